/**
 * Whole tournaments per second of processor time: as `simulate` plays them, and through the core's own decisions.
 * Run with: npx tsx bench/engine/throughput.ts [seconds each] [only this one]
 */
import { formats } from '../../src/engine/formats/index.ts';
import { playTournament, type Simulated, simulateRuns } from '../../src/engine/index.ts';
import { median, busy as milliseconds, quick, table } from '../report.ts';

interface Contest {
  readonly name: string;
  readonly simulated: Simulated;
}

const model = { draws: 200, spread: 200, equal: false, rated: true };

const contests: readonly Contest[] = [
  { name: 'strikes 40', simulated: { format: 'strikes', config: {}, players: 40, model } },
  { name: 'swiss 385', simulated: { format: 'swiss', config: {}, players: 385, model } },
  { name: 'swiss 64', simulated: { format: 'swiss', config: {}, players: 64, model } },
  { name: 'hybrid 31', simulated: { format: 'hybrid', config: {}, players: 31, model } },
  { name: 'groups 32', simulated: { format: 'groups', config: {}, players: 32, model } },
];

/** Half of what `simulate` did on 17 November 2026, on two shared cores of an AMD EPYC. */
const targets: Readonly<Record<string, number>> = {
  'strikes 40': 425,
  'swiss 385': 40,
  'swiss 64': 460,
  'hybrid 31': 155,
  'groups 32': 1_175,
};

const simulate = ({ name, simulated }: Contest, run: number): void => {
  if (simulateRuns(formats, simulated, 'throughput', run, run).finished !== 1)
    throw new Error(`${name}: run ${run} never ended`);
};
const playByCommands = ({ name, simulated }: Contest, run: number): void => {
  if (!playTournament(formats, simulated, 'throughput', run).finished)
    throw new Error(`${name}: run ${run} never ended`);
};

/** Processor time of this process in seconds. */
const busy = (): number => milliseconds() / 1_000;

/** The median over slices of a tenth of the time, so that one slow moment of a busy machine does not count. */
function throughput(contest: Contest, seconds: number, playOne: typeof simulate): number {
  let run = 0;
  const play = (): void => playOne(contest, ++run);
  const warm = busy() + seconds / 2;
  while (busy() < warm) play();
  // The clock is read about a hundred times a second, not after each run: reading it takes its time, too.
  const together = Math.max(1, Math.round(run / (seconds / 2) / 100));
  const rates: number[] = [];
  for (let slice = 0; slice < (quick ? 1 : 9); slice++) {
    const began = busy();
    const first = run;
    while (busy() - began < seconds / 10 || run === first) for (let one = 0; one < together; one++) play();
    rates.push((run - first) / (busy() - began));
  }
  return median(rates);
}

const only = process.argv[3];
const rows = contests
  .filter(({ name }) => !only || name.includes(only))
  .map((contest) => {
    const { name } = contest;
    const seconds = Number(process.argv[2] ?? 3);
    const simulated = throughput(contest, seconds, simulate);
    const byCommands = throughput(contest, seconds, playByCommands);
    return [name, simulated.toFixed(1), targets[name] ?? '', byCommands.toFixed(1)];
  });
console.log(table(['format and players', '`simulate`', 'wanted', 'by commands'], rows));
