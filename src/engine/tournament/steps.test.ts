import { describe, expect, test } from 'vitest';
import { outcome } from '../../../test/hall.ts';
import { added, factsOf, paired, published, recorded } from './given.fixture.ts';
import { type Event, finishRound, openTables, refusal, wait } from './index.ts';

const base = [added('a', 'b', 'c', 'd'), paired(1, ['ab', 'cd']), published(1)];
const moved: Event = { type: 'MatchMoved', round: 1, match: 2, table: 7 };
const [one, two] = [recorded(1, 1, outcome('1-0'), 5), recorded(1, 2, outcome('1-0'), 6)];
const roundAfter = (...events: Event[]) => factsOf(...base, moved, ...events).rounds[0];

describe('before another round is drawn', () => {
  test('all results of the last one are in: it says how many are missing, and at which tables', () => {
    const open = roundAfter(one);
    expect(open && openTables(open)).toEqual([7]);
    for (const closesItself of [true, false]) {
      expect(finishRound(open, closesItself)).toEqual(wait(refusal('tables-open', { round: 1, open: 1, tables: [7] })));
    }
  });

  test('a table whose match goes on is open, though games of it are in', () => {
    const more: Event = { type: 'GameAdded', round: 1, match: 1, game: { kind: 'regular' } };
    const round = roundAfter(one, two, more);
    expect(round && openTables(round)).toEqual([1]);
  });

  test('it is closed, by itself or by the desk', () => {
    const complete = roundAfter(one, two);
    expect(finishRound(complete, true)).toEqual({ kind: 'close-round', round: 1 });
    expect(finishRound(complete, false)).toEqual({
      kind: 'wait',
      why: { code: 'round-not-closed', details: { round: 1, open: 0 } },
    });
  });

  test('nothing, where it is closed or there is none', () => {
    expect(finishRound(roundAfter(one, two, { type: 'RoundClosed', round: 1 }), false)).toBeUndefined();
    expect(finishRound(undefined, true)).toBeUndefined();
  });
});
