import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formats } from '../src/engine/formats/index.ts';

/**
 * A format is one place: its folders and a line in each table. Nothing else names it. A stage that formats share is one
 * place, too, and another: `knockout` is the name of a format and, in the folders of stages, that of a stage.
 */

const root = join(import.meta.dirname, '..');

/** Tests, fixtures, contract suites and measurements may name what they try. */
const tests = /\.(test|fixture|contract|bench)\.tsx?$/;
const tables = /^src\/((engine|words)\/formats\/(all|loaders)|web\/formats\/all)\.ts$/;

const stageNames = readdirSync(join(root, 'src/engine/stages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** All names that belong to someone. */
const names: readonly string[] = [...new Set([...formats.names, ...stageNames])];

/** The format or the shared stage that a file belongs to; each may say its own name. */
function homeOf(path: string): string | undefined {
  const [, kind, name] = /^src\/(?:engine|words|web)\/(formats|stages)\/([a-z]+)(?:\/|\.tsx?$|-)/.exec(path) ?? [];
  return kind === 'formats' || stageNames.some((stage) => stage === name) ? name : undefined;
}

/** The format whose folders a path leads to, unless they are the file's own. */
function formatOf(path: string, imported: string): string | undefined {
  const format = /(?:^|\/)formats\/([a-z-]+)(?:\/|\.tsx?$)/.exec(imported)?.[1];
  return format !== undefined && new RegExp(`/formats/${format}[/.-]`).test(path) ? undefined : format;
}

const isExamples = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'examples';

/** “file:line name” for every string that is the id of a format or a stage, and every import from a format's folders. */
function namedIn(path: string, text: string, names: readonly string[]): string[] {
  const home = homeOf(path);
  const others = names.filter((name) => name !== home);
  // Most files say none of the names; only the others are worth parsing.
  if (!names.some((name) => new RegExp(`\\W${name}\\W`).test(text))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What the reference of the interface shows as an example is documentation.
    if (isExamples(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const imported = formatOf(path, node.text);
      const name = others.find((one) => one === node.text) ?? names.find((one) => one === imported);
      if (name !== undefined) found.push(`${path}:${line + 1} ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a comment says about a format by its id; an `@example` of the library is documentation, like the examples of the API. */
function namedInComments(path: string, text: string, names: readonly string[]): string[] {
  const home = homeOf(path);
  const comments = text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
  return comments
    .map((comment) => comment.replace(/@example\b[\s\S]*?(?=\n\s*\* @|\*\/)/g, ''))
    .flatMap((said) => names.filter((name) => name !== home && new RegExp(`['"\`]${name}['"\`]`).test(said)))
    .map((name) => `${path} ${name}`);
}

/** The formats that documentation in the sources shows: `@example` and `examples`. */
const shownIn = (text: string): string[] =>
  [...text.matchAll(/@example\b[\s\S]*?\*\/|\bexamples: \[[\s\S]*?\n? *\]/g)].flatMap(([example]) =>
    [...example.matchAll(/\bformat: '([a-z-]+)'/g)].map(([, name = '']) => name),
  );

const sources = readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => !tests.test(path) && !tables.test(path));

test('nothing but its own folders and the tables names a format or a shared stage', () => {
  const named = sources.flatMap((path) => namedIn(path, readFileSync(join(root, path), 'utf8'), names));
  expect(named).toEqual([]);
});

test('comments name none either; examples may, for they are documentation, and show formats there are', () => {
  const texts = sources.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const format = /^src\/(?:engine|words|web)\/(?:formats|stages)\//;
  const outside = texts.filter(([path]) => !format.test(path));
  expect(outside.flatMap(([path, text]) => namedInComments(path, text, names))).toEqual([]);
  const shown = outside.flatMap(([, text]) => shownIn(text));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !formats.names.some((one) => one === name))).toEqual([]);
});

test('a new format needs no line in a test but that of the contract', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  // Types of its own that ask for every format would not compile with one more.
  const asks = (path: string) => /(?<!Partial<)Record<FormatName/.test(readFileSync(join(root, 'test', path), 'utf8'));
  expect(files.filter((path) => path !== 'one-place.test.ts' && asks(path))).toEqual([]);
});

test('a shared stage says its own name; a format asks the stage, even the format of the same name', () => {
  const fault = (path: string, text: string) => namedIn(path, text, ['swiss', 'knockout']);
  const plan = "const plan = { rulebook: 'knockout' };";
  expect(fault('src/engine/stages/knockout/a.ts', plan)).toEqual([]);
  for (const path of ['src/engine/formats/swiss/a.ts', 'src/engine/stages/elimination.ts', 'src/web/desk/a.ts'])
    expect(fault(path, plan)).toEqual([`${path}:1 knockout`]);
  expect(fault('src/engine/stages/swiss/a.ts', "const name = 'swiss';")).toHaveLength(1);
  // The stage and the format are two places, whatever they are called.
  const format = "import { a } from '../../formats/knockout/index.ts';";
  expect(fault('src/engine/stages/knockout/a.ts', format)).toHaveLength(1);
  const stage = "import { a } from '../../stages/knockout/config.ts';";
  for (const name of ['knockout', 'swiss']) expect(fault(`src/engine/formats/${name}/a.ts`, stage)).toEqual([]);
});

test('such a name is found wherever it hides', () => {
  const fault = (path: string, text: string) => namedIn(path, text, ['swiss', 'strikes']);
  expect(fault('src/web/desk/page.tsx', "const is = format === 'swiss';")).toEqual(['src/web/desk/page.tsx:1 swiss']);
  expect(fault('src/engine/views/a.ts', 'switch (f) { case `strikes`: }')).toEqual(['src/engine/views/a.ts:1 strikes']);
  expect(fault('src/web/home/a.ts', "import { a } from '../formats/swiss.tsx';")).toEqual([
    'src/web/home/a.ts:1 swiss',
  ]);
  expect(fault('src/words/a.ts', "import { a } from './formats/swiss/en.ts';")).toEqual(['src/words/a.ts:1 swiss']);
  // One format does not know another, either.
  expect(fault('src/engine/formats/swiss/a.ts', "const other = 'strikes';")).toHaveLength(1);
  expect(fault('src/engine/formats/swiss/a.ts', "const own = 'swiss';")).toEqual([]);
  const comment = (text: string) => namedInComments('src/web/a.ts', text, ['swiss', 'strikes']);
  expect(comment("/** Where it is 'swiss'. */")).toHaveLength(1);
  expect(comment("const a = 1;\n// As 'strikes' has it.\n")).toHaveLength(1);
  expect(comment("/**\n * @example\n * create({ format: 'swiss' })\n */")).toEqual([]);
  expect(comment("/**\n * @example\n * create({ format: 'swiss' })\n * @returns that of 'swiss'\n */")).toHaveLength(1);
  expect(shownIn("/**\n * @example\n * create({ format: 'chess' })\n */")).toEqual(['chess']);
  expect(fault('src/protocol/a.ts', "const a = { examples: [{ format: 'swiss' }] };")).toEqual([]);
});
