import { monthOf, monthsBetween } from '../../kit/index.ts';
import {
  expectedScore,
  figuresOf,
  idlePeriod,
  type Opposition,
  ratedPeriod,
  roundedAway,
  strengthOf,
  UNRATED,
} from '../ratings/index.ts';
import type { PlayerId, Rating } from '../tournament/index.ts';
import type { EventId, MemberId, RatingRules } from './model.ts';
import type { EventSummary, PlayedGame } from './summary.ts';

/** CL-13: the club's own list, worked out from its first game on. Every figure is a conclusion. */

export interface RatedEvent {
  readonly summary: EventSummary;
  readonly members: ReadonlyMap<PlayerId, MemberId>;
  /** Of its finish, by the clock of the club: 2027-03. Without it, by that of Greenwich. */
  readonly month?: string;
}

/** What one step made of a member: an event under Elo, a month under Glicko-2. */
export interface RatingStep {
  /** The last event of the step. */
  readonly event: EventId;
  readonly figures: Rating;
  /** Rated games in it. */
  readonly games: number;
  /** An event of the step is still running. */
  readonly provisional?: true;
}

export interface RatingRow {
  readonly member: MemberId;
  readonly figures: Rating;
  readonly games: number;
  /** What the list begins with. */
  readonly start: Rating;
  /** Oldest first: the curve. */
  readonly steps: readonly RatingStep[];
}

/** Highest first. */
export type RatingList = readonly RatingRow[];

/** A comparison with somebody, as a part of a game. */
interface Comparison {
  readonly opponent: MemberId;
  /** 1, ½ or 0. */
  readonly score: number;
  readonly weight: number;
}

interface Played {
  readonly comparisons: Comparison[];
  games: number;
}

/** CL-13: at a table of k everyone is compared with k − 1 others; together that is one game. */
function noteGame({ seats, places }: PlayedGame, members: RatedEvent['members'], into: Map<MemberId, Played>): void {
  const weight = 1 / (seats.length - 1);
  for (const [at, seat] of seats.entries()) {
    const member = members.get(seat);
    if (member === undefined) continue;
    let compared = false;
    for (const [next, other] of seats.entries()) {
      const opponent = members.get(other);
      if (at === next || opponent === undefined) continue;
      const behind = (places[at] ?? 0) - (places[next] ?? 0);
      const played = into.get(member) ?? { comparisons: [], games: 0 };
      into.set(member, played);
      played.comparisons.push({ opponent, score: behind < 0 ? 1 : behind > 0 ? 0 : 0.5, weight });
      compared = true;
    }
    const played = compared ? into.get(member) : undefined;
    if (played) played.games++;
  }
}

function playedIn(events: readonly RatedEvent[]): ReadonlyMap<MemberId, Played> {
  const played = new Map<MemberId, Played>();
  for (const { summary, members } of events) for (const game of summary.games) noteGame(game, members, played);
  return played;
}

/** In order of the recorded finish, then by id; running ones last. */
function inOrder(events: readonly RatedEvent[]): readonly RatedEvent[] {
  const finish = ({ summary }: RatedEvent) => (summary.progress === 'finished' ? (summary.finishedAt ?? 0) : undefined);
  return events.toSorted((one, other) => {
    const [first, second] = [finish(one), finish(other)];
    if (first !== second) return first === undefined ? 1 : second === undefined ? -1 : first - second;
    return one.summary.event < other.summary.event ? -1 : 1;
  });
}

interface Building {
  readonly member: MemberId;
  readonly start: Rating;
  figures: Rating;
  games: number;
  readonly steps: RatingStep[];
}

class Rows {
  readonly #rows = new Map<MemberId, Building>();
  readonly #start: (member: MemberId) => Rating;

  constructor(start: (member: MemberId) => Rating) {
    this.#start = start;
  }

  figures(member: MemberId): Rating {
    return this.#rows.get(member)?.figures ?? this.#start(member);
  }

  games(member: MemberId): number {
    return this.#rows.get(member)?.games ?? 0;
  }

  /** All of a step at once: each is rated against the figures before it. */
  step(events: readonly RatedEvent[], rated: readonly (readonly [MemberId, Rating, number])[]): void {
    const last = events.at(-1)?.summary.event ?? '';
    const provisional = events.some(({ summary }) => summary.progress === 'running');
    for (const [member, figures, games] of rated) {
      const start = this.#start(member);
      const row = this.#rows.get(member) ?? { member, start, figures: start, games: 0, steps: [] };
      this.#rows.set(member, row);
      row.figures = figures;
      row.games += games;
      row.steps.push({ event: last, figures, games, ...(provisional && { provisional: true as const }) });
    }
  }

