import type { DeskTournament, TournamentView } from '../protocol/wire-views.ts';
import type { Language } from '../words/index.ts';
import { pairingsCsv, pairingsParts, standingsCsv } from './csv.ts';
import type { FileParts } from './file-parts.ts';
import { pgnParts, pgnText } from './pgn.ts';
import { trfReport } from './trf.ts';

/** DK-18: of what is public; the desk's own report has what the desk knows of the players. */
const writers = {
  'standings.csv': standingsCsv,
  'pairings.csv': pairingsCsv,
  'games.pgn': pgnText,
  'report.trf': (view: TournamentView & Pick<DeskTournament, 'foreign'>) => {
    const report = trfReport(view, view.foreign);
    return 'text' in report ? report.text : undefined;
  },
} as const;

export type ExportFile = keyof typeof writers;

/** A tournament as a file of that name; undefined: such a file cannot express it. */
export const exportedText = (file: ExportFile, view: TournamentView, language: Language): string | undefined =>
  writers[file](view, language);

/** The same in parts, where it is written round by round. */
export function exportParts(file: ExportFile, view: TournamentView, language: Language): FileParts | undefined {
  if (file === 'pairings.csv') return pairingsParts(view, language);
  return file === 'games.pgn' ? pgnParts(view, language) : undefined;
}
