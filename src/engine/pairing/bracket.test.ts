import { describe, expect, test } from 'vitest';
import { bracketOf, isPowerOfTwo, type PlannedMatch, type Source, sizeFor } from './bracket.ts';

const sourceText = (source: Source): string =>
  source.kind === 'seed' ? `${source.seed}` : `${source.kind === 'winner-of' ? 'W' : 'L'}${source.match}`;
const matchText = ({ match, sources: [one, other] }: PlannedMatch): string =>
  `${match}: ${sourceText(one)}v${sourceText(other)}`;
const bracketText = (size: number, thirdPlace = false): string[] =>
  bracketOf(size, thirdPlace).map((round) => round.map(matchText).join(' '));

const sizes = [2, 4, 8, 16, 32, 64, 128, 256, 512];

describe('the bracket', () => {
  test('[HK-18] the worked example with 16 comes out exactly', () => {
    expect(bracketText(16)).toEqual([
      '1: 16v1 2: 15v2 3: 14v3 4: 13v4 5: 12v5 6: 11v6 7: 10v7 8: 9v8',
      '9: W1vW8 10: W2vW7 11: W3vW6 12: W4vW5',
      '13: W12vW9 14: W11vW10',
      '15: W14vW13',
    ]);
  });

  test('[HK-15] match i is seed N+1−i as player1 against seed i, from 2 to 512', () => {
    for (const size of sizes) {
      const [first] = bracketOf(size, false);
      expect(first?.map(matchText)).toEqual(
        Array.from({ length: size / 2 }, (_, at) => `${at + 1}: ${size - at}v${at + 1}`),
      );
    }
  });

  test('[HK-16] first with last, second with second-last, numbered straight on, from 2 to 512', () => {
    for (const size of sizes) {
      const rounds = bracketOf(size, false);
      expect(rounds.flat().map(({ match }) => match)).toEqual(Array.from({ length: size - 1 }, (_, at) => at + 1));
      for (const [at, round] of rounds.slice(1).entries()) {
        const before = rounds[at]?.map(({ match }) => match) ?? [];
        expect(
          round.map(({ sources }) => sources.map((s) => Number(sourceText(s).slice(1))).sort((a, b) => a - b)),
        ).toEqual(round.map((_, index) => [before[index], before[before.length - 1 - index]]));
      }
    }
  });

  test('[HK-17] the winner of the earlier match is player1 in the second round, of the later one from the third on', () => {
    for (const size of sizes) {
      for (const [at, round] of bracketOf(size, false).slice(1).entries()) {
        for (const { sources } of round) {
          const [one, other] = sources.map((source) => Number(sourceText(source).slice(1))) as [number, number];
          expect(one < other).toBe(at === 0);
        }
      }
    }
  });

  test('[HK-19] third place is numbered after the final, the loser of the later semi-final first', () => {
    expect(bracketText(16, true).at(-1)).toBe('15: W14vW13 16: L14vL13');
    expect(bracketText(4, true)).toEqual(['1: 4v1 2: 3v2', '3: W1vW2 4: L2vL1']);
    expect(bracketText(2, true)).toEqual(['1: 2v1']);
    expect(bracketText(8)).toEqual(['1: 8v1 2: 7v2 3: 6v3 4: 5v4', '5: W1vW4 6: W2vW3', '7: W6vW5']);
  });

  test('[HK-19] each match says what it is for and where its players come from', () => {
    const purposes = bracketOf(8, true).map((round) => round.map(({ purpose }) => purpose));
    expect(purposes).toEqual([Array(4).fill('round'), ['round', 'round'], ['final', 'third-place']]);
    expect(bracketOf(2, false).flat()).toEqual([
      {
        match: 1,
        sources: [
          { kind: 'seed', seed: 2 },
          { kind: 'seed', seed: 1 },
        ],
        purpose: 'final',
      },
    ]);
    expect(bracketOf(4, true).at(-1)).toEqual([
      {
        match: 3,
        sources: [
          { kind: 'winner-of', match: 1 },
          { kind: 'winner-of', match: 2 },
        ],
        purpose: 'final',
      },
      {
        match: 4,
        sources: [
          { kind: 'loser-of', match: 2 },
          { kind: 'loser-of', match: 1 },
        ],
        purpose: 'third-place',
      },
    ]);
  });

  test('[KO-1] its size is the next power of two, at least two', () => {
    expect([0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 500, 512].map(sizeFor)).toEqual([
      2, 2, 2, 4, 4, 8, 8, 16, 16, 32, 512, 512,
    ]);
    const counts = Array.from({ length: 70 }, (_, at) => at - 2);
    expect(counts.filter(isPowerOfTwo)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });

  test('there is no bracket for what is no power of two', () => {
    for (const size of [0, 1, 3, 6, 12, 500]) expect(() => bracketOf(size, false)).toThrow(`No bracket for ${size}`);
  });
});
