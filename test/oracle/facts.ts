/** What the oracle is given: the entries of a log (facts and draws), as plain data. Nothing here is a conclusion of the engine. */

export type Id = string;

export type Outcome =
  | { readonly kind: 'scores'; readonly scores: readonly (number | null)[]; readonly moves?: number }
  | { readonly kind: 'places'; readonly places: readonly (number | null)[] }
  | { readonly kind: 'forfeit'; readonly seats: readonly number[] };

export interface SideClock {
  readonly base: number;
  readonly increment: number;
  readonly bonusAt40: number;
}

export interface Game {
  readonly kind: 'regular' | 'sudden-death' | 'armageddon';
  readonly attempt?: number;
  readonly white?: number;
  readonly black?: number;
  readonly clock?: { readonly white: SideClock; readonly black: SideClock };
  readonly start?: { readonly number: number; readonly fen: string };
  outcome?: Outcome;
  /** Completion time and order of recording; they outlive the outcome (HK-11). */
  at?: number;
  sequence?: number;
}

export interface Table {
  readonly match: number;
  number: number;
  readonly seats: readonly Id[];
  readonly group?: number;
  readonly bracketMatch?: number;
  openedAt?: number;
  games: Game[];
}

export interface Figure {
  readonly code: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

export interface Rating {
  readonly rating: number;
  readonly deviation?: number;
}

export interface Round {
  readonly number: number;
  edition: number;
  readonly stage: number;
  readonly kind: string;
  state: 'draft' | 'published' | 'closed';
  tables: Table[];
  byes: readonly Id[];
  readonly notes: readonly Figure[];
  readonly ratings?: Readonly<Record<Id, Rating>>;
  publishedAt?: number;
}

export interface Person {
  readonly id: Id;
  rating?: number;
  approved: boolean;
  /** How many rounds the public had seen when they came in, left, came back. */
  entered: number;
  left?: { readonly drawn: number; readonly closed: number };
  back?: number;
  /** DK-33: rounds that they announced to miss. */
  absences?: readonly { readonly from: number; readonly to?: number; readonly bye: 'nothing' | 'half' | 'full' }[];
}

/** DK-34: what the desk gave, or took if negative, in what the format counts. */
export interface Given {
  readonly id: Id;
  readonly points: number;
  readonly stage: number;
  /** The round from which it counts, and whether it was named. */
  readonly round: number;
  readonly named: boolean;
}

export interface Stage {
  readonly rulebook: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seeds?: readonly Id[];
}

export interface Lots {
  readonly purpose: string;
  readonly order: readonly Id[];
  readonly after: number;
}

export interface Happened {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly command: Happened;
  readonly events: readonly Happened[];
}
