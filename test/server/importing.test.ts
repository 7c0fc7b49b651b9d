import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { type Command, type Entry, emptyState, submit } from '../../src/engine/index.ts';
import { tournamentFileText } from '../../src/exchange/index.ts';
import { assertDefined, canonicalJson, hashOf } from '../../src/kit/index.ts';
import { scores } from '../wire.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';
import { playOut } from './playing.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall({ db: `sqlite:${folder.path('import.db')}` });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

/** A log with that many entries about who is in the hall. */
function longLog(id: string, length: number): readonly Entry[] {
  let state = emptyState;
  const add = (command: Command) => {
    const at = 1_700_000_000_000 + state.log.length;
    const decided = submit(formats, state, { commandId: `c${state.log.length}`, at, by: 'desk', command });
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.state;
  };
  add({ type: 'CreateTournament', id, name: id, format: 'groups', config: {}, secret: hashOf(id) });
  add({ type: 'AddPlayers', players: names(400) });
  while (state.log.length < length) add({ type: 'CheckIn', players: ['p1'], present: state.log.length % 2 === 0 });
  return state.log.slice();
}

/** As far as its form goes an entry; its config holds a number that JSON can write and no hash can cover. */
const forgedEntry = (number: string) =>
  JSON.stringify({
    version: 1,
    commandId: 'c',
    at: 1,
    by: 'desk',
    command: {
      type: 'CreateTournament',
      id: 'forged',
      name: 'Forged',
      format: 'groups',
      config: { groupSize: 'N' },
      secret: hashOf('forged'),
    },
    events: [],
    hash: hashOf('forged'),
  }).replace('"N"', number);

