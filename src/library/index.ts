/** For programs that embed Tiltyard: `Tournament` in people's numbers, and the engine below it for everything else. */
export * from '../engine/index.ts';
export { type Language, languages } from '../words/index.ts';
export type { OpenGame } from './open-games.ts';
export { Refused } from './refused.ts';
export {
  type Entrant,
  type NewTournament,
  type Question,
  type StandingRow,
  type Surroundings,
  Tournament,
  type WrittenResult,
} from './tournament.ts';
