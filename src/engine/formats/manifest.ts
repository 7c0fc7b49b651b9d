/**
 * What is known of every format before its rules are fetched: its name, in the order in which people are offered them, and
 * whose rules its later stages are played by.
 */
export const manifest = {
  groups: [],
  hybrid: ['knockout'],
  strikes: [],
  swiss: ['knockout'],
  robin: [],
  knockout: [],
  double: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

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

/** The formats whose rules and words a tournament needs. */
export const needsOf = (name: string): readonly FormatName[] => (isFormatName(name) ? [name, ...manifest[name]] : []);
