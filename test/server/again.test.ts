import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { LinkList } from '../../src/protocol/wire-roles.ts';
import type { EntryUpdate } from '../../src/protocol/wire-views.ts';
import type { DeliveryList } from '../../src/protocol/wire-webhooks.ts';
import { scores } from '../wire.ts';
import { describedAt } from './described.fixture.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';
import { picture } from './picture.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall();
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

async function published(players = 6, settings = {}, { owner } = hall): Promise<string> {
  const config = { groupSize: 3, base: 600_000, autoAdvance: false };
  const id = await owner.create('Again Cup', 'groups', config, settings);
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

const firstGame = async (id: string) => {
  const game = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
  return { ...game, outcome: outcomeOf('groups', game) };
};

describe('[DK-19] a command is applied once, for ever', () => {
  test('also when it is repeated after a restart', async () => {
    const db = `sqlite:${folder.path('once.db')}`;
    const before = await openHall({ db });
    const id = await before.owner.create('Once', 'groups');
    const add = { type: 'AddPlayers', players: names(2) } as const;
    const first = await before.owner.send(id, add, 'the-same');
    await before.close();
    const after = await openHall({ db });
    expect(await after.owner.send(id, add, 'the-same')).toEqual({ ...first, repeated: true });
    await after.close();
  });

  test('creating with an id that made something else is refused', async () => {
    const { client } = hall.owner;
    const first = await client.create({ commandId: 'cup', name: 'Cup', format: 'groups' });
    expect(await client.create({ commandId: 'cup', name: 'Cup', format: 'groups' })).toEqual(first);
    const other = client.create({ commandId: 'cup', name: 'Another', format: 'groups' });
    expect(await hall.owner.problem(other)).toBe('422 already-applied');
  });

  test('two ids for one command are a mistake, in the header or the body one is enough', async () => {
    const id = await hall.owner.create('Ids', 'groups', {}, { selfRegistration: true });
    const post = (path: string, key: string, body: object) =>
      hall.owner.raw(`/api/tournaments/${id}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
    const command = { type: 'AddPlayers', players: [{ name: 'Ada' }] };
    expect((await post('commands', 'a', { commandId: 'b', command })).status).toBe(400);
    expect((await post('commands', 'a', { commandId: 'a', command })).status).toBe(200);
    expect((await post('registrations', 'kim', { name: 'Kim' })).status).toBe(201);
    expect((await post('registrations', 'kim', { name: 'Kim' })).status).toBe(200);
    expect((await hall.owner.client.tournament(id)).players).toHaveLength(2);
  });
});

describe('[DK-10] a result says what it replaces, and where', () => {
  test('a correction of something else than what stands is refused with what stands', async () => {
    const id = await published();
    const { place, outcome } = await firstGame(id);
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome });
    const draw = scores(0.5, 0.5);
    const later = { kind: 'keep' } as const;
    const correct = { type: 'CorrectOutcome', place, outcome: draw, replaces: draw, later } as const;
    expect(await hall.owner.refusal(id, correct)).toBe('422 not-what-it-replaces');
    expect(await hall.owner.refusal(id, { ...correct, replaces: outcome })).toBe('ok');
    expect(await hall.owner.refusal(id, { type: 'RemoveOutcome', place, replaces: outcome, later })).toBe(
      '422 not-what-it-replaces',
    );
  });

  test('[DK-22] a result for a round that was drawn again lands nowhere', async () => {
    const id = await published();
    const { place, outcome } = await firstGame(id);
    await hall.owner.send(id, { type: 'UnpublishRound', round: 1 });
    await hall.owner.send(id, { type: 'PairAgain', round: 1 });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const { version } = await hall.owner.client.tournament(id);
    expect(await hall.owner.refusal(id, { type: 'RecordOutcome', place, outcome })).toBe('422 table-was-paired-again');
    expect((await hall.owner.client.tournament(id)).version).toBe(version);
  });

  test('[DK-4] a correction that was confirmed from an old preview hears what changed', async () => {
    const id = await published();
    const { place, outcome } = await firstGame(id);
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome });
    const preview = await hall.owner.client.preview(id, place);
    await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true });
    const remove = { type: 'RemoveOutcome', place, replaces: outcome, later: { kind: 'keep' } } as const;
    expect(await hall.owner.refusal(id, remove, preview.version)).toBe('409 version-moved');
    const again = await hall.owner.client.preview(id, place);
    expect(await hall.owner.refusal(id, remove, again.version)).toBe('ok');
  });
});

describe('[DK-12] players who contradict each other', () => {
  test('are both heard, nothing is recorded, and the desk settles it', async () => {
    const id = await published(6, { selfReport: true });
    const { place, match } = await firstGame(id);
    const [one, other] = match.seats.map((seat) => assertDefined(seat, 'seat'));
    const links = await hall.owner.links(id, {
      role: 'player',
      players: [assertDefined(one, 'a'), assertDefined(other, 'b')],
    });
    const claims = [scores(1, 0), scores(0, 1)];
    for (const [at, player] of [one, other].entries()) {
      await assertDefined(links[at], 'link').send(id, {
        type: 'ProposeResult',
        place,
        player: assertDefined(player, 'player'),
        outcome: assertDefined(claims[at], 'claim'),
      });
    }
    const me = await assertDefined(links[0], 'link').client.me(id);
    expect(me.reports).toMatchObject([{ match: place.match, proposals: [{ player: one }, { player: other }] }]);
    expect((await firstGame(id)).place).toEqual(place);
    const [, , third] = await hall.owner.links(id, { role: 'player', players: ['p1', 'p2', 'p3'] });
    expect((await assertDefined(third, 'third').client.me(id)).reports).toEqual(
      match.seats.includes('p3') ? expect.anything() : [],
    );
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome: scores(0.5, 0.5) });
    expect((await assertDefined(links[0], 'link').client.me(id)).reports).toEqual([]);
  });
});

describe('long lists come in pages', () => {
  test('of tournaments: each once, and none that is not for everyone', async () => {
    const here = await openHall();
    const ids: string[] = [];
    for (let at = 0; at < 7; at++) {
      const id = await here.owner.create(`Cup ${at}`, 'groups', {}, { listed: at % 3 !== 0 });
      if (at % 3 !== 0) ids.unshift(id);
    }
    const seen: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await here.stranger.client.tournaments({ limit: 2, ...(after !== undefined && { after }) });
      expect(page.tournaments.length).toBeLessThanOrEqual(2);
      seen.push(...page.tournaments.map(({ id }) => id));
      after = page.next;
      pages += 1;
    } while (after !== undefined);
    expect([...seen].sort()).toEqual([...ids].sort());
    expect(pages).toBeGreaterThan(1);
    await here.close();
  });

  test('of entries, of links and of messages', async () => {
    const id = await published();
    const { client } = hall.owner;
    const { entries } = await client.entries(id);
    const some = await client.get<EntryUpdate>(`/api/tournaments/${id}/entries`, { after: 1, limit: 2 });
    expect(some.entries).toEqual(entries.slice(1, 3));

    await client.makeLinks(id, { role: 'player', players: ['p1', 'p2', 'p3', 'p4', 'p5'] });
    const all = (await client.links(id)).links;
    const first = await client.get<LinkList>(`/api/tournaments/${id}/links`, { limit: 3 });
    const second = await client.get<LinkList>(`/api/tournaments/${id}/links`, { limit: 3, after: first.next });
    expect([...first.links, ...second.links]).toEqual(all);
    expect(second.next).toBeUndefined();

    await client.addWebhook(id, { url: 'http://127.0.0.1:9/' });
    await hall.owner.send(id, { type: 'UnpublishRound', round: 1 });
    const messages = (await client.deliveries(id)).deliveries.map((one) => one.id);
    expect(messages.length).toBeGreaterThan(6);
    const paged: string[] = [];
    let page: DeliveryList = await client.deliveries(id, { limit: 4 });
    for (;;) {
      paged.push(...page.deliveries.map((one) => one.id));
      if (page.next === undefined) break;
      page = await client.deliveries(id, { limit: 4, before: page.next });
    }
    expect(paged).toEqual(messages);
  });
});

test('every read has an ETag that saves the body while nothing changes', async () => {
  // Who exports what is noted a moment later, and so is when a token was used: nothing changes by what is read here.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const here = await openHall({ accessDays: 0 });
  onTestFinished(() => here.close());
  const id = await published(6, {}, here);
  await here.owner.client.setImage(id, picture(0).toString('base64'));
  // A forecast changes once, when it has been worked out.
  const pending = async () => (await here.owner.client.forecast(id)).pending;
  await expect.poll(pending, { interval: 100 }).toBe(false);
  const { operations } = await describedAt(here.server.url);
  const reads = operations.filter(
    ({ method, responses }) => method === 'GET' && !responses[200]?.content?.['text/event-stream'],
  );
  expect(reads.length).toBeGreaterThan(14);
  for (const { path } of reads) {
    // A clock's answer says what time it is.
    if (path.endsWith('/clock')) continue;
    // Who came by the owner link has no account.
    if (path === '/api/account/data') continue;
    const address = path
      .replace('{id}', id)
      .replace('{subject}', 'p1')
      .replace('{file}', 'standings.csv')
      .replace('{round}', '1')
      .replace('{player}', 'p1');
    const first = await here.owner.raw(address);
    expect(first.status, path).toBe(200);
    await first.text();
    const etag = assertDefined(first.headers.get('etag'), `ETag of ${path}`);
    for (const header of [etag, `"other", ${etag}`, '*']) {
      const same = await here.owner.raw(address, { headers: { 'if-none-match': header } });
      expect(same.status, path).toBe(304);
      expect(await same.text()).toBe('');
    }
    const other = await here.owner.raw(address, { headers: { 'if-none-match': '"other"' } });
    expect(other.status, path).toBe(200);
    await other.text();
  }
});

describe('[DK-32] a tournament is used again in one call', () => {
  test('same players, same settings and place, another name, no days; the same id makes it once', async () => {
    const { owner } = hall;
    const id = await published(4, { selfReport: true });
    await owner.send(id, {
      type: 'DescribeEvent',
      firstDay: '2027-03-14',
      lastDay: '2027-03-15',
      startTime: '19:30',
      timeZone: 'Europe/Oslo',
      venue: 'Old town hall',
    });
    await owner.client.setImage(id, picture(7).toString('base64'));
    await owner.client.setContact(id, 'desk@club.example');
    const before = await owner.client.tournament(id);
    const made = await owner.client.again(id, 'Next week', 'next-week');
    expect(await owner.client.again(id, 'Next week', 'next-week')).toMatchObject({ id: made.id });
    const next = await owner.client.tournament(made.id);
    expect(next).toMatchObject({
      name: 'Next week',
      status: 'registering',
      format: before.format,
      config: before.config,
      selfReport: true,
      rounds: [],
    });
    expect(next.players.map(({ name }) => name)).toEqual(before.players.map(({ name }) => name));
    const { entries } = await owner.client.entries(made.id);
    expect(entries.map(({ command }) => command)).toMatchObject([
      { type: 'CreateTournament' },
      { type: 'DescribeEvent' },
      { type: 'AddPlayers' },
    ]);
    expect(entries[1]?.command).toEqual({
      type: 'DescribeEvent',
      timeZone: 'Europe/Oslo',
      venue: 'Old town hall',
    });
    // DK-24: what lies beside the log and is said of the event goes along.
    const { image, contact } = await owner.client.file(made.id);
    expect([image, contact]).toEqual([(await owner.client.file(id)).image, 'desk@club.example']);
  });

  test('[DK-7] fixed tables and pairs kept apart come along, under the ids of the new event', async () => {
    const { owner } = hall;
    const id = await owner.create('Kept', 'swiss');
    await owner.send(id, { type: 'AddPlayers', players: names(4) });
    await owner.send(id, { type: 'RemovePlayer', player: 'p1' });
    await owner.send(id, { type: 'FixTable', player: 'p3', table: 7 });
    await owner.send(id, { type: 'KeepApart', players: ['p2', 'p4'], apart: true });
    const made = await owner.client.again(id, 'Kept, again');
    const { entries } = await owner.client.entries(made.id);
    expect(entries.slice(2).map(({ command }) => command)).toEqual([
      { type: 'FixTable', player: 'p2', table: 7 },
      { type: 'KeepApart', players: ['p1', 'p3'], apart: true },
    ]);
    const file = await owner.raw(`/api/tournaments/${made.id}/export/standings.csv`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="kept-again-standings.csv"');
  });

  test('only by those who run it, and may make tournaments', async () => {
    const id = await published();
    expect(await hall.stranger.problem(hall.stranger.client.again(id, 'Mine'))).toMatch(/^40[134] /);
  });
});
