import { judgeDraft, type State } from '../../engine/index.ts';

/** The round whose draft is no longer right: someone came or went since it was drawn (DK-2). */
export function staleDraft(state: State): number | undefined {
  const review = judgeDraft(state);
  return review && review.stale.length > 0 ? review.round : undefined;
}
