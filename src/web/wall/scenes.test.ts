import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol/wire-views.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';
import { scenesOf } from './scenes.ts';

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
    about: { status: 'running' },
    players: [...new Set(matches.flatMap(({ seats }) => seats))].map((id) => ({ id, name: id })),
    rounds: [{ state: 'published', matches, byes: [] }],
    standings: [],
    board: { kind: 'none' },
  }) as unknown as Seen;

const kinds = (matches: readonly MatchView[]) =>
  scenesOf(view(matches), speech, { portrait: false }).map(({ kind }) => kind);

test('[DK-14] [ST-5] a split round has its tables on the wall; one of groups has names, since each sits at several', () => {
  expect(kinds([match(1, 1, ['a', 'b', 'c']), match(2, 2, ['d', 'e', 'f'])])).toContain('tables');
  const round = [match(1, 1, ['a', 'b']), match(2, 1, ['b', 'c']), match(3, 1, ['c', 'a'])];
  expect(kinds(round)).not.toContain('tables');
  expect(kinds(round)).toContain('names');
});
