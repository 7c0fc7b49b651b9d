import type { HowItIsPlayed } from '../how/say.ts';
import type { TableLoaders } from '../in-four.ts';
import type { AnyStageWords, StageWords, Words } from '../stages/words.ts';

/** A format that is played by shared stages alone gives no reasons of its own. */
type NoReasons = Readonly<Record<never, never>>;

/** Of a format that gives these reasons and comes to these findings: complete in every language, or it does not compile. */
export type FormatWords<Reasons = NoReasons, Found extends string = never> = StageWords<Reasons, Found> & {
  readonly name: string;
  /** In one sentence, for those who choose. */
  readonly about: string;
  readonly presets: Words;
  readonly settings: Words;
  /** What settings can be set to. */
  readonly choices: Words;
  /** What the stages say that it shares with others. */
  readonly stages?: Readonly<Record<string, AnyStageWords>>;
  /** What its plan is made of, by the plan's own names, with the language's plurals: `groups_one`, `groups_other`. */
  readonly plan?: Words;
};

/** Of any format. */
export type AnyFormatWords = FormatWords<Words, string>;

/** For pages. */
export interface FormatWordLoaders {
  readonly words: TableLoaders;
  /** DK-25: most readers never ask how it is played. */
  readonly how: () => Promise<HowItIsPlayed<never>>;
}
