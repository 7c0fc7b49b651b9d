import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What receivers of webhooks do that mean no good, or are broken. Each is called when a request has begun to arrive. */
export const hostile = {
  /** A protocol that nobody asked for, on a line that stays open. */
  switching: (line: Socket) =>
    line.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  /** Taken, and an answer without an end. */
  endless: (line: Socket) => {
    line.write('HTTP/1.1 200 OK\r\n\r\n');
    const piece = Buffer.alloc(16 * 1024);
    const more = () => {
      while (!line.destroyed && line.write(piece));
    };
    line.on('drain', more);
    more();
  },
  /** Taken, and then not the body that was announced. */
  stalling: (line: Socket) => line.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n'),
  silent: () => undefined,
  reset: (line: Socket) => line.resetAndDestroy(),
  /** “Wait”, again and again. */
  hinting: (line: Socket) => {
    const timer = setInterval(() => line.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
    line.once('close', () => clearInterval(timer));
  },
  /** Never the end of the headers. */
  dripping: (line: Socket) => {
    line.write('HTTP/1.1 200 OK\r\nx: ');
    const timer = setInterval(() => line.write('y'), 20);
    line.once('close', () => clearInterval(timer));
  },
  nonsense: (line: Socket) => line.end('SSH-2.0-OpenSSH_9.9\r\n'),
} as const;

export type Hostility = keyof typeof hostile;
export const hostilities = Object.keys(hostile) as Hostility[];

export interface HostileReceiver {
  readonly url: string;
  /** How many requests have come. */
  readonly requests: number;
  close(): void;
}

export async function hostileReceiver(kind: Hostility): Promise<HostileReceiver> {
  const lines = new Set<Socket>();
  let requests = 0;
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => undefined);
    line.once('close', () => lines.delete(line));
    line.once('data', () => {
      requests += 1;
      hostile[kind](line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    get requests() {
      return requests;
    },
    close() {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}
