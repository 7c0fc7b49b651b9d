import type { Formats, State } from '../tournament/index.ts';
import * as forecasts from './forecast.ts';
import * as outlooks from './outlook.ts';

type Options = Omit<forecasts.ForecastOptions, 'model'>;

const USUAL_SPREAD = 200;
/** Per thousand. */
const USUAL_DRAWS = 100;

/** The spread of skill that simulations of a format take unless told otherwise. */
export const usualSpread = (formats: Formats, format: string): number =>
  formats.format(format, formats.rulesVersion)?.skillSpread ?? USUAL_SPREAD;

const usualModel = (formats: Formats, { facts }: State) => ({
  draws: USUAL_DRAWS,
  spread: usualSpread(formats, facts.about?.format ?? ''),
});

/**
 * DK-29: everyone's chances, from playing the rest of this very tournament many times. Same state and seed, same figures.
 *
 * @example
 * forecast(formats, cup.state, { runs: 20, seed: 'evening' }).players.length; // 4
 */
export const forecast = (formats: Formats, state: State, options: Options = {}): forecasts.Forecast | undefined =>
  forecasts.forecast(formats, state, { ...options, model: usualModel(formats, state) });

/** The forecast with what everyone needs and what surprised. */
export const outlook = (formats: Formats, state: State, options: Options = {}): outlooks.Outlook | undefined =>
  outlooks.outlook(formats, state, { ...options, model: usualModel(formats, state) });
