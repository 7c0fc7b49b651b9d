/**
 * DU-8: pairing one round by the Dutch system, whole events of nine rounds. Processor time.
 * Run with: npx tsx bench/engine/dutch.ts [players …]
 */
import { DutchReplay } from '../../src/engine/formats/dutch/replay.ts';
import type { ReportedPair, ReportedRound } from '../../src/engine/tournament/index.ts';
import { assertDefined, type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { busy, grows, median, numbersGiven, quick, short, table } from '../report.ts';

const ROUNDS = 9;
const EVENTS = quick ? 1 : 3;

/** Everybody is there; whom they meet is for the replay to say. */
function everybody(players: number): ReportedRound {
  const pairs = Array.from({ length: Math.floor(players / 2) }, (_, at): ReportedPair => {
    return { white: 2 * at + 1, black: 2 * at + 2, points: [0, 0], isPlayed: true };
  });
  const bye = [[players, { points: 2, isAllocated: true }]] as const;
  return { pairs, byes: new Map(players % 2 === 1 ? bye : []) };
}

/** One game in four is drawn; the lower number, who is the stronger, wins the others twice as often. */
function result(white: number, black: number, chance: Chance): readonly [number, number] {
  const drawn = chance.below(4) === 0;
  const isUpset = chance.below(3) === 0;
  return drawn ? [1, 1] : white < black === !isUpset ? [2, 0] : [0, 2];
}

/** What each round took. */
function play(players: number, chance: Chance): number[] {
  const there = everybody(players);
  const numbers = Array.from({ length: players }, (_, at) => at + 1);
  const replay = new DutchReplay({ numbers, rounds: [], plannedRounds: ROUNDS, initialColour: 'white' });
  return Array.from({ length: ROUNDS }, () => {
    const began = busy();
    const paired = assertDefined(replay.pair(there), 'pairing');
    const took = busy() - began;
    const pairs = paired.pairs.map((pair): ReportedPair => {
      const [white, black] = [pair.white + 1, pair.black + 1];
      return { white, black, points: result(white, black, chance), isPlayed: true };
    });
    const byes = paired.bye === undefined ? [] : [[paired.bye + 1, { points: 2, isAllocated: true }] as const];
    replay.play({ pairs, byes: new Map(byes) });
    return took;
  });
}

const rows: (string | number)[][] = [];
const points: [number, number][] = [];
for (const players of numbersGiven([100, 101, 500, 501, 1_000])) {
  // The first event is for the machine to learn it.
  play(Math.min(players, 200), chanceFrom(hashOf(`dutch ${players}`)));
  const times = Array.from({ length: EVENTS }, (_, event) =>
    play(players, chanceFrom(hashOf(`dutch ${players} ${event}`))),
  ).flat();
  const middle = median(times);
  points.push([players, middle]);
  rows.push([players, times.length, short(middle), short(Math.max(...times))]);
}
console.log(table(['players', 'rounds', 'ms, median', 'ms, most'], rows));
grows('The time', points);
