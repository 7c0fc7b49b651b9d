/**
 * Swiss pairing side by side: the same rounds for everybody, each in a process of its own that is ended after a minute a
 * size (CUT_OFF: seconds). The floor is measured beside each contestant, round by round. Fails where Tiltyard's pairing
 * has a rematch, leaves someone out or is not the least there is.
 *
 *   npx tsx bench/swiss/run.ts [sizes …]     PEERS_UP_TO=385: larger fields for Tiltyard alone
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { grows, median, numbersGiven, short, table } from '../report.ts';
import { roundsFor, SIZES } from './event.ts';
import type { RoundReport } from './measure.ts';

const SECONDS = Number(process.env.CUT_OFF ?? 60);
const PEERS_UP_TO = Number(process.env.PEERS_UP_TO ?? Number.POSITIVE_INFINITY);
const peers = ['tournament-pairings', 'tournament-organizer', 'swiss-pairing', 'edmonds-blossom-fixed'];
const sizes = numbersGiven(SIZES);

interface Measured {
  readonly rounds: readonly RoundReport[];
  readonly ending: string;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function measure(name: string, size: number): Promise<Measured> {
  return new Promise((resolve) => {
    const rounds: RoundReport[] = [];
    let ending = '';
    let output = '';
    let timer: NodeJS.Timeout | undefined;
    const child = fork(fileURLToPath(new URL('./measure.ts', import.meta.url)), [name, `${size}`], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.on('message', (message: RoundReport | 'ready') => {
      if (message !== 'ready') rounds.push(message);
      else {
        timer = setTimeout(() => {
          ending = `cut off after ${SECONDS} s`;
          child.kill('SIGKILL');
        }, 1_000 * SECONDS);
      }
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (ending === '' && code !== 0) ending = `failed: ${/\w*Error: .*/.exec(output)?.[0] ?? code}`;
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
const rows: (readonly (string | number)[])[] = [];
const points = new Map<string, [number, number][]>();
for (const size of sizes) {
  for (const name of ['tiltyard', ...(size <= PEERS_UP_TO ? peers : [])]) {
    const answer = await measure(name, size);
    const { rounds } = answer;
    if (name === 'tiltyard') {
      rows.push([size, 'the floor', '', short(median(rounds.map((round) => round.floor))), '', '1×', '', '', '']);
      const bad = rounds.some(({ rematches, unpaired, difference, best }) => {
        return rematches > 0 || unpaired > 0 || (best !== undefined && difference !== best);
      });
      if (bad || rounds.length === 0)
        throw new Error(`Tiltyard's pairing of ${size} players: ${answer.ending || verdict(rounds)}`);
    }
    rows.push(row(name, size, answer));
    if (rounds.length > 0) {
      points.set(name, [...(points.get(name) ?? []), [size, median(rounds.map((round) => round.time))]]);
    }
  }
}
console.log(table([...heads, 'squared difference'], rows));
for (const [name, found] of points) grows(`The time of ${name}`, found);
