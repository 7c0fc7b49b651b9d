import type { BracketRound, RoundNumber } from '../../kit/index.ts';
import type { PlayerId, Rating } from './model.ts';
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
  readonly round: BracketRound;
  /** As people call that round: “Round 3 · Quarter-finals”. */
  readonly label: Reason;
  readonly slots: readonly [Slot, Slot];
  /** The matches its players come from; none for seeds. */
  readonly from: readonly number[];
  readonly seeds: readonly [number | undefined, number | undefined];
  /** Void: nobody is left to play it. */
  readonly state: 'waiting' | 'open' | 'done' | 'walkover' | 'void';
  readonly winner?: PlayerId;
  /** Where it is played. */
  readonly at?: { readonly round: RoundNumber; readonly match: number };
  /** The format's own word for it, in the API: `round`, `final`, `third-place`, … */
  readonly purpose: string;
  /** What it is played for, where its round does not say so: “For third place”. */
  readonly title?: Reason;
  /** Beside the tree: nothing leads on from it, and it is drawn below the last match of its round. */
  readonly aside?: true;
  /** Where a bracket has more than one side, the one it is drawn on, and what people call that. */
  readonly side?: { readonly name: string; readonly label: Reason };
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

/** Everyone of a group against everyone, as far as it has been played. */
export interface CrossGroup {
  /** Absent where everyone is in one table (RR-6). */
  readonly group?: number;
  /** In order of standing. */
  readonly members: readonly {
    readonly player: PlayerId;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
    readonly score: Quantity;
    /** When the group was drawn. */
    readonly rating?: Rating;
    /** Undefined while it is played. */
    readonly wentOn?: boolean;
  }[];
  /** Member by member, what came out for the row against each column. */
  readonly cross: readonly (readonly CrossCell[])[];
}

/** One cell: the games of the row against the column; nobody plays themselves. */
export type CrossCell = { readonly kind: 'self' } | { readonly kind: 'games'; readonly games: readonly CrossGame[] };

export interface CrossGame {
  readonly match: string;
  /** As it is written: 1, ½, 0, – where nobody scored; empty while it is open. */
  readonly result: string;
}

/** The groups of a round (GR-13), or one for a whole tournament. */
export interface CrossTable {
  /** The round it belongs to; the newest where it is that of all rounds. */
  readonly round: RoundNumber;
  readonly groups: readonly CrossGroup[];
}

/** Points that add up towards a limit, round by round. */
export interface Bars {
  readonly limit: Quantity;
  /** The numbers of the rounds that count. */
  readonly rounds: readonly RoundNumber[];
  /** What players with an open game need at their tables. */
  readonly needs: readonly PlaceNeeded[];
}

/** The lowest unshared place, at a table of this many, that keeps a player under the limit. */
export interface PlaceNeeded {
  readonly player: PlayerId;
  readonly place: number;
  readonly seats: number;
}
