// Bundles the command line (tsdown.config.ts) and the pages (vite.config.ts) into dist/.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'tsdown';
import { build as buildPages } from 'vite';
import { buildStatic } from './build-static.mjs';
import { replaceFolder } from './replace-folder.mjs';

/** The pages of a server, and for people who only want to try it those that need none. @param {string} outDir */
async function buildWeb(outDir) {
  await buildPages({ logLevel: 'warn', build: { outDir } });
  await buildStatic(join(outDir, 'here'));
}

const programs = existsSync('src/engine/index.ts') ? [bundle({ logLevel: 'warn' })] : [];
const pages = existsSync('src/web/index.html') ? [replaceFolder(resolve('dist/web'), buildWeb)] : [];
await Promise.all([...programs, ...pages]);
