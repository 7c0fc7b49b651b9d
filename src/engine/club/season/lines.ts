import { compare, type Fraction, fraction, fractionOf, NOUGHT, sumOf, times } from '../../../kit/index.ts';
import type { MemberId, SeasonRules } from '../model.ts';
import type { Score } from './cells.ts';

/** What one event gave a member. */
export interface SeasonResult extends Score {
  /** The event's place among the columns. */
  readonly at: number;
  /** It is one of the results that count. */
  readonly counted: boolean;
}

/** A member's season as far as places depend on it. */
export interface Line {
  readonly member: MemberId;
  readonly total: Fraction;
  /** Of the events the member took part in, in order. */
  readonly results: readonly SeasonResult[];
  /** Events with a game played. */
  readonly events: number;
}

/** What each event gave whom, by its place among the columns; only of events that count. */
export type Scores = ReadonlyMap<number, ReadonlyMap<MemberId, Score>>;

/** How many results count after so many events. */
const resultsKept = ({ best, drop }: SeasonRules, events: number): number =>
  best ?? (drop === undefined ? Number.POSITIVE_INFINITY : Math.max(0, events - drop));

/** An event a member took part in. */
interface Taken {
  readonly at: number;
  readonly score: Score;
}

/** CL-8: the highest after weight; of equal ones the earlier. */
function highest(taken: readonly Taken[], kept: number): readonly Taken[] {
  const held = taken.filter(({ score }) => score.worth);
  if (held.length <= kept) return held;
  const byWorth = held.sort(
    (one, other) => compare(other.score.worth ?? NOUGHT, one.score.worth ?? NOUGHT) || one.at - other.at,
  );
  return byWorth.slice(0, kept);
}

function lineOf(member: MemberId, taken: readonly Taken[], kept: number, attendance: Fraction): Line {
  const counted = highest(taken, kept);
  // Written out: spreading them took longer than all the rest (CL-19).
  const results = taken.map((one): SeasonResult => {
    const { place, worth, played } = one.score;
    return { at: one.at, place, worth, played, counted: counted.includes(one) };
  });
  const worths = counted.map(({ score }) => score.worth ?? NOUGHT);
  const total = sumOf([...worths, times(attendance, fraction(taken.length))]);
  return { member, total, results, events: taken.filter(({ score }) => score.played).length };
}

export const countedOf = ({ results }: Line): readonly SeasonResult[] => results.filter(({ counted }) => counted);

/** CL-8: of everyone who took part in anything, in whatever order the events were read. */
export function linesOf(scores: Scores, rules: SeasonRules): readonly Line[] {
  const taken = new Map<MemberId, Taken[]>();
  for (const [at, event] of scores) {
    for (const [member, score] of event) {
      const own = taken.get(member);
      if (own) own.push({ at, score });
      else taken.set(member, [{ at, score }]);
    }
  }
  const kept = resultsKept(rules, scores.size);
  const attendance = fractionOf(rules.attendance);
  // Sorted, so that the table is the same whatever order the events were read in.
  return [...taken.keys()].sort().map((member) => lineOf(member, taken.get(member) ?? [], kept, attendance));
}
