import type { StageName } from '../stages/manifest.ts';

/**
 * What is known of every format before its rules are fetched: its name, in the order in which people are offered them, and
 * which shared stages it may be played by.
 */
export const manifest = {
  groups: [],
  hybrid: ['knockout'],
  strikes: [],
  swiss: ['knockout'],
  robin: [],
  knockout: ['knockout'],
  double: [],
} as const satisfies Readonly<Record<string, readonly StageName[]>>;

/** Tables of rules, words and pictures are made for each of them, or do not compile. */
export type FormatName = keyof typeof manifest;

/**
 * Whether there is such a format: for names that come from people or files.
 *
 * @example
 * isFormatName('swiss'); // true
 * isFormatName('chess-boxing'); // false
 */
export const isFormatName = (name: string): name is FormatName => Object.hasOwn(manifest, name);
export const formatNames: readonly FormatName[] = Object.keys(manifest).filter(isFormatName);

/** The shared stages whose rules and words a tournament needs besides those of its format. */
export const stagesOf = (name: string): readonly StageName[] => (isFormatName(name) ? manifest[name] : []);
