import { hash } from 'node:crypto';
import { hashBy } from '../kit/index.ts';
import { openStore } from '../store/index.ts';
import { attachmentsFor } from './attachments.ts';
import { Identity } from './auth/identity.ts';
import { ownerToken } from './auth/operator-token.ts';
import { DeadlineWatch } from './clocks/deadlines.ts';
import { demonstrate } from './demo.ts';
import { buildApp } from './http/app.ts';
import type { App } from './http/context.ts';
import { builtPages } from './http/pages.ts';
import { OpenStreams } from './live/open-streams.ts';
import { Tournaments } from './live/tournaments.ts';
import { ScheduledBackups } from './operations/backups.ts';
import { prepareFolder } from './operations/database-folder.ts';
import { Housekeeping } from './operations/housekeeping.ts';
import type { Logger } from './operations/logger.ts';
import { BadOptions, type ServerOptions, settle } from './operations/options.ts';
import { greet, openBrowser } from './operations/terminal.ts';
import { WebhookDelivery } from './webhooks/delivery.ts';
import { Workshop } from './workshop/workshop.ts';

export { passwordReset } from './auth/password-reset.ts';
export { removeSecondStep } from './auth/second-step.ts';
export { backUp, restoreFrom } from './operations/backup.ts';
export type { ServerOptions } from './operations/options.ts';

export interface RunningServer {
  /** Where this machine reaches it. */
  readonly url: string;
  /** Private: anyone who opens it owns every tournament here. */
  readonly ownerLink: string;
  /** Answers what is under way, ends the live streams, closes the store. */
  close(): Promise<void>;
}

/** Starts the server. Resolves when it answers requests. Options that are not given come from the environment or have a default. */
export async function serve(given: ServerOptions = {}): Promise<RunningServer> {
  const options = settle(given, process.env);
  const { host, db } = options;
  const now = () => Date.now();
  // The same hash as the engine's own, which runs everywhere; every entry that is read or written is hashed.
  hashBy((text) => hash('sha256', text));
  prepareFolder(db);
  let log: Logger = console;
  let closing: Promise<void> | undefined;
  const store = await openStore(db, {
    exclusive: true,
    report: (error) => {
      // Lines that break while the server ends are nobody's worry.
      if (closing === undefined) log.warn(error, 'database');
    },
  });
  const tournaments = new Tournaments(store, attachmentsFor(store, now, options.publicUrl), now);
  const streams = new OpenStreams(store, options.streamsPerAddress);
  const identity = new Identity(store, now);
  const backups = new ScheduledBackups(store, options, now, {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => log.warn(details, message),
    error: (details, message) => log.error(details, message),
  });
  const workshop = new Workshop();
  const stopping = () => closing !== undefined;
  const context = { store, tournaments, identity, backups, workshop, now, streams, stopping };
  try {
    const token = await ownerToken(store, db, options.ownerToken, now());
    if (options.demo) await demonstrate(context);
    const app = await buildApp(context, options);
    log = app.log;
    await listen(app, host, options.port);
    const watches = [
      new DeadlineWatch(store, tournaments, now, app.log, options.publicUrl),
      new WebhookDelivery(store, now, app.log, !options.shared),
      new Housekeeping(store, now, app.log, options.accessDays),
      backups,
    ];
    await backups.noteErased();
    backups.start();
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
    const ownerLink = `${url}/enter/${token}`;

    const stop = async () => {
      streams.close();
      await closed(app);
      await Promise.all([...watches, workshop].map((watch) => watch.close()));
      tournaments.close();
      await store.close();
    };
    const close = () => {
      closing ??= stop();
      return closing;
    };
    const { hosts, publicUrl } = options;
    const pages = (options.web ?? builtPages()) !== undefined;
    if (!options.quiet) greet({ url, ownerLink, host, port, hosts, publicUrl, pages });
    if (options.open) openBrowser(ownerLink);
    return { url, ownerLink, close };
  } catch (error) {
    tournaments.close();
    await store.close();
    throw error;
  }
}

const COMPLAINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; choose another with --port',
  EACCES: 'is not for everyone to use; choose one above 1023 with --port',
  EADDRNOTAVAIL: 'is not one of this machine’s addresses; choose another with --host',
};

async function listen(app: App, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const complaint = error instanceof Error && 'code' in error ? COMPLAINTS[String(error.code)] : undefined;
    throw complaint === undefined ? error : new BadOptions(`${host}:${port} ${complaint}.`);
  }
}

/** How long an answer under way may take while the server stops. */
const PATIENCE = 10_000;

/** Connections that become idle in the meantime are closed too, so that no browser's kept-alive connection delays the end. */
async function closed(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
