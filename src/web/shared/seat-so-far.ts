/** What a seat comes to while the scores of its table are typed, where points add up towards a limit. */
export interface SeatSoFar {
  /** Among the scores typed so far. */
  readonly place?: number;
  /** The last of the places that tied players share. */
  readonly sharedTo?: number;
  /** Once every seat has its score. */
  readonly taken?: number;
  readonly total?: number;
  /** At the end of this round. */
  readonly out: boolean;
}

/** `before`: what a player has had up to this table. */
export type Reckoning = (
  table: { readonly seats: readonly string[] },
  cells: readonly string[],
  config: unknown,
  before: (player: string) => number,
) => readonly SeatSoFar[];
