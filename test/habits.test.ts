import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', 'fonts'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs|cjs|js|css|html|md|json)$/.test(path)
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : [];
  });
}

interface Habit {
  readonly name: string;
  /** The files that it is about. */
  readonly about: RegExp;
  /** What is wrong in a file's text, or in its path. */
  readonly fault: (source: Source) => string | undefined;
  readonly planted: readonly Source[];
}

const code = /\.(ts|tsx|mjs|cjs|js)$/;
const found = (pattern: RegExp) => (source: Source) => source.text.match(pattern)?.[0];
/** Joined from halves, so that this file does not name what it forbids. */
const words = (...halves: [string, string][]) => halves.map(([first, second]) => first + second);
const anyOf = (forbidden: readonly string[]) => new RegExp(forbidden.join('|'));

const suppressions = words(
  ['@ts-', 'ignore'],
  ['@ts-', 'expect-error'],
  ['@ts-', 'nocheck'],
  ['biome-', 'ignore'],
  ['eslint-', 'disable'],
);
const leftovers = words(['TO', 'DO'], ['FIX', 'ME'], ['XX', 'X:'], ['HA', 'CK:']);
const places = words(['/wo', 'rk/'], ['/ro', 'ot/'], ['/ho', 'me/'], ['/Us', 'ers/'], ['registry', '.npmjs']);

