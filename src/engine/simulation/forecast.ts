import { canonicalJson, hashOf, sqrt } from '../../kit/index.ts';
import {
  conclude,
  type Facts,
  type Formats,
  historyOf,
  outcomeOf,
  type PlayerId,
  plannedStages,
  type Reason,
  rulebookOf,
  type State,
  tableOf,
} from '../tournament/index.ts';
import { labelOf } from '../views/label.ts';
import { chanceOf, type Pace, Playing } from './play.ts';
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
  /** Out when the next round is published, or at the end. */
  readonly outNext: Likelihood;
  /** The mean of the final places, and its standard error. */
  readonly place: { readonly mean: number; readonly error: number };
  /** Still in at each of `rounds` of the forecast, in that order. */
  readonly reach: readonly Likelihood[];
  /** If a game is open: what follows from each possible result of it. */
  readonly given?: Given;
}

/** By what was won, drawn or lost, or by place at a table of several; only what happened in some playout. */
export type Given = Readonly<Record<string, { readonly win: Likelihood; readonly stay: Likelihood }>>;

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
  const [work, most] = atAStroke ? [16_000, 400] : [6_000, 240];
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

const isIn = (state: string): boolean => state === 'active' || state === 'qualified';

/** Counts of one player over the playouts. */
class Counts {
  wins = 0;
  podiums = 0;
  outs = 0;
  places = 0;
  squares = 0;
  readonly reached = new Map<string, number>();
  readonly given = new Map<string, { times: number; wins: number; outs: number }>();

  /** How the open game ended, and what followed. */
  after(result: string, won: boolean, out: boolean): void {
    const known = this.given.get(result) ?? { times: 0, wins: 0, outs: 0 };
    known.times++;
    if (won) known.wins++;
    if (out) known.outs++;
    this.given.set(result, known);
  }

  reach(label: string): void {
    this.reached.set(label, (this.reached.get(label) ?? 0) + 1);
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function likelihood(times: number, runs: number): Likelihood {
  const share = times / runs;
  return { share: rounded(share), error: rounded(sqrt((share * (1 - share)) / runs)) };
}

const givenOf = ({ given }: Counts): Given =>
  Object.fromEntries(
    [...given].map(([result, { times, wins, outs }]) => [
      result,
      { win: likelihood(wins, times), stay: likelihood(times - outs, times) },
    ]),
  );

export interface ForecastOptions {
  readonly runs?: number;
  readonly seed?: string;
  /** By rounds, unless it is to be seen that it makes no difference. */
  readonly pace?: Pace;
  readonly model: Pick<SkillModel, 'draws' | 'spread'>;
}

class Forecasting {
  private readonly start: State;
  private readonly counts: Map<PlayerId, Counts>;
  private readonly labels = new Map<string, Reason>();
  private ended = 0;
  /** The matches that are open now, where each player has one at most. */
  private readonly open: readonly { readonly round: number; readonly match: number }[];

  constructor(
    private readonly formats: Formats,
    state: State,
    private readonly model: SkillModel,
    private readonly pace: Pace,
  ) {
    this.start = publicly(state);
    const open = this.start.facts.rounds.flatMap(({ number, tables }) =>
      tables
        .filter(({ games }) => games.some(({ recorded }) => !recorded))
        .map(({ match, seats }) => ({ round: number, match, seats })),
    );
    const seated = open.flatMap(({ seats }) => seats);
    this.open = new Set(seated).size === seated.length ? open : [];
    this.counts = new Map(Array.from(state.facts.players.keys(), (id) => [id, new Counts()]));
  }

  private stillIn(facts: Facts): readonly PlayerId[] {
    const playersIn = facts.stages.length > 0 ? rulebookOf(this.formats, facts).playersIn : undefined;
    if (this.pace === 'by-rounds' && playersIn) return playersIn(historyOf(facts));
    return conclude(this.formats, facts)
      .standings.filter((row) => isIn(row.state))
      .map((row) => row.player);
  }

  playouts(chosen: number | undefined, seed: string): void {
    const runs = chosen ?? usualRuns(this.formats, this.start.facts);
    const strengths = strengthsOf(this.formats, this.start.facts, this.model.spread);
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
      );
      if (!state.facts.started) game.go({ type: 'Start' });
      this.playout(game);
    }
  }

