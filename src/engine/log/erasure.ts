import { chainHash, shortCode } from './chain.ts';
import type { LogEntry } from './entry.ts';

/** DK-31: a log with everything that was written about a person taken out, chained again. */
export interface Erasure<Entry> {
  /** The whole log, chained again. */
  readonly entries: readonly Entry[];
  /** The first entry that is another one now. */
  readonly from: number;
  /** What the entries from there on were called: a code noted earlier is recognised by it. */
  readonly codes: readonly string[];
}

/** Puts another name in place of these words, wherever they stand as whole words: Al is in no “also”. */
export function withoutWords(words: Iterable<string>, instead: string): (text: string) => string {
  const longestFirst = [...words].filter((word) => word !== '' && word !== instead).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => text;
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(whole, () => instead);
}

type Written = Omit<LogEntry, 'events'> & { readonly events: readonly { readonly type: string }[] };

/** Undefined: there is nothing to rewrite. Everything else is as it was, entry by entry. */
export function rewrittenLog<Entry extends Written>(
  entries: readonly Entry[],
  rewrite: (entry: Entry) => Pick<Entry, 'command' | 'events'>,
): Erasure<Entry> | undefined {
  const anew: Entry[] = [];
  let from: number | undefined;
  for (const entry of entries) {
    const rewritten = { ...entry, ...rewrite(entry) };
    const hash = chainHash(anew.at(-1), rewritten);
    if (hash !== entry.hash) from ??= entry.version;
    anew.push(from === undefined ? entry : { ...rewritten, hash });
  }
  if (from === undefined) return undefined;
  return { entries: anew, from, codes: entries.slice(from - 1).map(({ hash }) => shortCode(hash)) };
}
