import type { Outcome, PlayerId, Round } from './model.ts';
import type { History } from './rulebook.ts';

/** DK-29: what the games that are open now decide. Points are whole numbers of the contest's own, more is better. */

/** How an open match can end for one seat. */
export type Finish =
  | { readonly kind: 'won' | 'drawn' | 'lost'; readonly timed?: true }
  /** At a table of several; `level` share the place. */
  | { readonly kind: 'place'; readonly place: number; readonly level: number };

export interface MatchEnd {
  /** By seat. */
  readonly finishes: readonly Finish[];
  readonly gains: readonly number[];
  /** Results that end it so: as many as tie-breaks can tell apart. Absent where there is no end of them. */
  readonly outcomes?: readonly Outcome[];
}

export interface OpenMatch {
  readonly round: number;
  readonly match: number;
  readonly table: number;
  readonly seats: readonly PlayerId[];
  /** Every way it can end if it is played. */
  readonly ends: readonly MatchEnd[];
}

export type FinishLine =
  /**
   * Nobody else's result matters: through with this many points; with `onAt` still in, though not through. `lastOut`:
   * all of them may go out together, and then the best of them win.
   */
  | { readonly kind: 'own'; readonly at: number; readonly onAt?: number; readonly lastOut?: boolean }
  /** This many of the best are through; if there is a tie for the last place, all of them are, or more than points decides. */
  | { readonly kind: 'places'; readonly places: number; readonly level: 'share' | 'undecided' }
  /** Through with this many points as long as there are places; the others play on until none is left. */
  | { readonly kind: 'first'; readonly at: number; readonly places: number; readonly perRound: number };

export interface Contest {
  /** To win the tournament, to go on to the next round or stage, or not to go out. */
  readonly goal: 'win' | 'go-on' | 'stay-in';
  readonly round: number;
  /** Those it is between, with what they have so far. */
  readonly points: ReadonlyMap<PlayerId, number>;
  /** Points are counted in halves. */
  readonly halves?: true;
  readonly open: readonly OpenMatch[];
  readonly line: FinishLine;
}

/** DK-29: what playing a stage to its end many times needs to know; a rulebook answers as much of it as it has. */
export interface Forecasting<Config = unknown, Sheet = unknown> {
  /** What the open games decide, where they decide who goes on, out or wins; nothing where later rounds do. */
  stakes(history: History<Config>, sheet: Sheet): readonly Contest[];
  /**
   * Who can still win. Only where rounds are whole, that is drawn, played and closed as one, and nothing follows from
   * a single result but a further game of its match: then a forecast plays a whole round at a time.
   */
  playersIn(history: History<Config>, sheet: Sheet): readonly PlayerId[];
  /** A configuration with the same rules but whole rounds, where matches open one by one. */
  inWholeRounds(config: Config): unknown;
}

const won: Finish = { kind: 'won' };
const lost: Finish = { kind: 'lost' };
const drawn: Finish = { kind: 'drawn' };

/** A match of two that ends with a winner. */
export const decisiveEnds = (win: number, loss: number): readonly MatchEnd[] => [
  { finishes: [won, lost], gains: [win, loss] },
  { finishes: [lost, won], gains: [loss, win] },
];

/** A match of two that may be drawn. */
export const duelEnds = (win: number, draw: number, loss: number): readonly MatchEnd[] => [
  ...decisiveEnds(win, loss),
  { finishes: [drawn, drawn], gains: [draw, draw] },
];

/** The same ends with the results that lead to them, by the index of the end. */
export const withOutcomes = (
  ends: readonly MatchEnd[],
  scores: readonly (readonly (readonly number[])[])[],
): readonly MatchEnd[] =>
  ends.map((end, at) => ({
    ...end,
    outcomes: (scores[at] ?? []).map((one): Outcome => ({ kind: 'scores', scores: one.map((score) => 1000 * score) })),
  }));

/** The tables of these rounds that have a game to come. */
export const openMatches = (
  rounds: readonly Round[],
  ends: (seats: readonly PlayerId[]) => readonly MatchEnd[],
): OpenMatch[] =>
  rounds.flatMap(({ number, tables }) =>
    tables
      .filter(({ games }) => games.some(({ recorded }) => !recorded))
      .map(({ match, number: table, seats }) => ({ round: number, match, table, seats, ends: ends(seats) })),
  );
