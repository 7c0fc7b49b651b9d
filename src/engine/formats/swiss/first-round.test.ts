import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../tournament/index.ts';
import { history, pairing, pairsOf, type Told } from './hall.fixture.ts';

/** Rated in the order of the alphabet, the first letter highest; “ad be” are to be kept apart. */
const rated = (field: string, apart: string): Told => ({
  config: { firstRound: 'rating' },
  people: Object.fromEntries([...field].map((id, at) => [id, { rating: { rating: 1000 - at } }])),
  keepApart: apart.split(' ').flatMap((pair) => {
    const [one, other] = [...pair];
    return one && other ? [[one, other] as const] : [];
  }),
});

/** Every pairing that comes out of some draws. */
const drawn = (field: string, apart: string): string[] => {
  const past = history(field, [], rated(field, apart));
  return [...new Set(Array.from({ length: 20 }, (_, seed) => pairsOf(pairing(past, seed))))].sort();
};

/** All pairs of a field but these. */
const allBut = (field: PlayerId, allowed: string): string =>
  [...field]
    .flatMap((one, at) => [...field.slice(at + 1)].map((other) => `${one}${other}`))
    .filter((pair) => !allowed.split(' ').includes(pair))
    .join(' ');

describe('[SW-10] [SW-11] the first round by rating, with players to be kept apart', () => {
  test.each([
    ['the next one below changes opponents', 'abcd', 'ac', ['a-d b-c']],
    ['for the last of the top half the one above', 'abcd', 'bd', ['a-d b-c']],
    ['the nearest who can: the second next', 'abcdef', 'ad ae', ['a-f b-e c-d']],
    ['upwards as well', 'abcdef', 'cf ce', ['a-f b-e c-d']],
    ['no neighbour who would then be in the same trouble', 'abcdef', 'ad bd', ['a-f b-e c-d']],
  ])('%s', (_, field, apart, pairs) => {
    expect(drawn(field, apart)).toEqual(pairs);
  });

  test('where no such change helps, the fewest broken pairs, and those stray least from the order', () => {
    // a can meet b or c alone; with c everyone is within one place of their opponent in order.
    expect(drawn('abcdef', 'ad ae af')).toEqual(['a-c b-e d-f']);
    // Only b is left for a, however far that is from the order.
    expect(drawn('abcdef', 'ac ad ae af')).toEqual(['a-b c-e d-f']);
    // Two pairings break nothing: a-f b-c d-e strays by 2, 2 and 2 places, the other by 2, 1 and 1.
    expect(drawn('abcdef', allBut('abcdef', 'ab bc ce de df af'))).toEqual(['a-b c-e d-f']);
    // Nobody may meet anybody: what is broken anyway is broken in order.
    expect(drawn('abcd', allBut('abcd', ''))).toEqual(['a-c b-d']);
  });

  test('each pairing says the ranks, the higher first', () => {
    const { tables } = pairing(history('abcdef', [], rated('abcdef', 'ad ae af')), 1);
    expect(tables.map(({ seats, why }) => [seats.join(''), why])).toEqual(
      [
        ['ac', { player: 'a', opponent: 'c', rank: 1, other: 3 }],
        ['be', { player: 'b', opponent: 'e', rank: 2, other: 5 }],
        ['df', { player: 'd', opponent: 'f', rank: 4, other: 6 }],
      ].map(([seats, figures]) => [seats, [{ rule: 'SW-10', code: 'top-half-against-bottom', figures }]]),
    );
  });

  test('who is rated 0 comes before the unrated; one of an odd number has the bye by lot', () => {
    const people = { c: { rating: { rating: 0 } }, d: { rating: { rating: 0 } } };
    const past = (field: string) => history(field, [], { config: { firstRound: 'rating' }, people });
    for (let seed = 0; seed < 10; seed++) {
      const even = pairing(past('abcd'), seed);
      expect(even.tables.map((table) => table.seats[0]).sort()).toEqual(['c', 'd']);
      expect(even).toMatchObject({ byes: [], byeReasons: [] });
    }
    const odd = pairing(past('abcde'), 1);
    expect(odd).toMatchObject({ kind: 'swiss', notes: [], byes: [expect.any(String)] });
    expect(odd.byeReasons).toEqual([{ rule: 'SW-12', code: 'bye-by-lot', figures: { player: odd.byes[0], among: 5 } }]);
    expect(odd.tables.flatMap((table) => table.seats)).not.toContain(odd.byes[0]);
  });
});

test('[SW-10] only round 1 goes by rating; drawn at random it says so', () => {
  const second = history('abcd', ['a-c 5-0, b-d 5-0'], rated('abcd', ''));
  expect(pairsOf(pairing(second, 1))).toBe('a-b c-d');
  for (const { why } of pairing(history('abcd'), 1).tables) {
    expect(why).toEqual([{ rule: 'SW-10', code: 'drawn-at-random', figures: {} }]);
  }
});
