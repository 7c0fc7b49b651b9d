import { assertDefined, hashOf, sqrt } from '../../kit/index.ts';
import {
  type Derived,
  derive,
  type Facts,
  type Formats,
  outcomeOf,
  type PlayerId,
  plannedStages,
  type Reason,
  type State,
  said,
  tableOf,
} from '../tournament/index.ts';
import { chanceOf, type Pace, Playing } from './play.ts';
import { Course, Reach, stillIn } from './reach.ts';
import type { SkillModel } from './skill.ts';
import { drawStrengths, finishesOf, formOf, strengthsOf } from './strength.ts';

/** DK-29: where this very tournament is heading, from playing the rest of it many times. */

/** A share of the playouts, with its standard error; both from 0 to 1. */
export interface Likelihood {
  readonly share: number;
  readonly error: number;
}

export interface PlayerForecast {
  readonly player: PlayerId;
  readonly win: Likelihood;
  /** Among the first three. */
  readonly podium: Likelihood;
  /** Out when the next round is published (in a bracket after their own match), or at the end. */
  readonly outNext: Likelihood;
  /** The mean of the final places, and its standard error. */
  readonly place: { readonly mean: number; readonly error: number };
  /** Not out before each of `rounds` of the forecast, in that order. */
  readonly reach: readonly Likelihood[];
  /** What becomes of them after each result of the games that are open. */
  readonly given?: Given;
}

/**
 * By what was won, drawn or lost, by place at a table of several, by what a few open games brought in all («gain 3»);
 * «any» with no open game or many. Only what happened in some playout, and how often. `stay`: still in at the next round,
 * where another stage follows in that.
 */
export type Given = Readonly<
  Record<string, { readonly times: number; readonly win: Likelihood; readonly stay: Likelihood }>
>;

export interface Forecast {
  /** Of the log. */
  readonly version: number;
  /** How many playouts came to an end. */
  readonly runs: number;
  readonly seed: string;
  /** Rounds to come that not everyone reaches. */
  readonly rounds: readonly Reason[];
  readonly players: readonly PlayerForecast[];
}

/**
 * How many playouts: as much work for a small field as for a large one, and where every step takes a command (several
 * times the work of playing a whole round) fewer; never so few that a figure is off by more than 5 points.
 */
function usualRuns(formats: Formats, facts: Facts): number {
  const toCome = plannedStages(formats, facts).slice(facts.stage);
  const rulesVersion = facts.about?.rulesVersion ?? formats.rulesVersion;
  const atAStroke = toCome.every(({ rulebook }) => formats.rulebook(rulebook, rulesVersion).playersIn);
  const field = facts.stages[facts.stage]?.seeds?.length ?? facts.players.size;
  const [work, most] = atAStroke ? [12_000, 300] : [6_000, 240];
  return Math.max(100, Math.min(most, Math.floor(work / field)));
}

/**
 * What the public knows: nothing of the secret, of drafts or of who is kept apart. Playouts that drew from the
 * tournament's own secret would repeat its next draw.
 */
function publicly({ facts, issued, ...others }: State): State {
  const rounds = facts.rounds.filter((round) => round.state !== 'draft');
  const editions = new Map(rounds.map((round) => [round.number, round.edition]));
  const stage = facts.rounds.length === rounds.length ? facts.stage : (rounds.at(-1)?.stage ?? 0);
  return {
    ...others,
    issued: { ...issued, editions, published: editions },
    facts: {
      ...facts,
      rounds,
      stage,
      // Seeds that only a draft was drawn from.
      stages: facts.stages.map(({ seeds, ...plan }, index) => ({ ...plan, ...(seeds && index <= stage && { seeds }) })),
      keepApart: [],
    },
  };
}

const withSecret = (state: State, secret: string): State => {
  const { about } = state.facts;
  return about ? { ...state, facts: { ...state.facts, about: { ...about, secret } } } : state;
};

