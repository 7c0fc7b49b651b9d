import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Begins a stream of server-sent events; the pieces are compressed by whoever writes them. */
export function beginEvents(
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly out: ServerResponse; readonly compressed: boolean } {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.raw.writeHead(200, {
    ...(compressed && { 'content-encoding': 'gzip' }),
    vary: 'Accept-Encoding, Cookie, Authorization',
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  return { out: reply.raw, compressed };
}
