import { memory } from '../../kit/index.ts';
import {
  type ByeWorth,
  type Conclusion,
  conclude,
  type EventInfo,
  type Facts,
  type Formats,
  isSealed,
  type Player,
  type PlayerId,
  type PlayerState,
  type Quantity,
  type Rating,
  type Round,
  ratingsOf,
  type State,
  said,
  secretHashOf,
  shortCode,
} from '../tournament/index.ts';
import { labelOf } from './label.ts';
import { type MatchView, matchView } from './match.ts';
import { movedIn } from './moved.ts';
import { type ProgressView, progressView } from './progress.ts';
import { publicNames } from './public-names.ts';
import { type ReasonView, reasonViews } from './reason.ts';
import { byeWorthOf, type FormView, formView, headlineOf, resultFormOf, type SidesView, sidesView } from './rules.ts';

export type Status = 'registering' | 'running' | 'finished';

export interface PlayerView {
  readonly id: PlayerId;
  readonly name: string;
  readonly club?: string;
  readonly rating?: number;
  /** GR-11: half the width of the interval that holds the true rating in 95 of 100 cases. */
  readonly plusMinus?: number;
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
  readonly value: number;
}

export interface StandingView {
  readonly place: number;
  readonly player: PlayerId;
  readonly state: PlayerState;
  /** By how many places up, down if negative, since the round before; absent where places say less than being in. */
  readonly moved?: number;
  readonly criteria: readonly CriterionView[];
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

const statusOf = (facts: Facts, conclusion: Conclusion): Status =>
  conclusion.finished ? 'finished' : facts.started ? 'running' : 'registering';

/** 1.96 deviations, in whole points. */
const interval = (deviation: number): number => Math.floor((deviation * 196 + 5_000) / 10_000);

export function playerView(player: Player, name: string, live: Rating | undefined): PlayerView {
  const { id, club } = player;
  const figures = live ?? player.rating;
  return {
    id,
    name,
    ...(club !== undefined && { club }),
    ...(figures && { rating: Math.round(figures.rating / 100) }),
    ...(live?.deviation !== undefined && { plusMinus: interval(live.deviation) }),
  };
}

const ratingPoints = (ratings: NonNullable<Round['ratings']>): Record<PlayerId, number> =>
  Object.fromEntries(Object.entries(ratings).map(([id, { rating }]) => [id, Math.round(rating / 100)]));

export function roundView(formats: Formats, facts: Facts, round: Round): RoundView {
  const sides = sidesView(formats, facts, round.stage);
  return {
    number: round.number,
    edition: round.edition,
    label: labelOf(formats, facts, round),
    kind: round.kind,
    state: round.state,
    form: formView(resultFormOf(formats, facts, round.stage)),
    ...(sides && { sides }),
    byes: round.byes,
    byeReasons: reasonViews(round.byeReasons),
    byeWorth: byeWorthOf(formats, facts, round.stage),
    matches: round.tables.map((table) => matchView(formats, facts, round, table)),
    notes: reasonViews(round.notes),
    ...(round.draw && { draw: round.draw }),
    ...(round.ratings && ratingsOf(formats, facts) && { ratings: ratingPoints(round.ratings) }),
    overrides: round.overrides.map((override) => override.reason),
  };
}

type Criteria = readonly { readonly name: string; readonly value: Quantity }[];

/** Those who share a place have the same. */
const criteriaSaid = memory<Criteria, readonly CriterionView[]>();

function criteriaView(criteria: Criteria): readonly CriterionView[] {
  const known = criteriaSaid.get(criteria);
  if (known) return known;
  const view = criteria.map(({ name, value }) => ({ name, value: said(value) }));
  criteriaSaid.set(criteria, view);
  return view;
}

/** The rows of the standings, each with how it has moved. */
export function standingViews(formats: Formats, facts: Facts): StandingView[] {
  const { standings } = conclude(formats, facts);
  const moved = movedIn(formats, facts);
  return standings.map((row) => {
    const by = moved?.get(row.player);
    return {
      ...row,
      ...(by !== undefined && { moved: by }),
      criteria: criteriaView(row.criteria),
      why: reasonViews(row.why),
    };
  });
}

export function aboutView(formats: Formats, facts: Facts): AboutView | undefined {
  const { about } = facts;
  if (!about) return undefined;
  const conclusion = conclude(formats, facts);
  const { id, name, format, config, rulesVersion, secret } = about;
  const headline = headlineOf(formats, facts);
  return {
    id,
    name,
    format,
    config,
    ...(facts.event && { event: facts.event }),
    selfReport: about.settings.selfReport,
    selfRegistration: about.settings.selfRegistration,
    ...(about.settings.forecast && { forecast: true as const }),
    status: statusOf(facts, conclusion),
    rulesVersion,
    rounds: facts.rounds
      .filter((round) => round.state !== 'draft')
      .map((round) => ({
        number: round.number,
        edition: round.edition,
        label: labelOf(formats, facts, round),
        state: round.state,
        open: round.open,
      })),
    progress: progressView(formats, facts, conclusion),
    ...(headline !== undefined && { headline }),
    winners: conclusion.winners,
    why: reasonViews(conclusion.why),
    through: conclusion.through,
    secretHash: secretHashOf(secret),
    ...(conclusion.finished && !isSealed(secret) && { secret }),
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
 * tournamentView(formats, cup.state, { drafts: true }).name; // 'Club evening'
 */
export function tournamentView(formats: Formats, state: State, options: ViewOptions): TournamentView | undefined {
  const outline = tournamentOutline(formats, state, options);
  const rounds = state.facts.rounds.filter((round) => options.drafts || round.state !== 'draft');
  return outline && { ...outline, rounds: rounds.map((round) => roundView(formats, state.facts, round)) };
}

/** All of it but its rounds, which are most of the work. */
export function tournamentOutline(formats: Formats, state: State, options: ViewOptions): TournamentView | undefined {
  const { facts } = state;
  const { drafts, wholeNames = drafts } = options;
  const shown = publicNames(facts);
  const about = aboutView(formats, facts);
  if (!about) return undefined;
  const { standings } = conclude(formats, facts);
  const stateOf = new Map(standings.map((row) => [row.player, row.state]));
  const live = ratingsOf(formats, facts);
  return {
    ...about,
    version: state.log.length,
    head: shortCode(state.log.head?.hash ?? ''),
    players: [...facts.players.values()]
      .filter((player) => player.approved)
      .map((player) => {
        const name = wholeNames ? player.name : shown(player.id);
        return { ...playerView(player, name, live?.get(player.id)), state: stateOf.get(player.id) ?? 'active' };
      }),
    rounds: [],
    standings: standingViews(formats, facts),
    clock: facts.clock ?? null,
  };
}
