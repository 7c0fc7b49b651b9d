import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneLine, TiltyardClient } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { MAX_TOPICS } from '../../src/protocol/live-events.ts';
import { topicEventSchema } from '../../src/protocol/wire-live.ts';
import { type Entry, nothingSeen, type PublicView, withUpdate } from '../../src/protocol/wire-views.ts';
import { until } from '../until.ts';
import { type Hall, names, openHall, Person } from './hall.fixture.ts';
import { playOut } from './playing.fixture.ts';
import { readerOf } from './reader.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ shared: true, registration: true });
});
afterAll(() => hall.close());

async function started(format = 'groups', players = 6, settings = {}): Promise<string> {
  const id = await hall.owner.create('One Line', format, format === 'groups' ? { base: 600_000 } : {}, settings);
  await hall.owner.send(id, { type: 'AddPlayers', players: names(players) });
  await hall.owner.send(id, { type: 'Start' });
  return id;
}

/** A person whose topics share a connection, and how many connections that took. */
function sharing({ url, token }: Person) {
  const opened: string[] = [];
  const signals: AbortSignal[] = [];
  let cable = new AbortController();
  const counting: typeof fetch = (input, init) => {
    opened.push(decodeURIComponent(String(input)));
    const signal = assertDefined(init?.signal, 'signal');
    signals.push(signal);
    cable = new AbortController();
    return fetch(input, { ...init, signal: AbortSignal.any([signal, cable.signal]) });
  };
  const options = { baseUrl: url, fetch: counting, ...(token !== undefined && { token }) };
  return {
    client: new TiltyardClient({ ...options, live: oneLine(options) }),
    opened,
    signals,
    cut: () => cable.abort(),
  };
}

function followed(
  client: TiltyardClient,
  id: string,
  as: 'public' | 'player' | 'scorekeeper' = 'public',
  onVersion: (version: number) => void = () => {},
) {
  const seen = { view: nothingSeen as PublicView, updates: 0, reloads: 0, gone: false, reports: 0 };
  const line = client.live(id, {
    as,
    onView: (view) => {
      seen.updates += 1;
      onVersion(view.version);
      seen.view = view;
    },
    onReports: () => {
      seen.reports += 1;
    },
    onReload: () => {
      seen.reloads += 1;
    },
    onGone: () => {
      seen.gone = true;
    },
  });
  return { seen, close: () => line.close() };
}

const wholeOf = async (id: string): Promise<PublicView> => withUpdate(nothingSeen, await hall.owner.client.slices(id));

describe('[DK-22] one connection for all that a browser follows', () => {
  test('eight tournaments as public, one of them as desk too: each ends with what a newcomer gets', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => started(at % 2 === 0 ? 'groups' : 'swiss')));
    const { client, opened, signals } = sharing(hall.owner);
    const readers = ids.map((id) => followed(client, id));
    const entries: Entry[] = [];
    const first = assertDefined(ids[0], 'tournament');
    const desk = client.live(first, { as: 'desk', onEntries: (update) => entries.push(...update.entries) });
    await until(() => readers.every(({ seen }) => seen.updates > 0) && entries.length > 0);
    expect(opened).toHaveLength(1);
    for (const id of ids.slice(0, 2)) await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    for (const [at, id] of ids.entries()) {
      const whole = await wholeOf(id);
      await until(() => readers[at]?.seen.view.version === whole.version);
      expect(readers[at]?.seen.view).toEqual(whole);
    }
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, at) => at + 1));
    expect(entries).toHaveLength((await hall.owner.client.entries(first)).version);
    expect(opened).toHaveLength(1);
    for (const one of [...readers, desk]) one.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('results stored while topic after topic is opened: each reader has them all, in order, and once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => started('swiss', 8)));
    const { client } = sharing(hall.stranger);
    const versions = new Map<string, number[]>();
    const readers = ids.map((id) => {
      const reader = followed(client, id, 'public', (version) =>
        versions.set(id, [...(versions.get(id) ?? []), version]),
      );
      return { id, ...reader };
    });
    for (let at = 0; at < 3; at++)
      await Promise.all(ids.map((id) => hall.owner.send(id, { type: 'EditPlayer', player: 'p1', name: `Name ${at}` })));
    for (const { id, seen, close } of readers) {
      const whole = await wholeOf(id);
      await until(() => seen.view.version === whole.version);
      expect(seen.view).toEqual(whole);
      const versionsSeen = assertDefined(versions.get(id), 'versions');
      expect(versionsSeen).toEqual([...new Set(versionsSeen)].sort((a, b) => a - b));
      expect(seen.reloads).toBe(0);
      close();
    }
  });

  test('another topic is another connection, on which the others resume', async () => {
    const [one, other] = [await started(), await started()];
    const { client, opened, signals } = sharing(hall.stranger);
    const first = followed(client, one);
    await until(() => first.seen.updates === 1);
    const { version, head } = first.seen.view;
    const second = followed(client, other);
    await until(() => second.seen.updates === 1);
    expect(opened).toHaveLength(2);
    expect(opened[1]).toContain(`${one}/public@${version}.${head}`);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(first.seen.updates).toBe(1);
    await hall.owner.send(one, { type: 'EditPlayer', player: 'p1', name: 'Renamed' });
    await until(() => first.seen.updates === 2);
    expect(first.seen.view).toEqual(await wholeOf(one));
    for (const reader of [first, second]) reader.close();
  });

  test('what others sent meanwhile is there after a broken line, once', async () => {
    const id = await started();
    const { client, opened, cut } = sharing(hall.owner);
    const entries: Entry[] = [];
    const lines: string[] = [];
    const desk = client.live(id, {
      as: 'desk',
      onEntries: (update) => entries.push(...update.entries),
      onLine: (line) => lines.push(line),
    });
    await until(() => entries.length > 0);
    cut();
    await hall.owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Meanwhile' });
    await until(() => entries.length === 4);
    expect(entries.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(opened.length).toBeGreaterThan(1);
    expect(lines).toEqual(['open', 'waiting', 'open']);
    desk.close();
  });
});

