import type { Derived, Round } from '../tournament/index.ts';
import { type ReasonView, reasonView } from './reason.ts';

/** As people call the round. */
export const labelOf = (derived: Derived, round: Round): ReasonView =>
  reasonView(derived.rulebook(round.stage).label(derived.history(round.stage), round));

/** The same by the round's number; undefined where there is no such round. */
export function roundLabel(derived: Derived, number: number): ReasonView | undefined {
  const round = derived.facts.rounds[number - 1];
  return round && labelOf(derived, round);
}
