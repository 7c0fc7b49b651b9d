import type { FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '../auth/identity.ts';
import { EventStream } from '../live/event-stream.ts';
import { RequestProblem } from '../problems.ts';
import type { Context } from './context.ts';
import { addressOf } from './limits.ts';
import { takesGzip } from './responses.ts';

const RETRY_AFTER = 10;

interface StreamOptions {
  /** How many topics it will carry. */
  readonly topics: number;
  /** A game's clock is among them. */
  readonly quick: boolean;
}

const STREAM_TYPE = 'text/event-stream; charset=utf-8';

/** A HEAD request is not kept connected. */
export const sendHead = (reply: FastifyReply): FastifyReply => reply.header('content-type', STREAM_TYPE).send();

/** Begins a stream of server-sent events; the writer compresses the pieces. */
export function beginEvents(
  { streams, now }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { topics, quick }: StreamOptions,
): EventStream {
  const address = addressOf(request);
  if (streams.full(address)) {
    reply.header('retry-after', RETRY_AFTER);
    throw new RequestProblem(429, 'too-many-streams');
  }
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // The body ends with the connection instead of in chunks: an update is one buffer and one write for each of thousands.
  reply.raw.removeHeader('transfer-encoding');
  const compressed = takesGzip(request);
  reply.raw.writeHead(200, {
    ...(compressed && { 'content-encoding': 'gzip' }),
    vary: 'Accept-Encoding, Cookie, Authorization',
    'content-type': STREAM_TYPE,
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  const credentials = { tokens: credentialsOf(request), accounts: new Set<string>() };
  reply.raw.flushHeaders();
  const stream = new EventStream(reply.raw, topics, { compressed, now, quick, credentials });
  reply.raw.on('close', streams.add(address, stream));
  return stream;
}
