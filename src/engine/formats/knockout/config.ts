import type { Play } from '../match.ts';

/** A knockout is a stage of other formats, so its configuration is made by them and not by people. */
export interface KnockoutConfig {
  /** Places in the bracket, a power of two. With fewer players the missing seeds' opponents have walkovers (HK-14). */
  readonly size: number;
  /** `given`: the field is in order of seed, as the stage before handed it over. */
  readonly seeding: 'given' | 'rating' | 'entry' | 'random' | 'manual';
  readonly thirdPlace: boolean;
  /** A round is paired when the one before is closed, instead of match by match (HK-10). */
  readonly roundByRound: boolean;
  /** What the first round is called (HK-2: Round 2); by its own number where nothing is said. */
  readonly firstRound?: number;
  readonly play: Play;
}
