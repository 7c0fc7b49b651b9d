import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const sources = filesIn('src').filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|fixture|contract|bench)\.tsx?$/.test(path),
);
const code = sources.map(textOf);
const english = sources
  .filter((path) => path.startsWith('src/words/') && /\/en(\/|\.ts$)/.test(path))
  .map(textOf)
  .join('\n');

/** The rows of the tables whose head begins so. */
function rowsUnder(head: string): string[][] {
  const rows: string[][] = [];
  let inside = false;
  for (const line of textOf('docs/glossary.md').split('\n')) {
    if (!line.startsWith('|')) inside = false;
    else if (line.startsWith(`| ${head} |`)) inside = true;
    else if (inside && !line.startsWith('|-'))
      rows.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }
  return rows;
}

const namesIn = (cells: readonly string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name ?? ''));
const declared = (name: string) =>
  code.flatMap(
    (text) => text.match(new RegExp(`^(export )?(abstract )?(interface|type|class) ${name}\\b`, 'gm')) ?? [],
  );

describe('the glossary and the product use the same words', () => {
  const read = rowsUnder('people read');
  const inCode = rowsUnder('code says');

  test('it has rows', () => expect([read.length > 15, inCode.length > 8]).toEqual([true, true]));

  test.each(read.map(([word = '']) => word))('people read «%s»', (word) => {
    expect(english).toMatch(new RegExp(`\\b${word.slice(0, -1)}(${word.slice(-1)}|i)(e?s|ed)?\\b`, 'i'));
  });

  const types = [...read.map((row) => row.slice(1)), ...inCode].flatMap(namesIn).filter((name) => /^[A-Z]/.test(name));
  test.each([...new Set(types)])('«%s» is declared once, so it means one thing', (name) => {
    expect(declared(name)).toHaveLength(1);
  });

  const others = read.flatMap(([, name = '']) => namesIn([name])).filter((name) => /^[a-z]/.test(name));
  test.each(others)('the code says «%s»', (name) => {
    expect(code.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
  });
});

describe('ARCHITECTURE.md', () => {
  const named = [...textOf('ARCHITECTURE.md').matchAll(/`((?:src|test|docs|examples)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  test.each([...new Set(named)].filter((path) => !/\/x(\/|\.|$)/.test(path)))('names %s, which is there', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});
