import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom, drawKey } from '../../kit/index.ts';
import { backRank, drawPosition, startPosition } from './positions.ts';

const all = Array.from({ length: 960 }, (_, number) => number);
const chance = (name: string) => chanceFrom(drawKey('5e'.repeat(32), name));

test.each([
  [0, 'BBQNNRKR'],
  [1, 'BQNBNRKR'],
  [16, 'BBNQNRKR'],
  [96, 'BBQNRNKR'],
  [518, 'RNBQKBNR'],
  [534, 'RNBKQBNR'],
  [692, 'RBBQKNNR'],
  [959, 'RKRNNQBB'],
])('[HK-9] number %i is %s', (number, rank) => {
  expect(backRank(number)).toBe(rank);
});

test('[HK-9] runs of the published table come out in its order', () => {
  const first = 'BBQNNRKR BQNBNRKR BQNNRBKR BQNNRKRB QBBNNRKR QNBBNRKR QNBNRBKR QNBNRKRB QBNNBRKR QNNBBRKR QNNRBBKR';
  const later = 'BBRQKNNR BRQBKNNR BRQKNBNR BRQKNNRB RBBQKNNR RQBBKNNR RQBKNBNR RQBKNNRB RBQKBNNR RQKBBNNR RQKNBBNR';
  expect(all.slice(0, 11).map(backRank).join(' ')).toBe(first);
  expect(all.slice(688, 699).map(backRank).join(' ')).toBe(later);
});

test('[HK-9] the 960 numbers give 960 different positions of one king, one queen and two of each other piece', () => {
  expect(new Set(all.map(backRank)).size).toBe(960);
  for (const number of all) expect([...backRank(number)].sort().join('')).toBe('BBKNNQRR');
});

test('[HK-9] in all 960 the bishops stand on opposite colours and the king between the rooks', () => {
  for (const number of all) {
    const rank = backRank(number);
    expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1);
    expect(rank).toMatch(/R.*K.*R/);
  }
});

test('[HK-9] as FEN, black mirrors white', () => {
  expect(startPosition(518)).toEqual({
    number: 518,
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  });
  expect(startPosition(0).fen).toBe('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1');
});

test('[HK-9] drawn without repetition while 960 last, then from all of them again', () => {
  const used = new Set<number>();
  for (const round of all) used.add(drawPosition(chance(`round ${round}`), used).number);
  expect(used.size).toBe(960);
  expect(used).toContain(drawPosition(chance('round 961'), used).number);
});

test('[HK-9] what is left can all be drawn, and the same chance draws the same', () => {
  const used = new Set(all.filter((number) => number % 240 !== 7));
  const drawn = all.map((round) => drawPosition(chance(`${round}`), used).number);
  expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual([7, 247, 487, 727]);
  expect(drawPosition(chance('again'), used)).toEqual(drawPosition(chance('again'), used));
});

test('a number that is not one of the 960 is a defect', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 960 }), fc.constant(0.5)), (number) => {
      expect(() => backRank(number)).toThrow('Not a Chess960 number');
    }),
  );
});
