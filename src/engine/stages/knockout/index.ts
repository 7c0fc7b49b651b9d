export { knockoutPlan } from './config.ts';
export type { KnockoutReasons } from './reasons.ts';
export { knockoutRulebook } from './rulebook.ts';
