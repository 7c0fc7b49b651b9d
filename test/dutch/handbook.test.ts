import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pairDutchRound } from '../../src/engine/pairing/dutch.ts';
import { type Colour, preferenceOf } from '../../src/engine/pairing/dutch-colours.ts';
import { dutchDifference } from '../../src/engine/pairing/dutch-compare.ts';
import { floaterRows, otherRows } from '../../src/engine/pairing/dutch-criteria.ts';
import { type DutchField, type DutchPlayer, RankedField } from '../../src/engine/pairing/dutch-field.ts';
import { farScene } from '../../src/engine/pairing/dutch-scene.ts';
import { assertDefined, chanceFrom, hashOf } from '../../src/kit/index.ts';

const document = readFileSync(new URL('../../docs/formats/dutch.md', import.meta.url), 'utf8');

/** The criteria that a rule's table names in its first column: “C16, C17” are two. */
function criteriaOf(rule: string): string[] {
  const text = assertDefined(document.split(`- **${rule}** `)[1]?.split('\n- **')[0], rule);
  return text.split('\n').flatMap((line) => /^ {2}\| (C[^|]*)\|/.exec(line)?.[1]?.match(/C\d+/g) ?? []);
}

const player = (score: number, number: number, more: Partial<DutchPlayer> = {}): DutchPlayer => {
  const rest = { met: [], played: [], preference: preferenceOf([]), floats: [undefined, undefined] as const };
  return { score, number, ...rest, mayHaveBye: true, unplayed: 0, ...more };
};
const fieldOf = (...players: DutchPlayer[]): DutchField => ({
  players,
  initialColour: 'white',
  topscorersAbove: undefined,
});

test('[DU-1] every criterion of the document is a row in the table, in this order, and the other way round', () => {
  expect([...criteriaOf('DU-3'), ...criteriaOf('DU-4')]).toEqual(Array.from({ length: 21 }, (_, at) => `C${at + 1}`));
  // A bracket with somebody moved down, a bracket below, and a bye: each criterion can be asked.
  const field = new RankedField(fieldOf(player(4, 1), player(2, 2), player(2, 3), player(0, 4), player(0, 5)));
  const scene = farScene({ field, movedDown: [0], first: 1, below: 3, byeScore: 0 });
  const rows = [...floaterRows(scene), ...otherRows(scene, true)].map(({ criterion }) => criterion);
  expect([...new Set(rows)]).toEqual(criteriaOf('DU-4').filter((criterion) => !['C4', 'C5'].includes(criterion)));
});

test('[DU-1] C1 to C5 say which pairs there are: each is heeded before the quality of any', () => {
  const paired = (field: DutchField) => {
    const round = assertDefined(pairDutchRound(field), 'pairing');
    return round.pairs.map(({ white, black }) => [white, black].sort().join('-'));
  };
  // C1: numbers 1 and 3 have met.
  const four = [player(2, 1, { met: [2] }), player(2, 2), player(2, 3, { met: [0] }), player(2, 4)];
  expect(paired(fieldOf(...four))).toEqual(['0-3', '1-2']);
  // C2: the last has had a bye. C5: then the one with the fewest points.
  const bye = pairDutchRound(fieldOf(player(4, 1), player(2, 2), player(0, 3, { mayHaveBye: false })))?.bye;
  expect(bye).toBe(1);
  const reported = { pairs: [{ white: 1, black: 2 }], bye: 0 };
  const three = fieldOf(player(4, 1), player(2, 2), player(0, 3, { mayHaveBye: false }));
  expect(dutchDifference(three, reported)?.criterion).toBe('C5');
  // C3: two who must both have white.
  const blacks = preferenceOf(['black', 'black']);
  const absolute = { preference: blacks, played: ['black', 'black'] as const };
  // With the same score, and yet both must float: C6 and C12 alone would have them meet.
  expect(paired(fieldOf(player(4, 1, absolute), player(4, 2, absolute), player(2, 3), player(2, 4)))).toEqual([
    '0-2',
    '1-3',
  ]);
  // C4: numbers 3 and 4 have met, so the upper two may not meet, though they have the same score.
  expect(paired(fieldOf(player(4, 1), player(4, 2), player(0, 3, { met: [3] }), player(0, 4, { met: [2] })))).toEqual([
    '0-2',
    '1-3',
  ]);
});

/** Rounds of a whole event with random results, and how often the draw looks at a pair of players: no clock. */
function looksIn(players: number, rounds: number): number {
  const chance = chanceFrom(hashOf(`looks ${players}`));
  const careers = Array.from({ length: players }, () => ({ score: 0, met: [] as number[], played: [] as Colour[] }));
  let most = 0;
  for (let round = 0; round < rounds; round++) {
    let looks = 0;
    const field = careers.map(({ score, met, played }, index): DutchPlayer => {
      const preference = preferenceOf(played);
      const counted = player(score, index + 1, { met: [...met], played: [...played] });
      return Object.defineProperty(counted, 'preference', {
        get: () => {
          looks++;
          return preference;
        },
      });
    });
    const { pairs } = assertDefined(pairDutchRound(fieldOf(...field)), 'pairing');
    for (const { white, black } of pairs) {
      const [one, other] = [assertDefined(careers[white], 'white'), assertDefined(careers[black], 'black')];
      one.met.push(black);
      other.met.push(white);
      one.played.push('white');
      other.played.push('black');
      const result = chance.below(3);
      one.score += result;
      other.score += 2 - result;
    }
    most = Math.max(most, looks);
  }
  return most;
}

test('[DU-8] a round looks at each pair of players a bounded number of times, however many there are', () => {
  for (const players of [20, 60, 180]) expect(looksIn(players, 7) / (players * players)).toBeLessThan(7);
});
