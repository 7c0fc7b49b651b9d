import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import readSettings from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { createSourceFile, isImportDeclaration, isNamedImports, isStringLiteral, ScriptTarget } from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

const tests = /\.(test|contract|fixture|bench)\.tsx?$/;
const folderOf = (path: string): string => dirname(path);
const within = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`);

interface Look {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** Reading all imports takes seconds, so whoever asks about the same sources shares one look. */
async function look(baseDir: string): Promise<Look> {
  const settings = await readSettings(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['src'], { ...settings, baseDir, outputType: 'json' });
  return JSON.parse(String(output)) as Look;
}

/** Pairs of folders that need each other, by whatever way round: neither can be understood alone. */
function folderCycles({ modules }: Look): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      const ours = [source, resolved].every((path) => path.startsWith('src/') && !tests.test(path));
      // A folder's own root is at the service of what lies below it.
      if (!ours || from === to || within(from, to) || within(to, from)) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  const reach = new Map([...imports.keys()].map((folder) => [folder, reached(folder)]));
  return [...imports].flatMap(([from, tos]) =>
    [...tos].filter((to) => reach.get(to)?.has(from)).map((to) => `${from} → ${to}`),
  );
}

/** Every import that breaks the table in .dependency-cruiser.cjs: “rule: from → to”. */
const broken = ({ summary }: Look): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

let ours: Look;
beforeAll(async () => {
  ours = await look(root);
});

test('the layers import only what the table allows', () => {
  expect(ours.modules.length).toBeGreaterThan(500);
  expect(broken(ours)).toEqual([]);
});

test('no two folders need each other', () => {
  expect(folderCycles(ours)).toEqual([]);
});

const sound: Record<string, string> = {
  'src/kit/hash.ts': `import { hmac } from '@noble/hashes/hmac.js';`,
  'src/kit/index.ts': `import './hash.ts'; import 'pure-rand/distribution/uniformInt';`,
  'src/engine/pairing/index.ts': `import '../../kit/index.ts';`,
  'src/engine/games/index.ts': `import '../../kit/index.ts';`,
  'src/engine/ratings/index.ts': `import '../../kit/index.ts';`,
  'src/engine/log/index.ts': `import '../../kit/index.ts';`,
  'src/engine/tournament/index.ts': `import '../../kit/index.ts'; import '../log/index.ts';`,
  'src/engine/club/index.ts': `import '../../kit/index.ts'; import '../log/index.ts'; import '../tournament/index.ts';`,
  'src/engine/stages/knockout/config.ts': `import type { A } from '../../tournament/index.ts';`,
  'src/engine/stages/knockout/index.ts': `import type { A } from '../../tournament/index.ts'; import '../../pairing/index.ts';`,
  'src/engine/formats/swiss/config.ts': `import * as z from 'zod/mini';`,
  'src/engine/formats/swiss/index.ts': `import '../../stages/knockout/index.ts'; import '../../pairing/index.ts'; import type { A } from '../../tournament/index.ts';`,
  'src/engine/formats/swiss/index.test.ts': `import { test } from 'vitest'; import 'node:fs'; import '../../tournament/index.ts';`,
  'src/engine/formats/groups/index.ts': `import '../../games/index.ts'; import rate from 'glicko2-lite';`,
  'src/engine/formats/all.ts': `export * from './groups/index.ts'; export * from './swiss/index.ts';`,
  'src/engine/formats/index.ts': `import './all.ts';`,
  'src/engine/formats/loaders.ts': `import type { A } from './index.ts'; await import('./swiss/index.ts');`,
  'src/engine/views/index.ts': `import '../tournament/index.ts';`,
  'src/engine/simulation/index.ts': `import '../tournament/index.ts'; import '../views/index.ts';`,
  'src/engine/index.ts': `export * from './simulation/index.ts'; export * from './formats/swiss/config.ts';`,
  'src/protocol/index.ts': `import '../engine/index.ts'; import * as z from 'zod';`,
  'src/words/stages/knockout/en.ts': `import type { A } from '../../../engine/stages/knockout/index.ts';`,
  'src/words/index.ts': `import '../engine/index.ts'; import '../kit/index.ts';`,
  'src/words/all.ts': `import './index.ts';`,
  'src/exchange/index.ts': `import '../engine/index.ts'; import '../protocol/index.ts'; import '../words/index.ts'; import { createEvents } from 'ics';`,
  'src/hosting/index.ts': `import '../engine/index.ts'; import '../protocol/index.ts'; import '../words/index.ts'; import '../exchange/index.ts'; import 'zod';`,
  'src/tab/index.ts': `import '../hosting/index.ts'; import '../client/index.ts'; import '../exchange/index.ts'; import 'idb';`,
  'src/store/index.ts': `import '../protocol/index.ts'; import '../kit/index.ts'; import 'kysely'; import 'node:fs';`,
  'src/store/drivers/index.ts': `import Database from 'better-sqlite3'; import type { DatabaseSync } from 'node:sqlite';`,
  'src/server/index.ts': `import '../engine/formats/index.ts'; import '../store/index.ts'; import '../exchange/index.ts'; import '../engine/index.ts'; import 'fastify';`,
  'src/server/auth/roles.ts': `import type { A } from '../../protocol/index.ts';`,
  'src/server/http/app.ts': `import '../auth/roles.ts'; import 'fastify';`,
  'src/web/shared/words.ts': `import '../../words/index.ts';`,
  'src/web/desk/desk.tsx': `import '../shared/words.ts';`,
  'src/client/index.ts': `import '../protocol/index.ts'; import '../engine/index.ts'; import 'eventsource-parser';`,
  'src/web/main.tsx': `import '../engine/formats/loaders.ts'; import '../client/index.ts'; import '../exchange/index.ts'; import '../engine/index.ts'; import 'react'; import '../kit/index.ts';`,
  'src/cli/serve.ts': `import '../server/index.ts';`,
  'src/cli/main.ts': `import '../exchange/index.ts'; import '../client/index.ts'; import './serve.ts'; import 'commander';`,
};

const faults: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['src/kit/ layers', 'src/kit/fault.ts', `import '../engine/index.ts';`],
  ['src/kit/ packages', 'src/kit/fault.ts', `import 'picocolors';`],
  ['src/kit/ node', 'src/kit/fault.ts', `import { randomInt } from 'node:crypto';`],
  ['src/engine/pairing/ layers', 'src/engine/pairing/fault.ts', `import '../tournament/index.ts';`],
  ['src/engine/pairing/ packages', 'src/engine/pairing/fault.ts', `import 'picocolors';`],
  ['src/engine/games/ layers', 'src/engine/games/fault.ts', `import '../pairing/index.ts';`],
  ['src/engine/tournament/ layers', 'src/engine/tournament/fault.ts', `import type { A } from '../formats/index.ts';`],
  ['src/engine/tournament/ layers', 'src/engine/tournament/fault.ts', `import type { A } from '../club/index.ts';`],
  ['src/engine/log/ layers', 'src/engine/log/fault.ts', `import type { A } from '../tournament/index.ts';`],
  ['src/engine/ratings/ layers', 'src/engine/ratings/fault.ts', `import '../club/index.ts';`],
  ['src/engine/club/ layers', 'src/engine/club/fault.ts', `import '../formats/index.ts';`],
  ['src/engine/tournament/ node', 'src/engine/tournament/fault.ts', `import 'fs';`],
  ['src/engine/stages/ layers', 'src/engine/stages/knockout/fault.ts', `import '../../formats/index.ts';`],
  ['src/engine/formats/ layers', 'src/engine/formats/swiss/fault.ts', `import '../../views/index.ts';`],
  [
    'formats never import each other',
    'src/engine/formats/swiss/fault.ts',
    `import type { A } from '../groups/index.ts';`,
  ],
  ['formats never import each other', 'src/engine/formats/swiss/fault.ts', `import '../index.ts';`],
  [
    'formats take a shared stage whole',
    'src/engine/formats/swiss/fault.ts',
    `import '../../stages/knockout/config.ts';`,
  ],
  [
    'all formats at once are for programs, which hand them on from where they start',
    'src/web/fault.tsx',
    `import '../engine/formats/all.ts';`,
  ],
  [
    'all formats at once are for programs, which hand them on from where they start',
    'src/server/http/fault.ts',
    `import { formats } from '../../engine/formats/index.ts';`,
  ],
  ['settings use zod/mini', 'src/engine/formats/groups/config.ts', `import * as z from 'zod';`],
  ['the engine is small: zod/mini, and in settings only', 'src/engine/formats/swiss/fault.ts', `import 'zod/mini';`],
  ['src/engine/views/ layers', 'src/engine/views/fault.ts', `import '../formats/swiss/index.ts';`],
  ['src/engine/views/ packages', 'src/engine/views/fault.ts', `import 'zod/mini';`],
  ['src/engine/simulation/ layers', 'src/engine/simulation/fault.ts', `import '../../protocol/index.ts';`],
  ['src/engine/simulation/ node', 'src/engine/simulation/fault.ts', `import 'node:worker_threads';`],
  ['src/protocol/ layers', 'src/protocol/fault.ts', `import '../exchange/index.ts';`],
  ['src/protocol/ packages', 'src/protocol/fault.ts', `import 'fastify';`],
  ['src/exchange/ layers', 'src/exchange/fault.ts', `import '../store/index.ts';`],
  ['src/hosting/ layers', 'src/hosting/fault.ts', `import '../server/index.ts';`],
  ['src/hosting/ node', 'src/hosting/fault.ts', `import 'node:fs';`],
  ['src/tab/ layers', 'src/tab/fault.ts', `import '../server/index.ts';`],
  ['src/tab/ node', 'src/tab/fault.ts', `import 'node:fs';`],
  ['src/store/ layers', 'src/store/fault.ts', `import '../engine/index.ts';`],
  ['src/store/ packages', 'src/store/fault.ts', `import 'fastify';`],
  ['src/server/ layers', 'src/server/fault.ts', `import '../client/index.ts';`],
  ['only the store knows the databases', 'src/server/fault.ts', `import 'pg';`],
  [
    'SQLite is reached through src/store/drivers, by tests too',
    'src/store/fault.test.ts',
    `import Sqlite from 'better-sqlite3';`,
  ],
  [
    'SQLite is reached through src/store/drivers, by tests too',
    'src/store/fault.ts',
    `import type { DatabaseSync } from 'node:sqlite';`,
  ],
  ['only the pages import what is not installed with the program', 'src/server/fault.ts', `import 'react';`],
  ['src/exchange/ node', 'src/exchange/fault.ts', `import 'node:fs';`],
  ['src/client/ layers', 'src/client/fault.ts', `import '../server/index.ts';`],
  ['src/client/ packages', 'src/client/fault.ts', `import 'fastify';`],
  ['src/client/ node', 'src/client/fault.ts', `import 'node:http';`],
  ['src/web/ layers', 'src/web/fault.tsx', `import '../server/index.ts';`],
  ['src/web/ node', 'src/web/fault.tsx', `import 'node:path';`],
  ['src/cli/ layers', 'src/cli/fault.ts', `import '../store/index.ts';`],
  ['serve alone starts the server', 'src/cli/fault.ts', `await import('../server/index.ts');`],
  ['the engine has one door', 'src/cli/fault.test.ts', `import '../engine/tournament/index.ts';`],
  ['src/words/ layers', 'src/words/fault.ts', `import '../protocol/index.ts';`],
  ['src/protocol/ layers', 'src/protocol/fault.ts', `import '../words/index.ts';`],
  ['src/server/auth folders', 'src/server/auth/fault.ts', `import '../http/app.ts';`],
  ['src/server/live folders', 'src/server/live/fault.ts', `import '../auth/roles.ts';`],
  ['src/web/public folders', 'src/web/public/fault.tsx', `import '../desk/desk.tsx';`],
  ['src/web/shared folders', 'src/web/shared/fault.tsx', `import '../desk/desk.tsx';`],
  [
    'words of a shared stage know the stage, and no format',
    'src/words/stages/knockout/fault.ts',
    `import '../../../engine/formats/swiss/index.ts';`,
  ],
  ['every language at once is for programs', 'src/web/fault.tsx', `import '../words/all.ts';`],
  ['no layer outside the table', 'src/common/fault.ts', `import '../kit/index.ts';`],
  ['tests are not imported', 'src/web/fault.tsx', `import '../engine/formats/swiss/index.test.ts';`],
  ['every import leads somewhere', 'src/kit/fault.ts', `import './nowhere.ts';`],
  ['no circles', 'src/kit/hash.ts', `import './index.ts';`],
];

const planted = mkdtempSync(join(tmpdir(), 'tiltyard-layers-'));
const plant = (files: Record<string, string>) => {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), source);
  }
};
/** Each fault in a file of its own, so that one look at the whole finds them all. */
const numbered = faults.map(([rule, path, source], number) => {
  return { rule, file: path.replace('/fault.', `/fault-${number}.`), source };
});
const longWayRound = {
  'src/kit/one/a.ts': `import '../two/b.ts';`,
  'src/kit/two/b.ts': `import '../three/c.ts';`,
  'src/kit/three/c.ts': `import '../one/d.ts';`,
  'src/kit/one/d.ts': '',
};
let whenSound: Look;
let whenFaulty: Look;

beforeAll(async () => {
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(planted, file));
  symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
  plant(sound);
  whenSound = await look(planted);
  for (const { file, source } of numbered) plant({ [file]: source });
  plant(longWayRound);
  whenFaulty = await look(planted);
});

afterAll(() => rmSync(planted, { recursive: true }));

test('the table allows what the design allows', () => {
  expect(broken(whenSound)).toEqual([]);
  expect(folderCycles(whenSound)).toEqual([]);
});

test('folders that need each other are found, however long the way', () => {
  expect(folderCycles(whenFaulty)).toContain('src/kit/three → src/kit/one');
});

test.each(numbered)('«$rule» notices $file: $source', ({ rule, file }) => {
  expect(broken(whenFaulty).map((notice) => notice.split(' → ')[0])).toContain(`${rule}: ${file}`);
});

/** Rulebooks are pure functions over history: they take the tournament's nouns and words, never what decides or folds. */
const wordsForRulebooks = [
  ...['because', 'reasonsOf', 'refusal', 'refuse', 'wait', 'finishRound', 'openTables'],
  ...['duelOf', 'outcomeOf', 'forfeitProblem', 'onePointProblem', 'matchId', 'gameId', 'said', 'roundsInCommon'],
  ...['countsFrom', 'pointsGiven', 'isSameList', 'absenceIn'],
  ...[
    'enteredAfter',
    'leftAfter',
    'isAway',
    'leftBeforeClose',
    'leftDuring',
    'leftSinceClose',
    'backAfter',
    'asIfThere',
  ],
  ...['decisiveEnds', 'duelEnds', 'openMatches', 'ONE_GAME', 'withOutcomes'],
];

/** The values (not the types) that a source imports from the tournament. */
function takenFromTournament(source: string): string[] {
  return createSourceFile('source.ts', source, ScriptTarget.ESNext).statements.flatMap((statement) => {
    if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause } = statement;
    if (!statement.moduleSpecifier.text.includes('/tournament/') || importClause?.isTypeOnly) return [];
    const names = importClause?.namedBindings;
    if (!names || !isNamedImports(names)) return ['*'];
    return names.elements.filter((name) => !name.isTypeOnly).map((name) => (name.propertyName ?? name.name).text);
  });
}
const forbiddenToRulebooks = (source: string) =>
  takenFromTournament(source).filter((name) => !wordsForRulebooks.includes(name));

test.each(['formats', 'stages'])('%s know the tournament by its nouns and words only', (layer) => {
  const folder = join(root, 'src/engine', layer);
  const rulebooks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|contract|fixture|bench)\.ts$/.test(path),
  );
  const taken = rulebooks.map((path) => [path, forbiddenToRulebooks(readFileSync(join(folder, path), 'utf8'))]);
  expect(taken.filter(([, names]) => names?.length)).toEqual([]);
});

test.each([
  [`import { because, decide } from '../../tournament/index.ts';`, ['decide']],
  [`import { evolve as because } from '../../tournament/evolve.ts';`, ['evolve']],
  [`import * as tournament from '../../tournament/index.ts';`, ['*']],
  [`import { type Entry, wait } from '../../tournament/index.ts';`, []],
  [`import type { Command } from '../../tournament/index.ts';`, []],
])('of «%s» a rulebook may not have %j', (source, names) => {
  expect(forbiddenToRulebooks(source)).toEqual(names);
});
