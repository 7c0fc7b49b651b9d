import { expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { added, factsOf, paired, published, tableOfTwo } from '../given.fixture.ts';
import type { Game } from '../index.ts';
import { asTable, NO_PROPOSALS, playedGame, reopenedGame, roundWith, tableWith, withRounds } from './copies.ts';

const facts = factsOf(added('a', 'b', 'c', 'd'), paired(1, ['ab', 'cd']), published(1));
const [round] = facts.rounds;
if (!round) throw new Error('no round');

test('a drawn table is one that nobody has reported at yet, with all that was drawn', () => {
  const drawn = tableOfTwo('ab', 2, 7);
  for (const more of [{}, { group: 3 }, { bracketMatch: 4 }, { group: 3, bracketMatch: 4 }]) {
    expect(asTable({ ...drawn, ...more })).toEqual({ ...drawn, ...more, proposals: [] });
  }
});

test('a table keeps what is not said anew', () => {
  const table = tableWith({ ...tableOfTwo('ab', 2, 7), group: 3 }, [], NO_PROPOSALS, 50);
  expect(table).toEqual({ ...tableOfTwo('ab', 2, 7), group: 3, games: [], proposals: [], openedAt: 50 });
  expect(tableWith(table, [], [], 60).openedAt).toBe(60);
  expect(tableWith(table, [], []).openedAt).toBe(50);
});

test('facts and rounds keep every field that a copy does not change, whichever there are', () => {
  const every = Object.fromEntries(Object.keys(facts).map((name) => [name, name]));
  const copied = withRounds(every as unknown as typeof facts, [round], 7, 9);
  expect(copied).toEqual({ ...every, rounds: [round], recorded: 7, lastCompletedAt: 9 });
  expect(withRounds(facts, facts.rounds)).toEqual(facts);
  const whole = { ...round, ratings: { p1: { rating: 1500 } }, draw: undefined, publishedAt: 5 };
  expect(roundWith(whole, {})).toEqual(whole);
  const change = { state: 'closed', edition: 4, publishedAt: 8, tables: [], open: 0 } as const;
  expect(roundWith(whole, change)).toEqual({ ...whole, ...change });
});

test('[HK-11] a game that was played, or taken back, keeps what was planned and nothing else', () => {
  const start = { number: 518, fen: 'rnbqkbnr/8' };
  const white = { base: 60_000, increment: 0, bonusAt40: 0 } as const;
  const plans: readonly Game[] = [
    { kind: 'regular' },
    { kind: 'regular', white: 1, black: 0 },
    { kind: 'sudden-death', attempt: 2 },
    { kind: 'regular', start },
    { kind: 'armageddon', clock: { white, black: white } },
  ];
  const result = { outcome: outcome('1-0'), completedAt: 40, sequence: 1 };
  const first = { completedAt: 40, sequence: 1, reopenedAt: 50 };
  for (const plan of plans) {
    const contested = { ...plan, contested: outcome('0-1'), first };
    expect(playedGame(contested, result)).toEqual({ ...plan, recorded: result });
    expect(reopenedGame({ ...plan, recorded: result, contested: outcome('0-1') }, first)).toEqual({ ...plan, first });
  }
});
