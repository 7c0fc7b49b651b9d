import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { DeliveryList, MadeWebhook } from '../../src/protocol/wire-webhooks.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { describedAt } from './described.fixture.ts';
import { type Hall, names, openHall } from './hall.fixture.ts';
import { openGames, outcomeOf, playOut } from './playing.fixture.ts';
import { type Receiver, receiver } from './receiver.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());
afterEach(() => void vi.useRealTimers());

/** Time stands still: nothing is sent again because an attempt took so long that it was given up for lost. */
const inOneMoment = () => vi.useFakeTimers({ toFake: ['Date'] });

async function hooked(to: Receiver, topics?: string[]): Promise<string> {
  const id = await hall.owner.create('Hook Cup', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
  const hook = await hall.owner.client.post<MadeWebhook>(`/api/tournaments/${id}/webhooks`, {
    url: to.url,
    ...(topics && { topics }),
  });
  to.secret = hook.secret;
  await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
  await hall.owner.send(id, { type: 'Start' });
  await hall.owner.send(id, { type: 'PairRound' });
  return id;
}

/** Each message is one that the description of the API has. */
async function asDescribed({ told }: Receiver): Promise<void> {
  const { problem } = await describedAt(hall.server.url);
  for (const one of told)
    expect(problem({ $ref: '#/components/schemas/WebhookMessage' }, one), one.topic).toBeUndefined();
}

describe('[DK-19] webhooks', () => {
  test('a new secret signs at once, and the one before besides until a receiver has learnt it', async () => {
    const game = await receiver();
    const id = await hooked(game);
    await until(() => game.signatures.length === 1);
    const before = game.secret;
    const [hook] = (await hall.owner.client.webhooks(id)).webhooks;
    const webhook = assertDefined(hook, 'webhook').id;
    const renewed = await hall.owner.client.renewWebhookSecret(id, webhook);
    expect(renewed.secret).not.toBe(before);
    expect((await hall.owner.client.webhooks(id)).webhooks[0]?.oldSecretUntil).toBe(renewed.oldSecretUntil);
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    await until(() => game.signatures.length > 1);
    // The receiver still checks by the old one.
    const both = assertDefined(game.signatures.at(-1), 'signatures').given.split(' ');
    expect(both).toHaveLength(2);
    expect(both[1]).toBe(game.signatures.at(-1)?.right);
    // Without an overlap the old one is of no use from now on.
    const last = await hall.owner.client.renewWebhookSecret(id, webhook, 0);
    expect(last.oldSecretUntil).toBeUndefined();
    game.secret = last.secret;
    await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    await until(() => game.told.some(({ topic }) => topic === 'tournament.finished'));
    expect(game.signatures.at(-1)?.given).toBe(game.signatures.at(-1)?.right);
    expect(await hall.owner.problem(hall.owner.client.renewWebhookSecret(id, 'nobody'))).toBe('404 not-found');
    game.close();
  });

  test('tell a whole tournament in order, signed, each once, and never a draft', async () => {
    inOneMoment();
    const game = await receiver();
    const id = await hooked(game);
    await until(() => game.told.length === 1);
    expect(game.told.map(({ topic }) => topic)).toEqual(['tournament.started']);
    await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    await until(() => game.told.some(({ topic }) => topic === 'tournament.finished'));

    const versions = game.told.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(game.ids).size).toBe(game.ids.length);
    for (const { given, right } of game.signatures) expect(given).toBe(right);
    await asDescribed(game);
    const count = (topic: string) => game.told.filter((one) => one.topic === topic).length;
    expect(count('game.ready')).toBe(count('outcome.recorded'));
    expect(count('round.published')).toBe(count('round.closed'));
    const ready = assertDefined(
      game.told.find(({ topic }) => topic === 'game.ready'),
      'ready',
    );
    expect(ready.data).toMatchObject({
      game: 'r1.t1.g1',
      white: { id: expect.any(String), name: expect.any(String) },
      clock: { white: { base: 600_000 }, black: { base: 600_000 } },
    });
    game.close();
  });

  test('are sent again with back-off until they are taken, in order', async () => {
    inOneMoment();
    const game = await receiver();
    game.answers = [500];
    const id = await hooked(game, ['tournament.started', 'round.published']);
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const log = () => hall.owner.client.get<DeliveryList>(`/api/tournaments/${id}/deliveries`);
    await until(async () => (await log()).deliveries.some(({ attempts }) => attempts.length === 1));
    vi.setSystemTime(Date.now() + 2_000);
    await until(async () => (await log()).deliveries.every(({ state }) => state === 'delivered'));
    expect(game.told.map(({ topic }) => topic)).toEqual(['tournament.started', 'round.published']);
    const { deliveries } = await log();
    expect(deliveries.map(({ attempts }) => attempts.map(({ status }) => status))).toEqual([[204], [500, 204]]);
    const [first, second] = assertDefined(deliveries[1], 'the one that was refused').attempts;
    expect(assertDefined(second, 'second').at - assertDefined(first, 'first').at).toBeGreaterThanOrEqual(2_000);
    game.close();
  });

  test('a receiver that asks to be left alone is not asked again about that one', async () => {
    const game = await receiver();
    game.answers = [410];
    const id = await hooked(game, ['tournament.started', 'round.published']);
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    await until(() => game.told.length === 1);
    const { deliveries } = await hall.owner.client.deliveries(id);
    expect(deliveries.map(({ topic, state }) => [topic, state])).toEqual([
      ['round.published', expect.stringMatching(/delivered|pending/)],
      ['tournament.started', 'failed'],
    ]);
    game.close();
  });

  test('tell a correction and an unwinding as what they come to', async () => {
    const game = await receiver();
    const id = await hooked(game);
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const one = assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');
    const outcome = outcomeOf('groups', one);
    await hall.owner.send(id, { type: 'RecordOutcome', place: one.place, outcome });
    const draw = scores(0.5, 0.5);
    const { version } = await hall.owner.send(id, {
      type: 'CorrectOutcome',
      place: one.place,
      outcome: draw,
      replaces: outcome,
      later: { kind: 'keep' },
    });
    await hall.owner.send(id, { type: 'Undo', version });
    await hall.owner.send(id, { type: 'RemoveOutcome', place: one.place, replaces: outcome, later: { kind: 'keep' } });
    await hall.owner.send(id, { type: 'UnpublishRound', round: 1 });
    await until(() => game.told.some(({ topic }) => topic === 'round.unwound'));
    const topics = game.told.filter(({ version: at }) => at > 5).map(({ topic }) => topic);
    expect(topics.slice(0, 4)).toEqual([
      'outcome.recorded',
      'outcome.corrected',
      'outcome.corrected',
      'outcome.removed',
    ]);
    await until(() => game.told.filter(({ topic }) => topic === 'game.cancelled').length === 6);
    await asDescribed(game);
    game.close();
  });

  test('a shared server is not sent to its neighbours', async () => {
    const shared = await openHall({ shared: true });
    const id = await shared.owner.create('Cup', 'groups');
    for (const url of [
      'http://127.0.0.1/',
      'http://10.1.2.3/',
      'http://[::1]/',
      'http://localhost/',
      'http://169.254.1.1/x',
    ]) {
      const made = shared.owner.client.post(`/api/tournaments/${id}/webhooks`, { url });
      expect(await shared.owner.problem(made), url).toBe('422 private-address');
    }
    await shared.close();
  });

  test('one that hangs and one whose address is none hold up no other', async () => {
    // Nobody's patience runs out: the attempt at the one that hangs is under way to the end.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const id = await hall.owner.create('Hook Cup', 'groups', { groupSize: 3, base: 600_000 });
    const game = await receiver();
    const topics = ['tournament.started', 'round.published'] as const;
    for (const url of [`http://127.0.0.1:${port}/`, 'http://%zz@127.0.0.1:9/', 'HTTPS://127.0.0.1:9/', game.url]) {
      await hall.owner.client.addWebhook(id, { url, topics: [...topics] });
    }
    await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
    await hall.owner.send(id, { type: 'Start' });
    await until(() => game.told.length === 1);
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    await until(() => game.told.length === 2);
    await until(
      async () =>
        (await hall.owner.client.deliveries(id)).deliveries.filter((one) => one.attempts.length > 0).length >= 4,
    );
    game.close();
    silent.closeAllConnections();
    silent.close();
  });

  test('twenty for one tournament, and no more', async () => {
    const id = await hall.owner.create('Cup', 'groups');
    const add = () => hall.owner.problem(hall.owner.client.addWebhook(id, { url: 'http://127.0.0.1:9/' }));
    for (let made = 0; made < 20; made++) expect(await add()).toBe('ok');
    expect(await add()).toBe('422 too-many-webhooks');
  });

  test('only the owner sees and makes them', async () => {
    const id = await hall.owner.create('Cup', 'groups');
    const desk = await hall.owner.link(id, 'desk');
    const made = desk.client.post(`/api/tournaments/${id}/webhooks`, { url: 'http://127.0.0.1:9/' });
    expect(await desk.problem(made)).toBe('403 not-allowed');
    expect(await desk.problem(desk.client.get(`/api/tournaments/${id}/deliveries`))).toBe('403 not-allowed');
  });
});

