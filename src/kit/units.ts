/**
 * Numbers that must not be mixed. A plain number fits any of them; one of them never fits another, so that a round of a
 * stage cannot be given where a round of the tournament is wanted. Conversions have names.
 */
type Counted<Unit extends string> = number & { readonly unit?: Unit };

/** Counts through the whole tournament, from 1. */
export type RoundNumber = Counted<'round of the tournament'>;

/** Counts within a stage, from 1. */
export type StageRound = Counted<'round of the stage'>;

/** Counts within a bracket as it was planned, from 1; it may be drawn in another order. */
export type BracketRound = Counted<'round of the bracket'>;

/** Points doubled: 7½ is 15. */
export type HalfPoints = Counted<'half points'>;

/** Scores times a thousand: 5.5 is 5500. */
export type Thousandths = Counted<'thousandths'>;

/** Milliseconds: a moment since 1970, or a span. */
export type Millis = Counted<'milliseconds'>;