  private playout(game: Playing): void {
    const known = game.state.facts.rounds.length;
    const reached: [string, readonly PlayerId[]][] = [];
    let published = known;
    const finished = game.toTheEnd((before) => {
      const { facts } = game.state;
      const round = facts.rounds.at(-1);
      if (!round || round.state === 'draft' || facts.rounds.length === published) return;
      published = facts.rounds.length;
      const label = labelOf(this.formats, facts, round);
      const key = canonicalJson(label);
      this.labels.set(key, label);
      // Played whole: everyone who was in when it was drawn.
      reached.push([key, this.stillIn(round.state === 'closed' ? before : facts)]);
    });
    if (!finished) return;
    this.ended++;
    const { standings, winners } = conclude(this.formats, game.state.facts);
    for (const winner of winners) this.of(winner).wins++;
    for (const { player, place } of standings) {
      const counts = this.of(player);
      if (place <= 3) counts.podiums++;
      counts.places += place;
      counts.squares += place * place;
    }
    const [next] = reached;
    const inNext = new Set(next ? next[1] : standings.filter((row) => isIn(row.state)).map((row) => row.player));
    for (const [id, counts] of this.counts) if (!inNext.has(id)) counts.outs++;
    const won = new Set(winners);
    for (const [player, result] of this.ownResults(game.state.facts)) {
      this.of(player).after(result, won.has(player), !inNext.has(player));
    }
    for (const [key, players] of reached) for (const player of players) this.of(player).reach(key);
  }

  /** How the players with an open game came out of it. */
  private *ownResults(facts: Facts): Generator<readonly [PlayerId, string]> {
    for (const { round, match } of this.open) {
      const played = facts.rounds[round - 1];
      const table = played && tableOf(played, match);
      if (!table) continue;
      const outcome = outcomeOf(table);
      const finishes = outcome ? finishesOf(formOf(this.formats, facts, played.stage), outcome) : [];
      const { winners } = rulebookOf(this.formats, facts, played.stage).tally(historyOf(facts, played.stage), table);
      for (const [seat, player] of table.seats.entries()) {
        const own = finishes[seat] ?? Number.NEGATIVE_INFINITY;
        const place = 1 + finishes.filter((other) => other !== null && other > own).length;
        const duel = winners.length !== 1 ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';
        yield [player, table.seats.length > 2 ? `place ${place}` : duel];
      }
    }
  }

  private of(player: PlayerId): Counts {
    const counts = this.counts.get(player);
    if (!counts) throw new Error(`A playout knows a player who is not there: ${player}`);
    return counts;
  }

  private playerForecast([player, counts]: [PlayerId, Counts], labels: readonly string[]): PlayerForecast {
    const runs = this.ended;
    const mean = counts.places / runs;
    return {
      player,
      win: likelihood(counts.wins, runs),
      podium: likelihood(counts.podiums, runs),
      outNext: likelihood(counts.outs, runs),
      place: { mean: rounded(mean), error: rounded(sqrt(Math.max(0, counts.squares / runs - mean * mean) / runs)) },
      reach: labels.map((label) => likelihood(counts.reached.get(label) ?? 0, runs)),
      ...(counts.given.size > 0 && { given: givenOf(counts) }),
    };
  }

  forecast(seed: string, version: number): Forecast | undefined {
    if (this.ended === 0) return undefined;
    const present = [...this.counts].filter(([, { places }]) => places > 0);
    const inNow = new Set(this.stillIn(this.start.facts));
    const labels = [...this.labels].filter(([key]) =>
      present.some(([player, { reached }]) => inNow.has(player) && (reached.get(key) ?? 0) < this.ended),
    );
    const keys = labels.map(([key]) => key);
    const players = present.map((one) => this.playerForecast(one, keys));
    players.sort((a, b) => b.win.share - a.win.share || a.place.mean - b.place.mean);
    return { version, runs: this.ended, seed, rounds: labels.map(([, label]) => label), players };
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