describe('[DK-16] roles are looked up topic by topic', () => {
  test('what is not for the reader is gone, and the rest goes on', async () => {
    const [listed, hidden] = [await started(), await started('groups', 6, { listed: false })];
    const [player] = await hall.owner.links(listed, { role: 'player', players: ['p1'] });
    const { client } = sharing(assertDefined(player, 'player'));
    const mine = followed(client, listed, 'player');
    const theirs = followed(client, hidden);
    const entering = followed(client, listed, 'scorekeeper');
    let desk = 'in';
    client.live(listed, {
      as: 'desk',
      onGone: () => {
        desk = 'out';
      },
    });
    await until(() => mine.seen.updates > 0 && theirs.seen.gone && entering.seen.gone && desk === 'out');
    expect([theirs.seen.updates, entering.seen.updates, mine.seen.gone]).toEqual([0, 0, false]);
    mine.close();
  });

  test('a revoked link ends its topics at once, and leaves the browser’s others', async () => {
    const [one, other] = [await started(), await started()];
    const desk = await hall.owner.link(one, 'desk', 'out');
    const { client } = sharing(desk);
    const open = followed(client, other);
    let gone = false;
    const entries: Entry[] = [];
    client.live(one, {
      as: 'desk',
      onEntries: (update) => entries.push(...update.entries),
      onGone: () => {
        gone = true;
      },
    });
    await until(() => entries.length > 0 && open.seen.updates > 0);
    const { links } = await hall.owner.client.links(one);
    await hall.owner.client.revokeLink(one, assertDefined(links.at(-1), 'link').id);
    await until(() => gone);
    await hall.owner.send(other, { type: 'EditPlayer', player: 'p1', name: 'Still' });
    await until(() => open.seen.updates > 1);
    expect(open.seen.gone).toBe(false);
    open.close();
  });
});

