export { pairingsCsv, standingsCsv } from './csv.ts';
export { htmlPage } from './html.ts';
export { calendarText } from './ics.ts';
export { pgnText } from './pgn.ts';
export { type ListProblem, type PlayerList, readPlayerList } from './player-list.ts';
export {
  type FileProblem,
  openTournament,
  parseTournamentFile,
  readTournamentFile,
  tournamentFileText,
} from './tournament-file.ts';
export { type TrfReport, trfReport } from './trf.ts';
