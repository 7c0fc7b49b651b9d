import { formats } from '../../src/engine/formats/index.ts';

import { readings } from '../../src/protocol/live-events.ts';

/** The most that a stranger can ask of each route that is open to them: what bench/strangers sends. */

export interface Largest {
  /** What is large about it. */
  readonly what: string;
  readonly path: string;
  readonly body?: string;
  /** It is made once for ever and not once per version: only the first try tells what it costs. */
  readonly once?: true;
  /** Why it may take more than 50 ms of processor time over all threads; never of the thread that serves everyone. */
  readonly costly?: string;
}

const KB = 1024;
const json = (what: string, path: string, body: unknown): Largest => ({ what, path, body: JSON.stringify(body) });
const repeated = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));
const nested = (bytes: number): string => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`;
const unknownKeys = (bytes: number) =>
  Object.fromEntries(Array.from({ length: Math.floor(bytes / 12) }, (_, at) => [`k${at}`, at % 10]));
const password = 'p'.repeat(200);
const HASHED = 'a password is hashed, which is meant to take long; ten a minute and address';

/** Whatever takes a body can be sent any JSON of this size. */
const anyJson = (path: string, bytes = 64 * KB): Largest[] => [
  { what: 'deep', path, body: nested(bytes - 100) },
  { what: 'thousands of keys', path, body: JSON.stringify(unknownKeys(bytes - 100)) },
  { what: 'one long text', path, body: JSON.stringify({ commandId: 'x'.repeat(bytes - 100) }) },
];

/** As long as JSON of 16 kB can hold. */
const LONGEST_LIST = 15_500;
const listTexts: Readonly<Record<string, string>> = {
  'short lines': repeated('a\n', LONGEST_LIST / 2),
  'names and ratings': repeated('Jürgen Großmann;1500;Köln\n', LONGEST_LIST / 2),
  'one long line': repeated('a', LONGEST_LIST),
  'thousands of columns': `${repeated('a;', 2 * KB)}\n${repeated(`${repeated('1;', 2 * KB)}\n`, LONGEST_LIST - 2 * KB)}`,
  'an open quote': `"${repeated('a;b\n', LONGEST_LIST / 2)}`,
  'quotes only': repeated('"', LONGEST_LIST / 3),
  'spaces only': repeated(' ', LONGEST_LIST),
  'tabs and blanks': repeated('\t \t\n', LONGEST_LIST / 2),
  'TRF lines': repeated(
    '001    1 m    Player,Test                        1500 GER     1234567 2000/01/01  0.0    1\n',
    LONGEST_LIST,
  ),
  'numbered lines': repeated('1. Kim (1500)\n', LONGEST_LIST * 0.9),
  'commas in a line': repeated(',', LONGEST_LIST),
};

const tournament = (id: string, rest = '') => `/api/tournaments/${id}${rest}`;
const get = (path: string, what = ''): Largest[] => [{ what, path }];

