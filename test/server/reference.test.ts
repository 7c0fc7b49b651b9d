import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined, type WireScore } from '../../src/kit/index.ts';
import { outcomeToWire } from '../../src/protocol/scale.ts';
import type { SessionList } from '../../src/protocol/wire-roles.ts';
import { passwordReset } from '../../src/server/index.ts';
import { openStore } from '../../src/store/index.ts';
import { phoneCode } from '../phone.ts';
import { comparing, type Description, describedAt } from './described.fixture.ts';
import { folderFor, type Hall, names, openHall, Person } from './hall.fixture.ts';
import { openGames, outcomeOf, playOut } from './playing.fixture.ts';
import { CLIENT, type RunningProvider, startProvider } from './provider.fixture.ts';

let hall: Hall;
let description: Description;
let folder: Awaited<ReturnType<typeof folderFor>>;
let db: string;
let provider: RunningProvider;
const found = { seen: new Set<string>(), faults: [] as string[] };
beforeAll(async () => {
  folder = await folderFor();
  db = `sqlite:${folder.path('described.db')}`;
  provider = await startProvider();
  provider.allow([]);
  const oidc = { oidcIssuer: provider.issuer, oidcClientId: CLIENT.id, oidcClientSecret: CLIENT.secret };
  hall = await openHall({ shared: true, registration: true, db, ...oidc });
  description = await describedAt(hall.server.url);
});
afterAll(async () => {
  await hall.close();
  await provider.close();
  await folder.remove();
});

/** The same person, each of whose answers is compared with its description. */
const watched = ({ url, token }: Person) => new Person(url, token, comparing(description, found));

