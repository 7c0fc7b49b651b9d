/** `tiltyard-engine/exchange`: files that other programs read, and those of other programs. */
export {
  type FileProblem,
  readForeignEvent,
  readTournamentFile,
  takeOver,
  tournamentFileText,
  trfReport,
} from '../exchange/index.ts';
export { calendarText, htmlPage, pairingsCsv, pgnText, standingsCsv } from './worded-exports.ts';
