import { describe, expect, test } from 'vitest';
import { assertDefined } from '../kit/index.ts';
import { about, entry, type Fresh, message, roleLink, webhook, withStream } from './contract.fixture.ts';
import { MAX_IMAGE_BYTES } from './images.ts';
import type { Change, Store } from './index.ts';

export function tablesContract(fresh: Fresh): void {
  describe('games', () => {
    test('presses are guarded by the place expected and come back in order', async () => {
      const store = await fresh();
      await withStream(store, 'a');
      const changes: Change[] = [];
      store.events.subscribe((change) => changes.push(change));
      const { games } = store;
      const answers = await Promise.all([
        games.append('a', 'g1', 0, [{ move: 'e4' }, { move: 'e5' }]),
        games.append('a', 'g1', 1, [{ move: 'late' }]),
        games.append('a', 'g2', 0, [{ move: 'd4' }]),
        games.append('nowhere', 'g1', 0, [{ move: 'd4' }]),
      ]);
      expect(answers).toEqual([
        { kind: 'appended', seq: 2 },
        { kind: 'conflict', seq: 2 },
        { kind: 'appended', seq: 1 },
        { kind: 'unknown-stream' },
      ]);
      expect(changes).toContainEqual({ kind: 'pressed', stream: 'a', game: 'g1', seq: 2 });
      expect(await games.append('a', 'g1', 2, [{ move: 'Nf3' }])).toEqual({ kind: 'appended', seq: 3 });
      expect(await games.read('a', 'g1', 1)).toEqual([
        { seq: 2, press: { move: 'e5' } },
        { seq: 3, press: { move: 'Nf3' } },
      ]);
      expect(await games.head('a', 'g1')).toBe(3);
      expect((await store.events.head('a'))?.version).toBe(1);
    });

    test('a press moves its deadline in the same commit', async () => {
      const store = await fresh();
      await withStream(store, 'a');
      const flag = (dueAt: number) =>
        ({ change: 'set', kind: 'flag', key: 'g1', dueAt, payload: { side: 'white' } }) as const;
      await store.games.append('a', 'g1', 0, [1], { deadlines: [flag(500)] });
      await store.games.append('a', 'g1', 0, [1], { deadlines: [flag(700)] });
      expect((await store.deadlines.of('a')).map((deadline) => deadline.dueAt)).toEqual([500]);
      await store.games.append('a', 'g1', 1, [2], { deadlines: [flag(900)] });
      expect((await store.deadlines.of('a')).map((deadline) => deadline.dueAt)).toEqual([900]);
      await store.games.append('a', 'g1', 2, [3], { deadlines: [{ change: 'clear', kind: 'flag', key: 'g1' }] });
      expect(await store.deadlines.of('a')).toEqual([]);
    });
  });

  test('[DK-14] a wall has what was last set, and goes with its tournament', async () => {
    const store = await fresh();
    await withStream(store, 'a');
    expect(await store.walls.of('a')).toBeUndefined();
    await store.walls.set('a', { scene: 'names' });
    await store.walls.set('a', { message: { text: 'Pizza' } });
    expect(await store.walls.of('a')).toEqual({ message: { text: 'Pizza' } });
    expect(await store.walls.of('b')).toBeUndefined();
  });

  test('[DK-14] the time set last is when the next round begins', async () => {
    const store = await fresh();
    await withStream(store, 'a');
    for (const round of [3, 4]) await store.starts.set('a', { round, at: 1_700_000_000_000 });
    expect(await store.starts.of('a')).toEqual({ round: 4, at: 1_700_000_000_000 });
    expect(await store.starts.set('a', undefined).then(() => store.starts.of('a'))).toBeUndefined();
  });

  test('[DK-24] an event has one picture of a megabyte at most, to the last byte, and it goes with the event', async () => {
    const store = await fresh();
    await withStream(store, 'a');
    expect(await store.images.of('a')).toBeUndefined();
    await store.images.set('a', { type: 'image/png', data: 'AAAA', hash: 'one' });
    const largest = { type: 'image/jpeg', data: Buffer.alloc(MAX_IMAGE_BYTES, 0xa5).toString('base64'), hash: 'other' };
    await store.images.set('a', largest);
    expect(await store.images.of('a')).toEqual(largest);
    expect(await store.images.hashOf('a')).toBe('other');
    const larger = { ...largest, data: Buffer.alloc(MAX_IMAGE_BYTES + 3).toString('base64') };
    await expect(store.images.set('a', larger)).rejects.toThrow(RangeError);
    expect((await store.events.head('a'))?.version).toBe(1);
    await store.images.remove('a');
    expect(await store.images.hashOf('a')).toBeUndefined();
    await store.images.set('a', largest);
    await store.events.remove('a');
    expect(await store.images.of('a')).toBeUndefined();
  });

  test('[DK-24] [DK-28] how to reach an event and its players goes with the event', async () => {
    const store = await fresh();
    await withStream(store, 'a');
    for (const text of ['+47 22', 'ana@club.example']) await store.contacts.set('a', text, 'p1');
    const all = async () => [await store.contacts.of('a'), await store.contacts.of('a', 'p1')].join();
    for (const text of ['desk@club.example', '']) await store.contacts.set('a', text);
    expect(await all()).toBe(',ana@club.example');
    await store.events.remove('a');
    expect(await all()).toBe(',');
  });

  describe('deadlines', () => {
    const set = (key: string, dueAt: number) =>
      ({ change: 'set', kind: 'flag', key, dueAt, payload: { key } }) as const;

    test('due ones are claimed once, earliest first, and come back when the lease runs out', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], {
        about,
        deadlines: [set('y', 300), set('x', 200), set('z', 900)],
      });
      expect(await store.deadlines.earliest()).toBe(200);
      expect(await store.deadlines.claimDue(199, 10, 50)).toEqual([]);
      const claimed = await store.deadlines.claimDue(400, 10, 50);
      expect(claimed).toMatchObject([
        { stream: 'a', kind: 'flag', key: 'x', dueAt: 200, payload: { key: 'x' } },
        { key: 'y', dueAt: 300 },
      ]);
      expect(await store.deadlines.claimDue(400, 10, 50)).toEqual([]);
      expect(await store.deadlines.earliest()).toBe(450);
      expect(await store.deadlines.settle(assertDefined(claimed[0], 'x').ticket)).toBe(true);
      expect(await store.deadlines.settle(assertDefined(claimed[0], 'x').ticket)).toBe(false);
      expect((await store.deadlines.claimDue(450, 10, 50)).map((deadline) => deadline.key)).toEqual(['y']);
      expect((await store.deadlines.of('a')).map((deadline) => deadline.key)).toEqual(['y', 'z']);
    });

    test('one that was moved after it was claimed is not settled with the old ticket', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], { about, deadlines: [set('x', 200)] });
      const [old] = await store.deadlines.claimDue(300, 10, 1000);
      await store.events.append('a', 1, [entry(2)], { deadlines: [set('x', 250)] });
      expect(await store.deadlines.settle(assertDefined(old, 'claimed').ticket)).toBe(false);
      expect((await store.deadlines.claimDue(300, 10, 1000)).map((deadline) => deadline.dueAt)).toEqual([250]);
    });

    test('messages about one are written once, when it is settled, after those of its version', async () => {
      const store = await fresh();
      const outbox = [message('m1'), message('m2')];
      await store.events.append('a', 0, [entry(1)], { about, deadlines: [set('x', 200), set('y', 300)], outbox });
      const [one, other] = await store.deadlines.claimDue(300, 10, 1000);
      const telling = (id: string) => ({ version: 1, outbox: [message(id)] });
      const ticket = assertDefined(one, 'claimed').ticket;
      const ids = ['t1', 't2', 't3'];
      const answers = await Promise.all(ids.map((id) => store.deadlines.settle(ticket, telling(id))));
      expect(answers.filter(Boolean)).toHaveLength(1);
      await store.events.append('a', 1, [entry(2)], { deadlines: [set('y', 900)] });
      expect(await store.deadlines.settle(assertDefined(other, 'claimed').ticket, telling('moved'))).toBe(false);
      const written = await store.outbox.log('a');
      expect(written.map(({ id, version, position }) => [id, version, position])).toEqual([
        [ids[answers.indexOf(true)], 1, 2],
        ['m2', 1, 1],
        ['m1', 1, 0],
      ]);
    });

    test('many claimants share them without an overlap', async () => {
      const store = await fresh();
      const deadlines = Array.from({ length: 60 }, (_, index) => set(`k${index}`, index));
      await store.events.append('a', 0, [entry(1)], { about, deadlines });
      const shares = await Promise.all([1, 2, 3, 4].map(() => store.deadlines.claimDue(1000, 15, 1000)));
      const keys = shares.flat().map((deadline) => deadline.key);
      expect(new Set(keys).size).toBe(keys.length);
      const rest = await store.deadlines.claimDue(1000, 60, 1000);
      expect(keys.length + rest.length).toBe(60);
    });
  });

  describe('the outbox', () => {
    const hook = (store: Store, id: string) => store.webhooks.add(webhook(id, 'a'));
    const attempt = { at: 150, status: 500, note: 'no', tookMs: 7 };

    test('each webhook gets its messages in order, and a dead one holds up no other', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], {
        about,
        outbox: [message('m1', 'p'), message('n1', 'q'), message('m2', 'p')],
      });
      await store.events.append('a', 1, [entry(2)], { outbox: [message('m3', 'p'), message('n2', 'q')] });
      await hook(store, 'p');
      await hook(store, 'q');
      const ids = (messages: readonly { id: string }[]) => messages.map((one) => one.id).sort();
      expect(await store.outbox.claim(99, 10, 60)).toEqual([]);
      const first = await store.outbox.claim(100, 10, 60);
      expect(ids(first)).toEqual(['m1', 'n1']);
      expect(await store.outbox.claim(100, 10, 60)).toEqual([]);
      const m1 = assertDefined(
        first.find((one) => one.id === 'm1'),
        'm1',
      );
      const n1 = assertDefined(
        first.find((one) => one.id === 'n1'),
        'n1',
      );
      expect(m1).toMatchObject({ stream: 'a', version: 1, attempts: 0, body: '{"message":"m1"}' });
      expect(m1.webhook).toEqual({ id: 'p', url: 'https://p', secret: 's' });
      expect(await store.outbox.record(m1, attempt, { state: 'pending', nextAttemptAt: 900 })).toBe(true);
      expect(await store.outbox.record(n1, { ...attempt, status: 200 }, { state: 'delivered' })).toBe(true);
      expect(ids(await store.outbox.claim(160, 10, 60))).toEqual(['n2']);
      const again = await store.outbox.claim(900, 10, 60);
      expect(ids(again)).toEqual(['m1', 'n2']);
      const m1Again = assertDefined(
        again.find((one) => one.id === 'm1'),
        'm1',
      );
      expect(m1Again.attempts).toBe(1);
      await store.outbox.record(m1Again, { at: 901, note: 'gone', tookMs: 3 }, { state: 'failed' });
      expect(ids(await store.outbox.claim(901, 10, 60))).toEqual(['m2']);

      const log = await store.outbox.log('a', { webhook: 'p' });
      expect(log.map((delivery) => [delivery.id, delivery.state])).toEqual([
        ['m3', 'pending'],
        ['m2', 'pending'],
        ['m1', 'failed'],
      ]);
      expect(log.at(-1)?.attempts).toEqual([attempt, { at: 901, note: 'gone', tookMs: 3 }]);
      const older = await store.outbox.log('a', { before: { version: 2, position: 0 }, limit: 1 });
      expect(older.map(({ id, version, position }) => [id, version, position])).toEqual([['m2', 1, 2]]);
      // A page may end among the messages of one entry; the next begins there.
      const rest = await store.outbox.log('a', { before: { version: 1, position: 2 } });
      expect(rest.map((one) => one.id)).toEqual(['n1', 'm1']);
      await store.outbox.prune(1000);
      expect(ids(await store.outbox.log('a'))).toEqual(['m2', 'm3', 'n2']);
      expect(await store.outbox.backlog()).toBe(3);
      expect(store.figures().deliveries).toEqual({ delivered: 1, pending: 1, failed: 1 });
    });

    test('each message is of a tenant, and those of some can be left for later', async () => {
      const store = await fresh();
      await store.accounts.add({ id: 'ada', name: 'ada', passwordHash: '', createdAt: 0 });
      const owner = { id: 'l', role: 'owner', tokenHash: 't', label: '', account: 'ada', createdAt: 0 };
      await store.events.append('a', 0, [entry(1)], { about, outbox: [message('m', 'p')], roleLinks: [owner] });
      await store.events.append('b', 0, [entry(1)], { about, outbox: [message('n', 'q'), message('o', 'r')] });
      await hook(store, 'p');
      await store.webhooks.add(webhook('q', 'b'));
      await store.webhooks.add({ ...webhook('r', 'b'), scope: { account: 'ada' } });
      const tenants = async (without: string[]) =>
        (await store.outbox.claim(100, 10, 0, without)).map(({ id, tenant }) => `${id} ${tenant}`).sort();
      expect(await tenants([])).toEqual(['m ada', 'n ', 'o ada']);
      expect(await tenants(['ada'])).toEqual(['n ']);
      expect(await tenants([''])).toEqual(['m ada', 'o ada']);
      expect(await tenants(['', 'ada'])).toEqual([]);
    });

    test('who lost the lease can no longer say how it went', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], { about, outbox: [message('m1', 'p')] });
      await hook(store, 'p');
      const [slow] = await store.outbox.claim(100, 10, 50);
      const [quick] = await store.outbox.claim(150, 10, 50);
      expect(await store.outbox.record(assertDefined(quick, 'quick'), attempt, { state: 'delivered' })).toBe(true);
      const late = store.outbox.record(assertDefined(slow, 'slow'), attempt, { state: 'pending', nextAttemptAt: 160 });
      expect(await late).toBe(false);
      expect(await store.outbox.claim(1000, 10, 50)).toEqual([]);
    });

    test('a removed webhook gets no more messages', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], { about, outbox: [message('m1', 'p')] });
      await hook(store, 'p');
      expect((await store.webhooks.of('a')).map((webhook) => webhook.events)).toEqual([['outcome.recorded']]);
      expect(await store.webhooks.remove({ stream: 'b' }, 'p')).toBe(false);
      expect(await store.webhooks.remove({ stream: 'a' }, 'p')).toBe(true);
      await store.events.append('a', 1, [entry(2)], { outbox: [message('m2', 'p')] });
      expect(await store.outbox.claim(1000, 10, 50)).toEqual([]);
      expect((await store.outbox.log('a')).map((delivery) => delivery.state)).toEqual(['pending', 'set-aside']);
    });
  });

  describe('people', () => {
    test('role links are found by the hash of their token, listed and revoked', async () => {
      const store = await fresh();
      await store.events.append('a', 0, [entry(1)], { about, roleLinks: [roleLink('owner')] });
      await store.roleLinks.add('a', [{ ...roleLink('desk'), createdAt: 60 }]);
      const owner = { ...roleLink('owner'), stream: 'a' };
      expect(await store.roleLinks.find(owner.tokenHash)).toEqual(owner);
      expect((await store.roleLinks.of('a')).map((link) => link.id)).toEqual(['owner', 'desk']);
      const holder = { kind: 'role-link', roleLink: 'desk' } as const;
      await store.sessions.add({ tokenHash: 't', holder, expiresAt: 1000 });
      expect(await store.roleLinks.revoke('b', 'desk', 70)).toBe(false);
      expect(await store.roleLinks.revoke('a', 'desk', 70)).toBe(true);
      expect(await store.roleLinks.revoke('a', 'desk', 80)).toBe(false);
      expect((await store.roleLinks.get('desk'))?.revokedAt).toBe(70);
      expect(await store.sessions.find('t', 1)).toBeUndefined();
    });

    test('a link to a tournament that is not there is a failure', async () => {
      const store = await fresh();
      await expect(store.roleLinks.add('nowhere', [roleLink('x')])).rejects.toMatchObject({ name: 'StoreFailure' });
      await withStream(store, 'a');
    });

    test('a second step counts once turned on, each step of time and each recovery code once, and goes with its account', async () => {
      const { accounts, secondSteps } = await fresh();
      await accounts.add({ id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 });
      expect(await secondSteps.get('u1')).toBeUndefined();
      expect(await secondSteps.confirm('u1', 9, 100, ['h'])).toBe(false);
      expect(await secondSteps.begin('u1', 'first')).toBe(true);
      expect(await secondSteps.begin('u1', 'second')).toBe(true);
      expect(await secondSteps.get('u1')).toEqual({ secret: 'second', codesLeft: 0 });
      expect(await secondSteps.confirm('u1', 9, 100, ['h1', 'h2'])).toBe(true);
      expect(await secondSteps.begin('u1', 'third')).toBe(false);
      expect(await secondSteps.get('u1')).toEqual({ secret: 'second', confirmedAt: 9, codesLeft: 2 });
      expect(await Promise.all([99, 100].map((step) => secondSteps.spend('u1', step)))).toEqual([false, false]);
      const twice = await Promise.all([
        secondSteps.spend('u1', 58_000_000_000),
        secondSteps.spend('u1', 58_000_000_000),
      ]);
      expect(twice.filter(Boolean)).toHaveLength(1);
      const spent = await Promise.all([secondSteps.spendRecovery('u1', 'h1'), secondSteps.spendRecovery('u1', 'h1')]);
      expect(spent.filter(Boolean)).toHaveLength(1);
      expect(await secondSteps.remove('u1')).toBe(true);
      expect(await secondSteps.remove('u1')).toBe(false);
      await secondSteps.begin('u1', 'again');
      await accounts.remove('u1');
      expect(await secondSteps.get('u1')).toBeUndefined();
    });

    test('somebody at a provider is one account, by issuer and subject', async () => {
      const { accounts, identities } = await fresh();
      for (const id of ['u1', 'u2']) await accounts.add({ id, name: id, passwordHash: '', createdAt: 5 });
      const kim = { issuer: 'https://login.example', subject: '1' };
      expect(await identities.add('u1', kim, 7)).toBe(true);
      expect(await identities.add('u2', kim, 8)).toBe(false);
      expect(await identities.add('u2', { ...kim, issuer: 'https://other.example' }, 8)).toBe(true);
      expect(await identities.find(kim)).toBe('u1');
      expect(await identities.find({ ...kim, subject: '2' })).toBeUndefined();
      expect(await identities.of('u1')).toEqual([kim]);
      expect(await identities.removeOf('u1')).toBe(true);
      expect(await identities.removeOf('u1')).toBe(false);
      await accounts.remove('u2');
      expect(await identities.find({ ...kim, issuer: 'https://other.example' })).toBeUndefined();
    });

    test('accounts have one name each; a new password ends their sessions', async () => {
      const { accounts, sessions, roleLinks, ...store } = await fresh();
      const kim = { id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 };
      expect(await accounts.add(kim)).toBe(true);
      expect(await accounts.add({ ...kim, id: 'u2' })).toBe(false);
      expect(await accounts.byName('kim')).toEqual(kim);
      expect(await accounts.get('u2')).toBeUndefined();
      const holder = { kind: 'account', account: 'u1' } as const;
      await sessions.add({ tokenHash: 't1', holder, expiresAt: 1000 });
      expect(await sessions.find('t1', 999)).toMatchObject({ tokenHash: 't1', holder, expiresAt: 1000 });
      expect(await accounts.setPassword('u1', 'q')).toBe(true);
      expect(await accounts.setPassword('u9', 'q')).toBe(false);
      expect((await accounts.get('u1'))?.passwordHash).toBe('q');
      expect(await sessions.find('t1', 999)).toBeUndefined();
      await store.events.append('a', 0, [entry(1)], { about, roleLinks: [{ ...roleLink('o'), account: 'u1' }] });
      expect((await roleLinks.ofAccount('u1')).map((link) => link.id)).toEqual(['o']);
      expect(await accounts.count()).toBe(1);
      expect(await accounts.remove('u1')).toBe(true);
      expect(await accounts.remove('u1')).toBe(false);
      expect(await roleLinks.get('o')).toEqual({ ...roleLink('o'), stream: 'a' });
    });

    test('sessions run out, are extended and are pruned', async () => {
      const { accounts, sessions } = await fresh();
      await accounts.add({ id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 });
      const holder = { kind: 'account', account: 'u1' } as const;
      for (const tokenHash of ['t1', 't2', 't3']) await sessions.add({ tokenHash, holder, expiresAt: 100 });
      expect(await sessions.find('t1', 100)).toBeUndefined();
      expect(await sessions.extend('t1', 200)).toBe(true);
      await sessions.remove('t2');
      await sessions.prune(100);
      expect(await sessions.extend('t3', 200)).toBe(false);
      expect(await sessions.find('t1', 150)).toBeDefined();
      await sessions.removeOf(holder);
      expect(await sessions.find('t1', 150)).toBeUndefined();
    });

    test('an account sees its sessions and ends one; none of another', async () => {
      const { accounts, sessions } = await fresh();
      for (const id of ['u1', 'u2']) {
        await accounts.add({ id, name: id, passwordHash: 'p', createdAt: 5 });
        const holder = { kind: 'account', account: id } as const;
        const session = { tokenHash: `t-${id}`, holder, expiresAt: 100, id: `s-${id}`, createdAt: 7, about: 'Browser' };
        await sessions.add(session);
      }
      await sessions.used('t-u1', 9);
      expect(await sessions.ofAccount('u1', 50)).toMatchObject([
        { id: 's-u1', createdAt: 7, lastUsedAt: 9, about: 'Browser' },
      ]);
      expect(await sessions.ofAccount('u1', 100)).toEqual([]);
      expect(await sessions.end('u1', 's-u2')).toBe(false);
      expect(await sessions.end('u1', 's-u1')).toBe(true);
      expect(await sessions.find('t-u1', 50)).toBeUndefined();
      expect(await sessions.find('t-u2', 50)).toBeDefined();
    });

    test('a reset of a password is good for one time, and not for ever', async () => {
      const { accounts } = await fresh();
      await accounts.add({ id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 });
      await accounts.addReset('u1', 'r1', 100);
      await accounts.addReset('u1', 'r2', 100);
      expect(await accounts.takeReset('r1', 99)).toBe('u1');
      expect(await accounts.takeReset('r1', 99)).toBeUndefined();
      expect(await accounts.takeReset('r2', 100)).toBeUndefined();
      expect(await accounts.takeReset('r3', 1)).toBeUndefined();
    });
  });
}