describe('[DK-19] the description of the API', () => {
  test('says of every operation what it is for, what it answers and how it says no', () => {
    expect(description.openapi).toBe('3.1.0');
    const lacking = description.operations.flatMap(({ method, path, summary, tags, responses }) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const described = good.every(([status, { content, description: sentence }]) =>
        status === '204'
          ? !content && sentence
          : Object.values(content ?? {}).some(({ schema }) => schema && Object.keys(schema).length > 0),
      );
      const problems = ['4XX', '5XX'].every(
        (status) => responses[status]?.content?.['application/problem+json']?.schema,
      );
      const complete = summary && tags?.length === 1 && good.length > 0 && described && problems;
      return complete ? [] : [`${method} ${path}`];
    });
    expect(lacking).toEqual([]);
    expect(description.operations.length).toBeGreaterThan(30);
  });

  // What spectral (oas) calls errors, and its warnings of the same kind; `npm run lint-api` asks spectral itself.
  test('satisfies the linters: names of operations, servers, sections, tuples', () => {
    const ids = description.operations.map(({ operationId }) => assertDefined(operationId, 'operationId'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    const { servers, tags, info } = description.document;
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }]);
    expect(info).toMatchObject({ license: { name: 'MIT', identifier: 'MIT' } });
    const sections = (tags as { name: string; description?: string }[]).filter((one) => one.description);
    const used = new Set(description.operations.flatMap((one) => one.tags ?? []));
    expect(new Set(sections.map(({ name }) => name))).toEqual(used);
    const open: unknown[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && value.type === 'array' && !('items' in value && value.items)) open.push(value);
      for (const one of Object.values(value)) walk(one);
    };
    walk(description.document);
    expect(open).toEqual([]);
  });

  test('knows the settings of every format, and no numbers of the repository', async () => {
    const text = JSON.stringify(description.document);
    expect(text).not.toMatch(/\bDK-\d/);
    const create = description.operations.find(({ operationId }) => operationId === 'createTournament');
    const schema = assertDefined(create?.requestBody?.content?.['application/json']?.schema, 'body');
    for (const { name, presets, settings } of await hall.owner.client.formats()) {
      for (const config of Object.values(presets)) {
        expect(description.problem(schema, { name: 'Cup', format: name, config }), name).toBeUndefined();
      }
      const [setting] = Object.keys(settings.properties as object);
      const wrong = { name: 'Cup', format: name, config: { [assertDefined(setting, name)]: { no: 'setting' } } };
      expect(description.problem(schema, wrong), name).toBeDefined();
    }
    expect(description.problem(schema, { name: 'Cup', format: 'chess-boxing' })).toBeDefined();
  });

  test('has an example of every body, and each is one that would be read', () => {
    const bodies = description.operations.flatMap(({ method, path, requestBody }) => {
      const media = requestBody?.content?.['application/json'];
      return requestBody ? [{ name: `${method} ${path}`, media }] : [];
    });
    for (const { name, media } of bodies) {
      const examples = [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)];
      const values = examples.filter((example) => example !== undefined);
      expect(values.length, name).toBeGreaterThan(0);
      for (const example of values) {
        expect(description.problem(assertDefined(media?.schema, name), example), name).toBeUndefined();
      }
    }
    expect(bodies.length).toBeGreaterThan(12);
  });

  test('HEAD is answered wherever GET is, and like it', async () => {
    const id = await hall.owner.create('Head', 'groups', { groupSize: 3, base: 600_000 });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
    await hall.owner.send(id, { type: 'Start' });
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const parts: Readonly<Record<string, string>> = {
      id,
      subject: 'p1',
      game: 'r1.t1.g1',
      file: 'standings.csv',
      player: 'p1',
    };
    const streams: string[] = [];
    for (const { method, path, responses } of description.operations.filter((one) => one.method === 'GET')) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? 'x');
      const stream = responses[200]?.content?.['text/event-stream'] !== undefined;
      const asked = path === '/api/live' ? `${address}?watch=${id}/public` : address;
      const head = await hall.owner.raw(asked, { method: 'HEAD' });
      expect(await head.text(), `${method} ${path}`).toBe('');
      if (stream) streams.push(`${head.status} ${head.headers.get('content-type')}`);
      else expect(head.status, path).toBe((await hall.owner.raw(asked)).status);
    }
    expect(streams).toEqual(Array(3).fill('200 text/event-stream; charset=utf-8'));
  });

  test('is a page to read, too', async () => {
    const page = await hall.stranger.raw('/api/reference/');
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('[DK-19] answers are as they are described', () => {
  test.each([
    ['groups', 9, { groupSize: 3, base: 600_000 }],
    ['strikes', 12, { plans: 5 }],
    ['swiss', 8, { topCut: 4 }],
    ['hybrid', 6, {}],
  ])('in a played tournament: %s', async (format, players, config) => {
    const owner = watched(hall.owner);
    const stranger = watched(hall.stranger);
    const id = await owner.create(`Described ${format}`, format, config, { selfReport: true, selfRegistration: true });
    await stranger.client.register(id, { commandId: 'kim', name: 'Kim', club: 'Harbour', rating: 1500 });
    await owner.send(id, { type: 'AddPlayers', players: names(players - 1) });
    await owner.send(id, { type: 'Start' });
    if ((await owner.client.tournament(id)).rounds.length === 0) await owner.send(id, { type: 'PairRound' });
    await readAll(owner, stranger, id);
    const desk = await owner.link(id, 'desk');
    const scorekeeper = await owner.link(id, 'scorekeeper');
    await playOut({ desk, entering: [scorekeeper, owner] }, id);
    await readAll(owner, stranger, id);
    await correct(owner, id);
    expect(found.faults).toEqual([]);
  });

  test('at every other door', async () => {
    const plain = await openHall();
    const operator = watched(plain.owner);
    await tourOfOneTournament(operator, watched(plain.stranger));
    await tourOfAccounts(watched(hall.owner));
    await plain.close();
    expect(found.faults).toEqual([]);
  });

  test('and none of them was left out', () => {
    const seen = [...found.seen];
    const unseen = description.operations
      .filter(({ responses }) => !responses[200]?.content?.['text/event-stream'])
      .filter(({ method, path }) => {
        const address = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/ ]+')} 2\\d\\d$`);
        return !seen.some((one) => address.test(one));
      })
      .map(({ method, path }) => `${method} ${path}`);
    expect(unseen).toEqual([]);
  });
});

/** Everything there is to read about one tournament, as the desk and as the public. */
async function readAll(owner: Person, stranger: Person, id: string): Promise<void> {
  const view = await owner.client.tournament(id);
  const match = view.rounds[0]?.matches[0]?.id ?? 'p1';
  await owner.client.forecast(id);
  for (const reader of [owner, stranger]) {
    await reader.client.tournament(id);
    await reader.client.slices(id);
    await reader.client.me(id);
    await reader.client.tournaments();
    for (const subject of [match, 'p1', id]) await reader.problem(reader.client.why(id, subject));
    for (const file of ['standings.csv', 'pairings.csv', 'games.pgn', 'calendar.ics', 'report.trf', 'x.doc']) {
      await reader.raw(`/api/tournaments/${id}/export/${file}`);
    }
    await reader.raw(`/api/tournaments/${id}/preview.png`);
    await reader.raw(`/api/tournaments/${id}/image`);
    await reader.problem(reader.client.entries(id));
    await reader.problem(reader.client.file(id));
  }
}

/** A picture of one point. */
const ONE_POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** DK-4: a correction with its preview, and an unwinding. */
async function correct(owner: Person, id: string): Promise<void> {
  const { entries } = await owner.client.entries(id);
  const recorded = assertDefined(
    entries.findLast(({ command }) => command.type === 'RecordOutcome'),
    'result',
  ).command;
  if (recorded.type !== 'RecordOutcome') return;
  const { place } = recorded;
  const outcome = outcomeToWire(recorded.outcome);
  await owner.client.preview(id, place);
  await owner.client.preview(id, place, outcome);
  await owner.client.previewAdjustment(id, { player: 'p1', by: -1 as WireScore, round: 1, reason: 'late' });
  await owner.send(id, { type: 'RemoveOutcome', place, replaces: outcome, later: { kind: 'keep' } });
  await owner.client.tournament(id);
}

async function tourOfOneTournament(owner: Person, stranger: Person): Promise<void> {
  const { client } = owner;
  const config = { groupSize: 3, base: 600_000, autoAdvance: false };
  const id = await owner.create('Tour', 'groups', config, { selfReport: true });
  await owner.client.again(id, 'Another tour');
  const hook = await client.addWebhook(id, { url: 'http://127.0.0.1:9/' });
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  const { place, match } = assertDefined(openGames(await client.tournament(id))[0], 'game');
  const game = assertDefined(match.games[0], 'game');
  const [player] = await owner.links(id, { role: 'player', players: [assertDefined(match.seats[0], 'seat')] });
  await assertDefined(player, 'player').send(id, {
    type: 'ProposeResult',
    place,
    player: assertDefined(match.seats[0], 'seat'),
    outcome: outcomeOf('groups', { place, match }),
  });
  await player?.client.me(id);
  await client.get('/api/me');
  await client.formats();
  await client.readList('Name;DWZ\nAna;1500');
  await client.settings('groups', { base: 600_000 });
  await client.plan('groups', 17);
  await client.get(`/api/tournaments/${id}/addresses`);
  await client.setImage(id, ONE_POINT);
  for (const who of [undefined, 'p1']) {
    await client.setContact(id, 'desk@club.example', who);
    await client.contact(id, who);
  }
  await owner.raw(`/api/tournaments/${id}/image`);
  await client.draw(id, 1);
  await client.showOnWall(id, { scene: 'names', message: { text: 'Pizza is here.' } });
  await client.wall(id);
  await client.setNextStart(id, { next: { round: 2, at: 1_763_325_000_000 } });
  await client.nextStart(id);
  await client.startGames(id, 1, 'black');
  await client.clock(id, game.id);
  await client.gamesRunningOut(id);
  await client.press(id, game.id, { seq: 1, id: 'm1', press: { kind: 'move', side: 'black' } });
  await client.webhooks(id);
  await client.deliveries(id);
  await client.renewWebhookSecret(id, hook.id);
  await client.accesses(id);
  await client.removeWebhook(id, hook.id);
  const all = await client.addAccountWebhook({ url: 'http://127.0.0.1:9/', kind: 'discord' });
  await client.accountWebhooks();
  await client.renewAccountWebhookSecret(all.id);
  await client.removeAccountWebhook(all.id);
  const { links } = await client.links(id);
  await client.revokeLink(id, assertDefined(links[0], 'link').id);
  const token = await client.makeToken('game server');
  await client.tokens();
  await client.revokeToken(token.id);
  await stranger.problem(stranger.client.entries(id));
  await owner.problem(client.plan('chess-boxing', 2));
  await client.playerData(id, assertDefined(match.seats[0], 'seat'));
  await client.post(`/api/tournaments/${id}/players/p1/erase`, { confirm: 'Tour' });
  const file = await client.file(id);
  await client.removeImage(id);
  await client.remove(id, 'Tour');
  await client.importFile(file);
  await client.takeOver({ text: 'Round,White,Black,Result\n1,Ana,Ben,1-0\n' });
}

async function tourOfAccounts(person: Person): Promise<void> {
  const credentials = { name: 'described', password: 'correct horse battery' };
  const post = (path: string, body: unknown, cookie = '') =>
    new Person(person.url, undefined, person.fetcher).raw(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  await post('/api/accounts', credentials);
  const signedIn = await post('/api/sign-in', credentials);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const changed = await post(
    '/api/accounts/password',
    { old: credentials.password, new: 'another long password' },
    cookie,
  );
  const now = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
  await post('/api/sign-in', credentials);
  await post('/api/sign-out', {}, cookie);
  const mine = new Person(person.url, now.split('=')[1], person.fetcher);
  await post('/api/sign-in', { ...credentials, password: 'another long password' });
  await mine.client.accountData();
  const store = await openStore(db);
  const { id } = assertDefined(await store.accounts.byName(credentials.name), 'account');
  await store.identities.add(id, { issuer: 'https://login.example', subject: '1' }, 1);
  await store.close();
  await mine.client.disconnect('another long password');
  await mine.client.connect('another long password');
  await mine.client.secondStep();
  const { secret } = await mine.client.beginSecondStep('another long password');
  const { codes } = await mine.client.confirmSecondStep(phoneCode(secret));
  await mine.client.removeSecondStep('another long password', assertDefined(codes[0], 'code'));
  const { sessions } = await mine.client.get<SessionList>('/api/account/sessions');
  await mine.client.delete(
    `/api/account/sessions/${
      assertDefined(
        sessions.find(({ id }) => id !== ''),
        'session',
      ).id
    }`,
  );
  await person.client.ownAccesses();
  await person.client.get('/api/backups');
  const signedOut = assertDefined((await passwordReset(db, credentials.name)).split('/').at(-1), 'token');
  const reset = await post('/api/accounts/reset', { token: signedOut, password: 'yet another password' });
  const again = reset.headers.get('set-cookie')?.split(';')[0]?.split('=')[1];
  await new Person(person.url, again, person.fetcher).client.delete('/api/account', {
    password: 'yet another password',
  });
}
