import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPath } from '../../scripts/packages.mjs';
import type { SeasonView, TournamentView } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { scores } from '../wire.ts';
import { type Hall, openHall, tokenOf } from './hall.fixture.ts';

/** What the guides tell people to type, typed: every block of shell commands, in a folder with nothing in it. */

const root = join(import.meta.dirname, '../..');
const shell = promisify(execFile);
let folder = '';
let hall: Hall;

/** Stands in for a program of the same name, so that the guides run wherever Node does. */
function stands(name: string, program: string): void {
  const path = join(folder, 'bin', name);
  writeFileSync(path, program);
  chmodSync(path, 0o755);
}

/** As much of curl as the guides use, for machines without it. */
const curl = `#!${process.execPath}
const headers = {}; let body, address, strict = false;
const args = process.argv.slice(2);
while (args.length > 0) {
  const arg = args.shift();
  if (arg === '-H') { const [name, value] = args.shift().split(/: /); headers[name] = value; }
  else if (arg === '-d') {
    body = args.shift();
    if (body.startsWith('@')) body = require('node:fs').readFileSync(body.slice(1), 'utf8');
  }
  else if (arg === '--fail-with-body') strict = true;
  else if (arg.startsWith('-')) { if (arg !== '-s') throw new Error('unknown: ' + arg); }
  else address = arg;
}
fetch(address, { headers, body, method: body === undefined ? 'GET' : 'POST' }).then(async (answer) => {
  process.stdout.write(await answer.text());
  if (strict && !answer.ok) process.exitCode = 22;
});
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiltyard-guides-'));
  mkdirSync(join(folder, 'bin'));
  if (!onPath('curl')) stands('curl', curl);
  stands('tiltyard', `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'bin/tiltyard.js')}' "$@"\n`);
  hall = await openHall();
});

afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The blocks of a guide in one language. */
const blocksIn = (path: string, language: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]+?)^ *\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );

async function typed(commands: string, environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ...environment,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
  };
  return (await shell('sh', ['-euc', commands], { cwd: folder, env })).stdout;
}

