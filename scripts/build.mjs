// Bundles the command line (tsdown.config.ts) and the pages (vite.config.ts) into dist/.
import { existsSync } from 'node:fs';
import { build as bundle } from 'tsdown';
import { build as buildPages } from 'vite';

const programs = existsSync('src/engine/index.ts') ? [bundle({ logLevel: 'warn' })] : [];
const pages = existsSync('src/web/index.html') ? [buildPages({ logLevel: 'warn' })] : [];
await Promise.all([...programs, ...pages]);
