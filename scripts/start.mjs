// npm start: everything from a fresh clone to a running server. What follows “--” goes to `tiltyard serve`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
if (!install() || !build()) process.exit(1);

const program = join(root, 'bin/tiltyard.js');
process.argv.splice(1, Number.POSITIVE_INFINITY, program, 'serve', '--open', ...process.argv.slice(2));
await import(pathToFileURL(program).href);
