export { newCommandId, TiltyardClient } from './client.ts';
export type { LiveLine } from './live.ts';
export { NoAnswer, ProblemError } from './problem.ts';
