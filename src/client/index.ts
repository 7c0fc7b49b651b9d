export { newCommandId, TiltyardClient } from './client.ts';
export type { LiveLine } from './line.ts';
export { LiveHub, oneLine } from './live-hub.ts';
export { Followings, type HubMessage, type LiveSource, type Want } from './live-source.ts';
export { followView } from './live-view.ts';
export { NoAnswer, ProblemError } from './problem.ts';
export { ServerTime } from './server-time.ts';
