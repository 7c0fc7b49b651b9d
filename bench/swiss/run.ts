/**
 * Swiss pairing side by side: the same rounds for everybody, each in a process of its own that is ended after a minute a size.
 * The floor is measured beside each contestant, round by round.
 */
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { roundsFor, SIZES } from './event.ts';
import type { RoundReport } from './measure.ts';

const CUT_OFF = 60_000;
const names = ['tiltyard', 'tournament-pairings', 'tournament-organizer', 'swiss-pairing'];
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;

interface Measured {
  readonly rounds: readonly RoundReport[];
  readonly ending: string;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);

function measure(name: string, size: number): Promise<Measured> {
  return new Promise((resolve) => {
    const rounds: RoundReport[] = [];
    let ending = '';
    let said = '';
    let timer: NodeJS.Timeout | undefined;
    const child = fork(fileURLToPath(new URL('./measure.ts', import.meta.url)), [name, `${size}`], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.on('message', (message: RoundReport | 'ready') => {
      if (message !== 'ready') rounds.push(message);
      else {
        timer = setTimeout(() => {
          ending = 'cut off after 60 s';
          child.kill('SIGKILL');
        }, CUT_OFF);
      }
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (ending === '' && code !== 0) ending = `failed: ${/\w*Error: .*/.exec(said)?.[0] ?? code}`;
      resolve({ rounds, ending });
    });
  });
}

function verdict(rounds: readonly RoundReport[]): string {
  const checked = rounds.flatMap(({ difference, best }) => (best === undefined ? [] : [{ difference, best }]));
  if (checked.length === 0) return `${sum(rounds.map((round) => round.difference))}, not checked`;
  const own = sum(checked.map(({ difference }) => difference));
  const best = sum(checked.map((round) => round.best));
  return own === best ? `${own}, the least there is` : `${own} where ${best} is possible`;
}

function row(name: string, size: number, { rounds, ending }: Measured): readonly (string | number)[] {
  const wanted = 3 * (name === 'tournament-organizer' ? roundsFor(size) - 1 : roundsFor(size));
  const done = `${rounds.length} of ${wanted}${ending === '' ? '' : `, ${ending}`}`;
  if (rounds.length === 0) return [size, name, done, '', '', '', '', '', ''];
  return [
    size,
    name,
    done,
    short(median(rounds.map((round) => round.time))),
    short(Math.max(...rounds.map((round) => round.time))),
    `${short(median(rounds.map((round) => round.time / round.floor)))}×`,
    sum(rounds.map((round) => round.rematches)),
    sum(rounds.map((round) => round.unpaired)),
    verdict(rounds),
  ];
}

const heads = ['players', 'paired by', 'rounds', 'ms, median', 'ms, most', '× floor', 'rematches', 'left out'];
const line = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores\n`);
line([...heads, 'squared difference']);
console.log(`|${'---|'.repeat(heads.length + 1)}`);
for (const size of sizes) {
  for (const name of names) {
    const answer = await measure(name, size);
    if (name === 'tiltyard') {
      line([size, 'the floor', '', short(median(answer.rounds.map((round) => round.floor))), '', '1×', '', '', '']);
    }
    line(row(name, size, answer));
  }
}
