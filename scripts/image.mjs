// node scripts/image.mjs FOLDER: what the container image has of ours, for the Dockerfile. After npm run build.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { shippedFiles } from './shipped-files.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder?');
  process.exitCode = 2;
} else for (const path of shippedFiles()) cpSync(join(root, path), join(folder, path));
