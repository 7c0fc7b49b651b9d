import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { names, Person } from './hall.fixture.ts';

/** The program as people run it: what only the built one has is a thread for heavy work. */
const program = fileURLToPath(new URL('../../bin/tiltyard.js', import.meta.url));
const token = 'o_0123456789abcdefghijkl';
let url = '';
let stop: () => Promise<unknown>;

beforeAll(async () => {
  expect(existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))), 'npm run build first').toBe(
    true,
  );
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--host', '127.0.0.1', '--db', 'memory:'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TILTYARD_OWNER_TOKEN: token },
  });
  stop = () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return ended;
  };
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
    if (url !== '') break;
  }
});
afterAll(() => stop());

const list = (text: string) =>
  new Person(url, token).raw('/api/player-lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

test('heavy work is done beside the loop, so much waits, and who comes then is told when to come again', async () => {
  const long = 'Kim\n'.repeat(5_000);
  const answers = await Promise.all(Array.from({ length: 40 }, () => list(long)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2');
  expect(await (await list('Kim;1500')).json()).toMatchObject({ players: [{ name: 'Kim', rating: 1500 }] });
  expect((await list('a\0')).status).toBe(400);
});

test('[DK-18] exports are made in the language that is asked for', async () => {
  const owner = new Person(url, token);
  const id = await owner.create('Built', 'swiss', {}, { listed: true });
  await owner.send(id, { type: 'AddPlayers', players: names(4) });
  await owner.send(id, { type: 'Start' });
  const standings = (language: string) =>
    owner.raw(`/api/tournaments/${id}/export/standings.csv`, { headers: { 'accept-language': language } });
  const [english, german] = await Promise.all(['en', 'de'].map(async (one) => (await standings(one)).text()));
  expect(english).toContain('Player 4');
  expect(german).toContain('Player 4');
  expect(german?.split('\n')[0]).not.toBe(english?.split('\n')[0]);
});