const habits: readonly Habit[] = [
  {
    name: 'no source has more than 400 lines',
    about: /^(src|test|scripts|bench)\/.*\.(ts|tsx|mjs|css)$/,
    fault: ({ text }) => {
      const lines = text.trimEnd().split('\n').length;
      return lines > 400 ? `${lines} lines` : undefined;
    },
    planted: [{ path: 'src/web/long.css', text: '\n'.repeat(400).concat('a {}\n') }],
  },
  {
    name: 'pages fetch no layer whole, since all of it would come along',
    about: /^src\/(web|client)\/.*\.tsx?$/,
    fault: found(/import\('(\.\.\/)+(kit|engine|protocol|exchange|client)\/index\.ts'\)/),
    planted: [{ path: 'src/web/public/page.tsx', text: "await import('../../kit/index.ts')" }],
  },
  {
    name: 'no test is left out or preferred',
    about: code,
    fault: found(
      /\b(test|it|describe|suite|bench)(\.\w+)*\.(skip|only|todo|fails|skipIf|runIf)\b|\bx(it|test|describe)\(/,
    ),
    planted: ['skip', 'only', 'todo', 'concurrent.skip'].map((way) => ({
      path: 'src/a.test.ts',
      text: `test.${way}('a');`,
    })),
  },
  {
    // The build puts modules together: one that waits may wait for a part that needs its own file, and so for ever.
    name: 'no module of the pages waits while it loads',
    about: /^src\/(kit|engine|words|protocol|client|web)\/(?!.*\.test\.).*\.tsx?$/,
    fault: found(/^(export )?((const|let) .*= )?await .*/m),
    planted: ['await a();', 'const a = await b();', 'export const a = await b();'].map((text) => ({
      path: 'src/web/a.ts',
      text,
    })),
  },
  {
    name: 'no warning is silenced',
    about: code,
    fault: found(anyOf(suppressions)),
    planted: suppressions.map((comment) => ({ path: 'src/a.ts', text: `// ${comment} for now` })),
  },
  {
    name: 'nothing is left for later in a comment',
    about: code,
    fault: found(new RegExp(`\\b(${leftovers.join('|')})`)),
    planted: leftovers.map((word) => ({ path: 'src/a.ts', text: `// ${word} mend this` })),
  },
  {
    // Vitest restores every spy again after each file: one that was set over a fake timer brings the fake back for good.
    name: 'no test spies on a timer: what it fakes would come back for the next file of the worker',
    about: /^(src|test)\/(?!habits).*\.(test|fixture|contract|e2e)\.tsx?$/,
    fault: found(/spyOn\(\s*(globalThis|global|window)\s*,\s*'(set|clear)(Timeout|Interval|Immediate)'/),
    planted: [{ path: 'test/server/a.test.ts', text: "const set = vi.spyOn(globalThis, 'setTimeout');" }],
  },
  {
    name: 'no path of one machine, no address of a registry',
    about: /./,
    fault: found(anyOf(places.map((place) => (place.startsWith('/') ? `(?<![\\w.$}*])${place}` : place)))),
    planted: places.map((place) => ({ path: 'docs/a.md', text: `See ${place}notes.` })),
  },
  {
    name: 'names are nouns of the domain',
    about: /^(src|test)\/.*\.(ts|tsx)$/,
    fault: ({ path, text }) =>
      path.match(/[^/]*(manager|helper|utils?\b|service(?!-?worker))[^/]*$/i)?.[0] ??
      text.match(/\b(class|interface|type|function|const|let) \w*(Manager|Helper|Utils?|Service)\b/)?.[0],
    planted: [
      { path: 'src/server/string-utils.ts', text: '' },
      { path: 'src/server/a.ts', text: ['export class Round', 'Manager {}'].join('') },
    ],
  },
  {
    // What was derived is kept by whoever holds a Derived; tables of constants are plain objects.
    name: 'no module of the engine remembers anything',
    about: /^src\/engine\/(?!.*\.(test|fixture)\.ts$).*\.ts$/,
    fault: found(
      /^(export )?(let|var) .*|^(export )?const \w+(: [^=]+)? =\s+new (Weak)?Map\b.*|^ +(\w+ )*static .*new (Weak)?Map\b.*/m,
    ),
    planted: [
      'const plans = new Map<string, Plan>();',
      'export const seen: Seen = new WeakMap();',
      'let known: number[] | undefined;',
      'class A {\n  static readonly all = new Map();\n}',
    ].map((text) => ({ path: 'src/engine/formats/a.ts', text: `import './b.ts';\n${text}\n` })),
  },
  {
    name: 'one way to do each thing: what was replaced stays away',
    about: /^(src|scripts|test)\//,
    fault: ({ path }) =>
      path.match(/\b(kit\/memory|evolve\/(owned|copies|changed)|remembered|sqlite-commit|on-demand|apart)\.ts$/)?.[0] ??
      path.match(/\b(on-demand|together)\.mjs$|\bmade-up\/registr.*/)?.[0],
    planted: [
      'src/kit/memory.ts',
      'src/engine/tournament/evolve/owned.ts',
      'src/engine/tournament/evolve/copies.ts',
      'src/engine/tournament/evolve/changed.ts',
      'src/engine/formats/on-demand.ts',
      'src/engine/formats/apart.ts',
      'src/server/auth/remembered.ts',
      'src/store/sqlite-commit.ts',
      'scripts/on-demand.mjs',
      'scripts/together.mjs',
      'test/made-up/registries/engine.ts',
    ].map((path) => ({ path, text: '' })),
  },
  {
    // A made-up format is handed in where programs and pages start (made-up/formats.ts). docs-pages.mjs adds modules of its own.
    name: 'no build swaps one module for another',
    about: /^(scripts\/(?!docs-pages\.mjs)|test\/made-up\/|(vite|vitest|tsdown)\.config\.ts$)/,
    fault: found(/\bresolveId\b|\balias\s*:/),
    planted: [
      { path: 'test/made-up/plugin.ts', text: 'resolveId: (id) => standIns.get(id),' },
      { path: 'vite.config.ts', text: "resolve: { alias: { './all.ts': './made-up.ts' } }," },
    ],
  },
  {
    name: 'one translator: the catalogue alone words a key, fill.ts alone chooses plurals',
    about: /^src\/(?!words\/(catalogue|fill)\.ts$)(?!.*\.test\.).*\.tsx?$/,
    fault: found(/\b(class|function|const|let) \w*[tT]ranslat(e|or|ion)\w*|\bIntl\.PluralRules\b/),
    planted: [
      'export function translate(language: Language, key: string): string {',
      'const translatorOf = (table: WordTable) => (key: string) => table[key];',
      "const rule = new Intl.PluralRules('de').select(count);",
    ].map((text) => ({ path: 'src/web/desk/words.ts', text })),
  },
  {
    name: 'what pages fetch later can be missing: it comes through part.tsx',
    about: /^src\/web\/(?!shared\/part\.tsx).*\.tsx?$/,
    fault: found(/\blazy\(/),
    planted: [{ path: 'src/web/desk/a.tsx', text: "const A = lazy(() => import('./b.tsx'));" }],
  },
  {
    name: 'pages get what they need from their ports: one client, no addresses of the API',
    about: /^src\/web\/(?!shared\/(ports\.tsx|connection\/)).*(?<!\.test)\.tsx?$/,
    fault: found(/\bTiltyardClient\b|\bbrowserLive\b|['"`]\/api\b/),
    planted: [
      'new TiltyardClient().me(id);',
      "import type { TiltyardClient } from '../../client/index.ts';",
      'followView(browserLive(), id, {});',
      'const address = `/api/formats`;',
    ].map((text) => ({ path: 'src/web/desk/a.tsx', text })),
  },
];

const topOfTheRepository = readdirSync(root).filter((name) => /\.(md|ts|cjs)$/.test(name));
const sources = [
  ...['src', 'test', 'scripts', 'bench', 'bin', 'docs'].flatMap(sourcesIn),
  ...topOfTheRepository.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
];
const faultsOf = ({ about, fault }: Habit, among: readonly Source[]): string[] =>
  among
    .filter(({ path }) => about.test(path))
    .flatMap((source) => {
      const what = fault(source);
      return what === undefined ? [] : [`${source.path}: ${what}`];
    });

describe.each(habits)('$name', (habit) => {
  test('in every file', () => expect(faultsOf(habit, sources)).toEqual([]));
  test('a planted fault is noticed', () => expect(faultsOf(habit, habit.planted)).toHaveLength(habit.planted.length));
});

describe('an object does what its class says: nobody asks which class it is', () => {
  /** Failures are told apart where they are caught; `assertDefined` asserts what a driver was given. */
  const isFailure = (parent: string | undefined): boolean => /Error|Problem|Failure|Refus/.test(parent ?? '');
  const classIn = /\bclass (\w+)(?:<[^>]*>)?(?: extends (\w+))?/g;
  const own = new Set(
    sources
      .filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(classIn)])
      .flatMap(([, name = '', parent]) => (isFailure(parent) ? [] : [name])),
  );
  const classChecks = (among: readonly Source[]) =>
    among
      .filter(({ path }) => /^src\/(?!.*\.test\.).*\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?<!\bassertDefined\(\s*\w+ )instanceof (\w+)/g)].flatMap(([, name = '']) =>
          own.has(name) ? `${path}: ${name}` : [],
        ),
      );

  test('in every file', () => expect(classChecks(sources)).toEqual([]));
  test('a planted fault is noticed', () =>
    expect(classChecks([{ path: 'src/a.ts', text: 'if (one instanceof Snapshot) return;' }])).toEqual([
      'src/a.ts: Snapshot',
    ]));
});

/** What holds declarations only; the compiler is its test. */
const typesOnly = [
  'commands.ts',
  'events.ts',
  'presentation.ts',
  'reported.ts',
  'rulebook.ts',
  'structure.ts',
  'index.ts',
];

test('every file of the tournament’s core has a test beside it', () => {
  const core = sourcesIn('src/engine/tournament').map(({ path }) => path);
  const sourcesOfCore = core.filter((path) => !/\.(test|fixture)\.ts$/.test(path));
  const untested = sourcesOfCore.filter((path) => !core.includes(path.replace(/\.ts$/, '.test.ts')));
  expect(untested.map((path) => path.split('/').at(-1)).sort()).toEqual(typesOnly.toSorted());
});
