import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportedEvent, ReportedRound } from '../../src/engine/tournament/index.ts';
import { assertDefined } from '../../src/kit/index.ts';

/**
 * DU-7: rounds that another program has paired. A line is a tournament: its number, everybody's half points at the end, then each
 * round. `3-6w`: number 3 with white won against number 6; d drawn, b black won, W and B won by forfeit, n neither came.
 * `41U`: number 41 had the allocated bye; H half a point, Z nothing.
 */
export interface RecordedPair {
  readonly white: number;
  readonly black: number;
  readonly result: string;
}

export interface RecordedRound {
  readonly pairs: readonly RecordedPair[];
  readonly byes: ReadonlyMap<number, string>;
}

export interface RecordedTournament {
  readonly name: string;
  readonly points: readonly number[];
  readonly rounds: readonly RecordedRound[];
}

export function readRecorded(): RecordedTournament[] {
  const lines = readFileSync(join(import.meta.dirname, 'rounds.txt'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [name = '', points = '', ...rounds] = line.split('|');
    return { name, points: points.split(' ').map(Number), rounds: rounds.map(readRound) };
  });
}

function readRound(text: string): RecordedRound {
  const pairs: RecordedPair[] = [];
  const byes = new Map<number, string>();
  for (const part of text.split(' ')) {
    const [, white, black, result = ''] = /^(\d+)-(\d+)(\w)$/.exec(part) ?? [];
    if (white !== undefined && black !== undefined) pairs.push({ white: Number(white), black: Number(black), result });
    else byes.set(Number.parseInt(part, 10), part.slice(-1));
  }
  return { pairs, byes };
}

const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  w: [2, 0],
  d: [1, 1],
  b: [0, 2],
  W: [2, 0],
  B: [0, 2],
  n: [0, 0],
};
const BYES: Readonly<Record<string, number>> = { U: 2, H: 1, Z: 0 };

/** As a report tells it. */
export const reportedRound = ({ pairs, byes }: RecordedRound): ReportedRound => ({
  pairs: pairs.map(({ white, black, result }) => ({
    white,
    black,
    points: assertDefined(WORTH[result], `worth of ${result}`),
    isPlayed: 'wdb'.includes(result),
  })),
  byes: new Map(
    [...byes].map(([number, kind]) => [
      number,
      { points: assertDefined(BYES[kind], `worth of ${kind}`), isAllocated: kind === 'U' },
    ]),
  ),
});

export const reportedEvent = ({ points, rounds }: RecordedTournament): ReportedEvent => ({
  numbers: points.map((_, at) => at + 1),
  rounds: rounds.map(reportedRound),
  plannedRounds: rounds.length,
});
