import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { until } from '../until.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';
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

test('[GR-18] who makes no first move forfeits the game; for the one who moves second, from the first move on', async () => {
  const db = `sqlite:${folder.path('no-show.db')}`;
  const first = await openHall({ db });
  const id = await first.owner.create('Slow Cup', 'groups', { groupSize: 2, noShow: DAY, autoAdvance: false });
  await first.owner.send(id, { type: 'AddPlayers', players: names(2) });
  await first.owner.send(id, { type: 'Start' });
  await first.owner.send(id, { type: 'PairRound' });
  await first.owner.send(id, { type: 'PublishRound', round: 1 });
  const [untouched, moved] = openGames(await first.owner.client.tournament(id));
  const gameOf = (open: typeof moved) => assertDefined(open?.match.games[open.place.game - 1], 'game');
  const shown = await first.owner.client.clock(id, gameOf(untouched).id);
  const { beginBy, left } = assertDefined(shown.clock, 'clock');
  expect(beginBy).toBe(shown.now + left.black - 2 * DAY);
  const press = (seq: number, side: 'white' | 'black') =>
    ({ seq, id: `m${seq}`, press: { kind: 'move', side } }) as const;
  const address = `/api/tournaments/${id}/games/${gameOf(moved).id}`;
  const one = await first.owner.client.post<typeof shown>(`${address}/presses`, press(0, 'black'));
  expect(assertDefined(one.clock?.beginBy, 'limit')).toBeGreaterThan(assertDefined(beginBy, 'limit'));
  await first.close();

  // A day on the attacker of the other game has not come; the defender of this one answers in time.
  vi.useFakeTimers({ toFake: ['Date'], now: assertDefined(one.clock?.beginBy, 'limit') - 1_000 });
  const again = await openHall({ db });
  const open = async () => openGames(await again.owner.client.tournament(id));
  const two = await again.owner.client.post<typeof shown>(`${address}/presses`, press(1, 'white'));
  expect(two.clock?.beginBy).toBeUndefined();
  vi.setSystemTime(assertDefined(one.clock?.beginBy, 'limit') + 1_000);
  await until(async () => (await open()).length === 1);
  expect((await open()).map(({ match }) => match.id)).toEqual([moved?.match.id]);
  const { entries } = await again.owner.client.entries(id);
  const loser = assertDefined(untouched, 'game').match.seats.indexOf(assertDefined(gameOf(untouched).black, 'black'));
  expect(assertDefined(entries.at(-1), 'entry')).toMatchObject({
    by: 'clock',
    command: { type: 'RecordOutcome', completedAt: beginBy, outcome: { kind: 'forfeit', seats: [loser] } },
  });
  await again.close();
});
