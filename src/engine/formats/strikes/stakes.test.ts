import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';

const stakes = (field: string, rounds: readonly string[], told?: Told) =>
  asked(strikesRulebook).stakes(history(field, rounds, told)) ?? [];

/** How the first open table can end, places in order of seat: “1 2 2” costs “0 18 18”. */
const endsOf = (field: string, rounds: readonly string[], told?: Told) =>
  stakes(field, rounds, told)[0]?.open[0]?.ends.map(({ finishes, gains }) => ({
    places: finishes
      .map((one) => (one.kind === 'place' ? `${one.place}${one.level > 1 ? '=' : ''}` : one.kind))
      .join(' '),
    strikes: gains.map((gain) => -gain).join(' '),
  }));

describe('[DK-29] what is at stake in a round', () => {
  test('[ST-1] who stays in: own strikes alone, one less than the level at most', () => {
    const [contest, ...more] = stakes('abcdef', ['a5 b4 c3 | d5 e4 f3', 'a b d | c5 e4 f3']);
    expect(more).toEqual([]);
    expect(contest).toMatchObject({
      goal: 'stay-in',
      round: 2,
      open: [{ round: 2, match: 1, table: 1, seats: ['a', 'b', 'd'] }],
      line: { kind: 'own', at: -34, lastOut: false },
    });
    // What the second table has cost already counts.
    expect(Object.fromEntries(contest?.points ?? [])).toEqual({ a: 0, b: -12, c: -24, d: 0, e: -24, f: -48 });
  });

  test('[ST-2] [ST-3] a table can end in every order, ties included', () => {
    const ends = endsOf('abc', ['a b c']);
    expect(ends).toHaveLength(13);
    expect(new Set(ends?.map(({ places }) => places)).size).toBe(13);
    const cost = new Map(ends?.map(({ places, strikes }) => [places, strikes]));
    expect(cost.get('1 2 3')).toBe('0 12 24');
    expect(cost.get('3 1 2')).toBe('24 0 12');
    expect(cost.get('1 2= 2=')).toBe('0 18 18');
    expect(cost.get('1= 3 1=')).toBe('6 24 6');
    expect(cost.get('1= 1= 1=')).toBe('12 12 12');
    expect(endsOf('abcd', ['a b c d'])).toHaveLength(75);
  });

  test('[ST-17] one who has left takes the last place', () => {
    expect(endsOf('abc', ['a b c'], { people: { b: { droppedAfter: 1 } } })).toEqual([
      { places: '1= 3 1=', strikes: '6 24 6' },
      { places: '1 3 2', strikes: '0 24 12' },
      { places: '2 3 1', strikes: '12 24 0' },
    ]);
  });

  test('[ST-14] whether everyone can go out in this round', () => {
    const lastOut = (rounds: readonly string[], eliminationAt: number, field = 'abcdef', told: Told = {}) => {
      const line = stakes(field, rounds, { ...told, config: { eliminationAt } })[0]?.line;
      return line?.kind === 'own' && line.lastOut;
    };
    // All three level costs 12 each; at 13 somebody is always left.
    expect(lastOut(['a b c'], 12, 'abc')).toBe(true);
    expect(lastOut(['a b c'], 13, 'abc')).toBe(false);
    // At both tables, or it is not everyone.
    expect(lastOut(['a b c | d e f'], 12)).toBe(true);
    expect(lastOut(['a5 b4 c3 | d e f'], 12)).toBe(false);
    expect(lastOut(['a5 b5 c5 | d e f'], 12)).toBe(true);
    expect(lastOut(['(a) | b c d e'], 12, 'abcde')).toBe(false);
    // Strikes from before count; one who has left is out whatever happens.
    expect(lastOut(['a5 b5 c5', 'a b c'], 24, 'abc')).toBe(true);
    expect(lastOut(['a5 b5 c5', 'a b c'], 25, 'abc')).toBe(false);
    // a, b and d could go with 36 each; of c with 12 and e with 24 at most one.
    const before = ['a5 b5 c5 | d5 e5 f5', 'a5 b5 d5 | c5 e4 f3'];
    expect(lastOut([...before, 'a b d | c e'], 36)).toBe(false);
    expect(lastOut(['a b c'], 6, 'abc', { people: { c: { droppedAfter: 1 } } })).toBe(true);
    expect(lastOut(['a b c'], 7, 'abc', { people: { c: { droppedAfter: 1 } } })).toBe(false);
  });

  test('[ST-15] in a final game who wins, or both', () => {
    const [contest] = stakes('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x y']);
    expect(contest).toMatchObject({ goal: 'win', round: 3, line: { kind: 'own', at: 1 } });
    expect(Object.fromEntries(contest?.points ?? [])).toEqual({ x: 0, y: 0 });
    expect(contest?.open.map(({ seats, ends }) => [seats, ends.map(({ gains }) => gains)])).toEqual([
      [
        ['x', 'y'],
        [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      ],
    ]);
  });

  test('nothing between rounds, before the first, or when it was ended', () => {
    expect(stakes('abc', [])).toEqual([]);
    expect(stakes('abc', ['a5 b4 c3'])).toEqual([]);
    expect(stakes('abc', ['a b c'], { ended: true })).toEqual([]);
  });
});

test('[ST-1] nobody needs a place before the first round, or when it was ended', () => {
  const needs = (rounds: readonly string[], told?: Told) =>
    asked(strikesRulebook).bars(history('abc', rounds, told)).needs;
  expect(needs([])).toEqual([]);
  expect(needs(['a b c'], { ended: true })).toEqual([]);
  const past = history('abc', ['a b c']);
  const draft = { ...past, rounds: past.rounds.map((round) => ({ ...round, state: 'draft' as const })) };
  expect(asked(strikesRulebook).bars(draft).needs).toEqual([]);
  expect(needs(['a b c'], { config: { eliminationAt: 12 } })).toEqual([
    { player: 'a', place: 1, seats: 3 },
    { player: 'b', place: 1, seats: 3 },
    { player: 'c', place: 1, seats: 3 },
  ]);
  expect(needs(['a5 b4 c3', 'a b c'], { config: { eliminationAt: 24 } })?.map(({ place }) => place)).toEqual([2, 1, 0]);
});
