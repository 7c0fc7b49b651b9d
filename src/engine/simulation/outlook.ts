import { derive, type Formats, type State } from '../tournament/index.ts';
import {
  type Forecast,
  type ForecastOptions,
  forecast,
  type Given,
  type Likelihood,
  likelihood,
  type PlayerForecast,
} from './forecast.ts';
import { type Case, type Need, needsOf } from './needs.ts';
import { type Upset, upsetsOf } from './strength.ts';
import { type Swing, swingsOf } from './swings.ts';

/** DK-29: everything there is to say of where it is heading. */
export interface Outlook extends Forecast {
  readonly needs: readonly Need[];
  /** Of the newest round that has results. */
  readonly upsets: readonly Upset[];
  /** Of the same round, once it is over. */
  readonly swings: readonly Swing[];
}

/** As the forecast names them; all of them where nothing is said of their own games. */
function resultsOf({ finishes, gain }: Case, given: Given): readonly string[] {
  if (gain) return [`gain ${gain.points}`];
  if (finishes.length === 0) return Object.keys(given);
  return [...new Set(finishes.map((finish) => (finish.kind === 'place' ? `place ${finish.place}` : finish.kind)))];
}

/** The chance of what the player wants, after these results of theirs together. */
function chanceOf({ goal }: Need, one: Case, { given = {} }: PlayerForecast): Likelihood | undefined {
  const results = resultsOf(one, given).flatMap((result) => given[result] ?? []);
  const times = results.reduce((sum, each) => sum + each.times, 0);
  const hits = results.reduce((sum, each) => sum + each[goal === 'win' ? 'win' : 'stay'].share * each.times, 0);
  return times > 0 ? likelihood(Math.round(hits), times) : undefined;
}

export function outlook(formats: Formats, state: State, options: ForecastOptions): Outlook | undefined {
  const figures = forecast(formats, state, options);
  if (!figures) return undefined;
  const { facts } = state;
  const derived = derive(formats, facts);
  const rows = new Map(figures.players.map((row) => [row.player, row]));
  const needs = needsOf(derived).map((need): Need => {
    const row = rows.get(need.player);
    const cases = need.cases.map((one) => {
      const chance = one.verdict === 'depends' && row ? chanceOf(need, one, row) : undefined;
      return chance ? { ...one, chance } : one;
    });
    return { ...need, cases };
  });
  const played = facts.rounds.findLast(
    (round) => round.state !== 'draft' && round.tables.some(({ games }) => games.some(({ recorded }) => recorded)),
  );
  const upsets = played ? upsetsOf(derived, played.number, options.model.spread) : [];
  const swings = played ? swingsOf(formats, state, played.number, figures, options) : [];
  return { ...figures, needs, upsets, swings };
}
