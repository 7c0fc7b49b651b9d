// What a server needs to run, and nothing else: the content of the single executable and of the image.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './bill-of-materials.mjs';
import { root } from './setup.mjs';

/** What nobody runs. */
const LEFT_OUT =
  /(?<!licen[cs]e[^/]*)\.(map|md|markdown|ts|mts|cts|flow)$|\/(test|tests|docs|example|examples|benchmark|\.github)\//i;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // Nested packages are packages of their own.
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return entry.isFile() && !LEFT_OUT.test(path) ? [path] : [];
  });

/** Their paths from the root; the program is `dist/cli/main.js`. */
export const shippedFiles = () => [
  'package.json',
  ...['dist/cli', 'dist/web', ...shippedPackages().map(({ path }) => path)].flatMap(filesIn),
];
