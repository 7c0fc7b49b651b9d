/** JSON with sorted keys and without undefined fields: equal values have equal text, so that the text can be hashed. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`Not a number that can be written down: ${value}`);
      return `${value}`;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value)
        ? `[${value.map(canonicalJson).join(',')}]`
        : fieldsOf(value as Readonly<Record<string, unknown>>);
    default:
      throw new Error(`Cannot be written down: ${typeof value}`);
  }
}

function fieldsOf(value: Readonly<Record<string, unknown>>): string {
  const fields: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const field = value[name];
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${canonicalJson(field)}`);
  }
  return `{${fields.join(',')}}`;
}
