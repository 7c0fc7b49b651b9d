import { expect, test } from 'vitest';
import { oneLine, TiltyardClient } from '../../src/client/index.ts';
import { newDatabase } from '../database.ts';
import { freePort } from '../port.ts';
import { until } from '../until.ts';
import { Person } from './hall.fixture.ts';
import { lossesOf, startLoad, tournamentForLoad } from './load.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { proxiesHere, startProxy } from './proxy.fixture.ts';

const OWNER = 'o_0123456789abcdefghij';
const WRITERS = 4;
const READERS = 5;
const LONGEST_GAP = 5_000;

/** Whoever puts requests to the first process that takes them, as the proxies of the recipes do. */
function front(urls: readonly string[]): typeof fetch {
  return async (input, init) => {
    let answer: Response | Error = new TypeError('nobody there');
    for (const url of urls) {
      answer = await fetch(String(input).replace('http://front', url), init).catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status !== 503) return answer;
    }
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** Someone who follows a tournament, and how long they were ever without it. */
function reader({ url, fetcher }: Person, id: string) {
  const options = { baseUrl: url, fetch: fetcher };
  let away: number | undefined = Date.now();
  let longest = 0;
  let shown = '';
  const line = new TiltyardClient({ ...options, live: oneLine(options) }).live(id, {
    onView: (view) => {
      shown = JSON.stringify(view);
    },
    onLine: (state) => {
      if (state === 'waiting') away ??= Date.now();
      else if (away !== undefined) {
        longest = Math.max(longest, Date.now() - away);
        away = undefined;
      }
    },
  });
  return {
    there: () => away === undefined,
    sees: (name: string) => shown.includes(name),
    longest: () => Math.max(longest, away === undefined ? 0 : Date.now() - away),
    begin: () => {
      longest = 0;
    },
    close: () => line.close(),
  };
}

test('[DK-19] [DK-22] two processes are restarted in turn under load: no request fails, no reader is lost', async () => {
  const db = await newDatabase();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startProcess(db, {
      TILTYARD_PORT: String(port),
      TILTYARD_OWNER_TOKEN: OWNER,
      TILTYARD_DRAIN: '2s',
      TILTYARD_TRUST_PROXY: 'yes',
    });
  const servers = await Promise.all(ports.map(start));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const places = { servers: ports.map((port) => `127.0.0.1:${port}`) };
  const proxies = await Promise.all(proxiesHere.map((program) => startProxy(program, 'several', places)));
  // The same restarts behind every front that is here, each with a tournament of its own.
  const owners = [
    new Person('http://front', OWNER, front(urls)),
    ...proxies.map(({ url }) => new Person(url, OWNER, fetch)),
  ];
  const ids = await Promise.all(owners.map((owner) => tournamentForLoad(owner, WRITERS)));
  const events = owners.map((owner, at) => ({ owner, id: ids[at] ?? '' }));
  const loads = events.map(({ owner, id }) => startLoad(id, () => [owner], WRITERS));
  const readers = events.flatMap(({ owner, id }) => Array.from({ length: READERS }, () => reader(owner, id)));
  const everyoneWrites = () => Promise.all(loads.map((load) => load.reaches(50)));
  try {
    await until(() => readers.every((one) => one.there()));
    for (const one of readers) one.begin();
    for (const [at, server] of servers.entries()) {
      await everyoneWrites();
      const stopping = server.stop();
      // Not ready at once, while it still answers.
      await until(async () => (await fetch(`${urls[at]}/readyz`)).status === 503);
      expect((await fetch(`${urls[at]}/healthz`)).status).toBe(200);
      expect(await stopping).toBe(0);
      await everyoneWrites();
      servers[at] = await start(ports[at] ?? 0);
      await until(() => readers.every((one) => one.there()));
    }
    await everyoneWrites();
    await Promise.all(loads.map((load) => load.stop()));
    expect(loads.map(({ answers }) => [...answers.keys()])).toEqual(loads.map(() => ['ok']));
    const losses = await Promise.all(
      loads.map((load, at) => lossesOf(ids[at] ?? '', load, new Person(urls[0] ?? '', OWNER))),
    );
    expect(losses).toEqual(loads.map(() => ({ lost: 0, doubled: 0 })));
    expect(Math.max(...readers.map((one) => one.longest()))).toBeLessThan(LONGEST_GAP);
    for (const { owner, id } of events) await owner.send(id, { type: 'AddPlayers', players: [{ name: 'Latecomer' }] });
    await until(() => readers.every((one) => one.sees('Latecomer')));
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
    for (const one of readers) one.close();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all(servers.map((server) => server.stop()));
  }
});
