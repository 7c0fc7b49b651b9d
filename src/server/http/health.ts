import type { App, Context } from './context.ts';

/** For whatever looks after the process: is it alive, and can it take requests? */
export function health(app: App, context: Context): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, () => ({ ok: true }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_, reply) => {
    try {
      if (context.draining()) return reply.code(503).send({ ok: false, why: 'stopping' });
      await context.store.ping();
      return reply.send({ ok: true, database: context.store.kind });
    } catch {
      return reply.code(503).send({ ok: false, why: 'database' });
    }
  });
}
