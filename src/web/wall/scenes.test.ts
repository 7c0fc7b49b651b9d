import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol/wire-views.ts';
import type { WallState } from '../../protocol/wire-wall.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';
import { scenesOf, shownFor } from './scenes.ts';

const speech = { language: 'en', t: (key: string) => key } as unknown as Speech;

const match = (table: number, group: number, seats: readonly string[]): MatchView =>
  ({
    id: `r2.t${table}`,
    number: table,
    table,
    group,
    seats,
    state: 'open',
    winners: [],
    games: [],
    why: [],
  }) as unknown as MatchView;

const view = (matches: readonly MatchView[]): Seen =>
  ({
    about: { status: 'running', forecast: true },
    players: [...new Set(matches.flatMap(({ seats }) => seats))].map((id) => ({ id, name: id })),
    rounds: [{ state: 'published', matches, byes: [] }],
    standings: [{ player: 'a', criteria: [] }],
    board: { kind: 'none' },
  }) as unknown as Seen;

const kinds = (matches: readonly MatchView[], held?: WallState['scene']) =>
  scenesOf(view(matches), speech, { portrait: false }, held).map(({ kind }) => kind);

test('[DK-14] [ST-5] a split round has its tables on the wall; one of groups has names, since each sits at several', () => {
  expect(kinds([match(1, 1, ['a', 'b', 'c']), match(2, 2, ['d', 'e', 'f'])])).toContain('tables');
  const round = [match(1, 1, ['a', 'b']), match(2, 1, ['b', 'c']), match(3, 1, ['c', 'a'])];
  expect(kinds(round)).not.toContain('tables');
  expect(kinds(round)).toContain('names');
});

test('[DK-14] [DK-29] the scene that the desk holds is there before it would come by itself', () => {
  const round = [match(1, 1, ['a', 'b']), match(2, 2, ['c', 'd'])];
  expect(kinds(round)).toEqual(['tables', 'names']);
  for (const held of ['playing', 'standings', 'forecast'] as const) expect(kinds(round, held)).toContain(held);
  const half = [...round, match(3, 3, ['e', 'f'])].map(
    (one, at) => ({ ...one, state: at < 2 ? 'done' : 'open' }) as const,
  );
  expect(kinds(half)).not.toContain('names');
  expect(kinds(half, 'names')).toContain('names');
});

test('[DK-14] with 512 players the wall comes round within three minutes, however many tables are in', () => {
  const cycle = (done: number) => {
    const matches = Array.from({ length: 256 }, (_, at) => ({
      ...match(at + 1, at + 1, [`first ${at}`, `second ${at}`]),
      state: at < done ? ('done' as const) : ('open' as const),
    }));
    const players = matches.flatMap(({ seats }) => seats);
    const everyone = { ...view(matches), standings: players.map((player) => ({ player, criteria: [] })) };
    return scenesOf(everyone as unknown as Seen, speech, { portrait: false }).reduce(
      (sum, one) => sum + shownFor(one),
      0,
    );
  };
  for (const done of [0, 1, 100, 128, 129, 200, 255]) expect(cycle(done), `${done} in`).toBeLessThanOrEqual(180_000);
});

test('[DK-14] before the start the wall also goes through who has entered', () => {
  const players = Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, name: `Player ${at}`, rating: 1500 + at }));
  const before = { ...view([]), players, rounds: [] } as unknown as Seen;
  expect(scenesOf(before, speech, { portrait: false }).map(({ kind }) => kind)).toEqual([
    'waiting',
    'entrants',
    'entrants',
  ]);
});

test('[DK-14] a page stays for 0.6 s a line, and never less than 8 s', () => {
  const seconds = (lines: number) => shownFor({ page: 1, pages: 1, lines }) / 1_000;
  expect([0, 8, 13, 14, 20, 33].map(seconds)).toEqual([8, 8, 8, 8.4, 12, 19.8]);
});
