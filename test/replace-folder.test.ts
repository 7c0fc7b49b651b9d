import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '../scripts/replace-folder.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tiltyard-swap-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = (text: string) => async (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
  if (text === 'broken') throw new Error('Too much script.');
};

test('a build that fails leaves the last good pages where they are', async () => {
  const pages = join(root, 'web');
  await replaceFolder(pages, build('first'));
  await expect(replaceFolder(pages, build('broken'))).rejects.toThrow('Too much script.');
  expect(readFileSync(join(pages, 'index.html'), 'utf8')).toBe('first');
  await replaceFolder(pages, build('second'));
  expect(readFileSync(join(pages, 'index.html'), 'utf8')).toBe('second');
  expect(readdirSync(root)).toEqual(['web']);
  expect(existsSync(`${pages}.old`)).toBe(false);
});
