import type { HalfPoints } from '../../kit/index.ts';

/** An event as a report tells it, by the players' numbers: for formats that can say whether it was paired by their rules. */
export interface ReportedEvent {
  readonly numbers: readonly number[];
  readonly rounds: readonly ReportedRound[];
  /** Who must not meet, from one round to another. */
  readonly forbidden?: readonly {
    readonly first: number;
    readonly last: number;
    readonly numbers: readonly number[];
  }[];
  /** How many there are to be: the last one may have rules of its own. */
  readonly plannedRounds: number;
  /** What the first who was paired in round 1 had, unless it is said. */
  readonly initialColour?: 'white' | 'black';
}

export interface ReportedRound {
  readonly pairs: readonly ReportedPair[];
  /** Everybody who had no opponent. */
  readonly byes: ReadonlyMap<number, ReportedBye>;
}

export interface ReportedPair {
  readonly white: number;
  readonly black: number;
  /** White's, then black's. */
  readonly points: readonly [HalfPoints, HalfPoints];
  /** A forfeit wasn't. */
  readonly isPlayed: boolean;
}

export interface ReportedBye {
  readonly points: HalfPoints;
  /** By the draw; others were asked for. */
  readonly isAllocated: boolean;
}

/** DU-10: a round that the rules pair differently. */
export interface RoundDifference {
  readonly round: number;
  /** By its number in the rules. */
  readonly criterion: string;
  /** As it should be, white first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye?: number;
}
