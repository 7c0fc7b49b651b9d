import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { commandSchema } from '../../src/protocol/commands.ts';
import { commandsOf } from '../../src/server/auth/roles.ts';
import { type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { largest } from './largest.fixture.ts';
import { everyRoute } from './router.fixture.ts';

/** [DK-16] Who may use which door. A route or a command without a line here fails, so that nobody forgets to decide. */

const people = ['public', 'player', 'scorekeeper', 'desk', 'owner', 'account', 'operator'] as const;
type Who = (typeof people)[number];

const anyone: readonly Who[] = people;
const running: readonly Who[] = ['desk', 'owner', 'operator'];
const owning: readonly Who[] = ['owner', 'operator'];
const signedIn: readonly Who[] = ['account', 'operator'];
const operator: readonly Who[] = ['operator'];
const accountOnly: readonly Who[] = ['account'];

interface Door {
  readonly may: readonly Who[];
  readonly body?: unknown;
}

const password = 'wrong horse battery';

/** Bodies are such as would be read, so that nothing but the role is left to refuse. */
const doors: Readonly<Record<string, Door>> = {
  'GET /api/reference': { may: anyone },
  'GET /api/reference/': { may: anyone },
  'GET /api/reference/*': { may: anyone },
  'GET /api/reference/static/index.html': { may: anyone },
  'GET /api/reference/static/swagger-initializer.js': { may: anyone },
  'GET /api/reference/static/swagger-ui-bundle.js': { may: anyone },
  'GET /api/reference/json': { may: anyone },
  'GET /api/reference/yaml': { may: anyone },
  'GET /api/openapi.json': { may: anyone },
  'GET /api/tournaments': { may: anyone },
  'POST /api/tournaments': { may: signedIn, body: { name: 'Another', format: 'groups' } },
  'GET /api/tournaments/:id': { may: anyone },
  'DELETE /api/tournaments/:id': { may: owning, body: { confirm: 'not its name' } },
  'POST /api/tournaments/:id/players/:player/erase': { may: owning, body: { confirm: 'not its name' } },
  // A new tournament needs an owner: someone with an account, or the operator.
  'POST /api/tournaments/:id/again': { may: operator, body: { name: 'Once more' } },
  'GET /api/tournaments/:id/slices': { may: anyone },
  'GET /api/tournaments/:id/entries': { may: running },
  'GET /api/tournaments/:id/export/:file': { may: anyone },
  'GET /api/tournaments/:id/me': { may: anyone },
  // Others where the organiser allows it: [DK-29] in forecast.test.ts.
  'GET /api/tournaments/:id/forecast': { may: running },
  'GET /api/tournaments/:id/draws/:round': { may: anyone },
  'GET /api/tournaments/:id/why/:subject': { may: anyone },
  'GET /api/tournaments/:id/wall': { may: anyone },
  'PUT /api/tournaments/:id/wall': { may: running, body: {} },
  'GET /api/tournaments/:id/next-start': { may: anyone },
  'PUT /api/tournaments/:id/next-start': { may: running, body: {} },
  'GET /api/tournaments/:id/image': { may: anyone },
  'PUT /api/tournaments/:id/image': { may: running, body: { data: 'x' } },
  'DELETE /api/tournaments/:id/image': { may: running },
  'GET /api/tournaments/:id/contact': { may: anyone },
  'PUT /api/tournaments/:id/contact': { may: running, body: { contact: 'desk@club.example' } },
  'GET /api/tournaments/:id/players/:player/contact': { may: running },
  'PUT /api/tournaments/:id/players/:player/contact': { may: running, body: { contact: 'ana@club.example' } },
  'GET /api/tournaments/:id/webhooks': { may: owning },
  'POST /api/tournaments/:id/webhooks': { may: owning, body: { url: 'http://127.0.0.1:9/' } },
  'DELETE /api/tournaments/:id/webhooks/:webhook': { may: owning },
  'POST /api/tournaments/:id/preview': { may: running, body: { place: { round: 1, edition: 1, match: 1, game: 1 } } },
  'POST /api/tournaments/:id/preview/adjustment': { may: running, body: { player: 'p1', by: -1, reason: 'late' } },
  'GET /api/tournaments/:id/live': { may: anyone },
  'GET /api/tournaments/:id/links': { may: running },
  'POST /api/tournaments/:id/links': { may: owning, body: { role: 'desk' } },
  'DELETE /api/tournaments/:id/links/:link': { may: running },
  // Which command whom: below.
  'POST /api/tournaments/:id/commands': {
    may: running,
    body: { commandId: 'x', command: { type: 'CheckIn', players: ['p1'], present: true } },
  },
  'POST /api/tournaments/:id/registrations': { may: anyone, body: { commandId: 'kim', name: 'Kim' } },
  'POST /api/tournaments/:id/rounds/:round/start-games': { may: running, body: {} },
  'GET /api/tournaments/:id/running-out': { may: running },
  'GET /api/tournaments/:id/addresses': { may: running },
  'GET /api/tournaments/:id/games/:game/clock': { may: anyone },
  'GET /api/tournaments/:id/games/:game/live': { may: anyone },
  'POST /api/tournaments/:id/games/:game/presses': { may: anyone, body: { seq: 0, id: 'x', press: { kind: 'start' } } },
  'GET /api/tournaments/:id/deliveries': { may: owning },
  // Before the end; afterwards for the desk as well.
  'GET /api/tournaments/:id/file': { may: owning },
  'GET /api/tournaments/:id/preview.png': { may: anyone },
  'GET /api/live': { may: anyone },
  'GET /api/tokens': { may: signedIn },
  'POST /api/tokens': { may: signedIn, body: { label: 'x' } },
  'DELETE /api/tokens/:token': { may: signedIn },
  'GET /api/formats': { may: anyone },
  'POST /api/settings': { may: anyone, body: { format: 'groups', config: {} } },
  'POST /api/plan': { may: anyone, body: { format: 'groups', players: 9 } },
  'POST /api/player-lists': { may: anyone, body: {} },
  // Refused to all of them by the password.
  'POST /api/sign-in': { may: [], body: { name: 'nobody', password } },
  'POST /api/sign-out': { may: anyone, body: {} },
  'GET /api/me': { may: anyone },
  'DELETE /api/account': { may: [], body: { password } },
  'POST /api/accounts': { may: operator, body: { name: 'another', password } },
  'POST /api/accounts/password': { may: [], body: { old: password, new: 'a longer and better one' } },
  'POST /api/accounts/reset': { may: anyone, body: { token: 'p_0123456789abcdefghijklmn', password } },
  'GET /api/account/sessions': { may: accountOnly },
  'DELETE /api/account/sessions/:session': { may: accountOnly },
  'POST /api/account/identity': { may: [], body: { password } },
  'DELETE /api/account/identity': { may: accountOnly, body: { password } },
  'GET /openid/start': { may: anyone },
  'GET /openid/callback': { may: anyone },
  'GET /api/account/second-step': { may: accountOnly },
  'POST /api/account/second-step': { may: [], body: { password } },
  'POST /api/account/second-step/confirm': { may: accountOnly, body: { code: '123456' } },
  'DELETE /api/account/second-step': { may: [], body: { password, code: '123456' } },
  'GET /api/account/data': { may: accountOnly },
  'GET /api/tournaments/:id/players/:player/data': { may: owning },
  'GET /api/account/accesses': { may: signedIn },
  'GET /api/tournaments/:id/accesses': { may: owning },
  'POST /api/tournaments/:id/webhooks/:webhook/secret': { may: owning, body: {} },
  'GET /api/account/webhooks': { may: signedIn },
  'POST /api/account/webhooks': { may: signedIn, body: { url: 'http://127.0.0.1:9/' } },
  'POST /api/account/webhooks/:webhook/secret': { may: signedIn, body: {} },
  'DELETE /api/account/webhooks/:webhook': { may: signedIn },
  'GET /api/backups': { may: operator },
  'POST /api/takeovers': { may: signedIn, body: { text: 'Round,White,Black,Result\n1,Ana,Ben,1-0\n' } },
  'POST /api/import': { may: signedIn, body: { tiltyard: 1, entries: [] } },
  'GET /metrics': { may: operator },
  'GET /healthz': { may: anyone },
  'GET /readyz': { may: anyone },
  'GET /enter/:token': { may: anyone },
};

const everyone = await everyRoute();
const routes = everyone.filter(({ method }) => method !== 'HEAD').map(({ method, path }) => `${method} ${path}`);

test('[DK-16] every route has its line, and every line its route', () => {
  expect(routes.toSorted()).toEqual(Object.keys(doors).toSorted());
});

test('every route that is open to strangers has its largest input, which bench/strangers times', () => {
  const open = Object.entries(doors).filter(([, { may }]) => may.includes('public'));
  // Refused to them above for what they send or what the organiser allows, not for who they are.
  const besides = [
    'POST /api/sign-in',
    'POST /api/accounts',
    'POST /api/tournaments/:id/commands',
    'GET /api/tournaments/:id/forecast',
  ];
  const tried = [...open.map(([route]) => route), ...besides];
  expect(Object.keys(largest('x')).toSorted()).toEqual(tried.toSorted());
});

describe('[DK-16] each route opens to these and no others', () => {
  let hall: Hall;
  let id = '';
  const visitors = new Map<Who, Person>();
  beforeAll(async () => {
    hall = await openHall({ shared: true });
    id = await hall.owner.create('Doors', 'groups', {}, { selfRegistration: true });
    await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
    await hall.owner.client.post('/api/accounts', { name: 'ada', password: 'correct horse battery' });
    const answer = await hall.stranger.raw('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ada', password: 'correct horse battery' }),
    });
    const session = assertDefined(answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1], 'session');
    const [player] = await hall.owner.links(id, { role: 'player', players: ['p1'] });
    visitors.set('public', hall.stranger);
    visitors.set('player', assertDefined(player, 'player'));
    visitors.set('scorekeeper', await hall.owner.link(id, 'scorekeeper'));
    visitors.set('desk', await hall.owner.link(id, 'desk'));
    visitors.set('owner', await hall.owner.link(id, 'owner'));
    visitors.set('account', hall.as(session));
    visitors.set('operator', hall.owner);
  });
  afterAll(() => hall.close());

  test.each(Object.entries(doors))('%s', async (door, { may, body }) => {
    const [method = '', path = ''] = door.split(' ');
    const address = path
      .replace(':id', id)
      .replace(/:round/, '1')
      .replace('*', 'x')
      .replace(/:\w+/g, 'x');
    const opened: Who[] = [];
    for (const who of people) {
      const ending = new AbortController();
      const answer = await assertDefined(visitors.get(who), who).raw(address, {
        method,
        signal: ending.signal,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (answer.status !== 401 && answer.status !== 403) opened.push(who);
      ending.abort();
    }
    expect(opened).toEqual(people.filter((who) => may.includes(who)));
  });
});

