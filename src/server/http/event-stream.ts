import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '../auth/identity.ts';
import { EventStream } from '../live/event-stream.ts';
import { RequestProblem } from '../problems.ts';
import type { Context } from './context.ts';
import { addressOf } from './limits.ts';

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

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** The connection itself; while an earlier request on it still waits for its answer, what queues behind that. */
function lineOf({ raw }: FastifyReply): Writable {
  const { socket } = raw;
  if (!socket) return raw;
  socket.once('finish', () => socket.destroy());
  return socket;
}

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
  // The body ends with the connection, so that what thousands are sent is wrapped up for none of them.
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
  const stream = new EventStream(lineOf(reply), topics, { compressed, now, quick, credentials });
  reply.raw.on('close', streams.add(address, stream));
  return stream;
}
