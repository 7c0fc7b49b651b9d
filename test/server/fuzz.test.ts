import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined, hashOf } from '../../src/kit/index.ts';
import { openStore } from '../../src/store/index.ts';
import { type Description, describedAt } from './described.fixture.ts';
import { folderFor, type Hall, names, openHall, Person } from './hall.fixture.ts';
import { everyRoute, type Route } from './router.fixture.ts';

const routes = await everyRoute();
const isSafe = ({ method }: Route) => method === 'GET' || method === 'HEAD';
const named = (route: Route) => [`${route.method} ${route.path}`, route] as const;
const writing = routes.filter((route) => !isSafe(route));

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
let reader: Awaited<ReturnType<typeof openStore>>;
let id = '';
let people: readonly Person[] = [];
let strangers: readonly Person[] = [];
let description: Description;

beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall({ shared: true, registration: true, db: `sqlite:${folder.path('fuzz.db')}` });
  reader = await openStore(`sqlite:${folder.path('fuzz.db')}`);
  const { owner } = hall;
  // Of days, so that no clock runs out meanwhile.
  id = await owner.create('Fuzz Cup', 'groups', { groupSize: 3, base: 259_200_000, autoAdvance: false });
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  strangers = [
    hall.stranger,
    new Person(hall.server.url, 'r_000000000000000000000000'),
    new Person(hall.server.url, 'nonsense'),
  ];
  people = [
    owner,
    await owner.link(id, 'desk'),
    await owner.link(id, 'scorekeeper'),
    assertDefined((await owner.links(id, { role: 'player', players: ['p1'] }))[0], 'player'),
    ...strangers,
  ];
  description = await describedAt(hall.server.url);
});
afterAll(async () => {
  await reader.close();
  await hall.close();
  await folder.remove();
});

/**
 * Everything that the database holds, as another process reads it, but for who was here and when a link was last used, and
 * for how it went with webhooks: that is noted whenever a receiver has been tried.
 */
async function everything(): Promise<string> {
  const lines: string[] = [];
  for await (const line of reader.dump()) {
    if (!/^\{("table":"(accesses|outbox|delivery_attempts)"|"end")/.test(line))
      lines.push(line.replace(/"last_used_at":\d+/, ''));
  }
  return hashOf(lines.join('\n'));
}

const odd = ['', '0', 'x', '%00', '..%2f', 'r1.t1.g1', 'p1', '999999999999999999999', '🙂', "'--", '{}', '%F0%9F'];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-1, 0, 2 ** 53, 1e308, null, true, '', 'p1', '\u0000', '\ud800', '__proto__', []),
);

/** A body of the kind that is asked for, with something wrong in it, or anything at all. */
function bodyFor({ method, path }: Route): fc.Arbitrary<unknown> {
  const described = path.replace(/:(\w+)/g, '{$1}');
  const operation = description.operations.find((one) => one.method === method && one.path === described);
  const media = operation?.requestBody?.content?.['application/json'];
  const examples = [media?.example, ...Object.values(media?.examples ?? {}).map((one) => one.value)];
  const objects = examples.filter((example) => typeof example === 'object' && example !== null);
  return objects.length === 0 ? value : fc.oneof(value, fc.constantFrom(...objects).chain(spoilt));
}

/** One field of it, however deep, is another value, is gone, or is new. */
function spoilt(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example !== 'object' || example === null) return value;
  const keys = Object.keys(example);
  const change = (key: string, field: unknown) =>
    Array.isArray(example)
      ? example.map((one, at) => (String(at) === key ? field : one))
      : { ...example, [key]: field };
  const deeper = keys.map((key) =>
    spoilt((example as Record<string, unknown>)[key]).map((field) => change(key, field)),
  );
  return fc.oneof(
    ...deeper,
    fc.tuple(fc.constantFrom('extra', ...keys), value).map(([key, field]) => change(key, field)),
  );
}

const request = (route: Route) =>
  fc.record({
    who: fc.nat(6),
    body: bodyFor(route),
    part: fc.constantFrom(...odd),
    here: fc.boolean(),
    query: fc.constantFrom(
      '',
      '?after=-1',
      '?after=x&limit=0',
      '?limit=1e9',
      '?as=desk',
      '?as=%00',
      '?before=1.1.1',
      '?%',
    ),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x',
    ),
  });

