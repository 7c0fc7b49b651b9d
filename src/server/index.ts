import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openStore } from '../store/index.ts';
import { buildApp } from './app.ts';
import { Identity } from './identity.ts';
import type { LiveStream } from './live-stream.ts';
import type { ServerOptions } from './options.ts';
import { ownerToken } from './owner.ts';
import { greet, openBrowser } from './terminal.ts';
import { Tournaments } from './tournaments.ts';

export type { ServerOptions } from './options.ts';

const DEFAULT_DB = 'sqlite:data/tiltyard.db';
const DEFAULT_PORT = 4170;

export interface RunningServer {
  /** Where this machine reaches it. */
  readonly url: string;
  /** Private: whoever opens it owns every tournament here. */
  readonly ownerLink: string;
  /** Answers what is under way, ends the live streams, closes the store. */
  close(): Promise<void>;
}

/** Starts the server. Resolves when it answers requests. */
export async function serve(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '0.0.0.0', port = DEFAULT_PORT, db = DEFAULT_DB } = options;
  const now = () => Date.now();
  const file = /^sqlite:(.+)$/.exec(db)?.[1];
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const store = await openStore(db);
  const tournaments = new Tournaments(store, async () => ({}), now);
  const streams = new Set<LiveStream>();
  const context = { store, tournaments, identity: new Identity(store, now), now, streams };
  try {
    const token = await ownerToken(store, db, options.ownerToken, now());
    const app = await buildApp(context, options);
    await app.listen({ host, port });
    const address = app.server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
    const ownerLink = `${url}/enter/${token}`;
    if (!options.quiet) greet({ url, ownerLink, host, port: bound, publicUrl: options.publicUrl });
    if (options.open) openBrowser(ownerLink);
    return {
      url,
      ownerLink,
      async close() {
        for (const stream of streams) stream.end();
        await app.close();
        tournaments.close();
        await store.close();
      },
    };
  } catch (error) {
    tournaments.close();
    await store.close();
    throw error;
  }
}
