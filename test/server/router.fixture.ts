import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formats } from '../../src/engine/formats/index.ts';
import { attachmentsFor } from '../../src/server/attachments.ts';
import { Identity } from '../../src/server/auth/identity.ts';
import { buildApp } from '../../src/server/http/app.ts';
import { OpenStreams } from '../../src/server/live/open-streams.ts';
import { Tournaments } from '../../src/server/live/tournaments.ts';
import { ScheduledBackups } from '../../src/server/operations/backups.ts';
import { settle } from '../../src/server/operations/options.ts';
import { Workshop } from '../../src/server/workshop/workshop.ts';
import { openStore } from '../../src/store/index.ts';
import { drawsByName } from '../chance.ts';

export interface Route {
  readonly method: string;
  /** As in /api/tournaments/:id. */
  readonly path: string;
}

/** Every route there is, described or not, as the router itself tells it. */
export async function everyRoute(): Promise<Route[]> {
  const now = () => 0;
  const web = await mkdtemp(join(tmpdir(), 'tiltyard-no-pages-'));
  const store = await openStore('memory:');
  const tournaments = new Tournaments({ formats, store, attachmentsFor: attachmentsFor(formats, store, now), now });
  const identity = new Identity(store, now);
  const options = settle({ shared: true, registration: true, web }, {});
  const backups = new ScheduledBackups(store, options, now, console);
  const streams = new OpenStreams(store, 100);
  const workshop = new Workshop(formats);
  const context = {
    formats,
    store,
    tournaments,
    identity,
    backups,
    workshop,
    now,
    streams,
    ...drawsByName,
    draining: () => false,
    stopping: () => false,
  };
  const app = await buildApp(context, options);
  await app.ready();
  const routes = routesIn(app.printRoutes({ commonPrefix: false }));
  await app.close();
  tournaments.close();
  await store.close();
  await rm(web, { recursive: true });
  return routes;
}

/** The router draws a tree: each level is indented by four, and a line goes on where its parent ends. */
function routesIn(tree: string): Route[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = branch.length / 4 - 1;
    const path = (parents[depth - 1] ?? '') + part;
    parents[depth] = path;
    return methods.split(', ').map((method) => ({ method, path }));
  });
}
