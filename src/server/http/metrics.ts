import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notAllowed } from '../auth/identity.ts';
import type { App, Context } from './context.ts';

/** Prometheus figures, for the operator. */
export function metrics(app: App, context: Context): void {
  const registry = new Registry();
  // Under the names that every dashboard for Node knows: process_*, nodejs_*.
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: 'tiltyard_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const commands = new Counter({
    name: 'tiltyard_commands_total',
    help: 'Commands by their answer',
    labelNames: ['status'],
    registers: [registry],
  });
  new Gauge({
    name: 'tiltyard_live_readers',
    help: 'Open live streams',
    registers: [registry],
    collect() {
      this.set(context.streams.size);
    },
  });
  new Gauge({
    name: 'tiltyard_folded_tournaments',
    help: 'Tournaments kept folded in memory',
    registers: [registry],
    collect() {
      this.set(context.tournaments.count);
    },
  });

  new Gauge({
    name: 'tiltyard_last_backup_seconds',
    help: 'When the last good backup was made, in seconds since 1970; 0: none since the start',
    registers: [registry],
    async collect() {
      this.set(((await context.backups.lastGood())?.at ?? 0) / 1000);
    },
  });

  new Gauge({
    name: 'tiltyard_webhook_backlog',
    help: 'Messages for webhooks that have yet to be delivered, of all processes on this database',
    registers: [registry],
    async collect() {
      this.set(await context.store.outbox.backlog());
    },
  });
  new Counter({
    name: 'tiltyard_webhook_attempts_total',
    help: 'Attempts to deliver a message: delivered, retry (it is tried again later) or failed (given up)',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      const { delivered, pending, failed } = context.store.figures().deliveries;
      for (const [result, count] of Object.entries({ delivered, retry: pending, failed })) this.inc({ result }, count);
    },
  });
  new Counter({
    name: 'tiltyard_append_conflicts_total',
    help: 'Writes that came too late, because another process had written to the tournament meanwhile',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(context.store.figures().appendConflicts);
    },
  });
  new Counter({
    name: 'tiltyard_database_waits_total',
    help: 'How often work had to wait for a free connection to PostgreSQL',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(context.store.figures().poolWaits);
    },
  });

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    took.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (route === '/api/tournaments/:id/commands') commands.inc({ status });
    next();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const caller = await context.identity.callerOf(request);
    if (!caller.operator) throw notAllowed(caller);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
