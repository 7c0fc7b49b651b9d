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

/** `npm test` has just built what people start, and it starts for half the processor time; otherwise the sources as they are. */
const serving = (db: string): string[] =>
  process.env.BUILT
    ? [built, 'serve', '--host', '127.0.0.1', '--port', '0', '--db', db]
    : ['--import', 'tsx', sources, db];

/** @param node another Node than the one that runs this */
export async function startProcess(
  db: string,
  environment: Record<string, string> = {},
  node = process.execPath,
): Promise<ServerProcess> {
  const child = spawn(node, serving(db), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
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

async function linkFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [link] = /http:\S+\/enter\/[\w-]+/.exec(line) ?? [];
    if (link) return link;
  }
  throw new Error('The server ended without a word.');
}
