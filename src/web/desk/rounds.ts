import {
  type Derived,
  type Facts,
  type Reason,
  type Round,
  roundLabel,
  type State,
  tournamentView,
} from '../../engine/index.ts';

/** The round the evening is at: the oldest that is still played, else the newest. */
export function currentRound(facts: Facts): Round | undefined {
  const draft = facts.rounds.find((round) => round.state === 'draft');
  return facts.rounds.find((round) => round.state === 'published') ?? draft ?? facts.rounds.at(-1);
}

/** Kept with its state, and no longer: many parts of the desk ask for the same view while they are drawn. */
const views = new WeakMap<State, ReturnType<typeof tournamentView>>();

/** The whole view of a state, made once. */
export function viewOf(derived: Derived, state: State): ReturnType<typeof tournamentView> {
  if (views.has(state)) return views.get(state);
  const view = tournamentView(derived, state.log, { drafts: true });
  views.set(state, view);
  return view;
}

export const labelOfRound = (derived: Derived, number: number): Reason =>
  roundLabel(derived, number) ?? { rule: '', code: 'label-round', figures: { round: number } };

/** The round whose draft is no longer right: someone came or went since it was drawn (DK-2). */
export function staleDraft(derived: Derived): number | undefined {
  const review = derived.reviewDraft();
  return review && review.stale.length > 0 ? review.round : undefined;
}
