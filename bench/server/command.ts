import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `tiltyard serve`, as it was built, or else from the sources. */
const program = (): string[] =>
  existsSync(`${root}/dist/cli`) ? [`${root}/bin/tiltyard.js`] : ['--import', 'tsx', `${root}/src/cli/main.ts`];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const MILLISECONDS_A_TICK = 10;

/** Starts the command and resolves when it has answered a request for that path. */
export async function startCommand(db: string, path: string) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...program(), 'serve', '--port', `${port}`, '--host', '127.0.0.1', '--db', db],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer) {
      await answer.text();
      if (answer.status !== 200) throw new Error(`The first answer is ${answer.status}.`);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    /** Its processor time so far, in ms, as the system counts it. */
    busy(): number {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_A_TICK;
    },
    async stop(): Promise<void> {
      child.kill();
      await gone;
    },
  };
}
