/**
 * Numbers that must not be mixed up: one of them never fits another. A plain number fits all but two: `StageRound`, which only
 * `stageRound` makes, so that a round of the tournament cannot pass for one of a stage, and `WireScore`. Conversions have names.
 */
type Counted<Unit extends string> = number & { readonly unit?: Unit };

/** Counts through the whole tournament, from 1. */
export type RoundNumber = Counted<'round of the tournament'>;

/** Counts within a stage, from 1. */
export type StageRound = number & { readonly unit: 'round of the stage' };

export function stageRound(counted: number): StageRound {
  if (!Number.isInteger(counted) || counted < 1) throw new RangeError(`A stage has no round ${counted}.`);
  return counted as StageRound;
}

/** Counts within a bracket as it was planned, from 1; it may be drawn in another order. */
export type BracketRound = Counted<'round of the bracket'>;

/** Points doubled: 7½ is 15. */
export type HalfPoints = Counted<'half points'>;

/** Points as people say them, in halves. */
export const inHalves = (number: number): HalfPoints => Math.round(number * 2);

/** Scores times a thousand: 5.5 is 5500. */
export type Thousandths = Counted<'thousandths'>;

/** A figure as people say it and as it goes over the wire: 5.5, never 5500. No count of the engine passes for it. */
export type WireScore = number & { readonly unit: 'as people say it' };

/** Milliseconds: a moment since 1970, or a span. */
export type Millis = Counted<'milliseconds'>;
