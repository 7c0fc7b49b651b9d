export { newCommandId, TiltyardClient } from './client.ts';
export type { LiveLine } from './line.ts';
export { NoAnswer, ProblemError } from './problem.ts';
