/** A table of sentences as a list: “refusal.bad-change.unknown” → its text. */
export function textsOf(table: object, prefix = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(table)) {
    if (typeof value === 'string') texts.set(`${prefix}${name}`, value);
    else for (const [key, text] of textsOf(value as object, `${prefix}${name}.`)) texts.set(key, text);
  }
  return texts;
}

/** The figures that a sentence asks for, each once, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name = '']) => name.trim()))].sort();
