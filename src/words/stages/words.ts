import type { SharedReasons } from '../../engine/index.ts';

export type Words = Readonly<Record<string, string>>;

/**
 * A sentence for every reason that a stage gives (the table of its `reasonsOf`), and one more where a reason may name no
 * others.
 */
export type ReasonWords<Reasons> = { readonly [Key in keyof Reasons & string]: string } & {
  readonly [Key in `${keyof Reasons & string}_alone`]?: string;
};

/** What a stage brings into every language. Its codes are those of its rulebook; what several say is in the common tables. */
export type StageWords<Reasons, Found extends string = never> = {
  /** By code, or by rule and code where another format words the same code differently. */
  readonly reasons: ReasonWords<Omit<Reasons, keyof SharedReasons>>;
  /** What it finds in a pairing that others do not; and how that is told to everyone, where it is private (DK-9). */
  readonly findings: Readonly<Record<Found, string>>;
  readonly publicFindings?: Readonly<Partial<Record<Found, string>>>;
  readonly criteria?: Words;
  /** Units of its own, with the language's plurals: `strikes_one`, `strikes_other`. */
  readonly counts?: Words;
};

/** Of any stage. */
export type AnyStageWords = StageWords<Words, string>;
