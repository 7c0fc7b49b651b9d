import type { RequestOptions } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newRoleLink } from '../../src/server/auth/role-link.ts';
import { WebhookDelivery } from '../../src/server/webhooks/delivery.ts';
import { post } from '../../src/server/webhooks/post.ts';
import { openStore } from '../../src/store/index.ts';
import { until } from '../until.ts';
import { names, openHall, type Person } from './hall.fixture.ts';
import { type HostileReceiver, type Hostility, hostileReceiver, hostilities } from './hostile.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { receiver } from './receiver.fixture.ts';

const receivers: HostileReceiver[] = [];
const hostileUrl = async (kind: Hostility): Promise<string> => {
  const made = await hostileReceiver(kind);
  receivers.push(made);
  return made.url;
};
afterAll(() => {
  for (const one of receivers) one.close();
});

const topics = ['tournament.started'] as const;

/** A tournament that has started, and tells its receivers. */
async function started(person: Person, urls: readonly string[]): Promise<string> {
  const id = await person.create('Hook Cup', 'groups');
  for (const url of urls) await person.client.addWebhook(id, { url, topics: [...topics] });
  await person.send(id, { type: 'AddPlayers', players: names(3) });
  await person.send(id, { type: 'Start' });
  return id;
}

describe('[DK-19] an attempt has one end, whatever the receiver does', () => {
  /** Of these nobody would ever hear the end. */
  const patienceEnds: readonly Hostility[] = ['stalling', 'silent', 'hinting', 'dripping'];
  const PATIENCE = 10_000;

  test.each(hostilities)('%s', async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const made = await hostileReceiver(kind);
    receivers.push(made);
    let pieces = 0;
    const createConnection = ({ port, host }: NetConnectOpts & { port: number; host: string }) =>
      connect(port, host).on('data', () => {
        pieces += 1;
      });
    const options = { createConnection } as RequestOptions;
    const sent = post(made.url, '{}', options, { patience: PATIENCE, stop: new AbortController().signal });
    if (patienceEnds.includes(kind)) {
      await until(() => made.requests > 0 && (kind === 'silent' || pieces > 0));
      vi.advanceTimersByTime(PATIENCE);
    }
    const answer = await sent;
    const status = { switching: 101, endless: 200, stalling: 200 } as Readonly<Record<string, number>>;
    expect(answer.status).toBe(status[kind]);
    expect(answer.note).not.toBe('');
  });

  test('a server that stops does not wait for it', async () => {
    const stop = new AbortController();
    const answer = post(await hostileUrl('silent'), '{}', {}, { patience: 60_000, stop: stop.signal });
    stop.abort();
    expect(await answer).toEqual({ note: 'no answer in time' });
  });
});

test('[DK-19] receivers that switch protocols are failed attempts, more of them than there are places', async () => {
  const hall = await openHall();
  const url = await hostileUrl('switching');
  const ids: string[] = [];
  for (let at = 0; at < 3; at++)
    ids.push(
      await started(
        hall.owner,
        Array.from({ length: 20 }, () => url),
      ),
    );
  const attempts = async () => {
    const lists = await Promise.all(ids.map((id) => hall.owner.client.deliveries(id)));
    return lists.flatMap(({ deliveries }) => deliveries.flatMap((one) => one.attempts[0] ?? []));
  };
  await until(async () => (await attempts()).length === 60);
  expect(new Set((await attempts()).map(({ status }) => status))).toEqual(new Set([101]));
  await hall.close();
});

test('[DK-19] receivers of one account that never answer leave places for the others', async () => {
  const store = await openStore('memory:');
  const [silent, good] = [await hostileReceiver('silent'), await receiver()];
  receivers.push(silent);
  const enqueue = async (account: string, tournament: string, urls: readonly string[]) => {
    const outbox = urls.map((_, at) => {
      const id = `${tournament}-${at}`;
      return { id, webhook: id, topic: 'x', body: '{"topic":"x"}', dueAt: 0 };
    });
    const entry = { version: 1, commandId: 'one', at: 1, by: 'desk', command: {}, events: [], hash: 'h' };
    const { link } = newRoleLink('owner', '', 0, { account });
    const about = { name: tournament, format: 'groups', listed: true };
    await store.events.append(tournament, 0, [entry], { about, outbox, roleLinks: [link] });
    for (const [at, url] of urls.entries()) {
      const hook = { id: `${tournament}-${at}`, url, secret: 's', events: ['x'], createdAt: 0 };
      await store.webhooks.add({ ...hook, scope: { stream: tournament }, kind: 'signed', language: 'en' });
    }
  };
  for (const id of ['ada', 'eve']) await store.accounts.add({ id, name: id, passwordHash: '', createdAt: 0 });
  for (const tournament of ['e1', 'e2', 'e3']) {
    await enqueue(
      'eve',
      tournament,
      Array.from({ length: 20 }, () => silent.url),
    );
  }
  await enqueue('ada', 'a1', [good.url]);
  // Nobody's patience runs out, so what is told is told while the others are waited for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const delivery = new WebhookDelivery(store, () => Date.now(), console, true);
  await until(() => good.told.length === 1 && silent.requests > 0);
  expect(silent.requests).toBeLessThanOrEqual(10);
  vi.useRealTimers();
  silent.close();
  await delivery.close();
  await store.close();
  good.close();
});

test('a server told to stop ends well, whatever its receivers do', async () => {
  const server = await startProcess('memory:');
  const urls = await Promise.all((['switching', 'silent', 'endless', 'dripping'] as const).map(hostileUrl));
  await started(server.owner, urls);
  await until(() => receivers.slice(-4).every(({ requests }) => requests > 0));
  expect(await server.stop()).toBe(0);
});
