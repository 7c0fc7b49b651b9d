import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../until.ts';
import { names } from './hall.fixture.ts';
import { type ServerProcess, startBuilt } from './process.fixture.ts';

/** The program as people run it: what only the built one has is a thread for heavy work. */
let server: ServerProcess;

beforeAll(async () => {
  expect(existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))), 'npm run build first').toBe(
    true,
  );
  server = await startBuilt('memory:');
});
afterAll(() => server?.stop());

const list = (text: string) =>
  server.owner.raw('/api/player-lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

test('heavy work is done beside the loop, so much waits, and who comes then is told when to come again', async () => {
  const long = 'Kim\n'.repeat(20_000);
  const statuses = new Set<number>();
  // Thirty wait. Where the thread is quicker than this one, more are needed until somebody is told so.
  const refused = await until(async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => list(long)));
    for (const { status } of answers) statuses.add(status);
    return answers.find(({ status }) => status === 503);
  });
  expect(statuses).toEqual(new Set([200, 503]));
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await (await list('Kim;1500')).json()).toMatchObject({ players: [{ name: 'Kim', rating: 1500 }] });
  expect((await list('a\0')).status).toBe(400);
});

test('[DK-18] exports are made in the language that is asked for', async () => {
  const { owner } = server;
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