/** The least of the roles in a tournament that may send it; players only for themselves. */
const commands: Readonly<Record<string, readonly string[]>> = {
  public: ['Register'],
  player: ['ProposeResult', 'ConfirmResult', 'DisputeResult'],
  scorekeeper: ['RecordOutcome', 'RecordSeveral', 'Forfeit', 'ContestOutcome'],
  owner: ['Configure', 'DescribeEvent', 'EndEarly', 'Reopen'],
  nobody: ['CreateTournament', 'ErasePerson'],
};

test('[DK-16] each command is sent by these and no others; one that is in no list is the desk’s', () => {
  const all = commandSchema.options.map((option) => option.shape.type.value);
  const { public: anyones = [], player = [], scorekeeper = [], owner = [], nobody = [] } = commands;
  const desk = all.filter((type) => !owner.includes(type) && !nobody.includes(type));
  expect([...commandsOf('public')].sort()).toEqual([...anyones].sort());
  expect([...commandsOf('player')].sort()).toEqual([...anyones, ...player].sort());
  expect([...commandsOf('scorekeeper')].sort()).toEqual([...anyones, ...scorekeeper].sort());
  expect([...commandsOf('desk')].sort()).toEqual([...desk].sort());
  expect([...commandsOf('owner')].sort()).toEqual([...desk, ...owner].sort());
});
