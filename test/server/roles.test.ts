import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit, checkChain } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import type { TournamentList } from '../../src/protocol/wire.ts';
import type { LinkList, Registered } from '../../src/protocol/wire-roles.ts';
import { type Hall, names, openHall, Person, tokenOf } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';
import { readerOf } from './reader.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** A started group tournament with its first round published. */
async function running(settings = {}): Promise<string> {
  const id = await hall.owner.create(
    'Roles Cup',
    'groups',
    { groupSize: 3, base: 600_000, autoAdvance: false },
    settings,
  );
  await hall.owner.send(id, { type: 'AddPlayers', players: names(6) });
  await hall.owner.send(id, { type: 'Start' });
  await hall.owner.send(id, { type: 'PairRound' });
  await hall.owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

async function firstGame(id: string) {
  const view = await hall.owner.client.tournament(id);
  const game = assertDefined(openGames(view)[0], 'open game');
  return { ...game, outcome: outcomeOf(view.format, game) };
}

describe('[DK-16] what each role may do', () => {
  test('a scorekeeper enters and does not change', async () => {
    const id = await running();
    const scorekeeper = await hall.owner.link(id, 'scorekeeper', 'side');
    const { place, outcome } = await firstGame(id);
    await scorekeeper.send(id, { type: 'RecordOutcome', place, outcome });
    const later = { kind: 'keep' } as const;
    for (const command of [
      { type: 'CorrectOutcome', place, outcome, replaces: outcome, later },
      { type: 'RemoveOutcome', place, replaces: outcome, later },
      { type: 'Undo', version: 6 },
      { type: 'CloseRound', round: 1 },
      { type: 'AddPlayers', players: names(1) },
    ] satisfies WireCommand[]) {
      expect(await scorekeeper.refusal(id, command), command.type).toBe('403 not-allowed');
    }
    expect(await scorekeeper.problem(scorekeeper.client.entries(id))).toBe('403 not-allowed');
    expect(await scorekeeper.problem(scorekeeper.link(id, 'desk'))).toBe('403 not-allowed');
  });

  test('the desk runs rounds, but what is the owner’s stays the owner’s, also by undoing it', async () => {
    const id = await running();
    const desk = await hall.owner.link(id, 'desk');
    const { place, outcome } = await firstGame(id);
    await desk.send(id, { type: 'RecordOutcome', place, outcome });
    expect(await desk.refusal(id, { type: 'Configure', name: 'Mine' })).toBe('403 not-allowed');
    expect(await desk.refusal(id, { type: 'EndEarly', confirm: 'Roles Cup' })).toBe('403 not-allowed');
    const { version } = await hall.owner.send(id, { type: 'Configure', name: 'Renamed' });
    expect(await desk.refusal(id, { type: 'Undo', version })).toBe('403 not-allowed');
    expect(await desk.problem(desk.link(id, 'scorekeeper'))).toBe('403 not-allowed');
    expect(await desk.problem(desk.links(id, { role: 'player', players: ['p1'] }))).toBe('ok');
  });

  test('[DK-24] the owner announces the event; a time zone that there is nowhere is refused', async () => {
    const id = await running();
    const event = { firstDay: '2027-03-14', timeZone: 'Europe/Oslo', venue: 'Club house' };
    const desk = await hall.owner.link(id, 'desk');
    expect(await desk.refusal(id, { type: 'DescribeEvent', ...event })).toBe('403 not-allowed');
    expect(await hall.owner.refusal(id, { type: 'DescribeEvent', timeZone: 'Europe/Atlantis' })).toBe('422 bad-event');
    await hall.owner.send(id, { type: 'DescribeEvent', ...event });
    expect((await hall.stranger.client.tournament(id)).event).toEqual(event);
  });

  test('[DK-16] ids and words of another program are for those who run the tournament', async () => {
    const id = await hall.owner.create('Foreign Cup', 'groups', {});
    const foreign = { externalId: 'u-17', metadata: { team: 'Red' } };
    await hall.owner.send(id, { type: 'AddPlayers', players: [{ name: 'Kim', ...foreign }, { name: 'Lee' }] });
    expect(await hall.owner.client.tournament(id)).toMatchObject({ foreign: { p1: foreign } });
    const seen = await (await hall.stranger.raw(`/api/tournaments/${id}`)).text();
    expect(seen).toContain('Kim');
    expect(seen).not.toMatch(/u-17|Red/);
  });

  test('[DK-16] the draw secret reaches no desk before the end, and what a desk reads verifies all the same', async () => {
    const id = await running();
    const desk = await hall.owner.link(id, 'desk');
    const file = await hall.owner.client.file(id);
    const [created] = file.entries;
    const secret = created?.command.type === 'CreateTournament' ? created.command.secret : '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await desk.problem(desk.client.file(id))).toBe('403 not-allowed');
    for (const person of [desk, hall.owner]) {
      const { entries } = await person.client.entries(id);
      expect(checkChain(entries)).toBeUndefined();
      expect(entries.at(-1)?.hash).toBe(file.entries.at(-1)?.hash);
      expect(JSON.stringify(entries)).not.toContain(secret);
    }
    const live = await desk.raw(`/api/tournaments/${id}/live?as=desk`);
    const reading = readerOf(live);
    const first = await reading.until((text) => /"entries".*\n\n/.test(text));
    await reading.close();
    expect(first).toContain('sha256:');
    expect(first).not.toContain(secret);
    await hall.owner.send(id, { type: 'EndEarly', confirm: 'Roles Cup' });
    expect((await hall.stranger.client.tournament(id)).secret).toBe(secret);
    expect(await desk.problem(desk.client.file(id))).toBe('ok');
  });

  test('[DK-31] the owner erases a person: pages start anew, the log verifies, the old code is recognised', async () => {
    const id = await running();
    const before = await hall.owner.client.tournament(id);
    const { name = '' } = before.players[0] ?? {};
    const address = `/api/tournaments/${id}/players/p1/erase`;
    const desk = await hall.owner.link(id, 'desk');
    expect(await desk.problem(desk.client.post(address, { confirm: 'Roles Cup' }))).toBe('403 not-allowed');
    expect(await hall.owner.problem(hall.owner.client.post(address, { confirm: 'x' }))).toBe('422 not-confirmed');
    const erased = await hall.owner.client.post<{ before: string; after: string }>(address, { confirm: 'Roles Cup' });
    expect(erased.before).toBe(before.head);
    const after = await hall.stranger.client.tournament(id);
    expect(after.players[0]?.name).toBe('Erased player 1');
    expect(after.rounds).toEqual((await hall.stranger.client.tournament(id)).rounds);
    const { entries } = await hall.owner.client.file(id);
    expect(JSON.stringify(entries)).not.toContain(`"${name}"`);
    expect(audit(formats, entries, erased.before)).toMatchObject({ differences: [], headErasedIn: entries.length });
    expect(await hall.owner.problem(hall.owner.client.post(address, { confirm: 'Roles Cup' }))).toBe(
      '422 unknown-player',
    );
  });

  test('[DK-12] a player reports own matches only, and the other confirms', async () => {
    const id = await running({ selfReport: true });
    const { place, match, outcome } = await firstGame(id);
    const [first, second] = match.seats.map((player) => assertDefined(player, 'seat'));
    const [a, b] = await hall.owner.links(id, {
      role: 'player',
      players: [assertDefined(first, 'a'), assertDefined(second, 'b')],
    });
    const player = assertDefined(a, 'first player');
    const opponent = assertDefined(b, 'second player');
    const propose = (who: string): WireCommand => ({ type: 'ProposeResult', place, player: who, outcome });

    expect(await player.refusal(id, propose(assertDefined(second, 'b')))).toBe('403 not-allowed');
    expect(await player.refusal(id, { type: 'RecordOutcome', place, outcome })).toBe('403 not-allowed');
    await player.send(id, propose(assertDefined(first, 'a')));
    const me = await opponent.client.me(id);
    expect(me).toMatchObject({ role: 'player', player: second, reports: [{ round: 1, match: place.match }] });
    await opponent.send(id, { type: 'ConfirmResult', place, player: assertDefined(second, 'b') });
    const view = await hall.stranger.client.tournament(id);
    const done = view.rounds[0]?.matches.find(({ number }) => number === place.match)?.games[place.game - 1];
    expect(done?.result).toBeDefined();
  });

  test('strangers read what is published and send nothing', async () => {
    const id = await running();
    const { stranger } = hall;
    expect((await stranger.client.tournament(id)).rounds).toHaveLength(1);
    expect(await stranger.refusal(id, { type: 'PairRound' })).toBe('401 not-signed-in');
    expect(await stranger.problem(stranger.create('Mine', 'groups'))).toBe('401 not-signed-in');
    expect(await stranger.problem(stranger.client.entries(id))).toBe('401 not-signed-in');
    expect((await stranger.client.me(id)).role).toBe('public');
  });

  test('a revoked link stops working at once', async () => {
    const id = await running();
    const desk = await hall.owner.link(id, 'desk', 'lost phone');
    expect((await desk.client.me(id)).role).toBe('desk');
    const { links } = await hall.owner.client.get<LinkList>(`/api/tournaments/${id}/links`);
    const link = assertDefined(
      links.find(({ label }) => label === 'lost phone'),
      'link',
    );
    await hall.owner.client.delete(`/api/tournaments/${id}/links/${link.id}`);
    // A program is told; a browser with the old cookie reads as the public.
    expect(await desk.problem(desk.client.me(id))).toBe('401 bad-token');
    expect(await desk.refusal(id, { type: 'CloseRound', round: 1 })).toBe('401 bad-token');
    const cookie = `tiltyard-${id}=${desk.token}`;
    const me = await hall.stranger.raw(`/api/tournaments/${id}/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ role: 'public' });
    expect((await desk.raw(`/enter/${desk.token}`)).status).toBe(404);
  });

  test('a role in one tournament is none in another', async () => {
    const [one, other] = [await running(), await running()];
    const desk = await hall.owner.link(one, 'desk');
    expect(await desk.refusal(other, { type: 'CloseRound', round: 1 })).toBe('403 not-allowed');
  });

  test('a tournament that is not listed does not exist for the public', async () => {
    const id = await running({ listed: false });
    const { stranger, owner } = hall;
    for (const path of ['', '/slices', '/live', '/me', '/why/p1', '/export/standings.csv']) {
      expect((await stranger.raw(`/api/tournaments/${id}${path}`)).status, path).toBe(404);
    }
    expect((await stranger.client.tournaments()).tournaments.map((one) => one.id)).not.toContain(id);
    expect((await owner.client.tournaments()).tournaments.map((one) => one.id)).toContain(id);
    // Whoever came by a link is shown it in the list, with what the link gives.
    const desk = await owner.link(id, 'desk');
    const cookie = `tiltyard-${id}=${desk.token}; tiltyard-nowhere=r_0123456789abcdefghijkl`;
    const list = await stranger.raw('/api/tournaments', { headers: { cookie } });
    const { tournaments } = (await list.json()) as TournamentList;
    expect(tournaments.find((one) => one.id === id)).toMatchObject({ role: 'desk', listed: false });
    // Listed from now on, and no more: the list follows.
    const listed = async () => (await stranger.client.tournaments()).tournaments.some((one) => one.id === id);
    await owner.send(id, { type: 'Configure', settings: { listed: true } });
    expect(await listed()).toBe(true);
    await owner.send(id, { type: 'Configure', settings: { listed: false } });
    expect(await listed()).toBe(false);
  });
});

describe('[DK-16] drafts and secrets are in no public answer', () => {
  test('not in the view, the slices, the stream, an explanation or an export', async () => {
    const id = await running();
    const { owner, stranger } = hall;
    const { secret } = assertDefined((await owner.client.entries(id)).entries[0], 'entry').command as {
      secret: string;
    };
    for (const game of openGames(await owner.client.tournament(id))) {
      await owner.send(id, { type: 'RecordOutcome', place: game.place, outcome: outcomeOf('groups', game) });
    }
    await owner.send(id, { type: 'CloseRound', round: 1 });
    await owner.send(id, { type: 'PairRound' });
    expect((await owner.client.tournament(id)).rounds.map((round) => round.state)).toEqual(['closed', 'draft']);

    const scorekeeper = await owner.link(id, 'scorekeeper');
    for (const reader of [stranger, scorekeeper]) {
      expect((await reader.client.tournament(id)).rounds).toHaveLength(1);
      const update = await reader.client.slices(id);
      expect(update.slices.map(({ slice }) => slice)).not.toContain('round:2');
      const paths = ['', '/slices', '/why/p1', `/why/${id}`, '/why/r2.t1', '/export/pairings.csv'];
      for (const path of paths) {
        const text = await (await reader.raw(`/api/tournaments/${id}${path}`)).text();
        expect(text, path).not.toContain(secret);
        expect(text, path).not.toContain('"draft"');
        expect(text, path).not.toContain('r2.t');
      }
    }
  });

  test('[DK-16] no «no» tells who did what', async () => {
    const id = await running({ selfReport: true, selfRegistration: true });
    const { owner, stranger } = hall;
    const { place, match, outcome } = await firstGame(id);
    const desk = await owner.link(id, 'desk', 'Private Name');
    await desk.send(id, { type: 'RecordOutcome', place, outcome });
    const player = assertDefined(match.seats[0], 'seat');
    const [reporting] = await owner.links(id, { role: 'player', players: [player] });
    const scorekeeper = await owner.link(id, 'scorekeeper');
    const register: WireCommand = { type: 'Register', player: { name: 'Kim' } };
    const propose: WireCommand = { type: 'ProposeResult', place, player, outcome };
    const record: WireCommand = { type: 'RecordOutcome', place, outcome };
    const undo: WireCommand = { type: 'Undo', version: 2 };
    for (const reader of [stranger, assertDefined(reporting, 'player'), scorekeeper]) {
      for (const command of [register, propose, record, undo]) {
        for (const expectedVersion of [0, 1, 99, undefined]) {
          const answer = await reader.raw(`/api/tournaments/${id}/commands`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ commandId: `x-${command.type}`, command, expectedVersion }),
          });
          const text = await answer.text();
          expect(text, command.type).not.toContain('Private Name');
          expect(text, command.type).not.toMatch(/"(by|at|changed|secret)"/);
        }
      }
    }
    const moved = {
      commandId: 'moved',
      command: { type: 'CheckIn', players: ['p1'], present: true },
      expectedVersion: 0,
    };
    const refusal = await desk.raw(`/api/tournaments/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(moved),
    });
    expect(await refusal.json()).toMatchObject({
      code: 'version-moved',
      details: { changed: expect.arrayContaining([expect.objectContaining({ by: 'desk Private Name' })]) },
    });
  });

  test('the answer to a result that led to a draft shows the draft to the desk only', async () => {
    const id = await running();
    const scorekeeper = await hall.owner.link(id, 'scorekeeper');
    for (const game of openGames(await hall.owner.client.tournament(id))) {
      const answer = await scorekeeper.send(id, {
        type: 'RecordOutcome',
        place: game.place,
        outcome: outcomeOf('groups', game),
      });
      expect(Object.keys(answer).sort()).toEqual(['repeated', 'version']);
    }
  });
});

