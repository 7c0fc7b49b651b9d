import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WaitingConnections } from '../../src/server/http/waiting-connections.ts';
import { until } from '../until.ts';
import { openHall } from './hall.fixture.ts';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** A client that never closes its side. */
async function line(to: string, text = ''): Promise<Socket> {
  const { hostname, port } = new URL(to);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  opened.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

describe('a connection that was refused', () => {
  test.each([
    ['is not HTTP', 'nonsense\r\n\r\n', '400'],
    ['has too long a head', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '400'],
  ])('because it %s is closed a moment later, though the client keeps its side open', async (_, text, status) => {
    const hall = await openHall();
    const socket = await line(hall.server.url, text);
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece;
    });
    await once(socket, 'end');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // Nobody listens there any more: the kernel answers what is sent now with a reset.
    const reset = new Promise((resolve) => socket.once('close', resolve));
    const knock = setInterval(() => socket.write('x'), 50);
    await reset;
    clearInterval(knock);
    await hall.close();
  });
});

describe('connections that wait for a request', () => {
  async function answering(
    most: number,
    answer: RequestListener = (request, response) => {
      request.resume().once('end', () => response.end('here'));
    },
  ): Promise<{ url: string; server: Server; held: () => Promise<number> }> {
    const server = createServer(answer);
    new WaitingConnections(server, { limited: true, most });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const held = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, held };
  }
  const unfinished = [
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nhost:'],
    ['half a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf'],
    ['a request, and half of the next', 'GET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HT'],
  ] as const;

  test.each(unfinished)('of one address are so many and no more: %s', async (_, text) => {
    const { url, server, held } = await answering(5);
    for (let at = 0; at < 20; at++) await line(url, text);
    await until(async () => (await held()) === 5);
    expect(await (await fetch(url)).text()).toBe('here');
    server.closeAllConnections();
    server.close();
  });

  const long = Buffer.alloc(16_000_000);
  const answers: readonly (readonly [string, RequestListener])[] = [
    ['at once', (_, response) => response.end(long)],
    ['in pieces', (_, response) => Readable.from([long, long]).pipe(response)],
  ];
  test.each(answers)('so do those whose client does not take its answer, sent %s', async (_, answer) => {
    const { url, server, held } = await answering(5, answer);
    for (let at = 0; at < 20; at++) (await line(url, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')).pause();
    await until(async () => (await held()) === 5);
    server.closeAllConnections();
    server.close();
  });

  test('requests that are being answered do not count', async () => {
    const streams: (() => void)[] = [];
    const { server, url, held } = await answering(2, (_, response) => {
      response.writeHead(200).write('begun');
      streams.push(() => response.end());
    });
    for (let at = 0; at < 6; at++) await once(await line(url, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'), 'data');
    expect(await held()).toBe(6);
    for (const end of streams) end();
    await until(async () => (await held()) === 2);
    server.closeAllConnections();
    server.close();
  });
});

test('a server told to stop waits a second for the rest of what was only begun, and no longer', async () => {
  const hall = await openHall();
  const { url, token } = hall.owner;
  await line(url);
  await line(url, 'GET / HT');
  await line(url, 'POST /api/sign-out HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\nhalf');
  const head = `POST /api/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  const body = 'content-type: application/json\r\ncontent-length: 5000000\r\n\r\n{"tiltyard":1';
  // The second of them waits for a place.
  for (let at = 0; at < 2; at++) await line(url, `${head}${body}`);
  await hall.owner.client.get('/api/me');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const stopped = hall.close();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(stopped).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
