import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../store/index.ts';
import type { EventStream } from '../live/event-stream.ts';
import { OpenStreams } from '../live/open-streams.ts';
import type { Context } from './context.ts';
import { beginEvents } from './event-stream.ts';

let store: Store;
let app: FastifyInstance;
let stream: EventStream | undefined;
let release = (): void => undefined;
let port = 0;

beforeEach(async () => {
  stream = undefined;
  store = await openStore('memory:');
  const context = { streams: new OpenStreams(store, 10), now: () => 1_000 } as Partial<Context> as Context;
  app = fastify();
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  const slowly = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => {
    await slowly;
    return 'the first answer';
  });
  app.get('/events', (request, reply) => {
    stream = beginEvents(context, request, reply, { topics: 1, quick: false });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  await app.close();
  await store.close();
});

/** Sends the requests together, and answers with all that comes until the server closes the connection. */
function sent(...paths: string[]): { text(): string; readonly closed: Promise<void> } {
  const line = connect(port, '127.0.0.1');
  let text = '';
  line.on('data', (piece) => {
    text += String(piece);
    if (text.includes('event: time')) stream?.end();
  });
  line.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''));
  return { text: () => text, closed: new Promise((resolve) => line.once('close', () => resolve())) };
}

test('a stream is the rest of its connection, in no wrapping, and the connection ends with it', async () => {
  const answer = sent('/events');
  await answer.closed;
  const [head = '', body] = answer.text().split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 200 /);
  expect(head).not.toMatch(/transfer-encoding|content-length/i);
  expect(body).toBe('retry: 2000\n\nevent: time\ndata: {"now":1000}\n\n');
});

test('a stream that is asked for behind another request begins after its answer', async () => {
  const answer = sent('/slow', '/events');
  await new Promise<void>((resolve) => {
    const look = (): void => (stream ? resolve() : void setImmediate(look));
    look();
  });
  expect(answer.text()).toBe('');
  release();
  await answer.closed;
  expect(answer.text()).toMatch(
    /^HTTP\/1.1 200 .*\r\n\r\nthe first answerHTTP\/1.1 200 .*\r\n\r\nretry: .*event: time/s,
  );
});
