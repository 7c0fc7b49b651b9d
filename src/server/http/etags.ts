import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './context.ts';

/** RFC 9110: one of a list, or any; the comparison is the weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

/** Whether the reader has it already; then the answer is 304 and its body need not be made. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie, Authorization, Accept-Language, Accept-Encoding');
  return isKnown(request.headers['if-none-match'], etag);
}

export const sendUnchanged = (reply: FastifyReply): FastifyReply => reply.code(304).send();

/** What is read and has no name of its own is named by what is in it. */
export function etags(app: App): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const named = reply.hasHeader('etag') || !(typeof payload === 'string' || Buffer.isBuffer(payload));
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (named || request.method !== 'GET' || reply.statusCode !== 200 || !(isPage || request.url.startsWith('/api/'))) {
      return next(null, payload);
    }
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    if (!isUnchanged(request, reply, etag)) return next(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding');
    next(null, '');
  });
}
