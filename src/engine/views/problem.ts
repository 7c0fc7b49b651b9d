import { type Formats, judgeDraft, type State } from '../tournament/index.ts';
import { slicesSince } from './slices.ts';
import { tournamentView } from './tournament.ts';

/** Why a state cannot be shown, whole or in slices; undefined where it can. No accepted entry leads to one that cannot (DK-6). */
export function viewProblem(formats: Formats, state: State): string | undefined {
  try {
    tournamentView(formats, state, { drafts: true });
    slicesSince(formats, state);
    judgeDraft(formats, state.facts);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
