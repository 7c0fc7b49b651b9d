import type { WireScore } from '../../kit/index.ts';
import {
  type Absence,
  type Adjustment,
  type AnnouncedBye,
  absenceIn,
  type ByeWorth,
  type Derived,
  type Entry,
  type EventInfo,
  type Facts,
  isIn,
  isSealed,
  type Log,
  leftAfter,
  type Player,
  type PlayerId,
  type PlayerState,
  type Rating,
  type Round,
  said,
  secretHashOf,
  shortCode,
  type Verdict,
} from '../tournament/index.ts';
import { labelOf } from './label.ts';
import { type MatchView, matchView } from './match.ts';
import { movedIn } from './moved.ts';
import { type ProgressView, progressView } from './progress.ts';
import { publicAbsence, publicClock, publicDraw, publicEvent } from './public-facts.ts';
import { publicNames } from './public-names.ts';
import { type ReasonView, reasonViews } from './reason.ts';
import {
  byeWorthOf,
  type FormView,
  fideSystemOf,
  formView,
  headlineOf,
  resultFormOf,
  type SidesView,
  sidesView,
} from './rules.ts';

export type Status = 'registering' | 'running' | 'finished';

export interface PlayerView {
  readonly id: PlayerId;
  readonly name: string;
  readonly club?: string;
  readonly rating?: number;
  /** GR-11: half the width of the interval that holds the true rating in 95 of 100 cases. */
  readonly plusMinus?: number;
  /** DK-33: which rounds they announced to miss, and what those are worth. */
  readonly absences?: readonly Absence[];
}

/** DK-33: not in a round, as they had announced. */
export interface AbsentView {
  readonly player: PlayerId;
  readonly bye: AnnouncedBye;
}

export interface RoundView {
  readonly number: number;
  readonly edition: number;
  readonly label: ReasonView;
  readonly kind: string;
  readonly state: Round['state'];
  /** How its results are written. */
  readonly form: FormView;
  /** What the sides of its games are called, where they are not white and black. */
  readonly sides?: SidesView;
  readonly byes: readonly PlayerId[];
  readonly byeReasons: readonly ReasonView[];
  /** What a bye of it counts for. */
  readonly byeWorth: ByeWorth;
  /** Those who are not in it as they had announced. */
  readonly absent?: readonly AbsentView[];
  readonly matches: readonly MatchView[];
  readonly notes: readonly ReasonView[];
  /** Anyone can run the draw again with it. */
  readonly draw?: { readonly name: string; readonly key: string };
  /** GR-11: the ratings it was sorted by, where they are live; where they are not, a player's own says it. */
  readonly ratings?: Readonly<Record<PlayerId, number>>;
  /** Pairings the desk accepted against a rule, with its reason. */
  readonly overrides: readonly string[];
}

export interface CriterionView {
  readonly name: string;
  readonly value: WireScore;
}

/** DK-34: what the desk gave or took; by 0 it is a warning. */
export interface AdjustmentView {
  readonly by: WireScore;
  /** The round that it is for; without one it is for the event. */
  readonly round?: number;
  /** Absent where only the desk reads it. */
  readonly reason?: string;
}

export interface StandingView {
  readonly place: number;
  readonly player: PlayerId;
  readonly state: PlayerState;
  /** By how many places up, down if negative, since the round before; absent where places say less than being in. */
  readonly moved?: number;
  readonly criteria: readonly CriterionView[];
  /** What the desk gave and took, where it did. */
  readonly adjustments?: readonly AdjustmentView[];
  readonly why: readonly ReasonView[];
}

export interface AboutView {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly config: unknown;
  /** DK-24; absent if nothing was announced. */
  readonly event?: EventInfo;
  readonly selfReport: boolean;
  readonly selfRegistration: boolean;
  /** DK-29: everyone may see it. */
  readonly forecast?: true;
  readonly status: Status;
  readonly rulesVersion: number;
  readonly rounds: readonly {
    readonly number: number;
    readonly edition: number;
    readonly label: ReasonView;
    readonly state: Round['state'];
    readonly open: number;
  }[];
  readonly progress: ProgressView;
  /** The criterion that people follow; by default the first of each row. */
  readonly headline?: string;
  /** DU-11: the code of FIDE's table of tournament types, where it has one for this. */
  readonly fideSystem?: string;
  readonly winners: readonly PlayerId[];
  readonly why: readonly ReasonView[];
  readonly through: readonly PlayerId[];
  /** Public from the start; the secret itself follows at the end, so that anyone can see that no key was picked. */
  readonly secretHash: string;
  readonly secret?: string;
}

/** The whole tournament in one document, as the public may read it; drafts only where asked for. */
export interface TournamentView extends Omit<AboutView, 'rounds'> {
  readonly version: number;
  readonly head: string;
  readonly players: readonly (PlayerView & { readonly state: PlayerState })[];
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  readonly clock: NonNullable<Facts['clock']> | null;
}

const statusOf = (facts: Facts, { finished }: Verdict): Status =>
  finished ? 'finished' : facts.started ? 'running' : 'registering';

export const clockView = ({ clock }: Facts): TournamentView['clock'] => (clock ? publicClock(clock) : null);

/** 1.96 deviations, in whole points. */
const interval = (deviation: number): number => Math.floor((deviation * 196 + 5_000) / 10_000);

export function playerView(player: Player, name: string, live: Rating | undefined): PlayerView {
  const { id, club, absences } = player;
  const figures = live ?? player.rating;
  return {
    id,
    name,
    ...(club !== undefined && { club }),
    ...(figures && { rating: Math.round(figures.rating / 100) }),
    ...(live?.deviation !== undefined && { plusMinus: interval(live.deviation) }),
    ...(absences && { absences: absences.map(publicAbsence) }),
  };
}

