import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { App } from './context.ts';

/** What every answer has of its own. */
const OWN = new Set(['connection', 'content-length', 'content-type', 'date']);

/** Helmet's headers on every answer. They are always the same, so they are worked out once and not with each request. */
export async function safeHeaders(app: App, options: FastifyHelmetOptions): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const safe = Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN.has(name)),
  );
  // With the reply's own, so that all are written at once: set one by one, each is checked with every answer.
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(safe);
    next();
  });
}
