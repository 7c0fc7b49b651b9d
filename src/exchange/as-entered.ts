import { type Outcome, roundView, type State } from '../engine/index.ts';

/** Whether a win is one point and nothing else: “Kim beat Ana” says it all. */
export function isOnePoint(state: State, round: number): boolean {
  const form = roundView(state, round)?.form;
  return form?.kind === 'one-point' || (form?.kind === 'target' && form.target === 1);
}

/** ½–½ in a race to one point: nobody reached it, and the draw's worth is the format's affair. */
export function asEntered(state: State, round: number, outcome: Outcome): Outcome {
  const halves = outcome.kind === 'scores' && outcome.scores.every((score) => score === 500);
  return halves && roundView(state, round)?.form.kind === 'target' && isOnePoint(state, round)
    ? { ...outcome, scores: outcome.scores.map(() => 0) }
    : outcome;
}
