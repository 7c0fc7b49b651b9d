// tiltyard-engine: the library, as it is published.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import { root } from '../setup.mjs';
import { linksOf, withLinks } from './links.mjs';

/** What each way in is made from. */
export const entries = {
  index: 'src/library/index.ts',
  core: 'src/engine/core.ts',
  games: 'src/engine/games/library.ts',
  words: 'src/library/words.ts',
  exchange: 'src/library/exchange.ts',
  client: 'src/client/index.ts',
};

/** What every example in the sources may begin with: said once, in the reference, and run before each of them. */
export const cup =
  "const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] }).start();";

/** Installed with it; everything else that it imports is part of it. */
export const dependencies = ['@noble/hashes', 'ics', 'pure-rand', 'zod'];

/** @param {string} name */
const door = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** @returns {Record<string, unknown>} */
function manifest() {
  /** @type {{ version: string, license: string, engines: object, dependencies: Record<string, string> }} */
  const app = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version, license, engines } = app;
  return {
    name: 'tiltyard-engine',
    version,
    description:
      'Tournaments as a library: Swiss, groups, knockouts and strikes, with exact pairings and explanations.',
    keywords: ['tournament', 'swiss', 'pairing', 'knockout', 'bracket', 'round-robin', 'chess'],
    ...linksOf('src/library'),
    license,
    type: 'module',
    // It puts what the engine says into the catalogue of words.
    sideEffects: ['./words.js'],
    engines,
    exports: Object.fromEntries([
      ...Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, door(name)]),
      ['./package.json', './package.json'],
    ]),
    files: ['**/*.js', '**/*.d.ts', 'README.md', 'LICENSE'],
    dependencies: Object.fromEntries(dependencies.map((name) => [name, app.dependencies[name]])),
  };
}

/**
 * Everything that is packed, in a folder. A module stays a module, so that a program bundles only what it uses.
 * @param {string} folder
 */
export async function stageEngine(folder) {
  mkdirSync(folder, { recursive: true });
  await build({
    config: false,
    entry: entries,
    outDir: folder,
    platform: 'neutral',
    tsconfig: 'tsconfig.json',
    dts: true,
    clean: false,
    unbundle: true,
    logLevel: 'warn',
    inputOptions: { resolve: { mainFields: ['module', 'main'] }, checks: { pluginTimings: false } },
    outputOptions: (options) => ({
      ...options,
      // npm leaves a folder called node_modules out of what it packs.
      entryFileNames: ({ name }) => `${name.replace(/^(.*\/)?node_modules\//, 'vendor/')}.js`,
    }),
    deps: {
      neverBundle: dependencies.map((name) => new RegExp(`^${name}(/|$)`)),
      alwaysBundle: [/.*/],
      onlyBundle: false,
    },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), withLinks(readFileSync(join(root, 'docs/library.md'), 'utf8'), 'docs'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
