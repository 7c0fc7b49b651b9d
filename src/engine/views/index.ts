export { type BoardKind, type BoardView, boardKind, boardLabel, boardView } from './board.ts';
export {
  type BracketMatchView,
  type BracketPart,
  type BracketView,
  bracketParts,
  type RaceView,
  type SlotView,
} from './bracket.ts';
export type { GroupRoundView, GroupView } from './cross-tables.ts';
export { type DrawInput, type DrawnAgain, drawAgain, drawInput, drawInputInSteps } from './draw-again.ts';
export {
  type ConsequencesView,
  consequencesView,
  type DraftReviewView,
  draftReviewView,
  type FindingView,
  findingView,
} from './finding.ts';
export { roundLabel } from './label.ts';
export { type GameView, type MatchView, notation, type OutcomeView } from './match.ts';
export { placesOf, standingOf } from './places.ts';
export { viewProblem } from './problem.ts';
export { type ProgressView, playsInGroups, progressView } from './progress.ts';
export { publicGame, publicOutcome } from './public-facts.ts';
export { publicNames } from './public-names.ts';
export type { ReasonView } from './reason.ts';
export {
  absentPlayers,
  clockStartedAt,
  countsRounds,
  firstToMove,
  mostSeats,
  noShowAt,
  presentForm,
  type RoundRules,
  roundRules,
  type SidesView,
  sidesAt,
} from './rules.ts';
export { publicSlices, publicVersion, type Slice, type Slices } from './slices.ts';
export {
  type AboutView,
  type AdjustmentView,
  type CriterionView,
  clockView,
  type PlayerView,
  type RoundView,
  roundView,
  type StandingView,
  type Status,
  type TournamentView,
  tournamentOutline,
  tournamentView,
} from './tournament.ts';
export { type Explanation, explain } from './why.ts';
