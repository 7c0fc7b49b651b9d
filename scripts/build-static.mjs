// Builds the pages that hold tournaments in the browser into a folder that any web space can serve: dist/static.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { replaceFolder } from './replace-folder.mjs';

/** @param {string} outDir */
export const buildStatic = (outDir) =>
  build({ configFile: resolve('vite.static.config.ts'), logLevel: 'warn', build: { outDir } });

if (process.argv[1] === fileURLToPath(import.meta.url)) await replaceFolder(resolve('dist/static'), buildStatic);
