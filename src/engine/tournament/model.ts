import type { Millis, RoundNumber, Thousandths } from '../../kit/index.ts';
import type { Quantity } from './quantity.ts';
import type { Reason } from './reasons.ts';

/** The nouns of a tournament: who plays, where they sit, how it ended. Everything here is a fact or a draw, nothing is a conclusion. */

export type PlayerId = string;

/** In hundredths; volatility in millionths. */
export interface Rating {
  readonly rating: number;
  readonly deviation?: number;
  readonly volatility?: number;
}

/** From when to when somebody was there. */
export interface Stay {
  /** The number of rounds drawn before this player came in, or came back. */
  readonly after: number;
  /**
   * Dropped, since this many rounds were drawn; and how many were closed then: a place given up in mid-round is another
   * matter than one given up after it (HK-14).
   */
  readonly left?: { readonly after: number; readonly closed: number };
}

/** DK-33: what a round is worth that was announced to be missed, where the format knows such a bye. */
export type AnnouncedBye = 'nothing' | 'half' | 'full';

/** DK-33: rounds that a player said beforehand they would miss. */
export interface Absence {
  readonly from: RoundNumber;
  /** The last of them; without it until further notice. */
  readonly to?: RoundNumber;
  readonly bye: AnnouncedBye;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly club?: string;
  /** The figures on entry. Those of today are a conclusion where a format keeps live ratings (GR-11). */
  readonly rating?: Rating;
  /** Another program's name for this player, and words that it wants back: for the desk, never public. */
  readonly externalId?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly approved: boolean;
  readonly checkedIn: boolean;
  /** From the first entry on; `presence.ts` reads them. */
  readonly stays: readonly Stay[];
  readonly fixedTable?: number;
  /** DK-33: no round is in two of them; in order. `presence.ts` reads them. */
  readonly absences?: readonly Absence[];
}

/** What happened in one game, in seat order, never by colour. */
export type Outcome =
  /** One number per seat, in thousandths. `null` stands for a seat whose player left (ST-17). */
  | {
      readonly kind: 'scores';
      readonly scores: readonly (Thousandths | null)[];
      readonly onTime?: true;
      /** GR-14: how many moves the game took, where somebody entered it. */
      readonly moves?: number;
    }
  /** Places with ties, as in “1 2 2 4”. */
  | { readonly kind: 'places'; readonly places: readonly (number | null)[] }
  /** The seats that did not play; all of them: a double forfeit. */
  | { readonly kind: 'forfeit'; readonly seats: readonly number[] };

export interface SideClock {
  readonly base: Millis;
  readonly increment: Millis;
  readonly bonusAt40: Millis;
}

/** One game as it is announced. White and black are seats. */
export interface GamePlan {
  readonly kind: 'regular' | 'sudden-death' | 'armageddon';
  readonly attempt?: number;
  readonly white?: number;
  readonly black?: number;
  readonly clock?: { readonly white: SideClock; readonly black: SideClock };
  readonly start?: { readonly number: number; readonly fen: string };
}

/** What most tables play. One list for all of them: it is written down once. */
export const ONE_GAME: readonly GamePlan[] = [{ kind: 'regular' }];

/** HK-11: when a game was completed. A result that is corrected, or taken back and entered again, keeps its first time. */
export interface Completed {
  readonly completedAt: Millis;
  /** Counts first recordings: equal times go in the order in which they were recorded. */
  readonly sequence: number;
}

export interface Recorded extends Completed {
  readonly outcome: Outcome;
  /** When it arrived, where a device had it more than a minute before. */
  readonly arrivedAt?: Millis;
}

export interface Game extends GamePlan {
  readonly recorded?: Recorded;
  /** Of a result that was taken back, and when that was: from then on its clock stands still (GR-2). */
  readonly first?: (Completed & { readonly reopenedAt: Millis }) | undefined;
  /** DK-10: what another desk has for it, until one of the two is chosen. */
  readonly contested?: Outcome;
}

/** A table as it is drawn. One seat and no game: a walkover. */
export interface TablePlan {
  readonly seats: readonly PlayerId[];
  readonly group?: number;
  /** The number that a bracket gives the match. */
  readonly bracketMatch?: number;
  readonly games: readonly GamePlan[];
  readonly why: readonly Reason[];
}

