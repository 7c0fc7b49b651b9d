export { type Forecast, type ForecastOptions, forecast, type Likelihood, type PlayerForecast } from './forecast.ts';
export { type Played, playTournament, type Simulated } from './play.ts';
export type { SkillModel } from './skill.ts';
export { addTallies, noTally, type Summary, simulateRuns, summarised, type Tally } from './tally.ts';
