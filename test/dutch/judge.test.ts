import { expect, test } from 'vitest';
import { DutchReplay } from '../../src/engine/formats/dutch/replay.ts';
import type { ReportedPair, ReportedRound } from '../../src/engine/tournament/index.ts';
import { type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { type Judged, judged, type Verdict } from './judge.ts';

/** DU-4: random events with all that can happen, each round paired by the engine and by looking at every pairing there is. */

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Past extends Pick<Mutable<Judged>, 'number' | 'score' | 'mayHaveBye'> {
  readonly colours: ('w' | 'b')[];
  readonly met: Set<number>;
  readonly floats: ('down' | 'up' | undefined)[];
  /** From their first round to their last. */
  readonly from: number;
  readonly until: number;
}

const pastOf = (chance: Chance, number: number, rounds: number): Past => {
  const isLate = chance.below(8) === 0;
  const leaves = chance.below(8) === 0;
  return {
    number,
    score: 0,
    mayHaveBye: true,
    colours: [],
    met: new Set(),
    floats: [],
    from: isLate ? 1 + chance.below(rounds) : 0,
    until: leaves ? 1 + chance.below(rounds) : rounds,
  };
};

const RESULTS = [
  { points: [2, 0], isPlayed: true },
  { points: [2, 0], isPlayed: true },
  { points: [1, 1], isPlayed: true },
  { points: [1, 1], isPlayed: true },
  { points: [0, 2], isPlayed: true },
  { points: [0, 2], isPlayed: true },
] as const;
const FORFEITS = [
  { points: [2, 0], isPlayed: false },
  { points: [0, 2], isPlayed: false },
  { points: [0, 0], isPlayed: false },
] as const;

function play(pasts: readonly Past[], { pairs, byes }: ReportedRound): void {
  const before = new Map(pasts.map(({ number, score }) => [number, score]));
  const find = (number: number): Past => pasts[number - 1] as Past;
  for (const past of pasts) past.floats.push(undefined);
  const floated = (past: Past, float: 'down' | 'up' | undefined) => past.floats.splice(-1, 1, float);
  for (const { white, black, points, isPlayed } of pairs) {
    for (const [own, mate, seat] of [[white, black, 0] as const, [black, white, 1] as const]) {
      const past = find(own);
      const ahead = (before.get(own) ?? 0) - (before.get(mate) ?? 0);
      past.score += points[seat];
      if (isPlayed) {
        past.colours.push(seat === 0 ? 'w' : 'b');
        past.met.add(mate);
        floated(past, ahead > 0 ? 'down' : ahead < 0 ? 'up' : undefined);
      } else if (points[seat] > 0) {
        past.mayHaveBye = false;
        floated(past, 'down');
      }
    }
  }
  for (const [number, { points }] of byes) {
    const past = find(number);
    past.score += points;
    if (points > 0) floated(past, 'down');
    if (points === 2) past.mayHaveBye = false;
  }
}

const textOf = ({ pairs, bye }: Verdict): string =>
  [...pairs.map(([white, black]) => `${white}-${black}`).sort(), bye === undefined ? '' : `(${bye})`].join(' ').trim();

interface Tried {
  rounds: number;
  unpairable: number;
  readonly differences: string[];
}

function tryEvent(name: string, largest: number, tried: Tried): void {
  const chance = chanceFrom(hashOf(name));
  const size = 4 + chance.below(largest - 3);
  const rounds = 3 + chance.below(Math.min(5, size - 2));
  const pasts = Array.from({ length: size }, (_, at) => pastOf(chance, at + 1, rounds));
  const forbidden = chance.below(4) === 0 ? [[1 + chance.below(size), 1 + chance.below(size)]] : [];
  const initialColour = chance.below(2) === 0 ? 'white' : 'black';
  const isRough = chance.below(2) === 0;
  const replay = new DutchReplay({
    numbers: pasts.map(({ number }) => number),
    rounds: [],
    plannedRounds: rounds,
    initialColour,
    forbidden: forbidden.map((numbers) => ({ first: 1, last: rounds, numbers })),
  });
  for (let round = 0; round < rounds; round++) {
    const there = pasts.filter(
      ({ from, until }) => from <= round && round < until && (!isRough || chance.below(9) > 0),
    );
    const requested = pasts
      .filter((past) => !there.includes(past))
      .map(({ number }) => [number, { points: chance.below(3) === 0 ? 1 : 0, isAllocated: false }] as const);
    const verdict = judged({
      players: there
        .map((past, index) => ({
          ...past,
          // DU-5: in round 1 the position among those paired.
          position: round === 0 ? index + 1 : past.number,
          met: new Set([...past.met, ...forbidden.flatMap((pair) => (pair.includes(past.number) ? pair : []))]),
          floats: [past.floats.at(-1), past.floats.at(-2)] as const,
          unplayed: round - past.colours.length,
        }))
        .sort((a, b) => b.score - a.score || a.number - b.number),
      initialColour: initialColour === 'white' ? 'w' : 'b',
      topscorersAbove: round === rounds - 1 ? round : undefined,
    });
    // Whom they meet is for both to say: the report of a round tells who is there.
    const numbers = there.map(({ number }) => number);
    const paired = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): ReportedPair => {
      return { white: numbers[2 * at] ?? 0, black: numbers[2 * at + 1] ?? 0, points: [0, 0], isPlayed: true };
    });
    const bye = numbers.length % 2 === 1 ? [[numbers.at(-1) ?? 0, { points: 2, isAllocated: true }] as const] : [];
    const drawn = replay.pair({ pairs: paired, byes: new Map(bye) });
    const ours: Verdict | undefined = drawn && {
      pairs: drawn.pairs.map(({ white, black }) => [numbers[white] ?? 0, numbers[black] ?? 0]),
      bye: drawn.bye === undefined ? undefined : numbers[drawn.bye],
    };
    tried.rounds++;
    const [one, two] = [ours, verdict].map((found) => (found ? textOf(found) : 'none'));
    if (one !== two) tried.differences.push(`${name}, round ${round + 1}: ${one}, not ${two}`);
    if (!ours) tried.unpairable++;
    if (!ours || one !== two) return;
    const given = ours.bye === undefined ? [] : [[ours.bye, { points: 2, isAllocated: true }] as const];
    const played: ReportedRound = {
      pairs: ours.pairs.map(([white, black]) => {
        const results = isRough && chance.below(6) === 0 ? FORFEITS : RESULTS;
        return { white, black, ...(results[chance.below(results.length)] as (typeof RESULTS)[0]) };
      }),
      byes: new Map<number, { points: 0 | 1 | 2; isAllocated: boolean }>([...requested, ...given]),
    };
    replay.play(played);
    play(pasts, played);
  }
}

/** Found by search: each needs the criterion that it is named after, which hardly any other event does. */
const TELLING: Readonly<Record<string, number>> = { C11: 959, C17: 7482, C19: 1349, C20: 4351, C21: 544 };

test('[DU-4] random small events: of all pairings there are, the engine takes the best', () => {
  const tried: Tried = { rounds: 0, unpairable: 0, differences: [] };
  const events = process.env.LONG === '1' ? 3_000 : 90;
  for (let event = 0; event < events; event++) tryEvent(`judge ${event}`, event % 10 === 0 ? 10 : 8, tried);
  for (const event of Object.values(TELLING)) tryEvent(`judge ${event}`, 10, tried);
  expect(tried.differences).toEqual([]);
  expect(tried.rounds).toBeGreaterThan(events * 2);
  expect(tried.unpairable).toBeGreaterThan(0);
});
