export { type ClientOptions, newCommandId, TiltyardClient } from './client.ts';
export type { LiveHandlers, LiveLine } from './live.ts';
export { NoAnswer, ProblemError } from './problem.ts';
