import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { cup, entries } from '../scripts/packed/engine.mjs';
import * as client from '../src/client/index.ts';
import * as core from '../src/engine/core.ts';
import * as games from '../src/engine/games/library.ts';
import * as exchange from '../src/library/exchange.ts';
import * as library from '../src/library/index.ts';
import * as words from '../src/library/words.ts';

/** Every function that tiltyard-engine exports has an example, and every example is run as it stands. */

const doors: Readonly<Record<keyof typeof entries, object>> = { index: library, core, games, words, exchange, client };
/** What an example may use: its own door first. */
const scopeOf = (door: object): Record<string, unknown> => ({
  ...client,
  ...exchange,
  ...words,
  ...games,
  ...core,
  ...library,
  ...door,
});

const files = Object.values(entries);
const program = ts.createProgram(files, {
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  types: [],
});
const checker = program.getTypeChecker();

interface Exported {
  readonly name: string;
  readonly examples: readonly string[];
  /** Methods that have none. */
  readonly without?: readonly string[];
}

const examplesOf = (symbol: ts.Symbol): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) => ts.displayPartsToString(text));

function exportedBy(file: string): Exported[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    if (!declaration) return [];
    const type = checker.getTypeOfSymbol(symbol);
    if (symbol.flags & ts.SymbolFlags.Class) {
      const members = [...(symbol.members?.values() ?? []), ...(symbol.exports?.values() ?? [])];
      const methods = members.filter(({ flags, name }) => flags & ts.SymbolFlags.Method && !name.includes('#'));
      const without = methods.filter((method) => examplesOf(method).length === 0).map(({ name }) => name);
      return [{ name: exported.name, examples: [...examplesOf(symbol), ...members.flatMap(examplesOf)], without }];
    }
    return type.getCallSignatures().length > 0 ? [{ name: exported.name, examples: examplesOf(symbol) }] : [];
  });
}

/** `something; // 'value'` says what something is; whatever else stands behind `//` is for people. */
const checked = (example: string): string =>
  example
    .split('\n')
    .filter((line) => !line.startsWith('import '))
    .map((line) => {
      const [, value, said] = /^(?!const |let )(.+); \/\/ ('[^']*'|\[\]|true|false|undefined|-?\d+)$/.exec(line) ?? [];
      return value === undefined ? line : `$same(${value}, ${said}, ${JSON.stringify(line)});`;
    })
    .join('\n');

/** As the reference says: whoever only says `cup` means that one. */
const whole = (example: string): string =>
  /\bcup\b/.test(example) && !/const cup\b/.test(example) ? `${cup}\n${example}` : example;

async function run(example: string, door: object): Promise<void> {
  const scope = scopeOf(door);
  const same = (value: unknown, said: unknown, line: string) => {
    expect(isDeepStrictEqual(value, said), `${line} is ${JSON.stringify(value)}`).toBe(true);
  };
  const names = Object.keys(scope);
  const body = new Function('$same', ...names, `return (async () => {\n${checked(whole(example))}\n})();`);
  await body(same, ...names.map((name) => scope[name]));
}

describe.each(Object.entries(entries))('%s', (door, file) => {
  const all = exportedBy(file);

  test('has an example for every function', () => {
    expect(all.length).toBeGreaterThan(0);
    const isFunction = ({ name }: Exported) => !/^[A-Z]/.test(name);
    expect(all.filter((one) => isFunction(one) && one.examples.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('has an example for every method of a tournament', () => {
    const [tournament] = all.filter(({ name }) => name === 'Tournament');
    expect(tournament?.without ?? []).toEqual([]);
  });

  test('the reference has each of them: node scripts/reference.mjs', () => {
    const reference = readFileSync('docs/reference.md', 'utf8');
    expect(all.filter(({ name }) => !reference.includes(`### ${name}\n`)).map(({ name }) => name)).toEqual([]);
  });

  test('every example runs, and says what comes of it', async () => {
    for (const { examples } of all) {
      for (const example of examples) await run(example, doors[door as keyof typeof entries]);
    }
  });
});
