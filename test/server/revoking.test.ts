import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveHandlers } from '../../src/client/live.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { attachmentsFor } from '../../src/server/attachments.ts';
import { Identity } from '../../src/server/auth/identity.ts';
import { buildApp } from '../../src/server/http/app.ts';
import { OpenStreams } from '../../src/server/live/open-streams.ts';
import { Tournaments } from '../../src/server/live/tournaments.ts';
import { ScheduledBackups } from '../../src/server/operations/backups.ts';
import { settle } from '../../src/server/operations/options.ts';
import { Workshop } from '../../src/server/workshop/workshop.ts';
import { openStore } from '../../src/store/index.ts';
import { drawsByName } from '../chance.ts';
import { until } from '../until.ts';
import { type Hall, names, openHall, Person } from './hall.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ shared: true, registration: true });
});
afterAll(() => hall.close());

/** A reader who is in, and what becomes of it. */
async function reading(person: Person, id: string, as: NonNullable<LiveHandlers['as']>) {
  const seen = { open: false, gone: false };
  const line = person.client.live(id, {
    as,
    onLine: (state) => {
      seen.open = state === 'open';
    },
    onGone: () => {
      seen.gone = true;
    },
  });
  await until(() => seen.open);
  return {
    shownOut: () => until(() => seen.gone),
    isIn: () => !seen.gone,
    close: () => line.close(),
  };
}

async function tournament(settings = {}): Promise<string> {
  const id = await hall.owner.create('Revoked Cup', 'groups', {}, settings);
  await hall.owner.send(id, { type: 'AddPlayers', players: names(6) });
  return id;
}

const lastLink = async (id: string): Promise<string> =>
  assertDefined((await hall.owner.client.links(id)).links.at(-1), 'link').id;

describe('[DK-16] a revoked link ends what is read by it at once', () => {
  // The next heartbeat of a stream would notice it, too: there is none.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['desk', 'scorekeeper'] as const)('of a %s, while the others read on', async (role) => {
    const id = await tournament();
    const kept = await reading(await hall.owner.link(id, role, 'kept'), id, role);
    const out = await reading(await hall.owner.link(id, role, 'out'), id, role);
    const guest = await reading(hall.stranger, id, 'public');
    const { links } = await hall.owner.client.links(id);
    await hall.owner.client.revokeLink(
      id,
      assertDefined(
        links.find(({ label }) => label === 'out'),
        'link',
      ).id,
    );
    await out.shownOut();
    expect([kept.isIn(), guest.isIn()]).toEqual([true, true]);
    for (const one of [kept, guest]) one.close();
  });

  test('of a player', async () => {
    const id = await tournament();
    const [player] = await hall.owner.links(id, { role: 'player', players: ['p1'] });
    const phone = await reading(assertDefined(player, 'player'), id, 'player');
    await hall.owner.client.revokeLink(id, await lastLink(id));
    await phone.shownOut();
  });

  test('of whoever signs out elsewhere', async () => {
    const credentials = { name: 'ada', password: 'correct horse battery' };
    const answer = await fetch(`${hall.server.url}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const cookie = assertDefined(answer.headers.get('set-cookie')?.split(';')[0], 'cookie');
    const ada = new Person(hall.server.url, cookie.split('=')[1]);
    const id = await ada.create('Ada Cup', 'groups');
    const desk = await reading(ada, id, 'desk');
    await fetch(`${hall.server.url}/api/sign-out`, { method: 'POST', headers: { cookie } });
    await desk.shownOut();
  });

  test('of a program', async () => {
    const id = await tournament();
    const { id: token, token: secret } = await hall.owner.client.makeToken('game server');
    const program = await reading(hall.as(secret), id, 'desk');
    await hall.owner.client.revokeToken(token);
    await program.shownOut();
  });
});

test('signing out without a session ends no role, so no stream is asked', async () => {
  const store = await openStore('memory:');
  const messages: string[] = [];
  store.events.subscribe(({ kind }) => messages.push(kind));
  const now = () => Date.now();
  const tournaments = new Tournaments({ formats, store, attachmentsFor: attachmentsFor(formats, store, now), now });
  const streams = new OpenStreams(store, 10);
  const identity = new Identity(store, now);
  const options = settle({ shared: true, registration: true }, {});
  const backups = new ScheduledBackups(store, options, now, console);
  const workshop = new Workshop(formats);
  const context = {
    formats,
    store,
    tournaments,
    identity,
    backups,
    workshop,
    now,
    streams,
    ...drawsByName,
    draining: () => false,
    stopping: () => false,
  };
  const app = await buildApp(context, options);
  const signOut = (cookie: string) => app.inject({ method: 'POST', url: '/api/sign-out', headers: { cookie } });
  for (const cookie of ['', 'tiltyard=s_nobody', 'tiltyard=o_nobody'])
    expect((await signOut(cookie)).statusCode).toBe(204);
  expect(messages).toEqual([]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/accounts',
    payload: { name: 'ada', password: 'correct horse battery' },
  });
  expect((await signOut(String(answer.headers['set-cookie']).split(';')[0] ?? '')).statusCode).toBe(204);
  expect(messages).toEqual(['role-ended']);
  streams.close();
  await app.close();
  tournaments.close();
  await store.close();
});

test('[DK-16] only who may enter results reads as a scorekeeper, also where the public may not look', async () => {
  const id = await tournament({ listed: false });
  const scorekeeper = await hall.owner.link(id, 'scorekeeper');
  const [player] = await hall.owner.links(id, { role: 'player', players: ['p1'] });
  const views: unknown[] = [];
  const line = scorekeeper.client.live(id, { as: 'scorekeeper', onView: (view) => views.push(view) });
  await until(() => views.length > 0);
  line.close();
  const status = async (person: Person) => (await person.raw(`/api/tournaments/${id}/live?as=scorekeeper`)).status;
  expect(await status(assertDefined(player, 'player'))).toBe(403);
  expect(await status(hall.stranger)).toBe(404);
});
