import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../problems.ts';
import type { App } from './context.ts';

const MINUTE = 60_000;

/** How often one address may try what strangers can try, per minute. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function limit(app: App, perMinute: number): Limit {
  const check = app.createRateLimit({ max: perMinute, timeWindow: MINUTE });
  return async (request, reply) => {
    const state = await check(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new RequestProblem(429, 'too-many-requests', { seconds: state.ttlInSeconds });
  };
}
