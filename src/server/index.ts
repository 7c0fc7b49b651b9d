import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formats as allFormats } from '../engine/formats/index.ts';
import { hashBy } from '../kit/index.ts';
import { openStore, type StoreOptions } from '../store/index.ts';
import { attachmentsFor } from './attachments.ts';
import { Identity } from './auth/identity.ts';
import { ownerToken } from './auth/operator-token.ts';
import { newSecret as randomSecret } from './auth/tokens.ts';
import { DeadlineWatch } from './clocks/deadlines.ts';
import { demonstrate } from './demo.ts';
import { buildApp } from './http/app.ts';
import { basePathOf } from './http/base-path.ts';
import type { App, Context } from './http/context.ts';
import { builtPages } from './http/pages.ts';
import { WaitingConnections } from './http/waiting-connections.ts';
import { OpenStreams } from './live/open-streams.ts';
import { Tournaments } from './live/tournaments.ts';
import { ScheduledBackups } from './operations/backups.ts';
import { housekeeping } from './operations/housekeeping.ts';
import { type Logger, withoutRepeats } from './operations/logger.ts';
import { BadOptions, type ServerOptions, settle } from './operations/options.ts';
import { greet, openBrowser } from './operations/terminal.ts';
import { WebhookDelivery } from './webhooks/delivery.ts';
import { Workshop } from './workshop/workshop.ts';

export { passwordReset } from './auth/password-reset.ts';
export { removeSecondStep } from './auth/second-step.ts';
export { backUp, restoreFrom } from './operations/backup.ts';
export { moveDatabase } from './operations/move.ts';
export type { ServerOptions } from './operations/options.ts';

export interface RunningServer {
  /** Where this machine reaches it. */
  readonly url: string;
  /** Private: anyone who opens it owns every tournament here. */
  readonly ownerLink: string;
  /** Prints where everything is (DK-17) and opens a browser where that was asked for. */
  announce(): void;
  /**
   * No longer ready from now on; after the time to drain answers what is under way, ends the live streams, closes the store.
   * Asked a second time it drains no longer.
   */
  close(): Promise<void>;
}

/** What the operator cannot set. Tests hand in secrets of their own, so that every run has the same draws, slow disks, and one more format. */
type Surroundings = Partial<Pick<Context, 'newSecret' | 'formats' | 'hashingCost'> & Pick<StoreOptions, 'startWriter'>>;

/** Starts the server. Resolves when it answers requests. Options that are not given come from the environment or have a default. */
export async function serve(
  given: ServerOptions = {},
  { newSecret = randomSecret, formats = allFormats, hashingCost, startWriter }: Surroundings = {},
): Promise<RunningServer> {
  const options = settle(given, process.env);
  const { host, db } = options;
  const now = () => Date.now();
  // The same hash as the engine's own, which runs everywhere; every entry that is read or written is hashed.
  hashBy((text) => hash('sha256', text));
  let log: Logger = console;
  let closing: Promise<void> | undefined;
  const store = await openStore(db, {
    exclusive: true,
    ...(startWriter && { startWriter }),
    report: (error) => {
      // Lines that break while the server ends are nobody's worry.
      if (closing === undefined) log.warn(error, 'database');
    },
  });
  const tournaments = new Tournaments({
    formats,
    store,
    attachmentsFor: attachmentsFor(formats, store, now, options.publicUrl),
    now,
  });
  const streams = new OpenStreams(store, options.streamsPerAddress);
  const identity = new Identity(store, now);
  const backups = new ScheduledBackups(store, options, now, {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => log.warn(details, message),
    error: (details, message) => log.error(details, message),
  });
  const workshop = new Workshop(formats);
  let drained = false;
  const draining = () => closing !== undefined || drained;
  const stopping = () => drained;
  const shown = { draining, stopping };
  const context = {
    ...{ formats, store, tournaments, identity, backups, workshop, now, newSecret, streams, ...shown },
    ...(hashingCost && { hashingCost }),
  };
  try {
    const token = await ownerToken(store, db, options.ownerToken, now());
    if (options.demo) await demonstrate(context);
    const app = await buildApp(context, options);
    log = withoutRepeats(app.log);
    const waiting = new WaitingConnections(app.server, { limited: options.trustProxy === 0 });
    await listen(app, host, options.port);
    const watches = [
      new DeadlineWatch(store, tournaments, now, log, options.publicUrl),
      new WebhookDelivery(store, now, log, !options.shared),
      housekeeping(store, now, log, options.accessDays),
      backups,
    ];
    await backups.noteErased();
    backups.start();
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePathOf(options.publicUrl)}`;
    const ownerLink = `${url}/enter/${token}`;

    const hurry = new AbortController();
    const stop = async () => {
      if (options.drain > 0) await sleep(options.drain, undefined, { signal: hurry.signal }).catch(() => undefined);
      drained = true;
      streams.close();
      await closed(app, waiting);
      await Promise.all([...watches, workshop].map((watch) => watch.close()));
      tournaments.close();
      await store.close();
    };
    const close = () => {
      if (closing) hurry.abort();
      closing ??= stop();
      return closing;
    };
    const { hosts, publicUrl } = options;
    const pages = (options.web ?? builtPages()) !== undefined;
    const announce = () => {
      greet({ url, ownerLink, host, port, hosts, publicUrl, pages });
      if (options.open) openBrowser(ownerLink);
    };
    return { url, ownerLink, announce, close };
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

/** While the server stops: how long the rest of a request may take to arrive, and an answer under way. */
const PATIENCE = { request: 1_000, answer: 10_000 };

/** Connections that become idle in the meantime are closed too, so that no browser's kept-alive connection delays the end. */
async function closed(app: App, waiting: WaitingConnections): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limits = [
    setTimeout(() => waiting.close(), PATIENCE.request),
    setTimeout(() => app.server.closeAllConnections(), PATIENCE.answer),
  ];
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    for (const limit of limits) clearTimeout(limit);
  }
}
