import type { WordTable } from './texts.ts';

/** How texts are found and filled in. Their syntax is described in texts.ts. */

/** Asking Intl takes longer than all else about a sentence. */
const plurals = new Map<string, (count: number) => Intl.LDMLPluralRule>();
const MAX_COUNTS = 1_000;

function pluralsOf(language: string): (count: number) => Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(language);
  const known = new Map<number, Intl.LDMLPluralRule>();
  return (count) => {
    const rule = known.get(count) ?? rules.select(count);
    if (known.size < MAX_COUNTS) known.set(count, rule);
    return rule;
  };
}

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const pluralIn = plurals.get(language) ?? pluralsOf(language);
  plurals.set(language, pluralIn);
  return pluralIn(count);
}

/** The text of a key such as `guest.players`. A name may hold dots itself: every way to cut the key is tried. */
export function textAt(table: WordTable, key: string): string | undefined {
  const text = table[key];
  if (typeof text === 'string') return text;
  for (let at = key.indexOf('.'); at >= 0; at = key.indexOf('.', at + 1)) {
    const part = table[key.slice(0, at)];
    const found = typeof part === 'object' ? textAt(part, key.slice(at + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a key may end with where there is a count: the first that is there is taken. */
export const endingsFor = (language: string, count: number | undefined): readonly string[] =>
  count === undefined ? [''] : [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`, '_other', ''];

/** A text that is read once and filled in often. */
export interface Template {
  readonly text: string;
  readonly parts: readonly (string | Blank)[];
}

interface Blank {
  readonly name: string;
  readonly unit: string | undefined;
  /** As it is written. */
  readonly all: string;
}

const BLANK = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

export function templateOf(text: string): Template {
  const parts: (string | Blank)[] = [];
  let from = 0;
  for (const { 0: all, 1: name = '', 2: unit, index } of text.matchAll(BLANK)) {
    parts.push(text.slice(from, index), { name, unit, all });
    from = index + all.length;
  }
  return { text, parts: [...parts, text.slice(from)] };
}

/**
 * Names may hold anything, braces too: what is filled in is never read as syntax. A figure that a sentence asks for and
 * nobody gave stays visible, and a test finds it.
 */
export const fill = (
  { parts }: Template,
  figure: (name: string, unit: string | undefined) => string | undefined,
): string =>
  parts.map((part) => (typeof part === 'string' ? part : (figure(part.name, part.unit) ?? part.all))).join('');
