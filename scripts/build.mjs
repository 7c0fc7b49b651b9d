// Bundles the command line (tsdown.config.ts) and the pages (vite.config.ts) into dist/.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle } from 'tsdown';
import { build as buildPages } from 'vite';
import { replaceFolder } from './replace-folder.mjs';

const programs = existsSync('src/engine/index.ts') ? [bundle({ logLevel: 'warn' })] : [];
const pages = existsSync('src/web/index.html')
  ? [replaceFolder(resolve('dist/web'), (outDir) => buildPages({ logLevel: 'warn', build: { outDir } }))]
  : [];
await Promise.all([...programs, ...pages]);
