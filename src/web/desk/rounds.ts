import { type Facts, type Reason, type Round, roundLabel, type State, tournamentView } from '../../engine/index.ts';

/** The round the evening is at: the oldest that is still played, else the newest. */
export function currentRound(facts: Facts): Round | undefined {
  const draft = facts.rounds.find((round) => round.state === 'draft');
  return facts.rounds.find((round) => round.state === 'published') ?? draft ?? facts.rounds.at(-1);
}

const views = new WeakMap<State, ReturnType<typeof tournamentView>>();

/** The whole view of a state, made once. */
export function viewOf(state: State): ReturnType<typeof tournamentView> {
  if (views.has(state)) return views.get(state);
  const view = tournamentView(state, { drafts: true });
  views.set(state, view);
  return view;
}

export const labelOfRound = (state: State, number: number): Reason =>
  roundLabel(state, number) ?? { rule: '', code: 'label-round', figures: { round: number } };
