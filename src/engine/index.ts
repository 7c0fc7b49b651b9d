import { ok, type Result } from '../kit/index.ts';
import { fetchFormat, formats, hasFormat } from './formats/index.ts';
import * as core from './tournament/index.ts';
import * as views from './views/index.ts';

/** The engine's only door: the core with all formats behind it. */

/**
 * The events a command leads to, or why it is refused.
 *
 * @example
 * decide(cup.state, { commandId: 'c1', at: Date.now(), by: 'server', command: { type: 'DropPlayer', player: 'p1' } }).ok; // true
 */
export const decide = (state: core.State, request: core.Request): Result<readonly core.Event[], core.Refusal> =>
  core.decide(formats, state, request);

/**
 * Decides a command and appends it to the log.
 *
 * @example
 * const answer = submit(cup.state, { commandId: 'c1', at: Date.now(), by: 'server', command: { type: 'DropPlayer', player: 'p1' } });
 * answer.ok && answer.value.entry.command.type; // 'DropPlayer'
 */
export const submit = (
  state: core.State,
  request: core.Request,
): Result<{ readonly entry: core.Entry; readonly state: core.State }, core.Refusal> =>
  core.submit(formats, state, request);

/** DK-31: a log without a person, chained again, and the entry that says so. */
export const eraseFrom = (
  entries: readonly core.WrittenEntry[],
  player: core.PlayerId,
  request: Omit<core.Request, 'command'>,
): Result<core.ErasedLog, core.Refusal> => core.eraseFrom(formats, entries, player, request);

/** Why a state cannot be shown; undefined where it can. */
export const viewProblem = (state: core.State): string | undefined => views.viewProblem(formats, state);

/**
 * Checks the chain, decides every entry again, and looks at what they add up to.
 *
 * @example
 * audit(cup.state.log.slice()).differences; // []
 */
export const audit = (entries: readonly core.WrittenEntry[], head?: string): core.AuditReport =>
  core.audit(formats, entries, head, viewProblem);

/** The same entry by entry, for callers that serve others in between. */
export const auditing = (): core.Auditing => new core.Auditing(formats, viewProblem);

/**
 * What a correction would change; an outcome left out means: taken back.
 *
 * @example
 * cup.report('r1.t1', '5-3');
 * const place = { round: 1, edition: 1, match: 1, game: 1 };
 * previewCorrection(cup.state, place, { kind: 'scores', scores: [3000, 5000] }).ok; // true
 */
export const previewCorrection = (
  state: core.State,
  place: core.Place,
  outcome?: core.Outcome,
  reinstate?: readonly core.PlayerId[],
): Result<core.Consequences, core.Refusal> => core.previewCorrection(formats, state, place, outcome, reinstate);

/** GR-11: the present ratings, where the format keeps them live. */
export const liveRatings = (state: core.State): ReadonlyMap<core.PlayerId, core.Rating> | undefined =>
  core.ratingsOf(formats, state.facts);

/**
 * @example
 * conclude(cup.state).finished; // false
 */
export const conclude = (state: core.State): core.Conclusion => core.conclude(formats, state.facts);

/** What a draft costs and breaks now. */
export const judgeDraft = (state: core.State): core.DraftReview | undefined => core.judgeDraft(formats, state.facts);

/**
 * @example
 * tournamentView(cup.state, { drafts: false }).rounds.length; // 1
 */
export const tournamentView = (state: core.State, options: views.ViewOptions): views.TournamentView | undefined =>
  views.tournamentView(formats, state, options);

/** DK-16: what the public calls a player. */
export const publicNames = (facts: core.Facts): views.PublicNames => views.publicNames(facts);

/** All of it but its rounds, which `roundView` makes one by one. */
export const tournamentOutline = (state: core.State, options: views.ViewOptions): views.TournamentView | undefined =>
  views.tournamentOutline(formats, state, options);

/**
 * @example
 * slicesSince(cup.state).some(({ slice }) => slice === 'round:1'); // true
 */
export const slicesSince = (state: core.State, after = 0): views.Slice[] => views.slicesSince(formats, state, after);

/** One round of it, drafts too; the views of the others are not made for it. */
export const roundView = (state: core.State, number: number): views.RoundView | undefined => {
  const round = state.facts.rounds[number - 1];
  return round && views.roundView(formats, state.facts, round);
};

/** DK-26: where the event stands. */
export const progressView = (state: core.State): views.ProgressView =>
  views.progressView(formats, state.facts, conclude(state));

/** As people call the round. */
export const roundLabel = (state: core.State, number: number): core.Reason | undefined => {
  const round = state.facts.rounds[number - 1];
  return round && views.labelOf(formats, state.facts, round);
};

/** Who makes the first move in the games of a round. */
export const firstToMove = (facts: core.Facts, round: number): 'white' | 'black' =>
  sidesAt(facts, round)?.first ?? 'white';

/** DK-3: what the sides of its games are called; undefined where they are white and black. */
export const sidesAt = (facts: core.Facts, round: number): views.SidesView | undefined =>
  views.sidesView(formats, facts, facts.rounds[round - 1]?.stage ?? 0);

