import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { openStore } from '../../src/store/index.ts';
import { newDatabase } from '../database.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';
import { type Receiver, receiver } from './receiver.fixture.ts';

const MINUTE = 60_000;
let folder: Awaited<ReturnType<typeof folderFor>>;
let halls: Hall[] = [];
let game: Receiver;
beforeAll(async () => {
  folder = await folderFor();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(halls.map((hall) => hall.close()));
  halls = [];
  game.close();
});
afterAll(async () => {
  await folder.remove();
});

const open = async (db: string): Promise<Hall> => {
  const hall = await openHall({ db });
  halls.push(hall);
  return hall;
};
const close = async (hall: Hall) => {
  halls = halls.filter((one) => one !== hall);
  await hall.close();
};

/** A published round, and a game server that hears of its time. */
async function round(hall: Hall): Promise<string> {
  game = await receiver();
  return roundFor(game, hall);
}

async function roundFor(told: Receiver, { owner }: Hall): Promise<string> {
  const id = await owner.create('Time Cup', 'swiss', {});
  told.secret = (await owner.client.addWebhook(id, { url: told.url, topics: ['round.time', 'round.closed'] })).secret;
  await owner.send(id, { type: 'AddPlayers', players: names(4) });
  await owner.send(id, { type: 'Start' });
  const { rounds } = await owner.client.tournament(id);
  if (rounds.length === 0) await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

const start = async (hall: Hall, id: string, duration: number): Promise<number> => {
  await hall.owner.send(id, { type: 'StartRoundClock', round: 1, duration });
  return endOf(hall, id);
};

const endOf = async (hall: Hall, id: string): Promise<number> => {
  const { clock } = await hall.owner.client.tournament(id);
  return assertDefined(clock?.since, 'running clock') + assertDefined(clock?.remaining, 'time');
};

/** The clock of this machine; that of the waiting is the true one. */
const itIs = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
const heard = () => until(() => game.told.length > 0);
/** The watch has looked again: a round of another tournament that was due last has been told, so whatever was due before has been. */
async function lookedAgain(hall: Hall): Promise<void> {
  const other = await receiver();
  const end = await start(hall, await roundFor(other, hall), MINUTE);
  itIs(end + MINUTE);
  await until(() => other.told.length > 0);
  other.close();
}

let files = 0;
const databases = [
  ['SQLite', async () => `sqlite:${folder.path(`${++files}.db`)}`],
  ['PostgreSQL', newDatabase],
] as const;

describe.each(databases)('[SW-15] when a round’s time runs out, on %s', (_, newDatabase) => {
  test('game servers are told, once, timed at the deadline, though the server was off then', async () => {
    const db = await newDatabase();
    const first = await open(db);
    const id = await round(first);
    const end = await start(first, id, 50 * MINUTE);
    await close(first);
    itIs(end + 20 * MINUTE);
    const again = await open(db);
    await heard();
    await lookedAgain(again);
    const { version } = await again.owner.client.tournament(id);
    expect(game.told).toEqual([
      { topic: 'round.time', tournament: id, version, at: end, data: { round: 1, edition: 1 } },
    ]);
    expect(game.signatures.every(({ given, right }) => given === right)).toBe(true);
    await close(again);
    await lookedAgain(await open(db));
    expect(game.told).toHaveLength(1);
  });

  test('a pause holds it up, added minutes put it off, and what comes after it is told after it', async () => {
    const hall = await open(await newDatabase());
    const id = await round(hall);
    const end = await start(hall, id, 50 * MINUTE);
    await hall.owner.send(id, { type: 'ExtendRoundClock', round: 1, by: 10 * MINUTE });
    itIs(end + MINUTE);
    await lookedAgain(hall);
    await hall.owner.send(id, { type: 'PauseRoundClock', round: 1 });
    itIs(end + 60 * MINUTE);
    await lookedAgain(hall);
    expect(game.told).toEqual([]);
    const later = await start(hall, id, MINUTE);
    itIs(later + MINUTE);
    await heard();
    expect(game.told).toMatchObject([{ topic: 'round.time', at: later }]);
    await hall.owner.send(id, { type: 'ExtendRoundClock', round: 1, by: 5 * MINUTE });
    const last = await endOf(hall, id);
    itIs(last + MINUTE);
    await until(() => game.told.length === 2);
    expect(game.told[1]).toMatchObject({ topic: 'round.time', at: last });
  });

  test('a clock that was undone, or whose round is closed, tells nothing', async () => {
    const db = await newDatabase();
    const hall = await open(db);
    const id = await round(hall);
    const { version } = await hall.owner.send(id, { type: 'StartRoundClock', round: 1, duration: MINUTE });
    await hall.owner.send(id, { type: 'Undo', version });
    const store = await openStore(db);
    expect(await store.deadlines.of(id)).toEqual([]);
    await store.close();
    const end = await start(hall, id, MINUTE);
    const view = await hall.owner.client.tournament(id);
    for (const { table } of view.rounds[0]?.matches ?? []) {
      const outcome = scores(5, 3);
      await hall.owner.send(id, {
        type: 'RecordOutcome',
        place: { round: 1, edition: 1, match: table, game: 1 },
        outcome,
      });
    }
    await hall.owner.send(id, { type: 'CloseRound', round: 1 });
    await heard();
    itIs(end + MINUTE);
    await lookedAgain(hall);
    expect(game.told.map(({ topic }) => topic)).toEqual(['round.closed']);
  });
});

test('[SW-15] two processes on one PostgreSQL tell it once', async () => {
  const db = await newDatabase();
  const [one, other] = [await open(db), await open(db)];
  const id = await round(one);
  const end = await start(other, id, 50 * MINUTE);
  itIs(end + MINUTE);
  await heard();
  await lookedAgain(one);
  expect(game.told).toMatchObject([{ topic: 'round.time', at: end }]);
});
