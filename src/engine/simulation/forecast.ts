import { canonicalJson, hashOf, sqrt } from '../../kit/index.ts';
import { conclude, type Facts, type Formats, type PlayerId, type Reason, type State } from '../tournament/index.ts';
import { labelOf } from '../views/label.ts';
import { chanceOf, Playing } from './play.ts';
import type { SkillModel } from './skill.ts';
import { drawStrengths, strengthsOf } from './strength.ts';

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
}

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

/** As much work for a small field as for a large one; never fewer than give an error of 3.5 %. */
const usualRuns = (players: number): number => Math.max(200, Math.min(1000, Math.floor(64_000 / players)));

/**
 * What the public knows: nothing of the secret, of drafts or of who is kept apart. Playouts that drew from the
 * tournament's own secret would repeat its next draw.
 */
function publicly({ facts, issued, ...others }: State): State {
  const rounds = facts.rounds.filter((round) => round.status !== 'draft');
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

  reach(label: string): void {
    this.reached.set(label, (this.reached.get(label) ?? 0) + 1);
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function likelihood(times: number, runs: number): Likelihood {
  const share = times / runs;
  return { share: rounded(share), error: rounded(sqrt((share * (1 - share)) / runs)) };
}

export interface ForecastOptions {
  readonly runs?: number;
  readonly seed?: string;
  readonly model: Pick<SkillModel, 'draws' | 'spread'>;
}

class Forecasting {
  private readonly start: State;
  private readonly counts: Map<PlayerId, Counts>;
  private readonly labels = new Map<string, Reason>();
  private ended = 0;

  constructor(
    private readonly formats: Formats,
    state: State,
    private readonly model: SkillModel,
  ) {
    this.start = publicly(state);
    this.counts = new Map(Array.from(state.facts.players.keys(), (id) => [id, new Counts()]));
  }

  private stillIn(facts: Facts): PlayerId[] {
    return conclude(this.formats, facts)
      .standings.filter((row) => isIn(row.state))
      .map((row) => row.player);
  }

  playouts(runs: number, seed: string): void {
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
      );
      if (!state.facts.started) game.go({ type: 'Start' });
      this.playout(game);
    }
  }

  private playout(game: Playing): void {
    const known = game.state.facts.rounds.length;
    const reached: [string, PlayerId[]][] = [];
    let published = known;
    const finished = game.toTheEnd(() => {
      const { facts } = game.state;
      const round = facts.rounds.at(-1);
      if (!round || round.status === 'draft' || facts.rounds.length === published) return;
      published = facts.rounds.length;
      const label = labelOf(this.formats, facts, round);
      const key = canonicalJson(label);
      this.labels.set(key, label);
      reached.push([key, this.stillIn(facts)]);
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
    for (const [key, players] of reached) for (const player of players) this.of(player).reach(key);
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
export function forecast(formats: Formats, state: State, { runs, seed, model }: ForecastOptions): Forecast | undefined {
  const { about, players } = state.facts;
  if (!about || players.size === 0) return undefined;
  const forecasting = new Forecasting(formats, state, { ...model, equal: false, rated: true });
  const usualSeed = seed ?? about.id;
  forecasting.playouts(runs ?? usualRuns(players.size), usualSeed);
  return forecasting.forecast(usualSeed, state.log.length);
}
