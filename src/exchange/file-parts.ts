import type { RoundView, TournamentView } from '../engine/index.ts';
import type { Language } from '../words/index.ts';

/** A file that is written round by round: of a large event only the round that changed need be written again. */
export interface FileParts {
  readonly head: string;
  round(round: RoundView): string;
}

export function inParts(
  partsOf: (view: TournamentView, language: Language) => FileParts,
  view: TournamentView,
  language: Language,
): string {
  const parts = partsOf(view, language);
  return [parts.head, ...view.rounds.map((round) => parts.round(round))].join('');
}