async function send(route: Route, person: Person, address: string, type: string, text?: string): Promise<Response> {
  const answer = await person.raw(address, {
    method: route.method,
    headers: { 'content-type': type, 'idempotency-key': 'fuzz', 'last-event-id': '-3' },
    ...(!isSafe(route) && text !== undefined && { body: text }),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
  else await answer.text();
  return answer;
}

const filled = ({ path }: Route, here: boolean, part: string) =>
  path.replace(':id', here ? id : part || 'none').replace(/:\w+|\*/g, part || 'none');

describe('fuzzed requests', () => {
  test('reach every route that is described', () => {
    const addresses = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const unknown = description.operations.filter(({ method, path }) => !addresses.includes(`${method} ${path}`));
    expect(unknown).toEqual([]);
    expect(writing.length).toBeGreaterThan(15);
  });

  test.each(routes.map(named))('%s: never a 500, and what is refused changes nothing', async (_, route) => {
    const before = await everything();
    let accepted = false;
    await fc.assert(
      fc.asyncProperty(request(route), async ({ who, body, part, here, query, type }) => {
        const person = assertDefined(people[who], 'person');
        const address = `${filled(route, here, part)}${query}`;
        const answer = await send(route, person, address, type, JSON.stringify(body));
        expect(answer.status, `${route.method} ${address}`).toBeLessThan(500);
        accepted ||= answer.ok && !isSafe(route);
        if (answer.status >= 400 && route.path.startsWith('/api/') && route.method !== 'HEAD') {
          expect(answer.headers.get('content-type'), address).toContain('application/problem+json');
        }
      }),
      { numRuns: 25, seed: 7 },
    );
    if (!accepted) expect(await everything()).toBe(before);
  });

  const forStrangers = [
    '/api/accounts',
    '/api/sign-in',
    '/api/sign-out',
    '/api/plan',
    '/api/settings',
    '/api/player-lists',
  ];
  test.each(writing.filter(({ path }) => !forStrangers.includes(path)).map(named))(
    '[DK-16] %s: whoever has no role is refused, however right the request, and changes nothing',
    async (_, route) => {
      const before = await everything();
      const described = route.path.replace(/:(\w+)/g, '{$1}');
      const operation = description.operations.find((one) => one.method === route.method && one.path === described);
      const media = operation?.requestBody?.content?.['application/json'];
      const examples = [media?.example, ...Object.values(media?.examples ?? {}).map((one) => one.value)];
      for (const stranger of strangers) {
        for (const example of examples) {
          const body = JSON.stringify(example ?? {});
          const { status } = await send(route, stranger, filled(route, true, 'p1'), 'application/json', body);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        }
      }
      expect(await everything()).toBe(before);
    },
  );

  test.each(writing.map(named))('%s: a huge body is refused and changes nothing', async (_, route) => {
    const before = await everything();
    const huge = `{"confirm":"Fuzz Cup","commandId":"huge","name":"${'y'.repeat(5_000_000)}"}`;
    for (const person of [hall.owner, hall.stranger]) {
      const answer = person.raw(filled(route, true, 'p1'), {
        method: route.method,
        headers: { 'content-type': 'application/json' },
        body: huge,
      });
      // The line may be cut while the rest is still on its way.
      const status = await answer.then(
        ({ status: one }) => one,
        () => 413,
      );
      expect([400, 401, 413]).toContain(status);
    }
    expect(await everything()).toBe(before);
  });

  test.each([
    ['broken JSON', '{"commandId": "a", "command": '],
    ['nesting without end', `{"commandId":"a","command":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a prototype', '{"__proto__":{"admin":true},"commandId":"a","command":{"type":"Start"}}'],
    ['half a character', '{"commandId":"a","command":{"type":"Configure","name":"\\ud800"}}'],
    ['a NUL', '{"commandId":"a","command":{"type":"Configure","name":"a\\u0000b"}}'],
    ['an id of another', '{"commandId":"a b","command":{"type":"Start"}}'],
    ['no id', '{"command":{"type":"Start"}}'],
    ['a command that nobody knows', '{"commandId":"a","command":{"type":"Explode"}}'],
    [
      'a config without end',
      `{"commandId":"a","command":{"type":"Configure","config":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}}`,
    ],
  ])('a command with %s', async (_, text) => {
    const before = await everything();
    const answer = await hall.owner.raw(`/api/tournaments/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'unreadable', detail: 'The request cannot be read.' });
    expect(await everything()).toBe(before);
  });
});
