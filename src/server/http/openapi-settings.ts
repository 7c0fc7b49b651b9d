import { type Formats, formatNamed, settingsForm } from '../../engine/index.ts';

/** What the description of the API says of each format's settings. */

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const schemaName = (format: string): string => `${format.charAt(0).toUpperCase()}${format.slice(1)}Settings`;

export function settingsSchemas(formats: Formats): Record<string, object> {
  return Object.fromEntries(
    formats.names.flatMap((name) => {
      const format = formatNamed(formats, name);
      if (!format) return [];
      const { $schema: _, ...schema } = settingsForm(format);
      return [[schemaName(name), { ...schema, description: `Settings of the format ${name}; all have a default.` }]];
    }),
  );
}

const described = (schema: unknown): Json =>
  isObject(schema) && 'description' in schema ? { description: schema.description } : {};

/** A body that names a format and its settings: one kind for each format. */
function oneForEachFormat(formats: Formats, schema: Json): Json {
  const { properties, required } = schema;
  if (!isObject(properties) || !('format' in properties && 'config' in properties)) return schema;
  // Where the format may be left out it cannot serve as the discriminator.
  if (!Array.isArray(required) || !required.includes('format')) {
    const config = { anyOf: formats.names.map((name) => ({ $ref: `#/components/schemas/${schemaName(name)}` })) };
    return { ...schema, properties: { ...properties, config: { ...config, ...described(properties.config) } } };
  }
  const kinds = formats.names.map((name) => ({
    ...schema,
    title: name,
    properties: {
      ...properties,
      format: { type: 'string', const: name },
      config: { $ref: `#/components/schemas/${schemaName(name)}` },
    },
  }));
  return { oneOf: kinds };
}

export function withTypedSettings<Paths extends object>(formats: Formats, paths: Paths): Paths {
  return changed(paths, (key, value) =>
    key === 'schema' && isObject(value) ? oneForEachFormat(formats, value) : value,
  ) as Paths;
}

/** A list of fixed length says how long it is; linters also want a schema for further items, though there are none. */
export const closedTuples = <Document>(document: Document): Document =>
  changed(document, (_, value) =>
    isObject(value) && Array.isArray(value.prefixItems) && !value.items
      ? { ...value, items: {}, minItems: value.prefixItems.length, maxItems: value.prefixItems.length }
      : value,
  ) as Document;

function changed(value: unknown, change: (key: string, value: unknown) => unknown, key = ''): unknown {
  const own = change(key, value);
  if (Array.isArray(own)) return own.map((one) => changed(one, change));
  if (!isObject(own)) return own;
  return Object.fromEntries(Object.entries(own).map(([name, one]) => [name, changed(one, change, name)]));
}
