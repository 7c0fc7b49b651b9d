import { describe, expect, test } from 'vitest';
import { chooseBye, isSurelyPairable, reasonOf } from './swiss-draw-bye.ts';

/** Who has met whom, from pairs written as words: “ab ac”. */
const metIn = (names: string, words = ''): number[][] => {
  const met: number[][] = [...names].map(() => []);
  for (const word of words === '' ? [] : words.split(' ')) {
    const [a, b] = [...word].map((name) => names.indexOf(name)) as [number, number];
    met[a]?.push(b);
    met[b]?.push(a);
  }
  return met;
};

/** Everybody has met everybody. */
const allMet = (names: string): number[][] =>
  [...names].map((_, a) => [...names].map((_, b) => b).filter((b) => b !== a));

describe('[SW-9] whether and why there is no pairing', () => {
  test('there surely is one while everyone has met fewer than half of the others', () => {
    expect(isSurelyPairable(6, metIn('abcdef', 'ab ac bd'))).toBe(true);
    expect(isSurelyPairable(6, metIn('abcdef', 'ab ac ad'))).toBe(false);
    expect(isSurelyPairable(4, metIn('abcd', 'ab cd'))).toBe(true);
    expect(isSurelyPairable(4, metIn('abcd', 'ab ac'))).toBe(false);
    expect(isSurelyPairable(2, metIn('ab'))).toBe(true);
    expect(isSurelyPairable(2, metIn('ab', 'ab'))).toBe(false);
  });

  test('a pairing that there is has no reason against it', () => {
    expect(reasonOf(metIn('abcd', 'ab ac'))).toEqual({ code: 'no-legal-pairing', islands: [], bridges: [], left: 0 });
  });

  test('three who can only be paired with the same one', () => {
    expect(reasonOf(metIn('abcd', 'ab ac bc'))).toEqual({
      code: 'no-legal-pairing',
      islands: [[0], [1], [2]],
      bridges: [3],
      left: 2,
    });
  });

  test('two families that have met each other, both odd', () => {
    const met = metIn('abcdef', 'ad ae af bd be bf cd ce cf');
    expect(reasonOf(met)).toEqual({
      code: 'no-legal-pairing',
      islands: [
        [0, 1, 2],
        [3, 4, 5],
      ],
      bridges: [],
      left: 2,
    });
  });
});

describe('[SW-12] who has the bye', () => {
  test('the first candidate, where everything can be paired', () => {
    expect(chooseBye(metIn('abc'), [2, 0, 1], false)).toEqual({ ok: true, value: 2 });
    expect(chooseBye(metIn('abcde', 'ab cd'), [4, 0], false)).toEqual({ ok: true, value: 4 });
  });

  test('the first whose absence leaves a pairing', () => {
    // Without c nobody is left for a and b but each other, and they have met.
    expect(chooseBye(metIn('abc', 'ab'), [2, 1, 0], false)).toEqual({ ok: true, value: 1 });
    expect(chooseBye(metIn('abc', 'ab'), [2, 0, 1], false)).toEqual({ ok: true, value: 0 });
  });

  test('nobody, where only others than those who may have it could leave a pairing', () => {
    const reason = { code: 'no-legal-pairing', islands: [[0], [1]], bridges: [2], left: 1 };
    expect(chooseBye(metIn('abc', 'ab'), [2], false)).toEqual({ ok: false, error: reason });
    expect(chooseBye(metIn('abc', 'ab'), [2], true)).toEqual({ ok: true, value: 2 });
  });

  test('nobody, where more than one would be left', () => {
    const draw = chooseBye(allMet('abc'), [0, 1, 2], false);
    expect(draw).toMatchObject({ ok: false, error: { left: 3 } });
    expect(chooseBye(allMet('abc'), [1, 0, 2], true)).toEqual({ ok: true, value: 1 });
  });

  test('somebody must be allowed it', () => {
    expect(() => chooseBye(metIn('abc'), [], false)).toThrow('Nobody may have the bye.');
  });
});
