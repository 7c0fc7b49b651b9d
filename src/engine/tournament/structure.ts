import type { PlayerId } from './model.ts';
import type { Quantity } from './quantity.ts';
import type { Reason } from './reasons.ts';

/** The shape of a stage beyond its rounds, for drawing it. */

export type Slot =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'winner-of'; readonly match: number }
  | { readonly kind: 'loser-of'; readonly match: number }
  | { readonly kind: 'nobody' };

export interface BracketMatch {
  readonly match: number;
  /** Within the bracket, from 1. */
  readonly round: number;
  /** As people call that round: «Round 3 · Quarter-finals». */
  readonly label: Reason;
  readonly slots: readonly [Slot, Slot];
  /** The matches its players come from; none for seeds. */
  readonly from: readonly number[];
  readonly seeds: readonly [number | undefined, number | undefined];
  /** Void: nobody is left to play it. */
  readonly state: 'waiting' | 'open' | 'done' | 'walkover' | 'void';
  readonly winner?: PlayerId;
  /** Where it is played. */
  readonly at?: { readonly round: number; readonly match: number };
  readonly purpose: 'round' | 'final' | 'third-place';
}

/** One phase of a player: whom they met, what came out, what they had after it. */
export interface RacePhase {
  readonly round: number;
  readonly result: 'win' | 'draw' | 'loss' | 'bye' | 'open' | 'absent';
  readonly opponent?: PlayerId;
  readonly points: Quantity;
}

export interface RaceRow {
  readonly player: PlayerId;
  readonly points: Quantity;
  readonly matches: number;
  readonly byes: number;
  readonly phases: readonly RacePhase[];
  readonly seed?: number;
  /** The number of the phase, and the moment of the match. */
  readonly qualified?: { readonly phase: number; readonly at?: number };
  readonly dropped: boolean;
}

/** A race for a number of places. */
export interface Race {
  readonly places: number;
  readonly threshold: Quantity;
  readonly over: boolean;
  readonly rows: readonly RaceRow[];
}
