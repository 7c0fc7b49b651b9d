// npm run dev: the server restarts and the pages reload when a source changes. What follows “--” goes to `serve`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, requireNode, root } from './setup.mjs';

requireNode();
if (!install()) process.exit(1);

const port = process.env.TILTYARD_DEV_PORT ?? '4170';
/** @param {string} tool @param {string[]} args */
const start = (tool, args) =>
  spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TILTYARD_DEV_PORT: port },
  });

const programs = [
  start('tsx/dist/cli.mjs', ['watch', 'src/cli/main.ts', 'serve', '--port', port, ...process.argv.slice(2)]),
  start('vite/bin/vite.js', []),
];
const stop = () => {
  for (const program of programs) program.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const program of programs) program.on('exit', stop);
