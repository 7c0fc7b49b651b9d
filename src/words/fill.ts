/**
 * The syntax of the tables of words, which is that of i18next: `{{player}}` is filled in, `{{wins, wins}}` in a unit;
 * an entry that counts has one text for each of the language's plurals, and perhaps one for none.
 */

/** A table, or a part of one. */
export interface WordTable {
  readonly [name: string]: string | WordTable | undefined;
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** A name may hold dots itself: every way to cut the key is tried. */
function find(table: WordTable, key: string): string | undefined {
  const text = table[key];
  if (typeof text === 'string') return text;
  for (let at = key.indexOf('.'); at >= 0; at = key.indexOf('.', at + 1)) {
    const part = table[key.slice(0, at)];
    const found = typeof part === 'object' ? find(part, key.slice(at + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of a key such as `guest.players`; where there is a count, of its plural. */
export function textAt(table: WordTable, language: string, key: string, count?: number): string | undefined {
  if (count === undefined) return find(table, key);
  const endings = [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`, '_other', ''];
  for (const ending of endings) {
    const text = find(table, `${key}${ending}`);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * Names may hold anything, braces too: what is filled in is never read as syntax. A figure that a sentence asks for and
 * nobody gave stays visible, and a test finds it.
 */
export const fill = (text: string, figure: (name: string, unit: string | undefined) => string | undefined): string =>
  text.replace(
    /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g,
    (all, name: string, unit?: string) => figure(name, unit) ?? all,
  );
