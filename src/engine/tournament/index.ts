export { Auditing, type AuditReport, audit, type Difference } from './audit.ts';
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
export { conclusionOf } from './conclusion.ts';
export { decide, submit, trial } from './decide/decide.ts';
export { type Door, moveOn, playerCalled, startNow } from './door.ts';
export { type DraftReview, judgeDraft } from './draft.ts';
export { readEntry } from './entry-text.ts';
export { type ErasedLog, eraseFrom } from './erase.ts';
export { erasureOf } from './erasure.ts';
export type { Entry, Event } from './events.ts';
export { apply, Folding, fold } from './evolve/evolve.ts';
export { tableOf, unwound } from './evolve/round.ts';
export { conclude, historyOf, plannedStages, ratingsOf, rulebookOf } from './history.ts';
export { chainHash, checkChain, isSealed, sealed, secretHashOf, shortCode } from './log.ts';
export * from './model.ts';
export { duelOf, forfeitProblem, onePointProblem, outcomeOf } from './outcome.ts';
export { type Consequences, previewCorrection } from './preview.ts';
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
} from './reasons.ts';
export { type Refusal, type RefusalCode, type Refusals, refusal, refuse } from './refusal.ts';
export type {
  BegunElsewhere,
  ByeWorth,
  Conclusion,
  Criterion,
  Focus,
  Format,
  Formats,
  History,
  Judgement,
  Meaning,
  PlayerState,
  Problem,
  ResultForm,
  Rulebook,
  Sides,
  StagePlan,
  Standing,
  Step,
  Tally,
} from './rulebook.ts';
export {
  type Contest,
  decisiveEnds,
  duelEnds,
  type Finish,
  type MatchEnd,
  type OpenMatch,
  openMatches,
} from './stakes.ts';
export {
  draftOf,
  emptyState,
  type Facts,
  openGames,
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
export { inWholeRounds, playedOut, type TheirEnds, withNextRound } from './whole-rounds.ts';
