import { afterAll, beforeAll, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { until } from '../until.ts';
import { folderFor, names, type Person } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { receiver } from './receiver.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(() => folder.remove());

async function published(owner: Person): Promise<string> {
  const id = await owner.create('Kill Cup', 'groups', { groupSize: 8, arrangement: 'balanced', base: 600_000 });
  await owner.send(id, { type: 'AddPlayers', players: names(32) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

test('what was acknowledged before kill -9 is there after the restart, and was told', async () => {
  const db = `sqlite:${folder.path('killed.db')}`;
  let server = await startProcess(db);
  const id = await published(server.owner);
  const game = await receiver();
  await server.owner.client.addWebhook(id, { url: game.url, topics: ['outcome.recorded'] });
  for (let round = 0; round < 2; round++) {
    const { owner } = server;
    const acknowledged: { game: string; version: number }[] = [];
    const games = openGames(await owner.client.tournament(id)).slice(0, 60);
    const entering = games.map(async (game) => {
      const command = { type: 'RecordOutcome', place: game.place, outcome: outcomeOf('groups', game) } as const;
      const { version } = await owner.send(id, command);
      acknowledged.push({ game: `r1.t${game.place.match}.g${game.place.game}`, version });
      if (acknowledged.length === 10 + 15 * round) void server.kill();
    });
    const answers = await Promise.allSettled(entering);
    await server.kill();
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(answers.some(({ status }) => status === 'rejected') || acknowledged.length === games.length).toBe(true);

    server = await startProcess(db);
    const view = await server.owner.client.tournament(id);
    const results = new Map(
      view.rounds.flatMap((one) => one.matches.flatMap((match) => match.games)).map((one) => [one.id, one.result]),
    );
    for (const { game } of acknowledged) expect(results.get(game), game).toBeDefined();
    const { entries } = await server.owner.client.entries(id);
    for (const { version } of acknowledged) expect(entries[version - 1]?.command.type).toBe('RecordOutcome');
    expect(audit(formats, entries).differences).toEqual([]);
  }
  // A crash neither loses nor invents a message; one may come twice, under the same id.
  const { entries } = await server.owner.client.entries(id);
  const recorded = entries.filter(({ command }) => command.type === 'RecordOutcome').map(({ version }) => version);
  const told = () => game.told.map(({ version }) => version);
  await until(() => told().length >= recorded.length);
  expect(told().sort((a, b) => a - b)).toEqual(recorded);
  game.close();
  await server.stop();
});