test('the guide to the API, with curl, from the first to the last line', async () => {
  const blocks = blocksIn('docs/api.md', 'sh');
  expect(blocks.length).toBeGreaterThan(6);
  // Who listens there writes down what comes, as it came.
  const deliveries: { headers: IncomingHttpHeaders; body: string }[] = [];
  const listening = createServer(async (request, answer) => {
    let body = '';
    for await (const piece of request) body += piece;
    deliveries.push({ headers: request.headers, body });
    answer.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const output = await typed(blocks.join('\n'), {
    SERVER: hall.server.url,
    TOKEN: tokenOf(hall.server.ownerLink),
    HOOK: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`,
  });
  expect(output).toMatch(/Ada/);
  expect(output).toMatch(/ausgelost|Los/);
  expect(output).toContain('"path":"/enter/r_');
  expect(output).toContain('"toMove":"white"');
  const { tournaments } = await hall.owner.client.tournaments();
  const called = (name: string) =>
    hall.owner.client.tournament(assertDefined(tournaments.find((one) => one.name === name)?.id, name));
  const { rounds } = await called('Spring Swiss');
  expect(rounds.map(({ state }) => state)).toEqual(['closed', 'draft']);
  expect(rounds[0]?.matches[0]?.outcome?.scores).toEqual([3, 5]);

  const { id } = await called('Spring Cup');
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  await hall.owner.send(id, { type: 'RecordOutcome', place, outcome: scores(1, 0) });
  await expect.poll(() => deliveries.length).toBeGreaterThan(0);
  listening.close();
  const [check = ''] = blocksIn('docs/api.md', 'js');
  const [, secret] = /"secret":"(whsec_[^"]+)"/.exec(output) ?? [];
  writeFileSync(
    join(folder, 'check.mjs'),
    `const { secret, headers, body } = JSON.parse(process.argv[2]);\n${check}\nconsole.log(isGenuine(headers, body, secret));`,
  );
  const verdict = async (given: object) =>
    (await shell(process.execPath, [join(folder, 'check.mjs'), JSON.stringify(given)])).stdout.trim();
  expect(await verdict({ secret, ...assertDefined(deliveries[0], 'message') })).toBe('true');
  expect(await verdict({ secret, ...assertDefined(deliveries[0], 'message'), body: '{}' })).toBe('false');
});

test('the commands of the README and of the page about them', async () => {
  writeFileSync(join(folder, 'names.txt'), 'Ana\nBen\nCy\nDee\n');
  writeFileSync(join(folder, 'results.txt'), 'r1.t2 2-5\n');
  const [readme = ''] = blocksIn('README.md', 'sh');
  const fewer = readme.replaceAll('bin/tiltyard.js', 'tiltyard').replace('--runs 1000', '--runs 10');
  expect(await typed(fewer)).toMatch(/Round 1 is published[\s\S]+40 players, 10 runs/);
  const [commands = ''] = blocksIn('docs/cli.md', 'sh');
  expect(await typed(commands)).toMatch(/Round 2 is published/);
});

test('a server for a site, as the page about running it starts one', async () => {
  const [start = ''] = blocksIn('docs/operations.md', 'sh');
  const serving = promisify(execFile)(
    'sh',
    ['-euc', `exec ${start.trim().replace('TILTYARD_HOST', 'env TILTYARD_HOST')} --port 0`],
    {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
    },
  );
  const { child } = serving;
  let output = '';
  child.stdout?.on('data', (piece) => {
    output += piece;
  });
  await expect.poll(() => output).toContain('https://cup.example/enter/o_');
  child.kill('SIGTERM');
  await serving;
});

test('the evening with a text editor', async () => {
  const [begin = '', goOn = ''] = blocksIn('docs/text-evening.md', 'sh');
  const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eli', 'Flo', 'Gus', 'Hal', 'Ida'];
  writeFileSync(join(folder, 'names.txt'), names.join('\n'));
  await typed(begin);
  const { players, rounds } = JSON.parse(await typed('tiltyard show evening.json --json')) as TournamentView;
  const nameOf = (id: string) =>
    assertDefined(
      players.find((player) => player.id === id),
      id,
    ).name;
  for (const { seats } of assertDefined(rounds[0], 'round').matches) {
    expect(readFileSync(join(folder, 'sheet.txt'), 'utf8')).toContain(nameOf(assertDefined(seats[0], 'seat')));
  }
  const line = (seats: readonly string[]) => seats.map((id, at) => `${nameOf(id)} ${50 - 8 * at}`).join(', ');
  const filledIn = assertDefined(rounds[0], 'round').matches.map(({ seats }) => line(seats));
  writeFileSync(join(folder, 'sheet.txt'), filledIn.join('\n'));
  const output = await typed(goOn);
  for (const name of names) expect(output).toContain(name);
});

test('[CL-17] the season in a text editor', async () => {
  const [play = '', table = '', files = ''] = blocksIn('docs/text-season.md', 'sh');
  const [rules = ''] = blocksIn('docs/text-season.md', 'json');
  writeFileSync(join(folder, 'names.txt'), ['Ana', 'Ben', 'Cy', 'Dee'].join('\n'));
  rmSync(join(folder, 'evening.json'), { force: true });
  writeFileSync(join(folder, 'season.json'), rules);
  await typed(play);
  const output = await typed(table);
  expect(output).toMatch(/Winter 2026\nPlace +Name +Points +First evening +Last evening \(running\)/);
  expect(output).toMatch(/Rating +Name +Games/);
  await typed(files);
  const { rows, provisional } = JSON.parse(readFileSync(join(folder, 'season-table.json'), 'utf8')) as SeasonView;
  expect(provisional).toBe(true);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Ben', 'Cy', 'Dee']);
  const best = assertDefined(rows[0], 'row');
  const sum = best.cells.reduce((points, cell) => points + (cell?.points ?? 0) + (cell?.attendance ?? 0), 0);
  expect(sum).toBe(best.points);
  expect(readFileSync(join(folder, 'season.csv'), 'utf8')).toContain(`1,"${best.name}",${best.points},`);
  expect(readFileSync(join(folder, 'season.html'), 'utf8')).toContain(`<bdi>${best.name}</bdi>`);
});

test('taking over an event, with the file of the guide, on the command line and through the API', async () => {
  const [begin = '', goOn = '', send = ''] = blocksIn('docs/take-over.md', 'sh');
  const begun = await typed(begin);
  expect(begun).toContain('Made open.json');
  expect(begun).not.toMatch(/Olsen, Bo (\(|has)/); // DK-33: nothing of his half-point bye is lost
  const output = await typed(goOn);
  expect(output).toMatch(/Round 4/);
  expect(output).toMatch(/1 +p1 +Hansen, Ase +2510 +in +2½/);
  const answer = await typed(send, { SERVER: hall.server.url, TOKEN: tokenOf(hall.server.ownerLink) });
  const { id, notes } = JSON.parse(answer) as { id: string; notes: { code: string }[] };
  expect(notes.map(({ code }) => code)).toContain('left-last');
  expect((await hall.owner.client.tournament(id)).rounds.map(({ state }) => state)).toEqual([
    'closed',
    'closed',
    'published',
  ]);
});
