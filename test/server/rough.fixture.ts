import { connect, createServer, type Socket } from 'node:net';

/** A line that breaks again and again, between the desks and a server. */
export async function brokenLine(to: string): Promise<{ url: string; cuts: () => number; close: () => void }> {
  const { hostname, port } = new URL(to);
  let cuts = 0;
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
    setTimeout(
      () => {
        cuts += near.destroyed ? 0 : 1;
        near.destroy();
        far.destroy();
      },
      5 + Math.random() * 400,
    );
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const close = () => {
    proxy.close();
    for (const socket of open) socket.destroy();
  };
  return { url, cuts: () => cuts, close };
}

/**
 * The machine's clock as a process sees it: ahead by so many milliseconds, right, behind, right, every half second. For the
 * environment of a server's process.
 */
export function clockJumpingBy(ms: number): { readonly NODE_OPTIONS: string } {
  const jumping = `const real = Date.now; let jumps = 0; setInterval(() => { jumps++; }, 500).unref(); Date.now = () => real() + [0, 1, 0, -1][jumps % 4] * ${ms};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(jumping)}` };
}

/** By an hour. */
export const jumpingClock = clockJumpingBy(3_600_000);