/** GR-2: when the clock of a game started with its round; undefined where somebody starts it by hand. */
export function clockStartedAt(facts: core.Facts, round: number, match: number): number | undefined {
  const found = facts.rounds[round - 1];
  const stage = found && facts.stages[found.stage];
  if (!stage || found.state === 'draft') return undefined;
  if (!core.rulebookOf(formats, facts, found.stage).startsClocks?.(stage.config)) return undefined;
  return core.tableOf(found, match)?.openedAt ?? found.publishedAt;
}

/**
 * @example
 * explain(cup.state, 'r1.t1').about; // 'match'
 */
export const explain = (state: core.State, id: string): views.Explanation | undefined =>
  views.explain(formats, state.facts, id);

/**
 * The picture of the format: cross tables of groups, a bracket, …
 *
 * @example
 * const cup = Tournament.create({ format: 'hybrid', name: 'Cup', players: ['Ana', 'Ben', 'Cy', 'Dee'] }).start();
 * boardView(cup.state).kind; // 'bracket'
 */
export const boardView = (state: core.State): views.BoardView => views.boardView(formats, state.facts);

/** Which picture there is or will be. */
export const boardKind = (facts: core.Facts): views.BoardKind => views.boardKind(formats, facts);
export const boardLabel = (facts: core.Facts): core.Reason | undefined => views.boardLabel(formats, facts);

/** What a desk must know of the rules by which a round is played. */
export const roundRules = (facts: core.Facts, round: core.Round): views.RoundRules =>
  views.roundRules(formats, facts, round);

/** The most who sit at one table. */
export const mostSeats = (facts: core.Facts): number => views.mostSeats(formats, facts);

/** SW-5: whether the organiser says how many rounds the present stage has. */
export const countsRounds = (facts: core.Facts): boolean =>
  facts.stages.length > 0 && (core.rulebookOf(formats, facts).countsRounds ?? false);

/** What an outcome that is being typed would come to at a table. */
export const tallyOf = (facts: core.Facts, round: core.Round, table: core.Table): core.Tally =>
  core.rulebookOf(formats, facts, round.stage).tally(core.historyOf(facts, round.stage), table);

/** What a result that is being typed would mean beyond who wins. */
export const meaningOf = (facts: core.Facts, round: core.Round, table: core.Table): core.Meaning | undefined =>
  core.rulebookOf(formats, facts, round.stage).meaning?.(core.historyOf(facts, round.stage), table);

/**
 * What a round was drawn from, for everyone: with its key the draw can be run again.
 *
 * @example
 * drawInput(cup.state, 1).kind; // 'input'
 */
export const drawInput = (state: core.State, round: number): views.DrawInput | undefined =>
  views.drawInput(state, round);

/** The same with a rest after every entry of the log, for those who have others to serve meanwhile. */
export const drawInputInSteps = (state: core.State, round: number): Generator<undefined, views.DrawInput | undefined> =>
  views.drawInputInSteps(state, round);

/**
 * A draw run again from what it was made from and its key.
 *
 * @example
 * const { key } = cup.view.rounds[0].draw;
 * drawAgain(drawInput(cup.state, 1), key) !== undefined; // true
 */
export const drawAgain = (
  input: Extract<views.DrawInput, { kind: 'input' }>,
  key: string,
): views.DrawnAgain | undefined => views.drawAgain(formats, input, key);

/** Pages fetch a format, and those of its stages, before they ask anything about a tournament of it; programs have all at once. */
export { fetchFormat, hasFormat };

/**
 * A format with its settings, presets and defaults.
 *
 * @example
 * formatNamed('swiss').defaultPreset; // 'redemption'
 */
export const formatNamed = (name: string): core.Format | undefined => formats.format(name, formats.rulesVersion);

/** How many players a plan is made for at most. */
const MAX_PLANNED = 10_000;

/**
 * What such a tournament looks like before anyone plays, or why it cannot be.
 *
 * @example
 * const plan = planned(formatNamed('swiss'), {}, 40);
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
export {
  type FormatName,
  formatNames,
  type GivenSettings,
  isFormatName,
  stagesOf,
} from './formats/index.ts';
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
export { forecast, needs, outlook, playTournament, simulateRuns, usualSpread } from './simulation/all-formats.ts';
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
export { addTallies, noTally, summarised } from './simulation/index.ts';
export type { SharedReasons } from './stages/elimination-reasons.ts';
export type { StageName } from './stages/manifest.ts';
export type {
  AfterCorrection,
  AuditReport,
  BegunElsewhere,
  Command,
  CommonFinding,
  Conclusion,
  Consequences,
  Criterion,
  CrossCell,
  Difference,
  Door,
  DraftChange,
  DraftReview,
  Entry,
  Event,
  EventInfo,
  Facts,
  Finding,
  Format,
  Game,
  NewPlayer,
  Outcome,
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
  Request,
  ResultForm,
  Round,
  Settings,
  Standing,
  State,
  Table,
  WrittenEntry,
} from './tournament/index.ts';
export {
  apply,
  chainHash,
  checkChain,
  draftOf,
  emptyState,
  Folding,
  fold,
  gameId,
  matchId,
  moveOn,
  openGames,
  playerCalled,
  readEntry,
  said,
  sealed,
  shortCode,
  startNow,
  tableOf,
  upcast,
} from './tournament/index.ts';
export type {
  AboutView,
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
  SlotView,
  StandingView,
  Status,
  TournamentView,
} from './views/index.ts';
export {
  bracketParts,
  consequencesView,
  draftReviewView,
  findingView,
  notation,
  playsInGroups,
} from './views/index.ts';
