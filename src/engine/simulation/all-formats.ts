import { formats } from '../formats/index.ts';
import type { State } from '../tournament/index.ts';
import type { Forecast, ForecastOptions, Need, Outlook, Played, Simulated, Tally } from './index.ts';
import * as simulation from './index.ts';

/** Simulations and forecasts with all formats behind them; the engine's door hands them on. */

/** The spread of skill that simulations of a format take unless told otherwise. */
export const usualSpread = (format: string): number => formats.format(format, formats.rulesVersion)?.skillSpread ?? 200;

/**
 * Plays the runs from `first` to `last` with a skill model; tallies of parts add up to that of the whole.
 *
 * @example
 * const model = { draws: 100, spread: 200, equal: false, rated: false };
 * simulateRuns({ format: 'strikes', config: {}, players: 12, model }, 'seed', 0, 3).runs > 0; // true
 */
export const simulateRuns = (simulated: Simulated, seed: string, first: number, last: number): Tally =>
  simulation.simulateRuns(formats, simulated, seed, first, last);

/** Every draw and every result of equal players as often as these say, unless told otherwise. */
const USUAL_DRAWS = 100;

const spreadIn = ({ facts }: State): number => usualSpread(facts.about?.format ?? '');

/**
 * DK-29: everyone's chances, from playing the rest of this very tournament many times. Same state and seed, same figures.
 *
 * @example
 * forecast(cup.state, { runs: 20, seed: 'evening' }).players.length; // 4
 */
export const forecast = (state: State, options: Omit<ForecastOptions, 'model'> = {}): Forecast | undefined =>
  simulation.forecast(formats, state, { ...options, model: { draws: USUAL_DRAWS, spread: spreadIn(state) } });

/** The forecast with what everyone needs and what surprised. */
export const outlook = (state: State, options: Omit<ForecastOptions, 'model'> = {}): Outlook | undefined =>
  simulation.outlook(formats, state, { ...options, model: { draws: USUAL_DRAWS, spread: spreadIn(state) } });

/** DK-29: what everyone needs from the games that are open, exactly; empty where later rounds decide. */
export const needs = (state: State): readonly Need[] => simulation.needsOf(formats, state.facts);

/** One of those runs, to look at. */
export const playTournament = (simulated: Simulated, seed: string, run: number): Played =>
  simulation.playTournament(formats, simulated, seed, run);
