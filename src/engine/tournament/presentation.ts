import type { Millis } from '../../kit/index.ts';
import type { PlayerId, Round, Table } from './model.ts';
import type { Quantity } from './quantity.ts';
import type { Reason } from './reasons.ts';
import type { History } from './rulebook.ts';
import type { Bars, BracketMatch, CrossTable, Race } from './structure.ts';

/** What a result means beyond who won: “Ana is out with 38”. */
export interface Meaning {
  readonly why: readonly Reason[];
  /** Something the desk should not overlook. */
  readonly notable: boolean;
}

/** How results are written. `label`: what a format calls the numbers that are entered, where “score” or “place” is not the word. */
export type ResultForm<Label = Reason> =
  /** 1–0, ½–½ or 0–1; `moves`: with the number of moves, if it is known (GR-14). */
  | { readonly kind: 'one-point'; readonly moves?: true }
  /** Whole numbers up to a target; `level` where both may have as many. */
  | { readonly kind: 'target'; readonly target: number; readonly level: boolean }
  /** A number per seat; `most`, where no seat can have more. */
  | { readonly kind: 'scores'; readonly best: 'highest' | 'lowest'; readonly most?: number; readonly label?: Label }
  | { readonly kind: 'places'; readonly label?: Label };

/** The sides of a game, where they are more than white and black; a reason, so that it can be worded in every language. */
export interface Sides<Label = Reason> {
  readonly white: Label;
  readonly black: Label;
  /** Who makes the first move. */
  readonly first: 'white' | 'black';
}

/** RR-1: a rest is no bye, though nobody is met in it either. */
export type ByeWorth = 'win' | 'draw' | 'nothing' | 'rest';

/** Points that add up over the rounds. */
export interface PointsCounted {
  /** Where the standings have the sum, with byes and whatever else the format adds; else that of the tallies. */
  readonly criterion?: string;
  /** Nought where the round gives none. */
  most(round: Round): Quantity;
}

/** What pages, exports and the server want to know of a stage; a rulebook answers as much of it as it has. */
export interface Presentation<Config = unknown, Sheet = unknown> {
  /** As people call it: “Round 1, phase 4”. A reason, so that it can be worded in every language. */
  label(history: History<Config>, round: Round): Reason;
  /** What the desk reads while a result is typed; undefined where it says no more than who won. */
  meaning(history: History<Config>, sheet: Sheet, table: Table): Meaning | undefined;
  /** The stage's picture, by its kind: a bracket, a race for places, cross tables, or bars that grow towards a limit. None: the standings say it all. */
  bracket(history: History<Config>, sheet: Sheet): readonly BracketMatch[];
  race(history: History<Config>, sheet: Sheet): Race;
  crossTables(history: History<Config>, sheet: Sheet): readonly CrossTable[];
  bars(history: History<Config>, sheet: Sheet): Bars;
  /** What people call that picture, where its kind does not say it: “Strikes”. */
  readonly board: Reason;
  /** RR-6: everyone is in one cross table, not in that of a group. */
  readonly oneTable: true;
  /** What a result looks like, for forms and for simulations; absent: a game of one point. */
  results(config: Config): ResultForm;
  /** The maximum number of players at a table; two by default. */
  seats(config: Config): number;
  /** The criterion that people follow, on the wall and beside a name; by default the first. */
  readonly headline: string;
  /** What a bye counts as in reports to others; by default a win. */
  bye(config: Config): ByeWorth;
  /** How long a round is meant to last, in milliseconds; nothing where rounds have no clock of their own. */
  roundTime(config: Config): Millis;
  /** DK-3: what the sides of a game are called and who moves first, where they are not white and black and it is not white. */
  sides(config: Config): Sides;
  /** GR-2: publishing a round starts the clock of each of its games. */
  startsClocks(config: Config): boolean;
  /** GR-18: how long a player may take for the first move of a game whose clock runs; nothing where the clock alone counts. */
  noShow(config: Config): Millis | undefined;
  /** GR-18: whom the desk is to be asked about, and how many games they have not turned up for. */
  absent(history: History<Config>, sheet: Sheet): ReadonlyMap<PlayerId, number>;
  /** DU-11: what FIDE's table of tournament types calls the system; nothing where it has no code. */
  fideSystem(config: Config): string;
  /** What its results add up to, and the most that a match of a round gives one player; absent where results are no points. */
  counts(config: Config): PointsCounted;
  /** Whether SetRounds means anything here (SW-5). */
  readonly countsRounds: boolean;
}
