import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneLine, TiltyardClient } from '../../src/client/index.ts';
import type { WireScore } from '../../src/kit/index.ts';
import { describedAt } from './described.fixture.ts';
import { type Hall, openHall } from './hall.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ shared: true });
});
afterAll(() => hall.close());

test('the typed client has a call for every operation of the API', async () => {
  const requests: string[] = [];
  const counting: typeof fetch = async (input, init) => {
    requests.push(`${init?.method ?? 'GET'} ${String(input).split('?')[0]}`);
    return new Response('{"links":[],"entries":[],"version":0,"formats":[]}', { status: 200 });
  };
  const client = new TiltyardClient({ fetch: counting });
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  const credentials = { name: 'ada', password: 'correct horse' };
  await client.tournaments();
  await client.create({ name: 'Cup', format: 'groups' });
  await client.tournament('t');
  await client.slices('t');
  await client.entries('t');
  await client.me('t');
  await client.send('t', { commandId: 'c', command: { type: 'Start' } });
  await client.preview('t', place);
  await client.previewAdjustment('t', { player: 'p1', by: -1 as WireScore, reason: 'late' });
  await client.why('t', 'p1');
  await client.draw('t', 1);
  await client.formats();
  await client.readList('Ana 1500');
  await client.settings('groups', {});
  await client.plan('groups', 8);
  await client.register('t', { commandId: 'c', name: 'Kim' });
  await client.remove('t', 'Cup');
  await client.file('t');
  await client.exported('t', 'standings.csv');
  await client.takeOver({ text: 'x' });
  await client.importFile({ tiltyard: 1, entries: [] });
  await client.links('t');
  await client.makeLinks('t', { role: 'desk' });
  await client.revokeLink('t', 'l');
  await client.addresses('t');
  await client.wall('t');
  await client.showOnWall('t', {});
  await client.nextStart('t');
  await client.setNextStart('t', {});
  await client.setImage('t', '');
  await client.removeImage('t');
  await client.contact('t');
  await client.setContact('t', '');
  await client.contact('t', 'p1');
  await client.setContact('t', '', 'p1');
  await client.webhooks('t');
  await client.addWebhook('t', { url: 'https://games.example/' });
  await client.removeWebhook('t', 'w');
  await client.renewWebhookSecret('t', 'w');
  await client.accountWebhooks();
  await client.addAccountWebhook({ url: 'https://games.example/' });
  await client.removeAccountWebhook('w');
  await client.renewAccountWebhookSecret('w');
  await client.again('t', 'Once more');
  await client.erase('t', 'p1', 'Cup');
  await client.playerData('t', 'p1');
  await client.accountData();
  await client.disconnect('old');
  await client.connect('password');
  await client.secondStep();
  await client.beginSecondStep('old');
  await client.confirmSecondStep('123456');
  await client.removeSecondStep('old', '123456');
  await client.accesses('t');
  await client.ownAccesses();
  await client.deliveries('t');
  await client.clock('t', 'r1.t1.g1');
  await client.press('t', 'r1.t1.g1', { seq: 0, id: 'm', press: { kind: 'start' } });
  await client.gamesRunningOut('t');
  await client.startGames('t', 1);
  await client.whoAmI();
  await client.signUp(credentials);
  await client.signIn(credentials);
  await client.signOut();
  await client.changePassword('old', 'new');
  await client.resetPassword('t', 'new');
  await client.deleteAccount('old');
  await client.sessions();
  await client.endSession('s');
  await client.backups();
  await client.forecast('t');
  await client.tokens();
  await client.makeToken('program');
  await client.revokeToken('o');
  const lines = [
    client.live('t', {}),
    client.liveGame('t', 'r1.t1.g1', { onClock: () => undefined }),
    new TiltyardClient({ live: oneLine({ fetch: counting }) }).live('t', {}),
  ];
  // Each again and again, since no line stays open here.
  await expect.poll(() => requests.filter((one) => one.endsWith('/api/live')).length).toBeGreaterThanOrEqual(2);
  for (const line of lines) line.close();

  const { operations } = await describedAt(hall.server.url);
  const lacking = operations.filter(({ method, path, responses }) => {
    // A picture is an address for a page to show, and a stream of one topic one for EventSource.
    if (responses[200]?.content?.['image/png']) return false;
    if (responses[200]?.content?.['text/event-stream'] && path !== '/api/live') return false;
    const address = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/ ]+')}$`);
    return !requests.some((one) => address.test(one));
  });
  expect(lacking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
