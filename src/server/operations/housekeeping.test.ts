import { expect, test } from 'vitest';
import { about, entry, message, webhook } from '../../store/contract.fixture.ts';
import { openStore } from '../../store/index.ts';
import { deleteOld } from './housekeeping.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 17);

test('accesses stay for as many days as were set, and no longer', async () => {
  const store = await openStore('memory:');
  const ages = { today: HOUR, 'just in time': 7 * DAY, late: 7 * DAY + 1 };
  for (const [id, age] of Object.entries(ages)) {
    await store.accesses.add({ id, at: now - age, kind: 'signed-in', what: '', address: '', about: '' });
  }
  await deleteOld(store, now, 7);
  expect((await store.accesses.list({ of: 'server' }, 9)).map(({ id }) => id)).toEqual(['today', 'just in time']);
  await store.close();
});

test('deliveries stay for 30 days after they ended, open ones for good', async () => {
  const store = await openStore('memory:');
  const ages = { recent: 29 * DAY, old: 31 * DAY };
  const outbox = ['recent', 'old', 'open'].map((id) => ({ ...message(id, id), dueAt: 0 }));
  await store.events.append('a', 0, [entry(1)], { about, outbox });
  for (const { id } of outbox) await store.webhooks.add(webhook(id, 'a'));
  const claimed = await store.outbox.claim(1, 9, 9);
  for (const [id, age] of Object.entries(ages)) {
    const mine = claimed.find((one) => one.id === id);
    if (!mine) throw new Error(`${id} was not claimed`);
    await store.outbox.record(mine, { at: now - age, status: 200, note: '', tookMs: 1 }, { state: 'delivered' });
  }
  await deleteOld(store, now, 7);
  expect((await store.outbox.log('a')).map(({ id }) => id).toSorted()).toEqual(['open', 'recent']);
  await store.close();
});

test('sessions and attempts go at the moment they expire', async () => {
  const store = await openStore('memory:');
  await store.accounts.add({ id: 'u', name: 'kim', passwordHash: 'p', createdAt: 5 });
  const holder = { kind: 'account', account: 'u' } as const;
  await store.sessions.add({ tokenHash: 'expired', holder, expiresAt: now });
  await store.sessions.add({ tokenHash: 'valid', holder, expiresAt: now + 1 });
  await store.attempts.count('over', now - HOUR, HOUR);
  await store.attempts.count('running', now - HOUR + 1, HOUR);
  await deleteOld(store, now, 7);
  expect(await store.sessions.extend('expired', now + DAY)).toBe(false);
  expect(await store.sessions.extend('valid', now + DAY)).toBe(true);
  expect(await store.attempts.count('over', now - 1, HOUR)).toMatchObject({ count: 1 });
  expect(await store.attempts.count('running', now, HOUR)).toMatchObject({ count: 2 });
  await store.close();
});
