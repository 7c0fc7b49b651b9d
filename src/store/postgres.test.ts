import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { assertDefined } from '../kit/index.ts';
import { about, entry, message, webhook, withStream } from './contract.fixture.ts';
import { type Change, openStore, type Store } from './index.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';

let running: PostgresServer | undefined;
const server = () => assertDefined(running, 'server');
const opened: Store[] = [];

beforeAll(async () => {
  running = await startPostgres();
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
afterAll(() => running?.stop());

async function open(url: string): Promise<Store> {
  const store = await openStore(url, { report: () => undefined });
  opened.push(store);
  return store;
}

/** Two server processes on one database, as far as the database can tell. */
async function two(): Promise<{ url: string; one: Store; other: Store }> {
  const url = await server().newDatabase();
  const [one, other] = await Promise.all([open(url), open(url)]);
  return { url, one, other };
}

const changesSeenBy = (store: Store): Change[] => {
  const changes: Change[] = [];
  store.events.subscribe((change) => changes.push(change));
  return changes;
};

test('processes that start at the same time on an empty database bring it up to date once', async () => {
  const url = await server().newDatabase();
  const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
  await withStream(assertDefined(stores[0], 'first'), 'a');
  expect((await assertDefined(stores[3], 'last').events.head('a'))?.version).toBe(1);
});

test('of two processes that append to one stream exactly one wins each version, and there is no gap', async () => {
  const { one, other } = await two();
  await withStream(one, 'a');
  const wins: Record<string, number[]> = { one: [], other: [] };
  async function race(store: Store, name: string): Promise<void> {
    let version = 1;
    while (version < 60) {
      const answer = await store.events.append('a', version, [entry(version + 1, `${name}-${version}`)]);
      if (answer.kind === 'appended') wins[name]?.push(answer.version);
      version = answer.kind === 'duplicate-command' ? answer.entry.version : answer.version;
    }
  }
  await Promise.all([race(one, 'one'), race(other, 'other')]);
  const log = await one.events.read('a');
  expect(log.map((written) => written.version)).toEqual(log.map((_, index) => index + 1));
  for (const name of ['one', 'other']) {
    const written = log.filter((found) => found.commandId.startsWith(`${name}-`)).map((found) => found.version);
    expect(written).toEqual(wins[name]);
  }
  expect(log.length).toBe(1 + assertDefined(wins.one, 'one').length + assertDefined(wins.other, 'other').length);
});

test('of two processes that create one stream exactly one does', async () => {
  const { one, other } = await two();
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(
      [one, other].map((store, index) => store.events.append(`s${round}`, 0, [entry(1, `c${index}`)], { about })),
    );
    expect(answers.map((answer) => answer.kind).sort()).toEqual(['appended', 'conflict']);
    expect(answers.find((answer) => answer.kind === 'conflict')).toEqual({ kind: 'conflict', version: 1 });
  }
});

test('work that waits for a connection is counted, for the operator', async () => {
  const { one } = await two();
  await one.ping();
  expect(one.figures().poolWaits).toBe(0);
  await Promise.all(Array.from({ length: 15 }, () => one.ping()));
  expect(one.figures().poolWaits).toBe(5);
});

test('groups of appends to many streams from two processes do not block each other', async () => {
  const { one, other } = await two();
  const streams = Array.from({ length: 12 }, (_, index) => `s${index}`);
  for (const stream of streams) await withStream(one, stream);
  const versions = [1, 2, 3, 4, 5, 6];
  const appends = versions.flatMap((version) =>
    [...streams, ...streams.toReversed()].map((stream, index) =>
      (index % 2 ? one : other).events.append(stream, version, [entry(version + 1, `${stream}-${version}-${index}`)]),
    ),
  );
  const answers = await Promise.all(appends);
  const won = answers.filter((answer) => answer.kind === 'appended').length;
  const heads = await Promise.all(streams.map((stream) => other.events.head(stream)));
  expect(won).toBe(heads.reduce((sum, head) => sum + (head?.version ?? 0) - 1, 0));
});

test('a commit of one process reaches the other, with stream and version only', async () => {
  const { one, other } = await two();
  const changes = changesSeenBy(other);
  await withStream(one, 'a', 3);
  await one.games.append('a', 'g', 0, [1, 2]);
  await one.events.remove('a');
  await expect
    .poll(() => changes)
    .toEqual([
      { kind: 'appended', stream: 'a', version: 3 },
      { kind: 'pressed', stream: 'a', game: 'g', seq: 2 },
      { kind: 'removed', stream: 'a' },
    ]);
});

test('when the listening connection is back after a loss, listeners are asked to resync', async () => {
  const { url, one, other } = await two();
  const changes = changesSeenBy(other);
  await server().query(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tiltyard listener'",
  );
  await expect.poll(() => changes).toContainEqual({ kind: 'resync' });
  await withStream(one, 'a');
  await expect.poll(() => changes).toContainEqual({ kind: 'appended', stream: 'a', version: 1 });
});

test('when the working connections are lost, what was under way fails in a typed way and the next append succeeds', async () => {
  const { url, one } = await two();
  await withStream(one, 'a');
  await server().query(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tiltyard'",
  );
  const failures: unknown[] = [];
  await until(() =>
    one.events.append('a', 1, [entry(2)]).catch((error: unknown) => {
      failures.push(error);
    }),
  );
  for (const failure of failures) expect(failure).toMatchObject({ name: 'StoreFailure', reason: 'unreachable' });
  expect((await one.events.head('a'))?.version).toBe(2);
});

test('a commit that fails at the last moment rejects all that shared it, and what comes next succeeds', async () => {
  const { url, one } = await two();
  await withStream(one, 'a');
  await server().query(
    url,
    `create table impossible (x text references streams (id) deferrable initially deferred);
     create function poison() returns trigger language plpgsql as
       $$ begin if new.command_id = 'poison' then insert into impossible values ('none'); end if; return new; end $$;
     create trigger poison after insert on entries for each row execute function poison();`,
  );
  const changes = changesSeenBy(one);
  const answers = await Promise.allSettled([
    one.events.append('a', 1, [entry(2)], { outbox: [message('m')] }),
    one.events.append('b', 0, [entry(1, 'poison')], { about }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'StoreFailure', outcome: 'nothing-written' } });
  }
  expect(await one.outbox.log('a')).toEqual([]);
  expect(changes).toEqual([]);
  expect(await one.events.append('a', 1, [entry(2)])).toEqual({ kind: 'appended', version: 2 });
});