describe('limits', () => {
  const watching = (count: number) =>
    Array.from({ length: count }, (_, at) => `watch=${encodeURIComponent(`t${at}/public`)}`).join('&');

  test('as many topics as fit into an address, and each of them readable', async () => {
    const status = async (query: string) => {
      const answer = await hall.stranger.raw(`/api/live?${query}`);
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await status(watching(MAX_TOPICS))).toBe(200);
    expect(await status(watching(MAX_TOPICS + 1))).toBe(400);
    expect(await status('')).toBe(400);
    expect(await status('watch=t')).toBe(400);
    expect(await status('watch=t/everything')).toBe(400);
    expect(await status('watch=../public')).toBe(400);
  });

  test('an address has only so many streams, and gets them back when they end', async () => {
    const narrow = await openHall({ streamsPerAddress: 3 });
    const id = await narrow.owner.create('Cup', 'groups', {}, { listed: true });
    const open = () => narrow.stranger.raw(`/api/live?watch=${id}/public`);
    const answers = [await open(), await open(), await open()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ code: 'too-many-streams' });
    const alone = await narrow.stranger.raw(`/api/tournaments/${id}/live`);
    expect(alone.status).toBe(429);
    await Promise.all(answers.map((answer) => answer.body?.cancel()));
    await until(async () => {
      const answer = await open();
      await answer.body?.cancel();
      return answer.status === 200;
    });
    await narrow.close();
  });

  test('of IPv6 the first half is the address: whoever has one has many', async () => {
    const behind = await openHall({ trustProxy: 1, streamsPerAddress: 2 });
    const id = await behind.owner.create('Cup', 'groups', {}, { listed: true });
    const from = (address: string) =>
      behind.stranger.raw(`/api/tournaments/${id}/live`, { headers: { 'x-forwarded-for': address } });
    const answers = [];
    for (const end of [1, 2, 3]) answers.push(await from(`2001:db8:1:2::${end}`));
    answers.push(await from('2001:db8:1:3::1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    await Promise.all(answers.map((answer) => answer.body?.cancel()));
    await behind.close();
  });
});

test('what is sent is what is described', async () => {
  const id = await started('swiss');
  const reading = await hall.owner.raw(`/api/live?watch=${id}/desk&watch=${id}/public&watch=nothing/public`);
  const reader = readerOf(reading);
  const heardIn = (text: string) => [...text.matchAll(/^(?:id: (.*)\n)?event: (\w+)\ndata: (.*)\n\n/gm)];
  const readUntil = (names: readonly string[]) =>
    reader.until((text) => names.every((name) => heardIn(text).some(([, , event]) => event === name)));
  await readUntil(['entries', 'slices', 'gone']);
  await hall.owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Described' });
  const text = await readUntil(['changes']);
  await reader.close();
  const events = heardIn(text).map(([, id, event, data = '']) => ({
    ...(id && { id }),
    event,
    data: JSON.parse(data),
  }));
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['time', 'entries', 'slices', 'gone', 'changes']));
  for (const event of events) expect(topicEventSchema.safeParse(event)).toMatchObject({ success: true });
});

test('an error in a handler is reported and ends that topic; the others go on', async () => {
  const [one, other] = [await started(), await started()];
  const { client, opened } = sharing(hall.stranger);
  const faults: unknown[] = [];
  client.live(one, {
    onView: () => {
      throw new Error('a defect of the page');
    },
    onFault: (error) => faults.push(error),
  });
  const fine = followed(client, other);
  await until(() => faults.length > 0 && fine.seen.updates > 0);
  expect(faults).toEqual([new Error('a defect of the page')]);
  await hall.owner.send(other, { type: 'EditPlayer', player: 'p1', name: 'On' });
  await until(() => fine.seen.updates > 1);
  expect(opened.length).toBeLessThanOrEqual(2);
  fine.close();
});

test('an error in a handler closes a line of its own, too, instead of an endless reconnect', async () => {
  const id = await started();
  const asked = { onView: 0, onLine: 0, onTime: 0, broken: 0 };
  const counting =
    (who: keyof typeof asked): typeof fetch =>
    (input, init) => {
      asked[who] += 1;
      return who === 'broken' ? Promise.reject(new TypeError('no line')) : fetch(input, init);
    };
  const handlers = ['onView', 'onLine', 'onTime'] as const;
  const faults = handlers.map(
    (handler) =>
      new Promise((onFault) => {
        new Person(hall.server.url, undefined, counting(handler)).client.live(id, {
          [handler]: () => {
            throw new Error(handler);
          },
          onFault,
        });
      }),
  );
  expect(await Promise.all(faults)).toEqual(handlers.map((handler) => new Error(handler)));
  // A line that is broken tries again, as often as these would have by then.
  const broken = new Person(hall.server.url, undefined, counting('broken')).client.live(id, {});
  await until(() => asked.broken >= 3);
  broken.close();
  expect(asked).toMatchObject({ onView: 1, onLine: 1, onTime: 1 });
});