/** HK-10: both numbers are given by the core. */
export interface DrawnTable extends TablePlan {
  /** Counts the matches of the round and never changes: it makes the match's id. */
  readonly match: number;
  /** Where it is played, as people read it. Two open matches never have the same. */
  readonly number: number;
}

/** The result as a player reports it, until the others or the desk agree (DK-12). */
export interface Proposal {
  readonly player: PlayerId;
  readonly outcome: Outcome | 'disputed';
  readonly at: number;
  /** The moment on the player's phone, on our clock; `at` is when it arrived (HK-11). */
  readonly enteredAt?: number;
}

export interface Table extends DrawnTable {
  /** When it was opened, where that was after its round was published. */
  readonly openedAt?: Millis | undefined;
  readonly games: readonly Game[];
  readonly proposals: readonly Proposal[];
}

/** A whole round as a rulebook draws it. */
export interface Pairing {
  /** The rulebook's own word: random, split, phase, playoff, … */
  readonly kind: string;
  readonly tables: readonly TablePlan[];
  readonly byes: readonly PlayerId[];
  readonly byeReasons?: readonly Reason[];
  /** GR-11: what players were sorted by. */
  readonly ratings?: Readonly<Record<PlayerId, Rating>> | undefined;
  /** What the draw can say of itself, such as the points of the best seating plan. */
  readonly notes: readonly Reason[];
}

export interface Draw {
  readonly name: string;
  readonly key: string;
}

/** What several formats find in a pairing. A format may find more: it names them in its rulebook's type and in its words. */
export type CommonFinding =
  | 'rematch'
  | 'score-gap'
  | 'is-out'
  | 'missing'
  | 'seated-twice'
  | 'table-size'
  | 'colours'
  | 'wrong-group'
  | 'wrong-bye'
  | 'wrong-match'
  | 'keep-apart'
  | 'met-often';

/** Something about a pairing that the desk should know. Hard ones need an explicit override (DK-2). */
export interface Finding<Code extends string = string> {
  readonly code: Code;
  readonly hard: boolean;
  /** No override makes it playable: three at a chessboard. */
  readonly impossible?: true;
  readonly players: readonly PlayerId[];
  readonly size: Quantity;
}

export interface Override {
  readonly reason: string;
  readonly accepted: readonly Finding[];
}

export interface Round {
  readonly number: RoundNumber;
  /** Rises each time this round is drawn or shown again; commands about a table carry it. */
  readonly edition: number;
  readonly stage: number;
  readonly kind: string;
  readonly state: 'draft' | 'published' | 'closed';
  readonly tables: readonly Table[];
  readonly byes: readonly PlayerId[];
  readonly byeReasons: readonly Reason[];
  readonly notes: readonly Reason[];
  readonly draw?: Draw | undefined;
  readonly ratings?: Readonly<Record<PlayerId, Rating>> | undefined;
  readonly publishedAt?: Millis | undefined;
  readonly findings: readonly Finding[];
  readonly overrides: readonly Override[];
  /** Games without an outcome. */
  readonly open: number;
}

/** A match of a round as it was drawn: by its number in the round, not by the table where it is played (HK-10). */
export interface MatchPlace {
  readonly round: RoundNumber;
  readonly edition: number;
  readonly match: number;
}

/** Where a result belongs. Game counts from 1 within its match. */
export interface Place extends MatchPlace {
  readonly game: number;
}

/** DK-34: points that the desk gives or takes, in the format's own unit; by 0: a warning. */
export interface Adjustment {
  readonly player: PlayerId;
  readonly by: Thousandths;
  /** The stage that counts it. */
  readonly stage: number;
  /** How many rounds had been drawn: the next draw knows of it. */
  readonly after: number;
  /** The round that it is for; without one it is for the event. */
  readonly round?: RoundNumber;
  readonly reason: string;
  /** Only the desk reads the reason; the points are public. */
  readonly isPrivate?: true;
}

export interface Lots {
  readonly purpose: string;
  readonly order: readonly PlayerId[];
  /** How many rounds had been drawn. */
  readonly after: number;
  readonly draw: Draw;
}

export interface Stage {
  readonly rulebook: string;
  readonly config: unknown;
  /** Seeds at the hand-over from the stage before. */
  readonly seeds?: readonly PlayerId[];
}

export const matchId = (round: RoundNumber, match: number): string => `r${round}.t${match}`;
export const gameId = (round: RoundNumber, match: number, game: number): string => `r${round}.t${match}.g${game}`;
