/** JSON with sorted keys and without undefined fields: equal values have equal text, so that the text can be hashed. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
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

/** Ids, codes and most names: nothing in them is written otherwise. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Long enough for one call of JSON.stringify to be the faster way. */
const LONG = 16;

/** Texts and numbers, and lists of such: JSON says the same of them, sorted or not. */
function arePlain(items: readonly unknown[]): boolean {
  for (const item of items) {
    const plain = typeof item === 'string' || (Array.isArray(item) ? arePlain(item) : Number.isFinite(item));
    if (!plain) return false;
  }
  return true;
}

function listOf(items: readonly unknown[]): string {
  if (items.length >= LONG && arePlain(items)) return JSON.stringify(items);
  let text = '[';
  for (let at = 0; at < items.length; at++) {
    text += at === 0 ? canonicalJson(items[at]) : `,${canonicalJson(items[at])}`;
  }
  return `${text}]`;
}

/** Every entry of every log comes through here: objects of one kind are sorted once, and their names quoted once. */
function fieldsOf(fields: Readonly<Record<string, unknown>>): string {
  const { sorted, first, later } = kindOf(Object.keys(fields));
  let text = '';
  for (let at = 0; at < sorted.length; at++) {
    const field = fields[sorted[at] as string];
    if (field !== undefined) text += `${text === '' ? first[at] : later[at]}${canonicalJson(field)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Objects whose fields were written down in the same order. */
interface Kind {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  /** How a field begins: `{"at":` where it is the first of the object, `,"at":` after another. */
  readonly first: readonly string[];
  readonly later: readonly string[];
}

/** By their first field. The engine's own are few; what people bring along must not fill the memory. */
const kinds = new Map<string, Kind[]>();
const MAX_FIRST_FIELDS = 500;
const MAX_OF_ONE = 20;
const LONGEST_KIND = 400;

function kindOf(keys: readonly string[]): Kind {
  const [first = ''] = keys;
  const alike = kinds.get(first) ?? [];
  for (const known of alike) if (areSame(known.keys, keys)) return known;
  const sorted = keys.toSorted();
  const quoted = sorted.map((key) => JSON.stringify(key));
  const kind = { keys, sorted, first: quoted.map((key) => `{${key}:`), later: quoted.map((key) => `,${key}:`) };
  const room = alike.length > 0 ? alike.length < MAX_OF_ONE : kinds.size < MAX_FIRST_FIELDS;
  if (room && keys.join('').length <= LONGEST_KIND) {
    alike.push(kind);
    kinds.set(first, alike);
  }
  return kind;
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
