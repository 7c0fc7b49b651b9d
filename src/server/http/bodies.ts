import type { FastifyRequest } from 'fastify';
import type { App } from './context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the whole body may take to arrive, where it is a large one. */
    readonly bodyMs?: number;
  }
}

const KB = 1024;
/** What anyone may send. */
export const SMALL_BODY = 64 * KB;
/** What a desk may send: a list of thousands of players. */
export const LARGE_BODY = 4 * KB * KB;

const SMALL_BODY_MS = 20_000;
export const LARGE_BODY_MS = 60_000;

/** A body of unknown length may be any. */
export const isAtMost = (bytes: number, { headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined && Number(headers['content-length']) <= bytes;

export const isSmall = (request: FastifyRequest): boolean => isAtMost(SMALL_BODY, request);

/** Bodies that never end are cut off: a client that sends one byte a minute would hold a connection and what was read so far. */
export function boundedBodies(app: App): void {
  app.addHook('preParsing', (request, _, payload, next) => {
    const { raw } = request;
    if (!raw.readableEnded && raw.method !== 'GET' && raw.method !== 'HEAD') {
      const late = setTimeout(() => raw.destroy(), request.routeOptions.config.bodyMs ?? SMALL_BODY_MS);
      // A client may have gone while its request waited; a server that stops does not wait for such a one.
      late.unref();
      const arrived = () => clearTimeout(late);
      raw.once('end', arrived);
      raw.once('close', arrived);
    }
    next(null, payload);
  });
}
