// The import table of the layers. `npx depcruise src` prints what breaks it; test/architecture.test.ts runs it.

/** Tests, and what only they and measurements use: contract suites and fixtures. */
const tests = '\\.(test|contract|fixture|bench)\\.tsx?$';
const packagePath = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
const drivers = ['better-sqlite3', 'pg', 'kysely'];
/** Node's own, and the package for the Node that has none. */
const sqlite = ['^(node:)?sqlite$', packagePath(['better-sqlite3'])];

/** Bundled into what we publish, so that it may stay a development dependency outside the pages. */
const bundled = ['glicko2-lite'];

const engine = 'src/engine/index.ts';
const pairing = 'src/engine/pairing/';
const games = 'src/engine/games/';
const log = 'src/engine/log/';
const tournament = 'src/engine/tournament/';
const ratings = 'src/engine/ratings/';
const stages = 'src/engine/stages/';
/** Every format at once, for programs; and the table by which pages load those they need. */
const formats = 'src/engine/formats/index.ts';
const formatLoaders = 'src/engine/formats/loaders.ts';
const formatFolders = 'src/engine/formats/';
const anyPackage = ['.+'];

/**
 * What each layer may import besides itself and the kit: paths of ours, packages, and Node's own modules or not.
 * A path that ends in «/» is a whole layer; another is one file, the layer's only door.
 */
const layers = [
  { layer: 'src/kit/', ours: [], packages: ['pure-rand', '@noble/hashes'], node: false },
  { layer: pairing, ours: [], packages: [], node: false },
  { layer: games, ours: [], packages: [], node: false },
  { layer: ratings, ours: [], packages: [], node: false },
  { layer: log, ours: [], packages: [], node: false },
  { layer: tournament, ours: [log], packages: [], node: false },
  { layer: 'src/engine/club/', ours: [log, ratings, tournament], packages: [], node: false },
  { layer: stages, ours: [pairing, games, tournament], packages: [], node: false },
  {
    layer: 'src/engine/formats/',
    ours: [pairing, games, ratings, tournament, stages],
    packages: ['zod', 'glicko2-lite'],
    node: false,
  },
  { layer: 'src/engine/views/', ours: [tournament], packages: [], node: false },
  { layer: 'src/engine/simulation/', ours: ['src/engine/'], packages: [], node: false },
  { layer: engine, ours: ['src/engine/'], packages: [], node: false },
  // The other door of the library: with formats that a program chooses.
  { layer: 'src/engine/core.ts', ours: ['src/engine/'], packages: [], node: false },
  { layer: 'src/words/', ours: [engine, formatFolders, stages], packages: [], node: false },
  { layer: 'src/protocol/', ours: [engine], packages: ['zod', 'read-excel-file'], node: false },
  { layer: 'src/exchange/', ours: [engine, 'src/words/', 'src/protocol/'], packages: anyPackage, node: false },
  {
    layer: 'src/library/',
    ours: [engine, formats, 'src/words/', 'src/exchange/'],
    packages: [],
    node: false,
  },
  // What whoever holds tournaments decides and answers, wherever they are stored.
  {
    layer: 'src/hosting/',
    ours: [engine, 'src/words/', 'src/protocol/', 'src/exchange/'],
    packages: ['zod'],
    node: false,
  },
  { layer: 'src/store/', ours: ['src/protocol/'], packages: drivers, node: true },
  {
    layer: 'src/server/',
    ours: [engine, formats, 'src/words/', 'src/protocol/', 'src/exchange/', 'src/hosting/', 'src/store/'],
    packages: anyPackage,
    node: true,
  },
  { layer: 'src/client/', ours: [engine, 'src/protocol/'], packages: ['eventsource-parser'], node: false },
  {
    layer: 'src/tab/',
    ours: [engine, 'src/words/', 'src/protocol/', 'src/exchange/', 'src/hosting/', 'src/client/'],
    packages: ['idb', 'zod'],
    node: false,
  },
  {
    layer: 'src/web/',
    ours: [engine, formatFolders, 'src/words/', 'src/protocol/', 'src/exchange/', 'src/client/', 'src/tab/'],
    packages: anyPackage,
    node: false,
  },
  {
    layer: 'src/cli/',
    ours: [engine, formats, 'src/words/', 'src/protocol/', 'src/exchange/', 'src/client/', 'src/server/'],
    packages: anyPackage,
    node: true,
  },
];

/** Inside a layer: what each of its folders may import of the others. Files at the layer's root are for all of them. */
const folders = {
  'src/server/': {
    operations: [],
    auth: ['operations'],
    live: ['operations'],
    webhooks: ['operations', 'live'],
    clocks: ['operations', 'auth', 'live', 'webhooks'],
    pictures: ['operations'],
    workshop: ['operations'],
    http: ['operations', 'auth', 'live', 'webhooks', 'clocks', 'pictures', 'workshop'],
  },
  'src/web/': {
    design: [],
    shared: ['design'],
    formats: ['design', 'shared'],
    desk: ['design', 'shared', 'formats'],
    public: ['design', 'shared', 'formats'],
    wall: ['design', 'shared', 'formats'],
    home: ['design', 'shared', 'formats'],
    docs: ['design', 'shared', 'formats'],
    here: ['design', 'shared', 'formats'],
  },
};

