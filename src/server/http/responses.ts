import type { FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { problemSchema } from '../../protocol/wire.ts';
import type { Frame } from '../live/frames.ts';

/** How answers are described and written down. */

/** A schema is declared once, with its route, and has no field in which to mark it. */
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

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** For routes that send what is kept: it is compressed once for all who read it, and never again. */
export const kept = { compress: false } as const;

/** What was made once for many readers, as this one takes it. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, frame: Frame): Promise<FastifyReply> {
  const compressed = takesGzip(request);
  await frame.prepare(compressed);
  if (compressed) reply.header('content-encoding', 'gzip');
  return reply.send(frame.document(compressed ? 'compressed' : 'plain'));
}

export const problemAnswer = contentOf(
  'Why not, as application/problem+json',
  'application/problem+json',
  problemSchema,
);

/** The header of a file to be saved, whatever letters its name has: a header holds no others than those of Latin-1. */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const all = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${all}`}`;
};
