import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../store/index.ts';
import { Credentials } from './credentials.ts';

let folder = '';
let files = 0;
let names = 0;
let store: Store;
let other: Store;
let credentials: Credentials;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-credentials-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  files += 1;
  const url = `sqlite:${join(folder, `${files}.db`)}`;
  [store, other] = [await openStore(url), await openStore(url)];
  credentials = new Credentials(store);
  await store.events.append('a', 0, [entry(1)], { about: { name: 'Cup', format: 'some' }, roleLinks: [link] });
  await store.tokens.add({ id: 't', tokenHash: 'hash', label: '', createdAt: 1, scope: 'all' });
});
afterEach(async () => {
  await store.close();
  await other.close();
});

const link = { id: 'l', role: 'desk', tokenHash: 'link', label: '', createdAt: 1 };
const entry = (version: number) => ({
  version,
  commandId: `c${version}`,
  at: version,
  by: 'desk',
  command: {},
  events: [],
  hash: `h${version}`,
});

test('a token or link is found revoked at once, whoever revoked it', async () => {
  expect(await credentials.token('hash')).not.toHaveProperty('revokedAt');
  expect(await credentials.link('link')).not.toHaveProperty('revokedAt');
  await other.tokens.revoke(undefined, 't', 5);
  expect(await credentials.token('hash')).toHaveProperty('revokedAt', 5);
  await store.roleLinks.revoke('a', 'l', 6);
  expect(await credentials.link('link')).toHaveProperty('revokedAt', 6);
});

test('a session ends at its time, though nothing is written then', async () => {
  await store.sessions.add({ tokenHash: 's', holder: { kind: 'role-link', roleLink: 'l' }, expiresAt: 9 });
  expect(await credentials.session('s', 8)).toHaveProperty('expiresAt', 9);
  expect(await credentials.session('s', 9)).toBeUndefined();
  expect(await credentials.session('s', 8)).toBeDefined();
});

test('what goes with a tournament is not found after it', async () => {
  expect(await credentials.link('link')).toBeDefined();
  await store.events.remove('a');
  expect(await credentials.link('link')).toBeUndefined();
});

test('what was looked up while something was written is not kept beyond it', async () => {
  const looking = async () => {
    for (let turn = 0; turn < 50; turn++) await credentials.link('link');
  };
  await Promise.all([store.roleLinks.revoke('a', 'l', 7), looking()]);
  expect(await credentials.link('link')).toHaveProperty('revokedAt', 7);
});

test('as long as nothing is written, the database is asked once', async () => {
  let asked = 0;
  const counting: Store = {
    ...store,
    tokens: {
      ...store.tokens,
      find: (hash) => {
        asked += 1;
        return store.tokens.find(hash);
      },
    },
  };
  const cached = new Credentials(counting);
  for (let time = 0; time < 5; time++) await cached.token('hash');
  for (let time = 0; time < 5; time++) expect(await cached.token('nobody')).toBeUndefined();
  expect(asked).toBe(2);
  await other.tokens.used('t', 3);
  expect(await cached.token('hash')).toHaveProperty('lastUsedAt', 3);
  expect(asked).toBe(3);
  const { dataVersion: _, ...shared } = counting;
  const everyTime = new Credentials(shared);
  for (let time = 0; time < 5; time++) await everyTime.token('hash');
  expect(asked).toBe(8);
});

test('whatever is written in whatever order, what is found is what is there', async () => {
  let version = 1;
  const steps = {
    result: async () => {
      version += 1;
      await store.events.append('a', version - 1, [entry(version)]);
    },
    use: () => other.tokens.used('t', version),
    link: () => store.roleLinks.add('a', [{ ...link, id: `l${names++}`, tokenHash: `h${names}`, account: 'acc' }]),
    account: () => store.accounts.add({ id: 'acc', name: 'n', passwordHash: `p${names++}`, createdAt: 1 }),
    password: () => other.accounts.setPassword('acc', `p${names++}`),
    gone: () => store.accounts.remove('acc'),
    session: () =>
      store.sessions.add({ tokenHash: `s${names++}`, holder: { kind: 'role-link', roleLink: 'l' }, expiresAt: 9 }),
  } satisfies Record<string, () => Promise<unknown>>;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { minLength: 1, maxLength: 8 }),
      async (list) => {
        for (const name of list) {
          // An account has one name; a link needs none.
          await steps[name]().catch(() => undefined);
          const session = `s${names - 1}`;
          expect([
            await credentials.token('hash'),
            await credentials.linksOf('acc'),
            await credentials.account('acc'),
            await credentials.session(session, 5),
          ]).toEqual([
            await other.tokens.find('hash'),
            await other.roleLinks.ofAccount('acc'),
            await other.accounts.get('acc'),
            await other.sessions.find(session, 5),
          ]);
        }
      },
    ),
    { numRuns: 20 },
  );
});
