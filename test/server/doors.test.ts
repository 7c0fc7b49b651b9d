import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { type Hall, names, openHall } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());
/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Status and headers of an answer to a request with any Host. */
const answerTo = (url: string, host: string, path: string) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { port } = new URL(url);
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sent.on('error', reject);
    sent.end();
  });

describe('what strangers can try is limited', () => {
  test('[DK-13] registering', async () => {
    const id = await hall.owner.create('Open', 'groups', {}, { selfRegistration: true });
    const answers: string[] = [];
    for (let at = 0; at < 33; at++) {
      const registration = { commandId: `r${at}`, name: `Player ${at}` };
      answers.push(await hall.stranger.problem(hall.stranger.client.register(id, registration)));
    }
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'ok'));
    expect(answers.at(-1)).toBe('429 too-many-requests');
    expect((await hall.owner.client.tournament(id)).players).toHaveLength(30);
  });

  test('[DK-12] reporting by players, not entering by the desk', async () => {
    const id = await hall.owner.create('Reports', 'groups', { groupSize: 3, base: 60_000 }, { selfReport: true });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
    await hall.owner.send(id, { type: 'Start' });
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const game = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const player = assertDefined(game.match.seats[0], 'seat');
    const [link] = await hall.owner.links(id, { role: 'player', players: [player] });
    const { place } = game;
    const answers: string[] = [];
    for (let at = 0; at < 63; at++) {
      answers.push(
        await assertDefined(link, 'link').refusal(id, {
          type: 'ProposeResult',
          place,
          player,
          outcome: outcomeOf('groups', game),
        }),
      );
    }
    expect(answers.slice(0, 60)).not.toContain('429 too-many-requests');
    expect(answers.at(-1)).toBe('429 too-many-requests');
    expect(await hall.owner.refusal(id, { type: 'CheckIn', players: ['p1'], present: true })).toBe('ok');
  });

  test('[DK-17] making accounts', async () => {
    const shared = await openHall({ shared: true, registration: true });
    const answers: string[] = [];
    for (let at = 0; at < 7; at++) {
      const made = shared.stranger.client.signUp({ name: `name${at}`, password: 'long enough for this' });
      answers.push(await shared.stranger.problem(made));
    }
    expect(answers.slice(0, 5)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(answers.at(-1)).toBe('429 too-many-requests');
    await shared.close();
  });
});

describe('the door itself', () => {
  test('answers under the names it was given, and no other', async () => {
    const named = await openHall({ hosts: ['hall.example', '127.0.0.1'] });
    const status = async (host: string, path = '/api/tournaments') =>
      (await answerTo(named.server.url, host, path)).status;
    expect(await status('hall.example')).toBe(200);
    expect(await status('HALL.example:4170')).toBe(200);
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('elsewhere.example')).toBe(421);
    expect(await status('hall.example.elsewhere')).toBe(421);
    // Whatever looks after the process knows it by its address only.
    for (const path of ['/healthz', '/readyz', '/readyz?x']) expect(await status('10.1.2.3:4170', path)).toBe(200);
    expect(await status('10.1.2.3:4170', '/metrics')).toBe(401);
    expect(await status('10.1.2.3:4170', '/healthz/../api/tournaments')).toBe(421);
    await named.close();
  });

  test('[DK-23] every kind of answer has the policy, none forces TLS', async () => {
    const id = await hall.owner.create('Headers', 'groups');
    for (const path of [
      '/healthz',
      '/api/tournaments',
      '/api/nothing',
      '/enter/r_unknown',
      `/api/tournaments/${id}/live`,
    ]) {
      const answer = await hall.stranger.raw(path);
      await answer.body?.cancel();
      const policy = assertDefined(answer.headers.get('content-security-policy'), `policy of ${path}`);
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).toContain("script-src 'self';");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('upgrade-insecure-requests');
      expect(answer.headers.get('strict-transport-security'), path).toBeNull();
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  test('answers to what cannot be read have the policy, too', async () => {
    const { hostname, port } = new URL(hall.server.url);
    for (const sent of [
      'GET /%zz HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
      'nonsense\r\n\r\n',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.end(sent);
      let answer = '';
      for await (const piece of socket) answer += piece;
      expect(answer, sent).toMatch(/^HTTP\/1.1 400 /);
      expect(answer.toLowerCase(), sent).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
      expect(answer.toLowerCase(), sent).toContain('x-content-type-options: nosniff');
      expect(answer.toLowerCase(), sent).toContain('referrer-policy: no-referrer');
    }
  });

  test('[DK-23] behind a proxy with TLS, and only there, cookies are for TLS alone', async () => {
    const behind = await openHall({ trustProxy: true });
    const link = new URL(behind.server.ownerLink).pathname;
    const cookie = async (headers: Record<string, string>) =>
      (await behind.stranger.raw(link, { headers })).headers.get('set-cookie') ?? '';
    expect(await cookie({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure/);
    expect(await cookie({})).not.toMatch(/; Secure/);
    const nonsense = await behind.stranger.raw('/api/tournaments', { headers: { 'x-forwarded-host': 'a b"' } });
    expect(nonsense.status).toBe(400);
    const unbelieving = await hall.stranger.raw(new URL(hall.server.ownerLink).pathname, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(unbelieving.headers.get('set-cookie')).not.toMatch(/; Secure/);
    await behind.close();
  });

  test.each([
    ['de', 'Unter dieser Adresse gibt es kein Turnier.'],
    ['nl, fr-CA;q=0.8, en;q=0.5', 'Il n’y a pas de tournoi à cette adresse.'],
    ['en;q=0.5, es', 'No hay ningún torneo en esta dirección.'],
    ['nl', 'There is no tournament at this address.'],
  ])('[DK-21] says no in the language that was asked for: %s', async (wish, sentence) => {
    const answer = await hall.stranger.raw('/api/tournaments/nowhere', { headers: { 'accept-language': wish } });
    expect(await answer.json()).toMatchObject({ code: 'no-such-tournament', detail: sentence });
    const address = await hall.stranger.raw('/api/tournaments/nowhere?lang=de', {
      headers: { 'accept-language': wish },
    });
    expect(await address.json()).toMatchObject({ detail: 'Unter dieser Adresse gibt es kein Turnier.' });
  });
});
