import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formatNames } from '../src/engine/index.ts';

/** A format is one place: its folders and a line in each registry. Nothing else names it. */

const root = join(import.meta.dirname, '..');

/** Tests, fixtures, contract suites and measurements may name what they try. */
const tests = /\.(test|fixture|contract|bench)\.tsx?$/;
const registries =
  /^src\/(engine\/(core|formats\/(apart|index|manifest|on-demand))\.ts|words\/formats\/[a-z-]+\.ts|web\/formats\/index\.ts)$/;

/** The format that a file belongs to. */
const homeOf = (path: string): string | undefined =>
  /^src\/(?:engine|words|web)\/formats\/([a-z]+)(?:\/|\.tsx?$|-)/.exec(path)?.[1];

const isExamples = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'examples';

/** A format's stages are played by rulebooks that formats share: `knockout` is one, and the name of a format, too. */
const isStage = (path: string, node: ts.Node): boolean =>
  path.startsWith('src/engine/formats/') &&
  ts.isPropertyAssignment(node) &&
  ts.isIdentifier(node.name) &&
  node.name.text === 'rulebook';

/** “file:line name” for every string that is a format's id, and every import from its folders. */
function namedIn(path: string, text: string, names: readonly string[]): string[] {
  const home = homeOf(path);
  const others = names.filter((name) => name !== home);
  // Most files say none of the names; only the others are worth parsing.
  if (!others.some((name) => new RegExp(`\\W${name}\\W`).test(text))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What the reference of the interface shows as an example is documentation.
    if (isExamples(node) || isStage(path, node)) return;
    if (ts.isStringLiteralLike(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const imported = /(?:^|\/)formats\/([a-z-]+)(?:\/|\.tsx?$)/.exec(node.text)?.[1];
      const name = others.find((one) => one === node.text || one === imported);
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
  .filter((path) => !tests.test(path) && !registries.test(path));

test('nothing but its own folders and the registries names a format', () => {
  const named = sources.flatMap((path) => namedIn(path, readFileSync(join(root, path), 'utf8'), formatNames));
  expect(named).toEqual([]);
});

test('comments name none either; examples may, for they are documentation, and show formats there are', () => {
  const texts = sources.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const format = /^src\/(?:engine|words|web)\/formats\//;
  const outside = texts.filter(([path]) => !format.test(path));
  expect(outside.flatMap(([path, text]) => namedInComments(path, text, formatNames))).toEqual([]);
  const shown = outside.flatMap(([, text]) => shownIn(text));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !formatNames.some((one) => one === name))).toEqual([]);
});

test('a new format needs no line in a test but that of the contract', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  // Types of its own that ask for every format would not compile with one more.
  const asks = (path: string) => /(?<!Partial<)Record<FormatName/.test(readFileSync(join(root, 'test', path), 'utf8'));
  expect(files.filter((path) => path !== 'one-place.test.ts' && asks(path))).toEqual([]);
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
  const stage = "const stage = { rulebook: 'strikes' };";
  expect(fault('src/engine/formats/swiss/a.ts', stage)).toEqual([]);
  expect(fault('src/web/desk/a.ts', stage)).toHaveLength(1);
  const comment = (text: string) => namedInComments('src/web/a.ts', text, ['swiss', 'strikes']);
  expect(comment("/** Where it is 'swiss'. */")).toHaveLength(1);
  expect(comment("const a = 1;\n// As 'strikes' has it.\n")).toHaveLength(1);
  expect(comment("/**\n * @example\n * create({ format: 'swiss' })\n */")).toEqual([]);
  expect(comment("/**\n * @example\n * create({ format: 'swiss' })\n * @returns that of 'swiss'\n */")).toHaveLength(1);
  expect(shownIn("/**\n * @example\n * create({ format: 'chess' })\n */")).toEqual(['chess']);
  expect(fault('src/protocol/a.ts', "const a = { examples: [{ format: 'swiss' }] };")).toEqual([]);
});
