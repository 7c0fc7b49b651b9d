import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../../src/client/index.ts';
import { assertDefined, hashOf } from '../../src/kit/index.ts';
import { scores } from '../wire.ts';
import { type Hall, names, openHall } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

async function published(players = 12): Promise<string> {
  const { owner } = hall;
  const id = await owner.create('Once Cup', 'groups', { groupSize: 4, base: 600_000, autoAdvance: false });
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

describe('[DK-19] a command is applied once', () => {
  test('a repeat is answered with the first entry', async () => {
    const id = await published();
    const first = await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true }, 'same-id');
    const again = await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true }, 'same-id');
    expect(again).toEqual({ ...first, repeated: true });
    expect(first.repeated).toBe(false);
  });

  test('many repeats at the same moment make one entry', async () => {
    const id = await published();
    const { version } = await hall.owner.client.tournament(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hall.owner.send(id, { type: 'CheckIn', players: ['p2'], present: true }, 'x')),
    );
    expect(new Set(answers.map((answer) => answer.version))).toEqual(new Set([version + 1]));
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
  });

  test('the id may come as Idempotency-Key', async () => {
    const id = await published();
    const send = () =>
      hall.owner.raw(`/api/tournaments/${id}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'by-header' },
        body: JSON.stringify({ command: { type: 'CheckIn', players: ['p1'], present: true } }),
      });
    const [first, again] = [await (await send()).json(), await (await send()).json()];
    expect(again.version).toBe(first.version);
  });

  test('an id that was used for something else is refused', async () => {
    const id = await published();
    await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true }, 'used');
    const other = hall.owner.send(id, { type: 'CheckIn', players: ['p2'], present: true }, 'used');
    expect(await hall.owner.problem(other)).toBe('422 already-applied');
  });

  test('ids count per actor: what a stranger used does not stop the owner, nor another stranger', async () => {
    const { owner, stranger } = hall;
    const id = await owner.create('Open Cup', 'groups', {}, { selfRegistration: true });
    const register = (name: string, commandId: string) =>
      stranger.client.post<{ player: string }>(`/api/tournaments/${id}/registrations`, { commandId, name });
    const eve = await register('Eve', 'start');
    // Whoever works out the id that the owner's command would be given instead has won nothing.
    await register('Eva', hashOf('owner start').slice(0, 32));
    expect((await register('Kim', 'start')).player).not.toBe(eve.player);
    expect(await register('Eve', 'start')).toMatchObject({ player: eve.player });
    const desk = await owner.link(id, 'desk', 'a');
    await desk.send(id, { type: 'CheckIn', players: [eve.player], present: true }, 'start');
    const first = await owner.send(id, { type: 'Start' }, 'start');
    expect(await owner.send(id, { type: 'Start' }, 'start')).toEqual({ ...first, repeated: true });
    const other = owner.send(id, { type: 'PairRound' }, 'start');
    expect(await owner.problem(other)).toBe('422 already-applied');
    expect((await owner.client.tournament(id)).players.map(({ name }) => name)).toEqual(['Eve', 'Eva', 'Kim']);
  });

  test('creating twice with one id creates once', async () => {
    const create = { commandId: 'new-cup', name: 'New Cup', format: 'groups' };
    const [first, again] = [await hall.owner.client.create(create), await hall.owner.client.create(create)];
    expect(again).toEqual(first);
  });
});

describe('[DK-10] several desks at once', () => {
  test('two desks at different tables never meet a conflict', async () => {
    const id = await published(24);
    const desks = [await hall.owner.link(id, 'desk', 'a'), await hall.owner.link(id, 'desk', 'b')];
    const games = openGames(await hall.owner.client.tournament(id));
    const answers = await Promise.all(
      games.map((game, at) =>
        assertDefined(desks[at % 2], 'desk').refusal(id, {
          type: 'RecordOutcome',
          place: game.place,
          outcome: outcomeOf('groups', game),
        }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['ok']));
    const { entries } = await hall.owner.client.entries(id);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, at) => at + 1));
    expect(openGames(await hall.owner.client.tournament(id))).toEqual([]);
  });

  test('two different results for one table: one stands, the other hears of it', async () => {
    const id = await published();
    const { place } = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const outcomes = [scores(1, 0), scores(0, 1)];
    const answers = await Promise.all(
      outcomes.map((outcome) => hall.owner.refusal(id, { type: 'RecordOutcome', place, outcome })),
    );
    expect(answers.sort()).toEqual(['422 already-recorded', 'ok']);
  });

  test('only what acts on the whole picture carries a version, and hears what changed', async () => {
    const id = await published();
    const { version } = await hall.owner.client.tournament(id);
    const { place, match } = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome: outcomeOf('groups', { place, match }) });
    const moved = await hall.owner.send(id, { type: 'CloseRound', round: 1 }, 'close', version).catch((error) => error);
    expect(moved).toBeInstanceOf(ProblemError);
    expect((moved as ProblemError).problem).toMatchObject({
      status: 409,
      code: 'version-moved',
      details: { version: version + 1, changed: [{ version: version + 1, by: 'owner', type: 'RecordOutcome' }] },
    });
  });

  test('[DK-4] the preview of a correction says what would change, and a refusal has its sentence', async () => {
    const id = await published();
    const { place, match } = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const nothing = await hall.owner.client.preview(id, place).catch((error) => error);
    expect((nothing as ProblemError).problem).toMatchObject({
      status: 422,
      code: 'nothing-recorded',
      detail: 'This game has no result yet.',
    });
    await hall.owner.send(id, { type: 'RecordOutcome', place, outcome: outcomeOf('groups', { place, match }) });
    const preview = await hall.owner.client.preview(id, place);
    expect(preview.unwind).toEqual({ rounds: [], outcomes: 0 });
    expect(preview.version).toBe((await hall.owner.client.tournament(id)).version);
  });
});

describe('reading again', () => {
  test('an ETag saves the answer when nothing changed', async () => {
    const id = await published();
    const first = await hall.stranger.raw(`/api/tournaments/${id}`);
    const etag = assertDefined(first.headers.get('etag'), 'etag');
    const same = await hall.stranger.raw(`/api/tournaments/${id}`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    await hall.owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Renamed' });
    const other = await hall.stranger.raw(`/api/tournaments/${id}`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
    const desk = await hall.owner.raw(`/api/tournaments/${id}`);
    expect(desk.headers.get('etag')).not.toBe(other.headers.get('etag'));
  });

  test('[DK-16] what only the desk does moves neither version nor ETag of what the public reads', async () => {
    const id = await hall.owner.create('Quiet', 'groups', { base: 600_000 });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(6) });
    await hall.owner.send(id, { type: 'Start' });
    const read = async () =>
      Promise.all(
        ['', '/slices'].map(async (part) => {
          const answer = await hall.stranger.raw(`/api/tournaments/${id}${part}`);
          const { version, head } = await answer.json();
          return { version, head, etag: answer.headers.get('etag') };
        }),
      );
    const before = await read();
    for (const command of [
      { type: 'CheckIn', players: ['p1'], present: true },
      { type: 'KeepApart', players: ['p1', 'p2'], apart: true },
      { type: 'PairRound' },
      { type: 'PairAgain', round: 1 },
    ] as const)
      await hall.owner.send(id, command);
    expect(await read()).toEqual(before);
    expect((await hall.owner.client.tournament(id)).version).toBe(7);
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    for (const [at, { version, head, etag }] of (await read()).entries()) {
      expect(version).toBe(8);
      expect(head).not.toBe(before[at]?.head);
      expect(etag).not.toBe(before[at]?.etag);
    }
  });

  test('[DK-18] the file opens on another server with the same state', async () => {
    const id = await published();
    const file = await (await hall.owner.raw(`/api/tournaments/${id}/file`)).json();
    const there = await openHall();
    await there.owner.client.post('/api/import', file);
    expect(await there.owner.client.tournament(id)).toEqual(await hall.owner.client.tournament(id));
    expect(await there.owner.problem(there.owner.client.post('/api/import', file))).toBe('409 id-in-use');
    file.entries[1].events[0].players[0].name = 'Forged';
    const forged = await openHall();
    expect(await forged.owner.problem(forged.owner.client.post('/api/import', file))).toBe('422 bad-file');
    await Promise.all([there.close(), forged.close()]);
  });

  test('[DK-8] deleting asks for the name', async () => {
    const id = await published();
    const path = `/api/tournaments/${id}`;
    expect(await hall.owner.problem(hall.owner.client.delete(path, { confirm: 'no' }))).toBe('422 not-confirmed');
    await hall.owner.client.delete(path, { confirm: 'Once Cup' });
    expect(await hall.owner.problem(hall.owner.client.tournament(id))).toBe('404 no-such-tournament');
  });
});
