export { newCommandId, TiltyardClient } from './client.ts';
export type { LiveLine } from './line.ts';
export { LiveHub } from './live-hub.ts';
export { Followings, type HubMessage, type LiveSource, type Want } from './live-source.ts';
export { oneLine } from './one-line.ts';
export type {
  ClockPort,
  FileName,
  FileSource,
  KeepingPort,
  LogPort,
  Restored,
  ServerPort,
  TournamentPort,
  WrittenSource,
} from './ports.ts';
export { NoAnswer, ProblemError } from './problem.ts';
export { ServerTime } from './server-time.ts';