interface Said {
  readonly content?: string;
  readonly text?: string;
  readonly allowed_mentions?: unknown;
  readonly blocks?: readonly { readonly text: { readonly text: string } }[];
}

describe('[DK-19] webhooks of an account, and chats', () => {
  test('of an account are its own, and on a shared server lead to no neighbour', async () => {
    const shared = await openHall({ shared: true, registration: true });
    const joined = async (name: string) => {
      const answer = await shared.stranger.raw('/api/accounts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, password: 'correct horse battery' }),
      });
      return shared.as(assertDefined(answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1], 'session'));
    };
    const [ada, ben] = [await joined('ada'), await joined('ben')];
    const near = ada.client.addAccountWebhook({ url: 'http://127.0.0.1:9/', kind: 'slack' });
    expect(await ada.problem(near)).toBe('422 private-address');
    const hook = await ada.client.addAccountWebhook({ url: 'https://games.example/hook', kind: 'discord' });
    expect(hook.topics).not.toContain('game.ready');
    expect((await ada.client.accountWebhooks()).webhooks).toMatchObject([{ id: hook.id, kind: 'discord' }]);
    for (const other of [ben, shared.owner]) {
      expect((await other.client.accountWebhooks()).webhooks).toEqual([]);
      expect(await other.problem(other.client.removeAccountWebhook(hook.id))).toBe('404 not-found');
    }
    await ada.client.removeAccountWebhook(hook.id);
    expect((await ada.client.accountWebhooks()).webhooks).toEqual([]);
    await shared.close();
  });

  test('the operator’s hear of the whole server', async () => {
    const game = await receiver();
    const hook = await hall.owner.client.addAccountWebhook({ url: game.url, topics: ['tournament.started'] });
    const id = await hall.owner.create('Of the house', 'groups');
    const owner = await hall.owner.link(id, 'owner');
    await hall.owner.send(id, { type: 'AddPlayers', players: names(2) });
    await hall.owner.send(id, { type: 'Start' });
    await until(() => game.told.length === 1);
    // How that goes is the operator's business, not that of whoever owns the tournament.
    expect((await hall.owner.client.deliveries(id)).deliveries).toHaveLength(1);
    expect((await owner.client.deliveries(id)).deliveries).toEqual([]);
    expect((await owner.client.deliveries(id, { webhook: hook.id })).deliveries).toEqual([]);
    await hall.owner.client.removeAccountWebhook(hook.id);
    game.close();
  });

  test('Discord and Slack get messages of their own, in which a name is only a name', async () => {
    const [discord, slack] = [await receiver(), await receiver()];
    const id = await hall.owner.create('Chess & *Tea*', 'swiss', { rounds: 1 });
    await hall.owner.client.addWebhook(id, { url: discord.url, kind: 'discord' });
    await hall.owner.client.addWebhook(id, { url: slack.url, kind: 'slack' });
    await hall.owner.send(id, {
      type: 'AddPlayers',
      players: [{ name: '@everyone' }, { name: '<!here> & _Bo_ http://x' }],
    });
    await hall.owner.send(id, { type: 'Start' });
    await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    const told = ({ told: list }: Receiver) => list as unknown as Said[];
    await until(() => discord.told.length === 4 && slack.told.length === 4);
    const inDiscord = told(discord).map(({ content }) => content ?? '');
    expect(inDiscord[0]).toBe('**Chess & \\*Tea\\***\nThe tournament has started.');
    expect(inDiscord[1]).toMatch(/Round 1 is published\.\nTable 1: .* – /);
    expect(inDiscord.join()).toContain('\\@everyone');
    expect(inDiscord.join()).toContain('\\<!here\\> & \\_Bo\\_ http:\\/\\/x');
    expect(inDiscord.at(-1)).toMatch(/It’s over\./);
    for (const { allowed_mentions } of told(discord)) expect(allowed_mentions).toEqual({ parse: [] });
    const inSlack = told(slack).map(({ blocks }) => blocks?.[0]?.text.text ?? '');
    expect(inSlack[0]).toBe('*Chess &amp; *Tea**\nThe tournament has started.');
    expect(inSlack.join()).toContain('&lt;!here&gt; &amp; _Bo_');
    expect(told(slack).every(({ text }) => text !== undefined && text.length > 0)).toBe(true);
    discord.close();
    slack.close();
  });
});
