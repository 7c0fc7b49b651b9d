import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { MadeToken } from '../../src/protocol/wire-roles.ts';
import { until } from '../until.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { readerOf } from './reader.fixture.ts';
import { receiver } from './receiver.fixture.ts';

/** What people could learn or end that is not theirs. */

let folder: Awaited<ReturnType<typeof folderFor>>;
let hall: Hall;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall({ shared: true, registration: true, trustProxy: 1 });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});
/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const PASSWORD = 'long enough for this';
let addresses = 0;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  hall.stranger.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++addresses}`, ...headers },
    body: JSON.stringify(body),
  });
const sessionIn = (answer: Response): Person =>
  hall.as(/tiltyard=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '');
const joined = async (name: string): Promise<Person> =>
  sessionIn(await post('/api/accounts', { name, password: PASSWORD }));

describe('[DK-16] how long the log is, strangers do not learn', () => {
  test('neither from the slices nor from the live stream', async () => {
    const { owner, stranger } = hall;
    const id = await owner.create('Drafted', 'groups', {}, { listed: true });
    await owner.send(id, { type: 'AddPlayers', players: names(6) });
    await owner.send(id, { type: 'Start' });
    const { version } = (await (await stranger.raw(`/api/tournaments/${id}/slices`)).json()) as { version: number };
    // Drafts are entries that the public is not shown.
    for (let at = 0; at < 3; at++) await owner.send(id, { type: 'PairRound' }).catch(() => undefined);
    expect((await owner.client.entries(id)).entries.length).toBeGreaterThan(version);
    const slices = async (after: number) => {
      const answer = await stranger.raw(`/api/tournaments/${id}/slices?after=${after}`);
      return { etag: answer.headers.get('etag'), text: await answer.text() };
    };
    const beyond = await slices(version + 1);
    for (let more = 2; more < 8; more++) expect(await slices(version + more)).toEqual(beyond);
    const first = async (after: number) => {
      const answer = await stranger.raw(`/api/tournaments/${id}/live?after=${after}`);
      const reading = readerOf(answer);
      const text = await reading.until((read) => /event: slices\n.*\n\n/.test(read));
      await reading.close();
      return text.slice(text.indexOf('event: reload'));
    };
    const anew = await first(version + 1);
    expect(anew).toMatch(
      new RegExp(`^event: reload\\ndata: {"topic":"${id}/public"}\\n\\nid: ${id}/public@${version}\\.`),
    );
    for (let more = 2; more < 8; more++) expect(await first(version + more)).toBe(anew);
  });
});

describe('[DK-19] whose deliveries these are', () => {
  test('a webhook of the operator stays hidden when it is removed', async () => {
    const near = await openHall();
    const game = await receiver();
    const hook = await near.owner.client.addAccountWebhook({ url: game.url, topics: ['tournament.started'] });
    const id = await near.owner.create('Of the house', 'groups');
    const owner = await near.owner.link(id, 'owner');
    const own = await owner.client.addWebhook(id, { url: game.url, topics: ['tournament.started'] });
    await owner.send(id, { type: 'AddPlayers', players: names(2) });
    await owner.send(id, { type: 'Start' });
    await until(() => game.told.length === 2);
    const seen = async () => (await owner.client.deliveries(id)).deliveries.map(({ webhook }) => webhook);
    expect(await seen()).toEqual([own.id]);
    await near.owner.client.removeAccountWebhook(hook.id);
    expect(await seen()).toEqual([own.id]);
    game.close();
    await near.close();
  });
});

describe('[DK-16] an owner link', () => {
  test('does not put out the account whose tournament it is; that account may', async () => {
    const ada = await joined('ada');
    const id = await ada.create('Ada Cup', 'groups');
    const guest = await ada.link(id, 'owner', 'guest');
    const { links } = await guest.client.links(id);
    const creator = assertDefined(
      links.find(({ account }) => account !== undefined),
      'creator',
    );
    const revoke = (who: Person, link: string) =>
      who.problem(who.client.delete(`/api/tournaments/${id}/links/${link}`));
    expect(await revoke(guest, creator.id)).toBe('403 not-allowed');
    expect((await ada.client.me(id)).role).toBe('owner');
    const made = assertDefined(
      links.find(({ label }) => label === 'guest'),
      'guest',
    );
    expect(await revoke(ada, made.id)).toBe('ok');
    expect(await guest.problem(guest.client.me(id))).toBe('401 bad-token');
  });
});

describe('[DK-17] a new password', () => {
  test('ends the tokens for programs where that is wanted', async () => {
    const bea = await joined('bea');
    const token = await bea.client.post<MadeToken>('/api/tokens', { label: 'program' });
    const program = hall.as(token.token);
    const change = async (old: string, next: string, endTokens?: boolean) => {
      const authorization = `Bearer ${(await signedIn('bea', old)).token}`;
      const answer = await post('/api/accounts/password', { old, new: next, endTokens }, { authorization });
      expect(answer.status).toBe(204);
    };
    await change(PASSWORD, 'a longer and better one');
    expect(await program.problem(program.client.get('/api/tokens'))).toBe('ok');
    await change('a longer and better one', PASSWORD, true);
    expect(await program.problem(program.client.get('/api/tokens'))).toBe('401 bad-token');
  });
  const signedIn = async (name: string, password: string) => sessionIn(await post('/api/sign-in', { name, password }));
});

describe('[DK-17] an owner token that was changed', () => {
  test('ends the one before, and what was made with it; it does not come back', async () => {
    const db = `sqlite:${folder.path('changed.db')}`;
    const first = await openHall({ db });
    const { token } = await first.owner.client.post<MadeToken>('/api/tokens', { label: 'program' });
    await first.close();
    const ownerToken = 'o_0123456789abcdefghij';
    const second = await openHall({ db, ownerToken });
    for (const old of [first.owner.token ?? '', token]) {
      const person = second.as(old);
      expect(await person.problem(person.client.get('/api/tokens'))).toBe('401 bad-token');
    }
    expect(await second.owner.client.get('/api/me')).toMatchObject({ operator: true });
    await second.close();
    // Without it there is a new one beside the database, and the one that was set ends.
    const third = await openHall({ db });
    expect(await third.owner.client.get('/api/me')).toMatchObject({ operator: true });
    expect((await readFile(folder.path('changed.db.owner'), 'utf8')).trim()).toBe(third.owner.token);
    expect([first.owner.token, ownerToken]).not.toContain(third.owner.token);
    await third.close();
    await expect(openHall({ db, ownerToken })).rejects.toThrow(/ownerToken/);
  });
});

describe('how much one may begin', () => {
  test('a hundred tournaments an hour for an account, as many as they like for the operator', async () => {
    const cy = await joined('cy');
    const made = [];
    for (let at = 0; at < 101; at++) made.push(await cy.problem(cy.create(`Cup ${at}`, 'groups')));
    expect(made.filter((answer) => answer === 'ok')).toHaveLength(100);
    expect(made.at(-1)).toBe('429 too-many-requests');
    expect(await hall.owner.problem(hall.owner.create('Another', 'groups'))).toBe('ok');
  });

  test('240 presses of a clock a minute for a player', async () => {
    const id = await hall.owner.create('Clocks', 'hybrid', { base: 600_000, increment: 5_000 });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(6) });
    await hall.owner.send(id, { type: 'Start' });
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const { rounds } = await hall.owner.client.tournament(id);
    const match = assertDefined(rounds[0]?.matches[0], 'match');
    const [player] = await hall.owner.links(id, { role: 'player', players: [assertDefined(match.seats[0], 'seat')] });
    const path = `/api/tournaments/${id}/games/${match.games[0]?.id}/presses`;
    const press = (seq: number) =>
      assertDefined(player, 'player').raw(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seq, id: `p${seq}`, press: { kind: 'pause' } }),
      });
    const statuses = await Promise.all(Array.from({ length: 241 }, (_, at) => press(at).then(({ status }) => status)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
