/** `tiltyard-engine/games`: clocks, matches of several games, and the 960 start positions, without a tournament. */
export {
  type AnnouncedGame,
  afterPresses,
  announcedGames,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  type Colour,
  flagged,
  flaggedAt,
  type GameResult,
  progress,
  remaining,
  startClock,
  startPosition,
  stoppedAt,
  type TimeControl,
} from './index.ts';
