export {
  afterPresses,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  flagged,
  flaggedAt,
  remaining,
  startClock,
  stoppedAt,
} from './clock.ts';
export {
  type AnnouncedGame,
  announcedGames,
  type GameResult,
  progress,
  raceOf,
} from './match.ts';
export { drawPosition, startPosition } from './positions.ts';
export type { Colour, TimeControl } from './time-control.ts';
