import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireOutcome } from '../../src/protocol/commands.ts';
import type { GameClock, Press } from '../../src/protocol/wire-clocks.ts';
import { openStore } from '../../src/store/index.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { openGames } from './playing.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => folder.remove());

const DAY = 86_400_000;
const HOUR = 3_600_000;

async function round(
  hall: Hall,
  base: number,
  increment: number,
  more: Readonly<Record<string, unknown>> = { gameClocks: 'by-hand' },
  players = 2,
): Promise<string> {
  const { owner } = hall;
  const id = await owner.create('Clock Cup', 'groups', {
    groupSize: 2,
    base,
    increment,
    autoAdvance: false,
    ...more,
  });
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

async function publication(hall: Hall, id: string) {
  const { entries } = await hall.owner.client.entries(id);
  const events = entries.flatMap((entry) => entry.events);
  const event = events.find((one) => one.type === 'RoundPublished');
  return event && { publishedAt: event.at };
}

const press = (person: Person, id: string, game: string, seq: number, what: Press['press'], pressId = `press-${seq}`) =>
  person.client.post<GameClock>(`/api/tournaments/${id}/games/${game}/presses`, { seq, id: pressId, press: what });

describe('[GR-2] game clocks', () => {
  test('flag by themselves: a game of 3 days + 6 hours ends at the right second, with a restart in between', async () => {
    const db = `sqlite:${folder.path('clock.db')}`;
    const first = await openHall({ db });
    const id = await round(first, 3 * DAY, 6 * HOUR);
    const { place, match } = assertDefined(openGames(await first.owner.client.tournament(id))[0], 'game');
    const game = assertDefined(match.games[place.game - 1], 'game');
    const started = await press(first.owner, id, game.id, 0, { kind: 'start' });
    const moved = await press(first.owner, id, game.id, 1, { kind: 'move', side: 'black' });
    await first.close();
    // The answer is a moment younger than the press.
    const out = moved.now + assertDefined(moved.clock, 'clock').left.white;

    const store = await openStore(db);
    const [deadline] = await store.deadlines.of(id);
    await store.close();
    expect(assertDefined(deadline, 'deadline').dueAt).toBe(out);
    expect(out - 3 * DAY).toBeGreaterThanOrEqual(started.now);
    // Three days and four hours pass while the server is off.
    vi.useFakeTimers({ toFake: ['Date'], now: out + 4 * HOUR });
    const again = await openHall({ db });
    await until(async () => openGames(await again.owner.client.tournament(id)).length === 1);
    const { entries } = await again.owner.client.entries(id);
    const flag = assertDefined(entries.at(-1), 'entry');
    expect(flag).toMatchObject({ by: 'clock', commandId: `flag-r1e1.t1.g${place.game}-2` });
    const loser = match.seats.indexOf(assertDefined(game.white, 'white'));
    expect(flag.command).toMatchObject({
      type: 'RecordOutcome',
      completedAt: out,
      outcome: { kind: 'scores', scores: match.seats.map((_, seat) => (seat === loser ? 0 : 1000)), onTime: true },
    });
    // The game was over then; the entry says when it was written, and a round that follows from it starts then.
    expect(flag.at).toBeGreaterThanOrEqual(out + 4 * HOUR);
    await again.close();
  });

  test('that start with the round run from its publication, and are started by nobody', async () => {
    const hall = await openHall();
    const id = await round(hall, DAY, 0, {});
    const { publishedAt } = assertDefined(await publication(hall, id), 'round');
    const clock = await hall.owner.client.clock(id, 'r1.t1.g1');
    expect(clock).toMatchObject({ seq: 0, clock: { running: true, toMove: 'black', moves: { white: 0, black: 0 } } });
    expect(assertDefined(clock.clock, 'clock').left.black).toBe(DAY - (clock.now - publishedAt));
    await expect(hall.owner.client.post(`/api/tournaments/${id}/rounds/1/start-games`)).rejects.toMatchObject({
      problem: { status: 422, code: 'clock-is-running' },
    });
    await expect(press(hall.owner, id, 'r1.t1.g1', 0, { kind: 'start' })).rejects.toMatchObject({
      problem: { status: 422, code: 'clock-is-running' },
    });
    const moved = await press(hall.owner, id, 'r1.t1.g1', 0, { kind: 'move', side: 'black' });
    expect(moved).toMatchObject({ seq: 1, clock: { toMove: 'white', moves: { black: 1 } } });
    expect(assertDefined(moved.clock, 'clock').left.white).toBeGreaterThan(DAY - HOUR);
    await hall.close();
  });

  test('the desk lists the games that will run out within a day, the first of them first', async () => {
    const db = `sqlite:${folder.path('near.db')}`;
    const first = await openHall({ db });
    const id = await round(first, 3 * DAY, 6 * HOUR, {}, 4);
    const { publishedAt } = assertDefined(await publication(first, id), 'round');
    expect((await first.owner.client.gamesRunningOut(id)).games).toEqual([]);
    const [moved, stopped, over, ...untouched] = openGames(await first.owner.client.tournament(id)).map((game) => ({
      ...game,
      view: assertDefined(game.match.games[game.place.game - 1], 'game'),
    }));
    await first.close();
    // Half a day before the time of those who have not moved is out.
    vi.useFakeTimers({ toFake: ['Date'], now: publishedAt + 2 * DAY + 12 * HOUR });
    const { owner, close } = await openHall({ db });
    const game = (one: typeof moved) => assertDefined(one?.view, 'game');
    await press(owner, id, game(moved).id, 0, { kind: 'move', side: 'black' });
    await press(owner, id, game(stopped).id, 0, { kind: 'pause' });
    const { place } = assertDefined(over, 'game');
    await owner.send(id, { type: 'RecordOutcome', place, outcome: scores(1, 0) });
    const { games } = await owner.client.gamesRunningOut(id);
    expect(games).toEqual(
      untouched.map(({ view }) => ({
        game: view.id,
        toMove: 'black',
        player: view.black,
        against: view.white,
        dueAt: publishedAt + 3 * DAY,
      })),
    );
    // Two and a half days on, the one that was moved in comes near: white has had three days since.
    vi.setSystemTime(publishedAt + 4 * DAY + 20 * HOUR);
    await until(async () => openGames(await owner.client.tournament(id)).length === 2);
    const { games: later } = await owner.client.gamesRunningOut(id);
    expect(later).toMatchObject([{ game: game(moved).id, toMove: 'white', player: game(moved).white }]);
    const clock = await owner.client.clock(id, game(moved).id);
    expect(assertDefined(later[0], 'game').dueAt).toBe(clock.now + assertDefined(clock.clock, 'clock').left.white);
    await close();
  });

  test('run out by themselves, and those of a round that publishes itself start then', async () => {
    const db = `sqlite:${folder.path('rounds.db')}`;
    const first = await openHall({ db });
    const id = await round(first, DAY, 0, { autoAdvance: true }, 4);
    const { publishedAt } = assertDefined(await publication(first, id), 'round');
    const [left, ...others] = openGames(await first.owner.client.tournament(id));
    // The same player wins each game of a group; one game is never begun.
    for (const { place, match } of others) {
      const [a = '', b = ''] = match.seats;
      const outcome = a < b ? scores(1, 0) : scores(0, 1);
      await first.owner.send(id, { type: 'RecordOutcome', place, outcome });
    }
    await first.close();
    const later = publishedAt + DAY + 5 * HOUR;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const second = await openHall({ db });
    await until(async () => (await second.owner.client.tournament(id)).rounds.length === 2);
    const { place, match } = assertDefined(left, 'game');
    const { entries } = await second.owner.client.entries(id);
    const black = match.seats.indexOf(assertDefined(match.games[0]?.black, 'black'));
    expect(entries.at(-1)).toMatchObject({
      commandId: `flag-r1e1.t${place.match}.g1-0`,
      command: {
        completedAt: publishedAt + DAY,
        outcome: { scores: match.seats.map((_, seat) => (seat === black ? 0 : 1000)), onTime: true },
      },
    });
    await second.close();
    const store = await openStore(db);
    const deadlines = await store.deadlines.of(id);
    await store.close();
    const next = assertDefined(deadlines.at(-1), 'deadline of round 2');
    expect(next.payload).toEqual({ round: 2, edition: 1 });
    expect(next.dueAt).toBeGreaterThanOrEqual(later + DAY);
  });

  test('a game that a correction opens again has its clock stopped; resumed, it goes on with what it had', async () => {
    const hall = await openHall();
    const id = await round(hall, HOUR, 0);
    await press(hall.owner, id, 'r1.t1.g1', 0, { kind: 'start' });
    const { place } = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const outcome: WireOutcome = scores(0.5, 0.5);
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome });
    const over = await hall.owner.client.clock(id, 'r1.t1.g1');
    await hall.owner.send(id, { type: 'RemoveOutcome', place, replaces: outcome, later: { kind: 'keep' } });
    const reopened = await hall.owner.client.clock(id, 'r1.t1.g1');
    expect(reopened.clock).toMatchObject({ running: false, stoppedBy: 'desk', left: over.clock?.left });
    const resumed = await press(hall.owner, id, 'r1.t1.g1', 1, { kind: 'resume' });
    expect(resumed.clock?.running).toBe(true);
    await hall.close();
  });

  test('a result by the desk stops the clock; taken back in time, it runs on and flags; all games start together', async () => {
    const hall = await openHall();
    const id = await round(hall, HOUR, 0);
    const start = `/api/tournaments/${id}/rounds/1/start-games`;
    const { started } = await hall.owner.client.post<{ started: string[] }>(start, { first: 'white' });
    expect(started).toEqual(['r1.t1.g1', 'r1.t2.g1']);
    expect((await hall.owner.client.post<{ started: string[] }>(start)).started).toEqual([]);
    const [one, other] = openGames(await hall.owner.client.tournament(id));
    const [kept, mistaken] = [assertDefined(one, 'game').place, assertDefined(other, 'game').place];
    const draw: WireOutcome = scores(0.5, 0.5);
    await hall.owner.send(id, { type: 'RecordOutcome', place: kept, outcome: draw });
    const { version } = await hall.owner.send(id, { type: 'RecordOutcome', place: mistaken, outcome: draw });
    const stopped = await hall.owner.client.clock(id, 'r1.t1.g1');
    expect(stopped).toMatchObject({ over: { winner: 'draw', onTime: false }, clock: { running: false } });
    await hall.owner.send(id, { type: 'Undo', version });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    await until(async () => openGames(await hall.owner.client.tournament(id)).length === 0);
    const { entries } = await hall.owner.client.entries(id);
    expect(entries.filter(({ by }) => by === 'clock').map(({ commandId }) => commandId)).toEqual(['flag-r1e1.t2.g1-1']);
    const later = await hall.owner.client.clock(id, 'r1.t1.g1');
    expect(later.clock?.left).toEqual(stopped.clock?.left);
    expect(await hall.owner.client.clock(id, 'r1.t2.g1')).toMatchObject({
      over: { winner: 'black', onTime: true },
      clock: { flag: 'white', left: { white: 0, black: HOUR } },
    });
    await hall.close();
  });
});
