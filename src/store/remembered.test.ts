import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { about, entry } from './contract.fixture.ts';
import { openStore, type Store } from './index.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-remembered-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const newUrl = () => {
  files += 1;
  return `sqlite:${join(folder, `${files}.db`)}`;
};

const token = { id: 't', tokenHash: 'hash', label: '', createdAt: 1, scope: 'all' } as const;
const link = { id: 'l', role: 'desk', tokenHash: 'link', label: '', createdAt: 1 };

async function givenAccess(store: Store): Promise<void> {
  await store.events.append('a', 0, [entry(1)], { about, roleLinks: [link] });
  await store.tokens.add(token);
}

test('a token that was revoked is found revoked at once, and with the next turn where another program revoked it', async () => {
  const url = newUrl();
  const [here, there] = [await openStore(url), await openStore(url)];
  await givenAccess(here);
  for (const store of [here, there]) {
    expect(await store.tokens.find('hash')).not.toHaveProperty('revokedAt');
    expect(await store.roleLinks.find('link')).not.toHaveProperty('revokedAt');
  }
  await there.tokens.revoke(undefined, 't', 5);
  expect(await there.tokens.find('hash')).toHaveProperty('revokedAt', 5);
  await nextTurn();
  expect(await here.tokens.find('hash')).toHaveProperty('revokedAt', 5);
  await here.roleLinks.revoke('a', 'l', 6);
  expect(await here.roleLinks.find('link')).toHaveProperty('revokedAt', 6);
  await nextTurn();
  for (const store of [here, there]) expect(await store.roleLinks.find('link')).toHaveProperty('revokedAt', 6);
  await here.close();
  await there.close();
});

test('what goes with a tournament is not found after it', async () => {
  const store = await openStore(newUrl());
  await givenAccess(store);
  const hook = {
    id: 'w',
    scope: { stream: 'a' },
    kind: 'signed',
    language: 'en',
    url: 'http://x',
    secret: 's',
  } as const;
  expect(await store.webhooks.of('a')).toEqual([]);
  await store.webhooks.add({ ...hook, events: ['outcome.recorded'], createdAt: 1 });
  expect(await store.webhooks.of('a')).toHaveLength(1);
  expect(await store.roleLinks.find('link')).toBeDefined();
  await store.events.remove('a');
  expect(await store.webhooks.of('a')).toEqual([]);
  expect(await store.roleLinks.find('link')).toBeUndefined();
  await store.close();
});

test('nothing that was looked up during a transaction is remembered of it', async () => {
  const store = await openStore(newUrl());
  await givenAccess(store);
  await store.tokens.find('hash');
  // The look-ups fall between the statements of the transactions.
  const looking = async () => {
    for (let turn = 0; turn < 20; turn++) await store.roleLinks.find('link');
  };
  await Promise.all([store.roleLinks.revoke('a', 'l', 7), looking()]);
  expect(await store.roleLinks.find('link')).toHaveProperty('revokedAt', 7);
  const refused = store.roleLinks.add('a', [{ ...link, id: 'm', tokenHash: 'other' }, link]);
  await Promise.allSettled([refused, looking()]);
  await expect(refused).rejects.toMatchObject({ name: 'StoreFailure' });
  expect(await store.roleLinks.find('other')).toBeUndefined();
  await store.close();
});

test('whatever is written in whatever order, what is found is what is there', async () => {
  const url = newUrl();
  const store = await openStore(url);
  const fresh = await openStore(url);
  await givenAccess(store);
  let version = 1;
  const steps = {
    result: async () => {
      version += 1;
      await store.events.append('a', version - 1, [entry(version)]);
    },
    use: () => store.tokens.used('t', version),
    link: () => store.roleLinks.add('a', [{ ...link, id: `l${files++}`, tokenHash: `h${files}`, account: 'acc' }]),
    account: () => store.accounts.add({ id: 'acc', name: 'n', passwordHash: `p${files++}`, createdAt: 1 }),
    password: () => store.accounts.setPassword('acc', `p${files++}`),
    gone: () => store.accounts.remove('acc'),
    session: () =>
      store.sessions.add({ tokenHash: `s${files++}`, holder: { kind: 'role-link', roleLink: 'l' }, expiresAt: 9 }),
  } satisfies Record<string, () => Promise<unknown>>;
  const seen = async (on: Store) => [
    await on.tokens.find('hash'),
    await on.roleLinks.ofAccount('acc'),
    await on.accounts.get('acc'),
    await on.sessions.find(`s${files - 1}`, 5),
    await on.sessions.find(`s${files - 1}`, 9),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { maxLength: 8 }),
      async (names) => {
        for (const name of names) {
          // An account has one name; a link needs none.
          await steps[name]().catch(() => undefined);
          const here = await seen(store);
          await nextTurn();
          expect(here).toEqual(await seen(fresh));
        }
      },
    ),
    { numRuns: 20 },
  );
  await store.close();
  await fresh.close();
});