const literal = (path) => path.replaceAll('.', '\\.');
const oneOf = (paths) => `^(${paths.map((path) => literal(path) + (path.endsWith('/') ? '' : '$')).join('|')})`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

const table = layers.flatMap(({ layer, ours, packages, node }) => {
  const from = { path: oneOf([layer]), pathNot: tests };
  return [
    { name: `${layer} layers`, from, to: { path: '^src/', pathNot: oneOf([layer, 'src/kit/', ...ours]) } },
    {
      name: `${layer} packages`,
      from,
      to: { dependencyTypes: npm, pathNot: packages.length ? packagePath(packages) : '^$' },
    },
    ...(node ? [] : [{ name: `${layer} node`, from, to: { dependencyTypes: ['core'] } }]),
  ];
});

const insideRooms = Object.entries(folders).flatMap(([layer, table]) =>
  Object.entries(table).map(([folder, others]) => ({
    name: `${layer}${folder} folders`,
    from: { path: `^${layer}${folder}/`, pathNot: tests },
    to: { path: `^${layer}[^/]+/`, pathNot: oneOf([folder, ...others].map((name) => `${layer}${name}/`)) },
  })),
);

const particulars = [
  {
    name: 'formats never import each other',
    from: { path: '^src/engine/formats/([^/]+)/', pathNot: tests },
    to: {
      path: ['^src/engine/formats/[^/]+/', '^src/engine/formats/(all|index|loaders)'],
      pathNot: '^src/engine/formats/$1/',
    },
  },
  {
    name: 'formats take a shared stage whole',
    from: { path: '^src/engine/formats/[^/]+/', pathNot: tests },
    to: { path: '^src/engine/stages/[^/]+/', pathNot: '/index\\.ts$' },
  },
  {
    name: 'all formats at once are for programs, which hand them on from where they start',
    from: {
      path: '^src/',
      pathNot: [
        '^src/engine/(core|formats/index)\\.ts$',
        '^src/library/',
        '^src/server/(index|operations/backup|workshop/worker)\\.ts$',
        '^src/cli/(simulate-worker|terminal)\\.ts$',
        // Pages that hold the tournaments themselves.
        '^src/web/here/',
        tests,
      ],
    },
    to: { path: '^src/engine/formats/(all|index)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the engine is small: zod/mini, and in settings only',
    from: { path: '^src/engine/', pathNot: ['/config\\.ts$', '^src/engine/formats/[a-z-]*settings\\.ts$', tests] },
    to: { path: packagePath(['zod']) },
  },
  {
    name: 'settings use zod/mini',
    from: { path: '^src/engine/', pathNot: tests },
    to: { path: packagePath(['zod']), pathNot: 'node_modules/zod/(v4/)?mini/' },
  },
  {
    name: 'only the store knows the databases',
    from: { path: '^src/', pathNot: ['^src/store/', tests] },
    to: { path: packagePath(drivers) },
  },
  {
    name: 'SQLite is reached through src/store/drivers, by tests too',
    from: { path: '^src/', pathNot: '^src/store/drivers/' },
    to: { path: sqlite },
  },
  {
    name: 'only the pages import what is not installed with the program',
    from: { path: '^src/', pathNot: ['^src/(web|tab)/', tests] },
    to: { dependencyTypes: ['npm-dev'], pathNot: packagePath([...bundled, '@types/.+']) },
  },
  {
    name: 'serve alone starts the server',
    from: { path: '^src/cli/', pathNot: ['^src/cli/serve', '^src/cli/[^/]+/serve', tests] },
    to: { path: '^src/server/' },
  },
  {
    name: 'the engine has one door',
    from: { path: '^src/', pathNot: ['^src/engine/', '^src/(words|web)/formats/', '^src/words/stages/'] },
    to: { path: '^src/engine/', pathNot: oneOf([engine, formats, formatLoaders]) },
  },
  {
    name: 'words and pages of a format know the format, and no other',
    from: { path: '^src/(?:words|web)/formats/([^/.-]+)', pathNot: tests },
    to: { path: '^src/engine/', pathNot: [oneOf([engine]), '^src/engine/formats/$1/index\\.ts$'] },
  },
  {
    name: 'words of a shared stage know the stage, and no format',
    from: { path: '^src/words/stages/([^/.-]+)', pathNot: tests },
    to: { path: '^src/engine/', pathNot: [oneOf([engine]), '^src/engine/stages/$1/index\\.ts$'] },
  },
  {
    name: 'every language at once is for programs',
    from: {
      path: '^src/',
      pathNot: ['^src/(cli|server|library|web/here)/', '^src/words/(all|library)\\.ts$', tests],
    },
    to: { path: '^src/words/(all|library|formats/all)\\.ts$' },
  },
  {
    name: 'no layer outside the table',
    from: { path: '^src/', pathNot: oneOf(layers.map(({ layer }) => layer)) },
    to: {},
  },
  {
    name: 'tests are not imported',
    from: { path: '^src/', pathNot: tests },
    to: { path: ['^test/', '^bench/', tests] },
  },
  // What scripts/docs-pages.mjs makes is there only when the pages are built; Node 20 has no SQLite.
  {
    name: 'every import leads somewhere',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:docs-', '^node:sqlite$'] },
  },
  {
    name: 'no circles',
    from: { path: '^src/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

module.exports = {
  forbidden: [...table, ...insideRooms, ...particulars].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