/** Counts of one player over the playouts. */
class Counts {
  wins = 0;
  podiums = 0;
  outs = 0;
  places = 0;
  squares = 0;
  readonly given = new Map<string, { times: number; wins: number; outs: number }>();

  /** How the open game ended, and what followed. */
  after(result: string, won: boolean, out: boolean): void {
    const counts = this.given.get(result) ?? { times: 0, wins: 0, outs: 0 };
    counts.times++;
    if (won) counts.wins++;
    if (out) counts.outs++;
    this.given.set(result, counts);
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export function likelihood(times: number, runs: number): Likelihood {
  const share = times / runs;
  return { share: rounded(share), error: rounded(sqrt((share * (1 - share)) / runs)) };
}

const givenOf = ({ given }: Counts): Given =>
  Object.fromEntries(
    [...given].map(([result, { times, wins, outs }]) => [
      result,
      { times, win: likelihood(wins, times), stay: likelihood(times - outs, times) },
    ]),
  );

export interface ForecastOptions {
  readonly runs?: number;
  readonly seed?: string;
  /** By rounds, unless it is to be seen that it makes no difference. */
  readonly pace?: Pace;
  readonly model: Pick<SkillModel, 'draws' | 'spread'>;
}

/** Nobody is told what as many games of theirs, or more, have to bring. */
const FEW = 8;

class Forecasting {
  private readonly start: State;
  /** Of the start, for all playouts: a secret of their own changes no history. */
  private readonly derived: Derived;
  private readonly counts: Map<PlayerId, Counts>;
  private readonly reach: Reach;
  private ended = 0;
  /** The matches that are open now, by player. */
  private readonly open = new Map<PlayerId, { readonly round: number; readonly match: number }[]>();

  constructor(
    private readonly formats: Formats,
    state: State,
    private readonly model: SkillModel,
    private readonly pace: Pace,
  ) {
    this.start = publicly(state);
    this.derived = derive(formats, this.start.facts);
    this.reach = new Reach(this.derived);
    for (const { number: round, tables } of this.start.facts.rounds) {
      for (const { match, seats, games } of tables) {
        if (games.every(({ recorded }) => recorded)) continue;
        for (const player of seats) this.open.set(player, [...(this.open.get(player) ?? []), { round, match }]);
      }
    }
    this.counts = new Map(Array.from(state.facts.players.keys(), (id) => [id, new Counts()]));
  }

  playouts(chosen: number | undefined, seed: string): void {
    const runs = chosen ?? usualRuns(this.formats, this.start.facts);
    const strengths = strengthsOf(this.derived, this.model.spread);
    for (let run = 1; run <= runs; run++) {
      const skills = drawStrengths(strengths, chanceOf(seed, run, 'players'));
      const state = withSecret(this.start, hashOf(`${seed}\n${run}\nsecret`));
      const game = new Playing(
        this.formats,
        state,
        (id) => skills.get(id) ?? 0,
        this.model,
        chanceOf(seed, run, 'games'),
        this.pace,
        this.derived,
      );
      if (!state.facts.started) game.go({ type: 'Start' });
      this.playout(game);
    }
  }

  private playout(game: Playing): void {
    const course = new Course();
    let published = game.state.facts.rounds.length;
    const finished = game.toTheEnd((before) => {
      const { facts } = game.state;
      const round = facts.rounds.at(-1);
      if (!round || round.state === 'draft' || facts.rounds.length === published) return;
      published = facts.rounds.length;
      this.reach.shown(game.derived);
      // Drawn and played at a stroke: whoever was in before it. Shown by itself after the last result: whoever is in now.
      const drawnNow = before.facts.rounds.every(({ open }) => open === 0);
      course.shown(drawnNow ? before : game.derived, round);
    });
    if (!finished) return;
    this.ended++;
    const { derived } = game;
    const { standings } = derived;
    const { winners } = derived.verdict;
    course.ended(derived, winners);
    this.reach.ended(derived, course);
    for (const winner of winners) this.of(winner).wins++;
    for (const { player, place } of standings) {
      const counts = this.of(player);
      if (place <= 3) counts.podiums++;
      counts.places += place;
      counts.squares += place * place;
    }
    for (const [id, counts] of this.counts) if (!this.reach.isInNext(course, id)) counts.outs++;
    const won = new Set(winners);
    for (const [player, counts] of this.counts) {
      const goesOn = this.reach.goesOn(course, derived.facts, player);
      counts.after(this.ownResult(derived, player), won.has(player), !goesOn);
    }
  }

  /** How someone came out of the games that are open now. */
  private ownResult(derived: Derived, player: PlayerId): string {
    const [first, ...others] = this.open.get(player) ?? [];
    if (!first || others.length >= FEW) return 'any';
    if (others.length === 0) return this.resultAt(derived, first, player);
    const gains = [first, ...others].map((at) => {
      const { table, tally } = this.played(derived, at);
      return said(tally.points[table.seats.indexOf(player)] ?? 0);
    });
    return `gain ${gains.reduce((sum, one) => sum + one, 0)}`;
  }

  private played(derived: Derived, { round, match }: { readonly round: number; readonly match: number }) {
    const played = assertDefined(derived.facts.rounds[round - 1], `round ${round}`);
    const table = assertDefined(tableOf(played, match), `match ${match} of round ${round}`);
    return { stage: played.stage, table, tally: derived.tally(played, table) };
  }

  private resultAt(derived: Derived, at: { readonly round: number; readonly match: number }, player: PlayerId): string {
    const { stage, table, tally } = this.played(derived, at);
    const seat = table.seats.indexOf(player);
    if (table.seats.length <= 2) {
      return tally.winners.length !== 1 ? 'drawn' : tally.winners.includes(seat) ? 'won' : 'lost';
    }
    const outcome = outcomeOf(table);
    const finishes = outcome ? finishesOf(formOf(derived, stage), outcome) : [];
    const own = finishes[seat] ?? Number.NEGATIVE_INFINITY;
    return `place ${1 + finishes.filter((other) => other !== null && other > own).length}`;
  }

  private of(player: PlayerId): Counts {
    const counts = this.counts.get(player);
    if (!counts) throw new Error(`A playout knows a player who is not there: ${player}`);
    return counts;
  }

  private playerForecast([player, counts]: [PlayerId, Counts], rounds: ReturnType<Reach['toCome']>): PlayerForecast {
    const runs = this.ended;
    const mean = counts.places / runs;
    return {
      player,
      win: likelihood(counts.wins, runs),
      podium: likelihood(counts.podiums, runs),
      outNext: likelihood(counts.outs, runs),
      place: { mean: rounded(mean), error: rounded(sqrt(Math.max(0, counts.squares / runs - mean * mean) / runs)) },
      reach: rounds.map((round) => likelihood(this.reach.times(player, round), runs)),
      ...(counts.given.size > 0 && { given: givenOf(counts) }),
    };
  }

  forecast(seed: string, version: number): Forecast | undefined {
    if (this.ended === 0) return undefined;
    const present = [...this.counts].filter(([, { places }]) => places > 0);
    const rounds = this.reach.toCome(stillIn(this.derived), this.ended);
    const players = present.map((one) => this.playerForecast(one, rounds));
    players.sort((a, b) => b.win.share - a.win.share || a.place.mean - b.place.mean);
    return { version, runs: this.ended, seed, rounds: rounds.map(({ label }) => label), players };
  }
}

/** Nothing where it cannot be played out, such as before enough players are there. */
export function forecast(
  formats: Formats,
  state: State,
  { runs, seed, pace, model }: ForecastOptions,
): Forecast | undefined {
  const { about, players } = state.facts;
  if (!about || players.size === 0) return undefined;
  const forecasting = new Forecasting(formats, state, { ...model, equal: false, rated: true }, pace ?? 'by-rounds');
  const usualSeed = seed ?? about.id;
  forecasting.playouts(runs, usualSeed);
  return forecasting.forecast(usualSeed, state.log.length);
}
