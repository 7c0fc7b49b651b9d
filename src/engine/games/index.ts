export {
  afterMove,
  afterPresses,
  type BothSides,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  flagged,
  flaggedAt,
  pauseAt,
  remaining,
  resumeAt,
  startClock,
} from './clock.ts';
export {
  announcedGames,
  type GameKind,
  type GamePlan,
  type GameResult,
  gamePoints,
  gameResultOf,
  type MatchPoints,
  type MatchProgress,
  type MatchRules,
  progress,
  type Seat,
} from './match.ts';
export { backRank, drawPosition, type StartPosition, startPosition } from './positions.ts';
export type { Colour, SideClock, TimeControl } from './time-control.ts';
