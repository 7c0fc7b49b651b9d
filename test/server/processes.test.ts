import { afterAll, beforeAll, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { newDatabase } from '../database.ts';
import { until } from '../until.ts';
import { names } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';
import { type ServerProcess, startProcess } from './process.fixture.ts';

let servers: readonly [ServerProcess, ServerProcess];
beforeAll(async () => {
  const db = await newDatabase();
  servers = await Promise.all([startProcess(db), startProcess(db)]);
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
});

test('[DK-10] desks on two processes at different tables never meet a conflict', async () => {
  const [a, b] = servers;
  const id = await a.owner.create('Two desks', 'groups', { groupSize: 4, base: 600_000, autoAdvance: false });
  await a.owner.send(id, { type: 'AddPlayers', players: names(16) });
  await a.owner.send(id, { type: 'Start' });
  await a.owner.send(id, { type: 'PairRound' });
  await a.owner.send(id, { type: 'PublishRound', round: 1 });
  const games = openGames(await a.owner.client.tournament(id));
  const answers = await Promise.all(
    games.map((game, at) =>
      (at % 2 === 0 ? a : b).owner.refusal(id, {
        type: 'RecordOutcome',
        place: game.place,
        outcome: outcomeOf('groups', game),
      }),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['ok']));
  expect(audit(formats, (await a.owner.client.entries(id)).entries).differences).toEqual([]);
});

test('[DK-19] one id sent to both processes at once is applied once', async () => {
  const [a, b] = servers;
  const id = await a.owner.create('Once', 'groups');
  await a.owner.send(id, { type: 'AddPlayers', players: names(4) });
  const answers = await Promise.all(
    [a, b, a, b, a, b].map(({ owner }) => owner.send(id, { type: 'CheckIn', players: ['p1'], present: true }, 'same')),
  );
  expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([3]));
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
});

test('two phones of one game on two processes see each other’s presses, each counted once', async () => {
  const [a, b] = servers;
  const id = await a.owner.create('Phones', 'hybrid', { base: 600_000 });
  await a.owner.send(id, { type: 'AddPlayers', players: names(2) });
  await a.owner.send(id, { type: 'Start' });
  await a.owner.send(id, { type: 'PairRound' });
  await a.owner.send(id, { type: 'PublishRound', round: 1 });
  const game = 'r1.t1.g1';
  const seen: number[][] = [[], []];
  const lines = [a, b].map(({ owner }, at) =>
    owner.client.liveGame(id, game, { onClock: ({ seq }) => void seen[at]?.push(seq) }),
  );
  await until(() => seen.every((seqs) => seqs.length > 0));
  await a.owner.client.press(id, game, { seq: 0, id: 'start', press: { kind: 'start' } });
  await until(() => seen.every((seqs) => seqs.at(-1) === 1));
  const move = { seq: 1, id: 'e4', press: { kind: 'move', side: 'white' } } as const;
  const answers = await Promise.all([a, b, a, b].map(({ owner }) => owner.problem(owner.client.press(id, game, move))));
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
  await until(() => seen.every((seqs) => seqs.at(-1) === 2));
  expect(await b.owner.client.press(id, game, move)).toMatchObject({ seq: 2, clock: { moves: { white: 1 } } });
  for (const line of lines) line.close();
});
