import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certain } from '../../src/kit/index.ts';
import { type Hall, names, openHall, Person } from './hall.fixture.ts';

let hall: Hall;
let id = '';
let people: readonly Person[] = [];
let routes: readonly { method: string; path: string }[] = [];

beforeAll(async () => {
  hall = await openHall({ shared: true, registration: true });
  const { owner } = hall;
  id = await owner.create('Fuzz Cup', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  people = [
    owner,
    await owner.link(id, 'desk'),
    await owner.link(id, 'scorekeeper'),
    certain((await owner.links(id, { role: 'player', players: ['p1'] }))[0], 'player'),
    hall.stranger,
    new Person(hall.server.url, 'r_000000000000000000000000'),
    new Person(hall.server.url, 'nonsense'),
  ];
  const described = (await (await owner.raw('/api/openapi.json')).json()) as { paths: Record<string, object> };
  routes = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => hall.close());

const nothings = ['', '0', 'x', '%00', '..%2f', 'r1.t1.g1', 'p1', '999999999999999999999', '🙂', "'--", '{}'];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -1,
    0,
    1,
    2 ** 53,
    1e308,
    null,
    true,
    '',
    'p1',
    'draft',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
  ),
);
const body = fc.oneof(
  value,
  fc.dictionary(
    fc.constantFrom(
      'commandId',
      'command',
      'expectedVersion',
      'name',
      'format',
      'config',
      'place',
      'outcome',
      'role',
      'players',
      'confirm',
      'seq',
      'press',
      'id',
      'url',
      'topics',
      'label',
      'password',
      'entries',
      'tiltyard',
    ),
    value,
  ),
);

/** Everything that a request could have changed here, but for what strangers may add elsewhere. */
const version = async () => (await hall.owner.client.tournament(id)).version;

describe('fuzzed requests', () => {
  test('every route: never a 500, and wrong requests change nothing', { timeout: 120_000 }, async () => {
    const before = await version();
    expect(routes.length).toBeGreaterThan(25);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        body,
        fc.constantFrom(...nothings),
        fc.boolean(),
        fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/json; charset=x',
        ),
        async (which, who, content, part, here, type) => {
          const { method, path } = certain(routes[which % routes.length], 'route');
          const person = certain(people[who % people.length], 'person');
          const filled = path.replace('{id}', here ? id : part || 'none').replace(/\{\w+\}/g, part || 'none');
          const withBody = method !== 'GET' && method !== 'DELETE';
          const answer = await person.raw(filled, {
            method,
            headers: {
              'content-type': type,
              'idempotency-key': 'fuzz',
              'last-event-id': part.replace(/[^\x20-\x7e]/g, ''),
            },
            ...(withBody && { body: JSON.stringify(content) ?? 'undefined' }),
          });
          if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.text();
          else await answer.body?.cancel();
          expect(answer.status, `${method} ${filled}`).toBeLessThan(500);
          if (answer.status >= 400 && answer.status !== 404) {
            expect(answer.headers.get('content-type')).toContain('application/problem+json');
          }
        },
      ),
      { numRuns: 600, seed: 7 },
    );
    expect(await version()).toBe(before);
  });

  test('commands that cannot be read are refused as such, whatever is in them', async () => {
    const before = await version();
    const commands = fc.record(
      {
        type: fc.constantFrom(
          'RecordOutcome',
          'AddPlayers',
          'Configure',
          'Undo',
          'AdjustDraft',
          'CorrectOutcome',
          'Nonsense',
        ),
        place: value,
        outcome: value,
        players: value,
        name: value,
        config: value,
        version: value,
        round: value,
        change: value,
        later: value,
        extra: value,
      },
      { requiredKeys: ['type', 'extra'] },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (command) => {
        const answer = await hall.owner.raw(`/api/tournaments/${id}/commands`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ commandId: 'fuzz', command }),
        });
        expect(answer.status).toBe(400);
      }),
      { numRuns: 150, seed: 11 },
    );
    expect(await version()).toBe(before);
  });

  test.each([
    ['broken JSON', '{"commandId": "a", "command": '],
    ['a body that is too large', `{"commandId":"a","command":{"type":"Start"},"x":"${'y'.repeat(5_000_000)}"}`],
    ['nesting without end', `{"commandId":"a","command":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a prototype', '{"__proto__":{"admin":true},"commandId":"a","command":{"type":"Start"}}'],
    ['half a character', '{"commandId":"a","command":{"type":"Configure","name":"\\ud800"}}'],
    ['a NUL', '{"commandId":"a","command":{"type":"Configure","name":"a\\u0000b"}}'],
    [
      'a config without end',
      `{"commandId":"a","command":{"type":"Configure","config":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}}`,
    ],
  ])('%s', async (_, text) => {
    const before = await version();
    const answer = await hall.owner.raw(`/api/tournaments/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    expect([400, 413]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
    expect(await version()).toBe(before);
  });
});
