import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enginesHere } from '../../scripts/engines.mjs';
import { type RunningServer, serve } from '../../src/server/index.ts';
import { drawsByName } from '../chance.ts';
import { type Engine, openFirefox, openWebKit } from './engines.ts';
import { clientFor, longBracket } from './tournaments.ts';

/** docs/browsers.md: what matters most, in the engines that the other browser tests do not run in. */

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-engines-'));
let server: RunningServer;
let id: string;

beforeAll(async () => {
  const { TILTYARD_WEB: web } = process.env;
  const db = `sqlite:${join(folder, 'hall.db')}`;
  server = await serve({ host: '127.0.0.1', port: 0, db, ...(web && { web }) }, drawsByName);
  id = await longBracket(clientFor(server.url, server.ownerLink));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = { Firefox: openFirefox, WebKit: openWebKit };
const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

describe.each(enginesHere())('in %s', (name) => {
  let engine: Engine;
  const shows = (selector: string) =>
    expect
      .poll(() => engine.ask<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`), {
        message: selector,
      })
      .toBeGreaterThan(0);

  beforeAll(async () => {
    engine = await open[name]();
  });

  afterAll(() => engine.close());

  test('the desk takes a result by keyboard and opens its menu', async () => {
    await engine.resize(1280, 900);
    await engine.visit(server.ownerLink);
    await engine.visit(`${server.url}/t/${id}/desk/round`);
    await shows('.entry-row');
    const openTables = () => engine.ask<number>("document.querySelectorAll('.open-tables .chip').length");
    const before = await openTables();
    await expect.poll(() => engine.ask("document.activeElement.matches('.entry input')")).toBe(true);
    await engine.type('5 3\n');
    await expect.poll(openTables).toBe(before - 1);
    await engine.ask("document.querySelector('[aria-haspopup=menu]').click()");
    await shows('[role=menuitem]');
  });

  test('a phone sees tables, standings and why', async () => {
    await engine.resize(390, 844);
    await engine.visit(`${server.url}/t/${id}/tables`);
    await shows('h1');
    await shows('[popovertarget]');
    expect(await engine.ask<number>(wide)).toBeLessThanOrEqual(0);
    await engine.ask("document.querySelector('[popovertarget]').click()");
    await shows('.popover .why-list');
  });

  test('a name in the bracket stands in the middle of its line', async () => {
    await engine.resize(1280, 900);
    await engine.visit(`${server.url}/t/${id}/board`);
    await shows('[role=treeitem] .slot-name');
    const off =
      await engine.ask<number>(`Math.max(...[...document.querySelectorAll('[role=treeitem]')].flatMap((slot) => {
      const [box, name] = [slot, slot.querySelector('.slot-name')].map((part) => part?.getBoundingClientRect());
      return box && name ? [Math.abs(box.y + box.height / 2 - name.y - name.height / 2) / box.height] : [];
    }))`);
    expect(off).toBeLessThan(0.12);
  });

  test('the wall shows its tables', async () => {
    await engine.visit(`${server.url}/t/${id}/wall`);
    await shows('.wall .wall-player, .wall li, .wall td');
  });

  test('nothing was complained of', async () => {
    expect(engine.faults).toEqual([]);
  });
});
