import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Person, tokenOf } from './hall.fixture.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly owner: Person;
  readonly stranger: Person;
  as(token: string): Person;
  /** Whether it is still running. */
  lives(): boolean;
  /** What it wrote on standard error. */
  logged(): string;
  /** No chance to tidy up: kill -9. */
  kill(): Promise<void>;
  /** Asks it to stop; the answer is the process's exit code. */
  stop(): Promise<number | null>;
}

const built = fileURLToPath(new URL('../../bin/tiltyard.js', import.meta.url));
const sources = fileURLToPath(new URL('./server.process.fixture.ts', import.meta.url));

type Start = (
  db: string,
  environment?: Readonly<Record<string, string>>,
  /** Another one than that which runs this. */
  node?: string,
) => Promise<ServerProcess>;

/** Any, unless it must be known before. */
const portIn = (environment: Readonly<Record<string, string>> = {}): string => environment.TILTYARD_PORT ?? '0';

export const startBuilt: Start = (db, environment, node) =>
  started([built, 'serve', '--host', '127.0.0.1', '--port', portIn(environment), '--db', db], environment, node);

/** `npm test` has just built what people start, and it starts for half the processor time; otherwise the sources as they are. */
export const startProcess: Start = process.env.BUILT
  ? startBuilt
  : (db, environment, node) => started(['--import', 'tsx', sources, db], environment, node);

async function started(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  node = process.execPath,
): Promise<ServerProcess> {
  const child = spawn(node, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  // And all that it said has been read.
  const ended = once(child, 'close');
  let logged = '';
  child.stderr?.on('data', (piece) => {
    logged += piece;
    if (environment.TILTYARD_LOG_LEVEL === undefined) process.stderr.write(piece);
  });
  const ownerLink = await linkFrom(child);
  const url = new URL(ownerLink).origin;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    owner: new Person(url, tokenOf(ownerLink)),
    stranger: new Person(url),
    as: (token) => new Person(url, token),
    lives: () => child.exitCode === null && child.signalCode === null,
    logged: () => logged,
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Reads on after it, or a server that has more to say would wait for ever. */
const linkFrom = ({ stdout }: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!stdout) throw new Error('no output');
    createInterface({ input: stdout })
      .on('line', (line) => {
        const [link] = /http:\S+\/enter\/[\w-]+/.exec(line) ?? [];
        if (link) resolve(link);
      })
      .on('close', () => reject(new Error('The server ended without a word.')));
  });
