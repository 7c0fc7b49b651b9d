import { derive, type Formats, type State } from '../tournament/index.ts';
import { publicSlices } from './slices.ts';
import { tournamentView } from './tournament.ts';

/** Why a state cannot be shown, whole or in slices; undefined where it can. No accepted entry leads to one that cannot (DK-6). */
export function viewProblem(formats: Formats, state: State): string | undefined {
  try {
    const derived = derive(formats, state.facts);
    tournamentView(derived, state.log, { drafts: true });
    publicSlices(derived, state.log.length);
    derived.reviewDraft();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