/** By route, as the router names them. */
export const largest = (id: string): Readonly<Record<string, readonly Largest[]>> => ({
  'GET /api/reference': get('/api/reference'),
  'GET /api/reference/': get('/api/reference/'),
  'GET /api/reference/*': get('/api/reference/static/swagger-ui.js'),
  'GET /api/reference/static/swagger-ui-bundle.js': get('/api/reference/static/swagger-ui-bundle.js'),
  'GET /api/reference/static/index.html': get('/api/reference/static/index.html'),
  'GET /api/reference/static/swagger-initializer.js': get('/api/reference/static/swagger-initializer.js'),
  'GET /api/reference/json': get('/api/reference/json'),
  'GET /api/reference/yaml': get('/api/reference/yaml'),
  'GET /api/openapi.json': get('/api/openapi.json'),
  'GET /api/tournaments': get('/api/tournaments?limit=100', 'a page of 100'),
  'GET /api/tournaments/:id': [...get(tournament(id)), ...get(tournament(id, '?lang=de'), 'with sentences')],
  'GET /api/tournaments/:id/slices': [
    ...get(tournament(id, '/slices?after=0')),
    ...get(tournament(id, '/slices?after=0&lang=de'), 'with sentences'),
  ],
  'GET /api/tournaments/:id/export/:file': [
    'standings.csv',
    'pairings.csv',
    'games.pgn',
    'calendar.ics',
    'report.trf',
  ].flatMap((file) => get(tournament(id, `/export/${file}`), file)),
  'GET /api/tournaments/:id/preview.png': get(tournament(id, '/preview.png')),
  'GET /api/tournaments/:id/me': get(tournament(id, '/me')),
  'GET /api/tournaments/:id/why/:subject': [id, 'p1', 'r1.t1'].flatMap((subject) =>
    get(tournament(id, `/why/${subject}`), subject === id ? 'the winner' : subject),
  ),
  'GET /api/tournaments/:id/draws/:round': [1, 8].map((round) => ({
    what: `round ${round}`,
    path: tournament(id, `/draws/${round}`),
    once: true,
    costly: 'made once for ever, not once per version',
  })),
  'GET /api/tournaments/:id/wall': get(tournament(id, '/wall')),
  'GET /api/tournaments/:id/next-start': get(tournament(id, '/next-start')),
  'GET /api/tournaments/:id/image': get(tournament(id, '/image')),
  'GET /api/tournaments/:id/contact': get(tournament(id, '/contact')),
  'GET /api/tournaments/:id/live': get(tournament(id, '/live')),
  'GET /api/tournaments/:id/games/:game/clock': get(tournament(id, '/games/r1.t1.g1/clock')),
  'GET /api/tournaments/:id/games/:game/live': get(tournament(id, '/games/r1.t1.g1/live')),
  'GET /api/live': [
    ...get(`/api/live?watch=${id}/public`),
    ...get(
      `/api/live?${Array.from({ length: 60 }, (_, at) => `watch=${at < 4 ? id : `x${at}`}/${readings[at % 4]}`).join('&')}`,
      '60 topics',
    ),
  ],
  'GET /api/formats': get('/api/formats'),
  'GET /api/me': get('/api/me'),
  'GET /healthz': get('/healthz'),
  'GET /readyz': get('/readyz'),
  'GET /openid/start': get('/openid/start'),
  'GET /openid/callback': get(`/openid/callback?code=${'x'.repeat(8_000)}&state=x`),
  'GET /enter/:token': get(`/enter/r_${'x'.repeat(100)}`),
  'POST /api/tournaments/:id/commands': [
    ...anyJson(tournament(id, '/commands')),
    json('5,000 wrong players', tournament(id, '/commands'), {
      commandId: 'x',
      command: { type: 'AddPlayers', players: Array.from({ length: 5_000 }, () => 0) },
    }),
    json('many players', tournament(id, '/commands'), {
      commandId: 'x',
      command: { type: 'AddPlayers', players: Array.from({ length: 4_000 }, () => ({ name: 'x' })) },
    }),
  ],
  'POST /api/tournaments/:id/registrations': [
    ...anyJson(tournament(id, '/registrations')),
    json('a long name', tournament(id, '/registrations'), { commandId: 'kim', name: 'K'.repeat(60_000) }),
  ],
  'POST /api/tournaments/:id/games/:game/presses': [
    ...anyJson(tournament(id, '/games/r1.t1.g1/presses')),
    json('', tournament(id, '/games/r1.t1.g1/presses'), { seq: 0, id: 'x', press: { kind: 'start' } }),
  ],
  'POST /api/settings': [
    ...anyJson('/api/settings', 8 * KB),
    ...formats.names.map((format) =>
      json(`${format}, thousands of keys`, '/api/settings', { format, config: unknownKeys(7 * KB) }),
    ),
    ...formats.names.map((format) =>
      json(`${format}, long lists`, '/api/settings', {
        format,
        config: { tieBreaks: Array.from({ length: 3_500 }, (_, at) => at % 10) },
      }),
    ),
  ],
  'POST /api/plan': [
    ...anyJson('/api/plan', 8 * KB),
    ...formats.names.map((format) => json(`${format}, 10,000 players`, '/api/plan', { format, players: 10_000 })),
    json('groups, 10,000 in one', '/api/plan', { format: 'groups', players: 10_000, config: { groupSize: 10_000 } }),
    json('groups, 10,000 in pairs', '/api/plan', { format: 'groups', players: 10_000, config: { groupSize: 2 } }),
    json('swiss, 200 rounds', '/api/plan', { format: 'swiss', players: 10_000, config: { rounds: 200, topCut: 512 } }),
    json('strikes, 10,000 plans', '/api/plan', { format: 'strikes', players: 10_000, config: { plans: 10_000 } }),
    json('hybrid, all in', '/api/plan', { format: 'hybrid', players: 10_000, config: { bracketSize: 8_192 } }),
  ],
  'POST /api/player-lists': [
    ...anyJson('/api/player-lists', 16 * KB),
    ...Object.entries(listTexts).map(([what, text]) => json(what, '/api/player-lists', { text })),
    json('600 columns named', '/api/player-lists', {
      text: repeated('a;b;c\n', 6 * KB),
      columns: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}`, 'name'])),
    }),
  ],
  'POST /api/sign-in': [
    ...anyJson('/api/sign-in'),
    { ...json('', '/api/sign-in', { name: 'nobody', password }), costly: HASHED },
  ],
  'POST /api/accounts': [
    ...anyJson('/api/accounts'),
    { ...json('', '/api/accounts', { name: 'somebody', password }), costly: HASHED },
  ],
  'POST /api/accounts/reset': [
    ...anyJson('/api/accounts/reset'),
    { ...json('', '/api/accounts/reset', { token: `p_${'x'.repeat(24)}`, password }), costly: HASHED },
  ],
  'POST /api/sign-out': anyJson('/api/sign-out'),
  // Last of all: what it begins goes on after its answer, in the background.
  'GET /api/tournaments/:id/forecast': [
    {
      what: '',
      path: tournament(id, '/forecast'),
      costly: 'worked out in the background, at most 15 % of a core whoever asks (DK-29)',
    },
  ],
});