const importText = (text: string, token = hall.owner.token) =>
  fetch(`${hall.server.url}/api/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: text,
  });

describe('[DK-18] a tournament file that comes in', () => {
  test('blocks nobody, however long it is', async () => {
    const near = await openHall();
    const id = await near.owner.create('Meanwhile', 'groups');
    await near.owner.send(id, { type: 'AddPlayers', players: names(2) });
    // Between two looks at the time it is the others' turn again, on the quickest machine and the slowest.
    let time = 0;
    const hurried = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 10;
      return time;
    });
    onTestFinished(() => hurried.mockRestore());
    let imported = false;
    const importing = near.owner.client.importFile({ tiltyard: 1, entries: longLog('long', 2_000) }).then(() => {
      imported = true;
    });
    for (let results = 0; results < 4; results++) {
      await near.owner.send(id, { type: 'CheckIn', players: ['p1'], present: results % 2 === 0 });
      expect(imported).toBe(false);
    }
    await importing;
    await near.close();
  });

  test('is read again as it came, and goes on', async () => {
    const entries = longLog('long', 1_500);
    const imported = await importText(tournamentFileText(entries));
    expect(await imported.json()).toEqual({ id: 'long', version: 1_500, path: '/t/long' });
    // Another game at once from what was read, and the same from the database.
    await hall.owner.send('long', { type: 'CheckIn', players: ['p2'], present: true });
    const file = await (await hall.owner.raw('/api/tournaments/long/file')).text();
    const log = (await hall.owner.client.entries('long')).entries;
    // The file has the draw secret, what is sent to desks its hash.
    const [first, ...others] = log;
    const content = (text: string): string => hashOf(canonicalJson(JSON.parse(text)));
    expect(content(file)).toBe(content(tournamentFileText([assertDefined(entries[0], 'entry'), ...others])));
    expect(first).toMatchObject({ command: { secret: expect.stringMatching(/^sha256:/) }, hash: entries[0]?.hash });
    expect(content(JSON.stringify(others.slice(0, 1_499)))).toBe(content(JSON.stringify(entries.slice(1))));
  });

  test('opens page by page after a restart, with the same state', async () => {
    const db = `sqlite:${folder.path('again.db')}`;
    const first = await openHall({ db });
    await first.owner.client.importFile({ tiltyard: 1, entries: longLog('again', 1_234) });
    const before = await first.owner.client.tournament('again');
    await first.close();
    const again = await openHall({ db });
    expect(await again.owner.client.tournament('again')).toEqual(before);
    await again.close();
  });

  test('sends no webhook, and its round’s clock goes on', async () => {
    const { owner } = hall;
    const id = await owner.create('Clock', 'swiss');
    await owner.send(id, { type: 'AddPlayers', players: names(4) });
    await owner.send(id, { type: 'Start' });
    const { rounds } = await owner.client.tournament(id);
    if (rounds.length === 0) await owner.send(id, { type: 'PairRound' });
    await owner.send(id, { type: 'PublishRound', round: 1 });
    await owner.send(id, { type: 'StartRoundClock', round: 1, duration: 3_600_000 });
    const file = await owner.client.file(id);
    const db = `sqlite:${folder.path('clock.db')}`;
    const there = await openHall({ db });
    await there.owner.client.importFile(file);
    await there.owner.client.addWebhook(id, { url: 'http://127.0.0.1:9/' });
    expect((await there.owner.client.deliveries(id)).deliveries).toEqual([]);
    await there.close();
    const { openStore } = await import('../../src/store/index.ts');
    const store = await openStore(db);
    expect(await store.deadlines.of(id)).toMatchObject([{ kind: 'round-time' }]);
    await store.close();
  });

  test.each([
    ['broken JSON', '{"tiltyard":1,"entries":[{"version":1', 400],
    ['no object', '[]', 400],
    ['another version', '{"tiltyard":2,"entries":[]}', 400],
    ['nothing in it', '{"tiltyard":1,"entries":[]}', 422],
    ['a field that nobody knows', '{"tiltyard":1,"entries":[],"more":1}', 400],
    ['no entry', '{"tiltyard":1,"entries":[{"version":1}]}', 400],
    ['a prototype', '{"tiltyard":1,"entries":[{"__proto__":{"a":1}}]}', 400],
    ['a number without end', '{"tiltyard":1,"entries":[{"version":1,"at":1e999}]}', 400],
    ['a number without end deep inside', `{"tiltyard":1,"entries":[${forgedEntry('1e999')}]}`, 400],
    ['a negative one', `{"tiltyard":1,"entries":[${forgedEntry('-1e999')}]}`, 400],
    ['an open string of escaped quotes', `{"tiltyard":1,"entries":["${'\\"'.repeat(2_000_000)}`, 400],
    ['a NUL', '{"tiltyard":1,"entries":[{"by":"a\\u0000"}]}', 400],
  ])('is refused with %s', async (_, text, status) => {
    const answer = await importText(text);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('a field that nobody knows is refused before what follows it is read', async () => {
    const answer = await importText('{"tiltyard":1,"more":1,"entries":[{"version"');
    expect(await answer.json()).toMatchObject({ details: { problems: ['/more: is not known'] } });
  });

  test('is refused with an entry that does not follow, and tells which', async () => {
    const id = await hall.owner.create('Forged', 'groups', { groupSize: 3, base: 600_000 });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
    await hall.owner.send(id, { type: 'Start' });
    await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    const file = await hall.owner.client.file(id);
    await hall.owner.client.remove(id, 'Forged');
    const at = file.entries.findIndex(({ command }) => command.type === 'RecordOutcome');
    const forged = file.entries.map((entry, index) =>
      index === at ? { ...entry, events: entry.events.map((event) => ({ ...event, completedAt: 1 })) } : entry,
    );
    const answer = await importText(JSON.stringify({ ...file, entries: forged }));
    expect(answer.status).toBe(422);
    const { details } = (await answer.json()) as { details: { differences: { kind: string; version: number }[] } };
    expect(details.differences.slice(0, 2)).toMatchObject([
      { kind: 'chain', version: at + 1 },
      { kind: 'decided-otherwise', version: at + 1 },
    ]);
    expect((await importText(JSON.stringify(file))).status).toBe(201);
  });

  test('is not even read from strangers', async () => {
    expect((await importText('nonsense', '')).status).toBe(401);
  });
});

describe('an event that another program began', () => {
  const games = 'Round,White,Black,Result\n1,Ana,Ben,1-0\n1,Cy,Dee,1/2-1/2\n2,Ana,Cy,\n2,Ben,Dee,\n';

  test('goes on here, once however often it is asked for, and says what it could not take', async () => {
    const { client } = hall.owner;
    const event = { commandId: 'club', text: games, name: 'Club evening', config: { rounds: 3 } };
    const taken = await client.takeOver(event);
    expect(taken.notes).toContainEqual({ code: 'places', text: expect.stringContaining('tie-breaks') });
    const view = await client.tournament(taken.id);
    expect(view).toMatchObject({ name: 'Club evening', status: 'running', version: taken.version });
    expect(view.rounds.map(({ state }) => state)).toEqual(['closed', 'published']);
    expect(await client.takeOver(event)).toMatchObject({ id: taken.id, version: taken.version });
    await hall.owner.send(taken.id, {
      type: 'RecordOutcome',
      place: { round: 2, edition: 1, match: 1, game: 1 },
      outcome: scores(1, 0),
    });
  });

  test('is refused with a sentence, in the language asked for', async () => {
    const answer = await fetch(`${hall.server.url}/api/takeovers`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'de',
        authorization: `Bearer ${hall.owner.token}`,
      },
      body: JSON.stringify({ text: 'Round,White,Black,Result\n1,Ana,Ben,perhaps\n' }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'not-taken-over',
      detail: 'Diese Datei lässt sich nicht übernehmen.',
      details: { reason: 'bad-line', problems: ['Zeile 2 ist nicht lesbar: 1 · Ana · Ben · perhaps'] },
    });
    await expect(hall.owner.client.takeOver({ text: games, config: { rounds: 0 } })).rejects.toMatchObject({
      problem: { status: 422, code: 'bad-config' },
    });
  });
});
