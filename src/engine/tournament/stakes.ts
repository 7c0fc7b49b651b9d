import type { PlayerId, Round } from './model.ts';

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
