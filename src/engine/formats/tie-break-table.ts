import type { HalfPoints, RoundNumber } from '../../kit/index.ts';
import type { PlayerId } from '../tournament/index.ts';

/** What tie-breaks are worked out from (DU-9). */

/** One round of one player. */
export interface RoundRecord {
  readonly round: RoundNumber;
  /** Whom they played, or should have played. */
  readonly opponent?: PlayerId;
  /** As it was scheduled; of a Swiss only where the game was played. */
  readonly colour?: 'white' | 'black';
  readonly points: HalfPoints;
  /** What the handbook counts for it, where a win isn't worth 1 or a draw ½: 2, 1 or 0 halves. */
  readonly score?: HalfPoints;
  /** A forfeit has a scheduled opponent; `allocated` is the bye of the draw; `requested` any other absence, whatever it is worth. */
  readonly kind: 'played' | 'forfeit' | 'allocated' | 'requested';
}

export interface TieBreakPlayer {
  readonly player: PlayerId;
  readonly rating: number | undefined;
  /** Round by round; a game that is still open is left out. */
  readonly records: readonly RoundRecord[];
}

/** Everybody, and how many rounds (games, in a round robin) there are to be for each. */
export interface TieBreakTable {
  readonly players: ReadonlyMap<PlayerId, TieBreakPlayer>;
  readonly rounds: number;
  /** What a win is worth. */
  readonly win: HalfPoints;
  /** Article 15 counts for unplayed rounds, not article 16. */
  readonly isRoundRobin?: boolean;
}

/** 15.2: where all pairings are known beforehand, a forfeit counts as a game. */
export const isGame = ({ kind }: RoundRecord, { isRoundRobin }: TieBreakTable): boolean =>
  kind === 'played' || (isRoundRobin === true && kind === 'forfeit');
