import type { TournamentView } from '../protocol/wire-views.ts';
import type { Language } from '../words/index.ts';
import { pairingsCsv, pairingsParts, standingsCsv } from './csv.ts';
import type { FileParts } from './file-parts.ts';
import { pgnParts, pgnText } from './pgn.ts';
import { type ReportOptions, trfReport } from './trf.ts';

/** DU-11: what organisers alone may have in a file. */
export type OrganisersPart = Pick<ReportOptions, 'personal' | 'keepApart'>;

const reportIn =
  (layout: ReportOptions['layout'] & string) =>
  (view: TournamentView, _language: Language, organisers: OrganisersPart): string | undefined => {
    const report = trfReport(view, { ...organisers, layout });
    return report.possible ? report.text : undefined;
  };

/** DK-18: of what is public; the desk's own report has what the desk knows of the players. */
const writers = {
  'standings.csv': standingsCsv,
  'pairings.csv': pairingsCsv,
  'games.pgn': pgnText,
  'report.trf': reportIn('2016'),
  'report-2026.trf': reportIn('2026'),
} as const;

export type ExportFile = keyof typeof writers;

/** A tournament as a file of that name; undefined: such a file cannot express it. */
export const exportedText = (
  file: ExportFile,
  view: TournamentView,
  language: Language,
  organisers: OrganisersPart = {},
): string | undefined => writers[file](view, language, organisers);

/** The same in parts, where it is written round by round. */
export function exportParts(file: ExportFile, view: TournamentView, language: Language): FileParts | undefined {
  if (file === 'pairings.csv') return pairingsParts(view, language);
  return file === 'games.pgn' ? pgnParts(view, language) : undefined;
}
