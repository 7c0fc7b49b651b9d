import { ok, type Result } from '../kit/index.ts';
import * as core from './tournament/index.ts';
import * as views from './views/index.ts';

/** The engine's only door. It knows no format: functions that need rules take the formats, or what was derived by them. */

/**
 * Checks the chain, decides every entry again, and looks at what they add up to.
 *
 * @example
 * audit(formats, cup.state.log.slice()).differences; // []
 */
export const audit = (formats: core.Formats, entries: readonly core.WrittenEntry[], head?: string): core.AuditReport =>
  core.audit(formats, entries, head, (state) => views.viewProblem(formats, state));

/** The same entry by entry, for callers that serve others in between. */
export const auditing = (formats: core.Formats): core.Auditing =>
  new core.Auditing(formats, (state) => views.viewProblem(formats, state));

/** How many players a plan is made for at most. */
const MAX_PLANNED = 10_000;

/**
 * What such a tournament looks like before anyone plays, or why it cannot be.
 *
 * @example
 * const plan = planned(formatNamed(formats, 'swiss'), {}, 40);
 * plan.ok && plan.value.rounds; // 6
 */
export function planned(
  format: core.Format,
  settings: Readonly<Record<string, unknown>>,
  players: number,
): Result<Readonly<Record<string, unknown>>, core.Refusal> {
  const config = format.configure(settings);
  if (!config.ok) return core.refuse('bad-config', { problems: config.error });
  const why = format.admits(config.value, players);
  if (why) return { ok: false, error: why };
  if (players > MAX_PLANNED) return core.refuse('too-many-players', { have: players, most: MAX_PLANNED });
  return ok(format.plan(config.value, players));
}

export { fail, hashOf, ok, type Result, readNumber, typedNumber } from '../kit/index.ts';
export * from './club/index.ts';
export type { FormatName, GivenSettings } from './formats/index.ts';
export { formatNamed, formatsOf, type RegisteredFormat } from './formats/registry.ts';
export { settingsForm } from './formats/settings.ts';
export {
  afterPresses,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  type Colour,
  flagged,
  flaggedAt,
  remaining,
  startClock,
  stoppedAt,
} from './games/index.ts';
export type {
  Case,
  Condition,
  Forecast,
  Given,
  Likelihood,
  Need,
  Outlook,
  Played,
  PlayerForecast,
  Simulated,
  SkillModel,
  Summary,
  Swing,
  Tally,
  Upset,
} from './simulation/index.ts';
export { addTallies, needsOf, noTally, playTournament, simulateRuns, summarised } from './simulation/index.ts';
export { forecast, outlook, usualSpread } from './simulation/usual-model.ts';
export type { SharedReasons } from './stages/elimination-reasons.ts';
export type {
  Absence,
  AfterCorrection,
  AnnouncedBye,
  AuditReport,
  BegunElsewhere,
  Command,
  CommandPort,
  CommonFinding,
  Conclusion,
  Consequences,
  Criterion,
  CrossCell,
  Derived,
  Difference,
  DraftChange,
  DraftReview,
  Entry,
  Event,
  EventInfo,
  Facts,
  Finding,
  Format,
  Formats,
  Game,
  NewPlayer,
  Outcome,
  Override,
  Place,
  Player,
  PlayerId,
  PlayerState,
  Problem,
  Quantity,
  Rating,
  Reason,
  Refusal,
  RefusalCode,
  Refusals,
  Report,
  ReportedBye,
  ReportedEvent,
  ReportedPair,
  ReportedRound,
  Request,
  ResultForm,
  Round,
  RoundDifference,
  Settings,
  Share,
  Standing,
  State,
  Table,
  WrittenEntry,
} from './tournament/index.ts';
export {
  apply,
  chainHash,
  checkChain,
  commandsAgain,
  conclude,
  decide,
  derive,
  draftOf,
  emptyState,
  eraseFrom,
  Folding,
  fold,
  gameId,
  isAway,
  leftAfter,
  matchId,
  moveOn,
  openGames,
  playerCalled,
  previewAdjustment,
  previewCorrection,
  readEntry,
  said,
  sealed,
  shortCode,
  startNow,
  submit,
  tableOf,
  upcast,
} from './tournament/index.ts';
export type {
  AboutView,
  AdjustmentView,
  BoardKind,
  BoardView,
  BracketMatchView,
  BracketPart,
  BracketView,
  ConsequencesView,
  CriterionView,
  DraftReviewView,
  DrawInput,
  DrawnAgain,
  Explanation,
  FindingView,
  GameView,
  GroupRoundView,
  GroupView,
  MatchView,
  OutcomeView,
  PlayerView,
  ProgressView,
  RaceView,
  ReasonView,
  RoundRules,
  RoundView,
  SidesView,
  Slice,
  Slices,
  SlotView,
  StandingView,
  Status,
  TournamentView,
} from './views/index.ts';
export {
  absentPlayers,
  boardKind,
  boardLabel,
  boardView,
  bracketParts,
  clockStartedAt,
  clockView,
  consequencesView,
  countsRounds,
  draftReviewView,
  drawAgain,
  drawInput,
  drawInputInSteps,
  explain,
  findingView,
  firstToMove,
  mostSeats,
  noShowAt,
  notation,
  placesOf,
  playsInGroups,
  presentForm,
  progressView,
  publicGame,
  publicNames,
  publicOutcome,
  publicSlices,
  publicVersion,
  roundLabel,
  roundRules,
  roundView,
  sidesAt,
  standingOf,
  tournamentOutline,
  tournamentView,
  viewProblem,
} from './views/index.ts';
