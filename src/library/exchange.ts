/** `tiltyard-engine/exchange`: files that other programs read, and those of other programs. */
export {
  calendarText,
  type FileProblem,
  htmlPage,
  pairingsCsv,
  pgnText,
  readForeignEvent,
  readTournamentFile,
  standingsCsv,
  takeOver,
  tournamentFileText,
  trfReport,
} from '../exchange/index.ts';
