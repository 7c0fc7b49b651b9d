import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { stored } from './stored.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;
let ids: readonly string[];

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const record = (id: string, table: number): Promise<unknown> => {
  const place = { round: 1, edition: 1, match: table, game: 1 };
  const command: WireCommand = { type: 'RecordOutcome', place, outcome: scores(5, 3) };
  // A tab that stands still could not say that it has nothing to send.
  return hall.clientMeanwhile().send(id, { commandId: newCommandId(), command });
};

const resultOf = async (id: string, table: number) =>
  (await hall.client().tournament(id)).rounds[0]?.matches[table - 1]?.games[0]?.result;

/** One browser with tabs at the desks of as many tournaments, over plain http, and which of them asks for live streams. */
async function openTabs(count: number, worker: boolean) {
  ids = await Promise.all(
    Array.from({ length: count }, (_, at) => swissEvening(hall.client(), `Tab ${at + 1}`, { players: 6 })),
  );
  const first = await hall.owner(hallName);
  if (!worker) {
    await first.context().addInitScript(() => {
      Reflect.deleteProperty(window, 'SharedWorker');
    });
  }
  const asked: Page[] = [];
  first.context().on('request', (request) => {
    if (request.url().includes('/api/live?')) asked.push(request.frame().page());
  });
  const tabs = [first];
  while (tabs.length < ids.length) tabs.push(await hall.tab(first));
  for (const [at, tab] of tabs.entries()) {
    await tab.goto(`/t/${ids[at]}/desk/round`);
    await stored(tab);
  }
  return { tabs, holder: () => assertDefined(asked.at(-1), 'tab that holds the connection') };
}

const shows = (tab: Page, table: number) => tab.locator(`#table-${table}`).getByText('5 – 3').waitFor();

async function enter(page: Page, text: string): Promise<void> {
  await page.locator('.entry-input').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** What others store is seen in every tab. */
async function allSee(tabs: readonly Page[], table: number): Promise<void> {
  const there = tabs.map((tab) => assertDefined(/\/t\/([\w-]+)\//.exec(tab.url())?.[1], 'tournament'));
  await Promise.all(there.map((id) => record(id, table)));
  await Promise.all(tabs.map((tab) => shows(tab, table)));
}

describe.each([
  { way: 'a shared worker', worker: true },
  { way: 'one of the tabs', worker: false },
])('[DK-22] eight tabs, one connection, held by $way', ({ worker }) => {
  test('a result typed in the first tab is stored, and every tab sees what others store', async () => {
    const before = await hall.liveStreams();
    const { tabs } = await openTabs(8, worker);
    const [first] = tabs;
    await expect.poll(() => hall.liveStreams()).toBe(before + 1);
    const guest = await hall.visitor(hallName);
    await guest.goto(`/t/${ids[0]}/tables`);
    await guest.getByText('playing').first().waitFor();
    const page = assertDefined(first, 'tab');
    await page.bringToFront();
    await enter(page, '1 5 3');
    await stored(page);
    expect(await resultOf(ids[0] ?? '', 1)).toBe('5-3');
    await guest.getByText('5–3').waitFor();
    await allSee(tabs, 2);
    // Two tabs at one tournament share, too.
    await assertDefined(tabs[7], 'tab').goto(`/t/${ids[0]}/desk/round`);
    await shows(assertDefined(tabs[7], 'tab'), 2);
    await record(ids[0] ?? '', 3);
    for (const tab of [page, assertDefined(tabs[7], 'tab')]) await shows(tab, 3);
    await expect.poll(() => hall.liveStreams()).toBe(before + 2);
    await page.context().close();
    await guest.context().close();
    await expect.poll(() => hall.liveStreams()).toBe(before);
    expect(hall.faults).toEqual([]);
  });
});

describe('[DK-22] the tab that holds the connection', () => {
  test('is closed: another takes over, and nothing is missed', async () => {
    const { tabs, holder } = await openTabs(4, false);
    const old = holder();
    const others = tabs.filter((tab) => tab !== old);
    await assertDefined(others[0], 'tab').bringToFront();
    await old.close();
    await allSee(others, 2);
    expect(others).toContain(holder());
    await assertDefined(others[0], 'tab').context().close();
  });

  test('is frozen: another takes over; the old one catches up when it thaws', async () => {
    const { tabs, holder } = await openTabs(4, false);
    const old = holder();
    const others = tabs.filter((tab) => tab !== old);
    await assertDefined(others[0], 'tab').bringToFront();
    const session = await old.context().newCDPSession(old);
    // Its thread stands still, as a frozen tab's does.
    await session.send('Debugger.enable');
    const frozen = new Promise((resolve) => session.once('Debugger.paused', resolve));
    await session.send('Debugger.pause');
    await frozen;
    // Within how many seconds is a matter of timers, which election.test.ts turns itself.
    await expect.poll(() => others.includes(holder())).toBe(true);
    await allSee(others, 2);
    await session.send('Debugger.resume');
    await session.send('Debugger.disable');
    await allSee([old], 3);
    await old.context().close();
  });
});
