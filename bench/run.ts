import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Section, sections } from './sections.ts';

/**
 * All benchmarks in one run, side by side; writes docs/benchmarks.md with date, machine and versions.
 *
 *   npm run bench                          about ten minutes on two quiet cores
 *   npm run bench -- --only writers,swiss  some of them, to the screen only
 *   npm run bench -- --quick               under a minute: that all of it runs and the quality holds; writes nothing
 */

const { values: told } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const here = fileURLToPath(new URL('.', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const LONGEST = 300_000;

interface Ran {
  readonly section: Section;
  readonly text: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** Lines that begin a paragraph of their own are kept; what a machine's package manager says is no result. */
function run(section: Section): Promise<Ran> {
  const args = (told.quick ? section.quick : section.args) ?? [];
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(
      process.execPath,
      ['--import', `${new URL('./plain.mjs', import.meta.url)}`, `${here}${section.program}`, ...args.map(String)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...section.env, ...(told.quick && { PEERS_UP_TO: '0', RESULTS: '3' }) },
      },
    );
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    child.stdout.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      const seconds = (performance.now() - began) / 1_000;
      const failed = code !== 0;
      const tables = text.trim();
      resolve({ section, text: failed ? `${tables}\n\nDid not come to its end.` : tables, seconds, failed });
    });
  });
}

const PEERS = [
  'tournament-pairings',
  'tournament-organizer',
  'swiss-pairing',
  'edmonds-blossom-fixed',
  'brackets-manager',
  'brackets-memory-db',
];
const OURS = ['fastify', 'better-sqlite3', 'kysely', 'pg'];

function versionOf(name: string): string {
  for (const folder of [`${here}node_modules/`, `${here}../node_modules/`]) {
    const file = `${folder}${name}/package.json`;
    if (existsSync(file)) return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  }
  return `${name} (not installed)`;
}

function page(ran: readonly Ran[], load: number): string {
  const [core] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  const total = Math.round(ran.reduce((sum, one) => sum + one.seconds, 0) / 60);
  return `# Benchmarks

Measured on ${day} in one run of ${total} minutes: \`npm ci --prefix bench && npm run bench\`. ${cpus().length} cores (${core?.model ?? 'unknown'}), ${memory} GB, ${type()} ${release()}, Node ${process.version}; ${load.toFixed(1)} other programs were running when it began. Where it says processor time, they do not count; where it says a second, they do, and ratios within a table are what can be compared.

With ${OURS.map(versionOf).join(', ')}; peers: ${PEERS.map(versionOf).join(', ')}.

${ran.map(({ section, text }) => `## ${section.title}\n${section.about}\n\n${text}`).join('\n\n')}

## In a browser

| | over the wire |
|---|---|
| a public page, first view | at most 108 kB of script |
| the desk | at most 150 kB of script, and 5 to 18 kB for the format it plays |
| the engine's core with one format, in your own program | at most 50 kB, gzipped, with its dependencies |
| each further format | at most 8 kB |
| game clocks alone | under 1 kB |

The build fails when one of the first two is over; a test packs the library and weighs the others.

## When things go wrong
How long each request holds the others up, what happens when processes are killed: [Reliability](reliability.md).
`;
}

const chosen = sections.filter(
  ({ name, quick }) => (!told.only || told.only.split(',').includes(name)) && (!told.quick || quick !== undefined),
);
const [load = 0] = loadavg();
const ran: Ran[] = [];
for (const section of chosen) {
  process.stderr.write(`${section.title} … `);
  const one = await run(section);
  process.stderr.write(`${one.seconds.toFixed(0)} s${one.failed ? ', failed' : ''}\n`);
  ran.push(one);
  console.log(`## ${section.title}\n${one.text}\n`);
}
if (!told.quick && !told.only) writeFileSync(PAGE, page(ran, load));
process.exit(ran.some(({ failed }) => failed) ? 1 : 0);
