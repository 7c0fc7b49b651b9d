export { pairingsCsv, plainCsv, standingsCsv } from './csv.ts';
export { type ExportFile, exportedText, exportParts } from './exported.ts';
export { htmlPage } from './html.ts';
export { calendarText } from './ics.ts';
export { pgnText } from './pgn.ts';
export { type LineProblem, readSheetLine, sheetText } from './result-sheet.ts';
export { seasonCsv, seasonPage } from './season.ts';
export { readForeignEvent } from './takeover/read.ts';
export { takeOver, type WhyNot } from './takeover/take-over.ts';
export { type TakeOverAnswer, type TakeOverRequest, takenOver } from './takeover/taken-over.ts';
export {
  type FileProblem,
  parseTournamentFile,
  readTournamentFile,
  tournamentFileText,
} from './tournament-file.ts';
export { trfReport } from './trf.ts';
export { readReportedEvent } from './trf-reported.ts';
