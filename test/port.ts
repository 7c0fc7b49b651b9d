import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems hand out by themselves: 32,768 is the lowest of Linux, others begin higher still. */
const [LOWEST, HIGHEST] = [10_000, 32_767];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port for a program that must be told which. Whoever leaves the choice to the system is never given one of these, so it
 * stays free until that program has started, and while it is started again.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST + 1);
  return (await isFree(port)) ? port : freePort();
}
