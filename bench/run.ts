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
 *   npm run bench -- --only writers,swiss  some of them, to the screen only; with --write they replace theirs on the page
 *   npm run bench -- --felt                what people wait for, to the screen only
 *   npm run bench -- --quick               under a minute: that all of it runs and the quality holds; writes nothing
 */

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    felt: { type: 'boolean' },
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const here = fileURLToPath(new URL('.', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const LONGEST = 300_000;

interface Ran {
  readonly section: Section;
  readonly text: string;
  readonly seconds: number;
  readonly failed: boolean;
  /** How many programs ran on average in the minute before it. */
  readonly load: number;
}

/** Lines that begin a paragraph of their own are kept; what a machine's package manager says is no result. */
function run(section: Section): Promise<Ran> {
  const args = (options.quick ? section.quick : section.args) ?? [];
  const began = performance.now();
  const [load = 0] = loadavg();
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(
      process.execPath,
      ['--import', `${new URL('./plain.mjs', import.meta.url)}`, `${here}${section.program}`, ...args.map(String)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          ...section.env,
          ...(options.quick && { QUICK: '1', PEERS_UP_TO: '0', PLAYERS: '32', RESULTS: '2' }),
        },
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
      resolve({ section, text: failed ? `${tables}\n\nDid not come to its end.` : tables, seconds, failed, load });
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

/** What the page says of a section: when it was measured and beside how much else, since each may be measured anew by itself. */
function written({ section, text, load }: Ran): string {
  const day = new Date().toISOString().slice(0, 10);
  return `## ${section.title}\n${section.about}\n\nMeasured on ${day}; load ${load.toFixed(1)} when it began.\n\n${text}\n\n`;
}

/** As it stands on the page. */
function writtenBefore(page: string, { title }: Section): string {
  const from = page.indexOf(`## ${title}\n`);
  const to = page.indexOf('\n## ', from);
  return from < 0 ? '' : page.slice(from, to < 0 ? undefined : to + 1);
}

function page(ran: readonly Ran[]): string {
  const [core] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const parts = sections.map((section) => {
    const anew = ran.find((one) => one.section.name === section.name);
    return anew ? written(anew) : writtenBefore(before, section);
  });
  return `# Benchmarks

\`npm ci --prefix bench && npm run bench\`. ${cpus().length} cores (${core?.model ?? 'unknown'}), ${memory} GB, ${type()} ${release().split('-')[0]}, Node ${process.version}. Each table says when it was measured, and how many programs were running then (load). Where it says processor time, other programs hardly count; where it says a second, they do, and ratios within a table are what can be compared.

With ${OURS.map(versionOf).join(', ')}; peers: ${PEERS.map(versionOf).join(', ')}.

${parts.join('')}## In a browser

| | over the wire |
|---|---|
| a public or a player's page, first view, with the format's words | at most 110 kB of script |
| the desk | at most 160 kB of script, and 5 to 29 kB for the format it plays |
| the engine's core with one format, in your own program | at most 52 kB, gzipped, with its dependencies; 60 with a knockout after it (Swiss, hybrid) |
| each further format | at most 8 kB; Dutch Swiss, with a pairing system of its own, 10 |
| game clocks alone | under 1 kB |

The build fails when one of the first two is over; a test packs the library and weighs the others.

## When things go wrong
How long each request holds the others up, what happens when processes are killed: [Reliability](reliability.md).
`;
}

const chosen = sections.filter(
  ({ name, quick, felt }) =>
    (!options.only || options.only.split(',').includes(name)) &&
    (!options.felt || felt) &&
    (!options.quick || quick !== undefined),
);
const ran: Ran[] = [];
for (const section of chosen) {
  process.stderr.write(`${section.title} … `);
  const one = await run(section);
  process.stderr.write(`${one.seconds.toFixed(0)} s${one.failed ? ', failed' : ''}\n`);
  ran.push(one);
  console.log(`## ${section.title}\n${one.text}\n`);
}
if (!options.quick && ((!options.only && !options.felt) || options.write)) writeFileSync(PAGE, page(ran));
process.exit(ran.some(({ failed }) => failed) ? 1 : 0);
