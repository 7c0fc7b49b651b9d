/** JSON with sorted keys and without undefined fields: equal values have equal text, so that the text can be hashed. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`Not a number that can be written down: ${value}`);
      return `${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listOf(value) : fieldsOf(value as Readonly<Record<string, unknown>>);
    default:
      throw new Error(`Cannot be written down: ${typeof value}`);
  }
}

function listOf(items: readonly unknown[]): string {
  let text = '[';
  for (const [at, item] of items.entries()) text += at === 0 ? canonicalJson(item) : `,${canonicalJson(item)}`;
  return `${text}]`;
}

/** Every entry of every log comes through here: no list of pairs is made, and keys in order are not sorted again. */
function fieldsOf(fields: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(fields);
  if (!areInOrder(keys)) keys.sort();
  let text = '';
  for (const key of keys) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

function areInOrder(keys: readonly string[]): boolean {
  for (let at = 1; at < keys.length; at++) if ((keys[at - 1] as string) > (keys[at] as string)) return false;
  return true;
}
