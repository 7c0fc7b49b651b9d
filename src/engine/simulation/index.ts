export type {
  Forecast,
  Given,
  Likelihood,
  PlayerForecast,
} from './forecast.ts';
export { type Case, type Condition, type Need, needsOf } from './needs.ts';
export type { Outlook } from './outlook.ts';
export { type Played, playTournament, type Simulated } from './play.ts';
export type { SkillModel } from './skill.ts';
export type { Upset } from './strength.ts';
export type { Swing } from './swings.ts';
export { addTallies, noTally, type Summary, simulateRuns, summarised, type Tally } from './tally.ts';
