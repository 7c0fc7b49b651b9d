export { chainHash, checkChain, isSealed, type Log, sealed, secretHashOf, shortCode } from '../log/index.ts';
export { isIn } from './absences.ts';
export { countsFrom, isSameList, pointsGiven } from './adjustments.ts';
export { commandsAgain } from './again.ts';
export { judged } from './attendance.ts';
export { Auditing, type AuditReport, audit, type Difference } from './audit.ts';
export { type CommandPort, moveOn, playerCalled, startNow } from './command-port.ts';
export type {
  AfterCorrection,
  Command,
  DraftChange,
  EventInfo,
  NewPlayer,
  Report,
  Request,
  Settings,
} from './commands.ts';
export { decide, submit, trial } from './decide/decide.ts';
export { conclude, type Derived, derive } from './derive.ts';
export type { DraftReview } from './draft.ts';
export { readEntry } from './entry-text.ts';
export { eraseFrom } from './erase.ts';
export { erasureOf } from './erasure.ts';
export type { Entry, Event } from './events.ts';
export { apply, Folding, fold } from './evolve/evolve.ts';
export { tableOf, unwound } from './evolve/round.ts';
export { historyOf, plannedStages, roundsInCommon, rulebookOf } from './history.ts';
export * from './model.ts';
export { duelOf, forfeitProblem, onePointProblem, outcomeOf } from './outcome.ts';
export {
  absenceIn,
  asIfThere,
  backAfter,
  enteredAfter,
  isAway,
  leftAfter,
  leftBeforeClose,
  leftDuring,
  leftSinceClose,
} from './presence.ts';
export type { ByeWorth, Meaning, ResultForm, Sides } from './presentation.ts';
export { type Consequences, previewAdjustment, previewCorrection } from './preview.ts';
export { type Quantity, said } from './quantity.ts';
export {
  because,
  type CommonReasons,
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type Quantities,
  type Reason,
  reasonsOf,
  type Share,
} from './reasons.ts';
export { type Refusal, type RefusalCode, type Refusals, refusal, refuse } from './refusal.ts';
export type { ReportedBye, ReportedEvent, ReportedPair, ReportedRound, RoundDifference } from './reported.ts';
export type {
  BegunElsewhere,
  Conclusion,
  Counted,
  Criterion,
  Drawn,
  Format,
  Formats,
  History,
  Judgement,
  PlayerState,
  Problem,
  Rulebook,
  StagePlan,
  Standing,
  Step,
  Tally,
  Verdict,
} from './rulebook.ts';
export {
  type Contest,
  decisiveEnds,
  duelEnds,
  type Finish,
  type MatchEnd,
  type OpenMatch,
  openMatches,
  withOutcomes,
} from './stakes.ts';
export {
  type About,
  draftOf,
  emptyState,
  type Facts,
  openGames,
  type RoundClock,
  roundOf,
  type State,
} from './state.ts';
export { finishRound, openTables, wait } from './steps.ts';
export type {
  BracketMatch,
  CrossCell,
  CrossGame,
  CrossGroup,
  CrossTable,
  PlaceNeeded,
  Race,
  RacePhase,
  RaceRow,
  Slot,
} from './structure.ts';
export { upcast, upcastEvent, type WrittenEntry } from './upcast.ts';
export { inWholeRounds, playedOut, type RoundResults, withNextRound } from './whole-rounds.ts';