/** The answer to creating a tournament with headers that fetch does not let through. */
const statusOf = (headers: Record<string, string>, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/tournaments', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ name: 'Cup', format: 'groups' }));
  });

describe('entering by a link', () => {
  test('[DK-17] the owner link sets an http-only cookie and leaves the address bar', async () => {
    const answer = await hall.stranger.raw(new URL(hall.server.ownerLink).pathname);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
    const cookie = assertDefined(answer.headers.get('set-cookie'), 'cookie');
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const me = await hall.stranger.raw('/api/me', { headers: { cookie: assertDefined(cookie.split(';')[0], 'pair') } });
    expect(await me.json()).toMatchObject({ operator: true });
  });

  test('[DK-23] any host name works, another page’s request does not', async () => {
    const cookie = `tiltyard=${tokenOf(hall.server.ownerLink)}`;
    const create = (headers: Record<string, string>) =>
      new Person(hall.server.url).raw('/api/tournaments', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Cup', format: 'groups' }),
      });
    const { host, port } = new URL(hall.server.url);
    expect((await create({ origin: `http://${host}` })).status).toBe(201);
    const named = { cookie, 'content-type': 'application/json', host: `hall.example:${port}` };
    expect(await statusOf({ ...named, origin: `http://hall.example:${port}` }, Number(port))).toBe(201);
    expect(await statusOf({ ...named, origin: `http://${host}` }, Number(port))).toBe(403);
    expect(await statusOf({ ...named, host: 'hall.example/../x' }, Number(port))).toBe(400);
    expect((await create({ origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await create({ origin: 'null' })).status).toBe(403);
    expect((await create({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await create({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('[DK-23] no header forces TLS, and no script may come from elsewhere', async () => {
    const { headers } = await hall.stranger.raw('/healthz');
    expect(headers.get('strict-transport-security')).toBeNull();
    const policy = assertDefined(headers.get('content-security-policy'), 'policy');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).toContain("script-src 'self';");
  });
});

describe('[DK-13] self-registration', () => {
  test('by the public link until it is closed, with approval where the desk wants it', async () => {
    const { owner, stranger } = hall;
    const id = await owner.create(
      'Open Cup',
      'groups',
      {},
      { selfRegistration: true, approval: true, selfReport: true },
    );
    const registration = { commandId: 'kim-1', name: 'Kim' };
    const path = `/api/tournaments/${id}/registrations`;
    const first = await stranger.client.post<Registered>(path, registration);
    expect(first).toMatchObject({ player: 'p1', approved: false });
    const again = await stranger.client.post<Registered>(path, registration);
    expect(again).toEqual({ version: first.version, player: 'p1', approved: false });
    expect((await stranger.client.tournament(id)).players).toEqual([]);
    const kim = hall.as(tokenOf(assertDefined(first.path, 'link of the player')));
    expect(await kim.client.me(id)).toMatchObject({ role: 'player', player: 'p1' });
    await owner.send(id, { type: 'ApprovePlayer', player: 'p1' });
    expect((await stranger.client.tournament(id)).players).toHaveLength(1);
    await owner.send(id, { type: 'Configure', settings: { selfRegistration: false } });
    const late = stranger.client.post(path, { commandId: 'lee', name: 'Lee' });
    expect(await stranger.problem(late)).toBe('422 registration-closed');
  });
});