const ratingPoints = (ratings: NonNullable<Round['ratings']>): Record<PlayerId, number> =>
  Object.fromEntries(Object.entries(ratings).map(([id, { rating }]) => [id, Math.round(rating / 100)]));

/** Where the stage knows such a thing, and while they had not left. */
function absentFrom(derived: Derived, round: Round): AbsentView[] {
  if (!derived.rulebook(round.stage).announcedByes) return [];
  return [...derived.facts.players.values()].flatMap((player): AbsentView[] => {
    const absence = player.approved && player.absences ? absenceIn(player, round.number) : undefined;
    if (!absence || isIn(round, player.id) || round.number > (leftAfter(player) ?? round.number)) return [];
    return [{ player: player.id, bye: absence.bye }];
  });
}

export function roundView(derived: Derived, round: Round): RoundView {
  const sides = sidesView(derived, round.stage);
  const absent = absentFrom(derived, round);
  return {
    number: round.number,
    edition: round.edition,
    label: labelOf(derived, round),
    kind: round.kind,
    state: round.state,
    form: formView(resultFormOf(derived, round.stage)),
    ...(sides && { sides }),
    byes: round.byes,
    byeReasons: reasonViews(round.byeReasons),
    byeWorth: byeWorthOf(derived, round.stage),
    ...(absent.length > 0 && { absent }),
    matches: round.tables.map((table) => matchView(derived, round, table)),
    notes: reasonViews(round.notes),
    ...(round.draw && { draw: publicDraw(round.draw) }),
    ...(round.ratings && derived.ratings && { ratings: ratingPoints(round.ratings) }),
    overrides: round.overrides.map((override) => override.reason),
  };
}

/** The rows of the standings, each with how it has moved. */
export function standingViews(derived: Derived): StandingView[] {
  const { standings, facts } = derived;
  const moved = movedIn(derived);
  return standings.map((row) => {
    const by = moved?.get(row.player);
    const adjustments = facts.adjustments.filter(({ player }) => player === row.player).map(adjustmentView);
    return {
      place: row.place,
      player: row.player,
      state: row.state,
      ...(by !== undefined && { moved: by }),
      criteria: row.criteria.map(({ name, value }) => ({ name, value: said(value) })),
      ...(adjustments.length > 0 && { adjustments }),
      why: reasonViews(row.why),
    };
  });
}

const adjustmentView = ({ by, round, reason, isPrivate }: Adjustment): AdjustmentView => ({
  by: said({ thousandths: by }),
  ...(round !== undefined && { round }),
  ...(!isPrivate && { reason }),
});

export function aboutView(derived: Derived): AboutView | undefined {
  const { facts, verdict } = derived;
  const { about } = facts;
  if (!about) return undefined;
  const { id, name, format, config, rulesVersion, secret } = about;
  const headline = headlineOf(derived);
  const fideSystem = fideSystemOf(derived);
  return {
    id,
    name,
    format,
    config,
    ...(facts.event && { event: publicEvent(facts.event) }),
    selfReport: about.settings.selfReport,
    selfRegistration: about.settings.selfRegistration,
    ...(about.settings.forecast && { forecast: true as const }),
    status: statusOf(facts, verdict),
    rulesVersion,
    rounds: facts.rounds
      .filter((round) => round.state !== 'draft')
      .map((round) => ({
        number: round.number,
        edition: round.edition,
        label: labelOf(derived, round),
        state: round.state,
        open: round.open,
      })),
    progress: progressView(derived),
    ...(headline !== undefined && { headline }),
    ...(fideSystem !== undefined && { fideSystem }),
    winners: verdict.winners,
    why: reasonViews(verdict.why),
    through: verdict.through,
    secretHash: secretHashOf(secret),
    ...(verdict.finished && !isSealed(secret) && { secret }),
  };
}

export interface ViewOptions {
  readonly drafts: boolean;
  /** DK-16: readers who see drafts always see full names. */
  readonly wholeNames?: boolean;
}

/**
 * @example
 * const formats = formatsOf(swiss);
 * tournamentView(derive(formats, cup.state.facts), cup.state.log, { drafts: true }).name; // 'Club evening'
 */
export function tournamentView(derived: Derived, log: Log<Entry>, options: ViewOptions): TournamentView | undefined {
  const outline = tournamentOutline(derived, log, options);
  const rounds = derived.facts.rounds.filter((round) => options.drafts || round.state !== 'draft');
  return outline && { ...outline, rounds: rounds.map((round) => roundView(derived, round)) };
}

/** All of it but its rounds, which are most of the work. */
export function tournamentOutline(derived: Derived, log: Log<Entry>, options: ViewOptions): TournamentView | undefined {
  const { facts } = derived;
  const { drafts, wholeNames = drafts } = options;
  const shown = publicNames(facts);
  const about = aboutView(derived);
  if (!about) return undefined;
  const { standings } = derived;
  const stateOf = new Map(standings.map((row) => [row.player, row.state]));
  const live = derived.ratings;
  return {
    ...about,
    version: log.length,
    head: shortCode(log.head?.hash ?? ''),
    players: [...facts.players.values()]
      .filter((player) => player.approved)
      .map((player) => {
        const name = wholeNames ? player.name : shown(player.id);
        return { ...playerView(player, name, live?.get(player.id)), state: stateOf.get(player.id) ?? 'active' };
      }),
    rounds: [],
    standings: standingViews(derived),
    clock: clockView(facts),
  };
}
