import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { problemSchema } from '../../protocol/wire.ts';

/** How answers are described and written down. */

const asMadeHere = new WeakSet<object>();

/**
 * What the engine makes is written as it is. Its type is the described one (a test compares them), and reading a
 * tournament of 500 players field by field before writing it would take longer than making it.
 */
export function asMade<T>(schema: z.ZodType): z.ZodType<T, T> {
  asMadeHere.add(schema);
  return schema as z.ZodType<T, T>;
}

/** All other answers are read first: what the description does not name is left out. */
export const serializer: typeof serializerCompiler = (route) =>
  asMadeHere.has(route.schema) ? (value) => JSON.stringify(value) : serializerCompiler(route);

/** An answer that is no JSON, or was written down already. */
export const contentOf = (description: string, type: string | readonly string[], schema: z.ZodType) => ({
  description,
  content: Object.fromEntries([type].flat().map((one) => [one, { schema }])),
});

export const problemAnswer = contentOf(
  'Why not, as application/problem+json',
  'application/problem+json',
  problemSchema,
);