  /** Months without a game, for everyone but those who played. */
  idle(months: number, but: ReadonlyMap<MemberId, unknown> = new Map()): void {
    for (const row of this.#rows.values()) {
      if (but.has(row.member)) continue;
      for (let month = 0; month < months; month++) row.figures = figuresOf(idlePeriod(strengthOf(row.figures)));
    }
  }

  get list(): RatingList {
    const earlier = (one: string, other: string) => (one < other ? -1 : 1);
    return [...this.#rows.values()].sort(
      (one, other) => other.figures.rating - one.figures.rating || earlier(one.member, other.member),
    );
  }
}

type Elo = Extract<RatingRules, { kind: 'elo' }>;

function eloStep(rows: Rows, event: RatedEvent, { kNew, kUsual, provisionalGames }: Elo): void {
  const rated = [...playedIn([event])].map(([member, { comparisons, games }]) => {
    const { rating } = rows.figures(member);
    const k = rows.games(member) < provisionalGames ? kNew : kUsual;
    const gain = comparisons.reduce(
      (sum, { opponent, score, weight }) =>
        sum + weight * (score - expectedScore((rating - rows.figures(opponent).rating) / 100)),
      0,
    );
    return [member, { rating: rating + roundedAway(100 * k * gain) }, games] as const;
  });
  rows.step([event], rated);
}

function glickoStep(rows: Rows, events: readonly RatedEvent[], played: ReadonlyMap<MemberId, Played>): void {
  const rated = [...played].map(([member, { comparisons, games }]) => {
    const against = comparisons.map(({ opponent, score, weight }): Opposition => {
      const { rating, deviation } = strengthOf(rows.figures(opponent));
      return { rating, deviation, score, weight };
    });
    return [member, figuresOf(ratedPeriod(strengthOf(rows.figures(member)), against)), games] as const;
  });
  rows.step(events, rated);
}

/** The events of a month are one step together; running ones belong to the last. */
function months(events: readonly RatedEvent[]): readonly (readonly [month: string, events: readonly RatedEvent[]])[] {
  const byMonth = new Map<string, RatedEvent[]>();
  const finished = events.filter(({ summary }) => summary.progress === 'finished');
  const monthIn = ({ month, summary }: RatedEvent): string => month ?? monthOf(summary.finishedAt ?? 0);
  const last = finished.map(monthIn).sort().at(-1);
  for (const event of events) {
    const own = event.summary.progress === 'finished' ? monthIn(event) : (event.month ?? last ?? monthOf(0));
    const month = last !== undefined && event.summary.progress === 'running' && own < last ? last : own;
    byMonth.set(month, [...(byMonth.get(month) ?? []), event]);
  }
  return [...byMonth].sort(([one], [other]) => (one < other ? -1 : 1));
}

function glicko(rows: Rows, events: readonly RatedEvent[]): void {
  let before: string | undefined;
  let idle: ReadonlyMap<MemberId, Played> | undefined;
  for (const [month, ofMonth] of months(events)) {
    // Deviations grow when a month is over: that of the last one is not.
    if (before !== undefined) {
      rows.idle(1, idle);
      rows.idle(monthsBetween(before, month) - 1);
    }
    const played = playedIn(ofMonth);
    glickoStep(rows, ofMonth, played);
    [before, idle] = [month, played];
  }
}

/**
 * CL-13: from what events say of themselves and the figures that members began with. It is the same from any order of
 * events, and on every machine.
 */
export function ratingList(
  events: readonly RatedEvent[],
  rules: RatingRules,
  start: ReadonlyMap<MemberId, Rating> = new Map(),
): RatingList {
  if (rules.kind === 'none') return [];
  const first = rules.kind === 'elo' ? { rating: Math.round(rules.start * 100) } : UNRATED;
  const rows = new Rows((member) => ({ ...first, ...start.get(member) }));
  const ordered = inOrder(events.filter(({ summary }) => summary.progress !== 'coming'));
  if (rules.kind === 'elo') for (const event of ordered) eloStep(rows, event, rules);
  else glicko(rows, ordered);
  return rows.list;
}