test('deadlines and messages that two processes claim at once never overlap', async () => {
  const { one, other } = await two();
  const deadlines = Array.from(
    { length: 40 },
    (_, index) => ({ change: 'set', kind: 'flag', key: `k${index}`, dueAt: index, payload: null }) as const,
  );
  const outbox = Array.from({ length: 40 }, (_, index) => message(`m${index}`, `w${index % 20}`));
  await one.events.append('a', 0, [entry(1)], { about, deadlines, outbox });
  for (let index = 0; index < 20; index++) {
    await one.webhooks.add({ ...webhook(`w${index}`, 'a'), events: [] });
  }
  const stores = [one, other, one, other, one, other, one, other];
  // Each lease has run out when the next round begins, so that everything is due again.
  for (let now = 1000; now <= 40_000; now += 1000) {
    const flags = (await Promise.all(stores.map((store) => store.deadlines.claimDue(now, 10, 500)))).flat();
    expect(new Set(flags.map((flag) => flag.key)).size).toBe(flags.length);
    const messages = (await Promise.all(stores.map((store) => store.outbox.claim(now, 10, 500)))).flat();
    expect(new Set(messages.map((claimed) => claimed.webhook.id)).size).toBe(messages.length);
    expect(messages.every((claimed) => Number(claimed.id.slice(1)) < 20)).toBe(true);
  }
});

test('a database of a newer version is refused in a sentence and not touched', async () => {
  const { url } = await two();
  await server().query(url, "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')");
  const refused = openStore(url);
  await expect(refused).rejects.toMatchObject({ name: 'StoreRefusal', code: 'newer-database' });
  await expect(refused).rejects.toThrow(/newer version of Tiltyard/);
});

test('a server that is not there is a failure in a sentence', async () => {
  const refused = openStore('postgres://nobody:nothing@127.0.0.1:1/none');
  await expect(refused).rejects.toMatchObject({ name: 'StoreFailure', reason: 'unreachable' });
  await expect(refused).rejects.toThrow(/^The database cannot be reached\./);
});
