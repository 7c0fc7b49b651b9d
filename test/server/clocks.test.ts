import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { certain } from '../../src/kit/index.ts';
import type { GameClock, Press } from '../../src/protocol/wire-clocks.ts';
import { openStore } from '../../src/store/index.ts';
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

async function round(hall: Hall, base: number, increment: number): Promise<string> {
  const { owner } = hall;
  const id = await owner.create('Clock Cup', 'groups', { groupSize: 2, base, increment, autoAdvance: false });
  await owner.send(id, { type: 'AddPlayers', players: names(2) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

const press = (person: Person, id: string, game: string, seq: number, what: Press['press'], pressId = `press-${seq}`) =>
  person.client.post<GameClock>(`/api/tournaments/${id}/games/${game}/presses`, { seq, id: pressId, press: what });

describe('[GR-2] game clocks', () => {
  test('run on the server, are pressed by each side at their own table, once', async () => {
    const hall = await openHall();
    const id = await round(hall, 600_000, 5_000);
    const { match } = certain(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const game = certain(match.games[0], 'game');
    const sides = [certain(game.white, 'white'), certain(game.black, 'black')];
    const [white, black] = await hall.owner.links(id, { role: 'player', players: sides });
    const [ofWhite, ofBlack] = [certain(white, 'white'), certain(black, 'black')];

    await press(ofWhite, id, game.id, 0, { kind: 'start' });
    const moved = press(ofBlack, id, game.id, 1, { kind: 'move', side: 'white' });
    expect(await ofBlack.problem(moved)).toBe('403 not-allowed');
    const after = await press(ofWhite, id, game.id, 1, { kind: 'move', side: 'white' }, 'first-move');
    expect(after.clock).toMatchObject({ toMove: 'black', running: true, moves: { white: 1, black: 0 } });
    expect(after.clock?.left.white).toBeGreaterThan(600_000);
    const repeat = await press(ofWhite, id, game.id, 1, { kind: 'move', side: 'white' }, 'first-move');
    expect(repeat.seq).toBe(2);
    const stale = press(ofWhite, id, game.id, 1, { kind: 'move', side: 'white' }, 'another');
    expect(await ofWhite.problem(stale)).toBe('409 clock-moved');
    const wrong = press(hall.owner, id, game.id, 2, { kind: 'move', side: 'white' });
    expect(await hall.owner.problem(wrong)).toBe('422 clock-refuses');
    expect(await hall.stranger.problem(press(hall.stranger, id, game.id, 2, { kind: 'pause' }))).toBe(
      '401 not-signed-in',
    );
    const seen = await hall.stranger.client.get<GameClock>(`/api/tournaments/${id}/games/${game.id}/clock`);
    expect(seen).toMatchObject({ seq: 2, clock: { toMove: 'black' } });
    await hall.close();
  });

  test('flag by themselves: a game of 3 days + 6 hours ends at the right second, with a restart in between', async () => {
    const db = `sqlite:${folder.path('clock.db')}`;
    const first = await openHall({ db });
    const id = await round(first, 3 * DAY, 6 * HOUR);
    const { place, match } = certain(openGames(await first.owner.client.tournament(id))[0], 'game');
    const game = certain(match.games[place.game - 1], 'game');
    const started = await press(first.owner, id, game.id, 0, { kind: 'start' });
    const moved = await press(first.owner, id, game.id, 1, { kind: 'move', side: 'white' });
    await first.close();

    const store = await openStore(db);
    const [deadline] = await store.deadlines.of(id);
    await store.close();
    expect(certain(deadline, 'deadline').dueAt).toBe(moved.now + 3 * DAY);
    // Three days and four hours pass while the server is off.
    vi.useFakeTimers({ toFake: ['Date'], now: moved.now + 3 * DAY + 4 * HOUR });
    const again = await openHall({ db });
    await vi.waitUntil(async () => openGames(await again.owner.client.tournament(id)).length === 1, {
      timeout: 20_000,
    });
    const { entries } = await again.owner.client.entries(id);
    const flag = certain(entries.at(-1), 'entry');
    expect(flag).toMatchObject({ by: 'clock', at: moved.now + 3 * DAY, commandId: `flag-r1e1.t1.g${place.game}-2` });
    const loser = match.seats.indexOf(certain(game.black, 'black'));
    expect(flag.command).toMatchObject({
      type: 'RecordOutcome',
      completedAt: moved.now + 3 * DAY,
      outcome: { kind: 'scores', scores: match.seats.map((_, seat) => (seat === loser ? 0 : 1000)) },
    });
    expect(started.now).toBeLessThanOrEqual(moved.now);
    await again.close();
  });

  test('a result by the desk stops the clock; all games of a round can be started together', async () => {
    const db = `sqlite:${folder.path('stop.db')}`;
    const hall = await openHall({ db });
    const id = await round(hall, 3_000, 0);
    const start = `/api/tournaments/${id}/rounds/1/start-games`;
    const { started } = await hall.owner.client.post<{ started: string[] }>(start, { first: 'black' });
    expect(started).toHaveLength(2);
    expect((await hall.owner.client.post<{ started: string[] }>(start)).started).toEqual([]);
    const [one] = openGames(await hall.owner.client.tournament(id));
    const { place } = certain(one, 'game');
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [500, 500] } });
    const store = await openStore(db);
    expect(await store.deadlines.of(id)).toHaveLength(1);
    await store.close();
    await vi.waitUntil(async () => openGames(await hall.owner.client.tournament(id)).length === 0, { timeout: 20_000 });
    const { entries } = await hall.owner.client.entries(id);
    expect(entries.filter(({ by }) => by === 'clock')).toHaveLength(1);
    await hall.close();
  });
});
