export { type Played, playTournament, type Simulated } from './play.ts';
export type { SkillModel } from './skill.ts';
export { addTallies, noTally, type Summary, simulateRuns, summarised, type Tally } from './tally.ts';
