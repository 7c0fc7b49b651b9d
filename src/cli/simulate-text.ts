import { plainCsv } from '../exchange/index.ts';
import type { SimulationDocument } from './commands/simulate.ts';
import { tableText } from './layout.ts';
import type { Colours } from './terminal.ts';

type Row = readonly [title: string, value: (one: SimulationDocument) => string];

const percent = (share: number | null): string => (share === null ? '' : `${(100 * share).toFixed(1)} %`);

/** A tenth is two signs wide, so that formats can be compared at a glance. */
const bar = (share: number | null): string => '#'.repeat(Math.round(20 * (share ?? 0)));

const lines: readonly Row[] = [
  ['Finished', (one) => `${one.finished} of ${one.runs}`],
  ['Rounds', (one) => `${one.rounds.mean.toFixed(2)} (${one.rounds.min} to ${one.rounds.max})`],
  ['Matches', (one) => one.matches.mean.toFixed(1)],
  ['Games', (one) => one.games.mean.toFixed(1)],
  ['Games per player', (one) => one.gamesEach.mean.toFixed(1)],
  ['Hours', (one) => (one.hours === undefined ? '' : one.hours.mean.toFixed(1))],
  ['Best player wins', (one) => percent(one.bestPlayerWins)],
  ['', (one) => bar(one.bestPlayerWins)],
  ['One of the top 3 wins', (one) => percent(one.topThreeWins)],
  ['One of the top 10 % wins', (one) => percent(one.topTenthWins)],
  ['Joint winners', (one) => percent(one.jointWinners)],
  ['Rematches', (one) => one.rematches.toFixed(2)],
  ['Byes', (one) => `${one.byes.mean.toFixed(2)} (at most ${one.byes.max} for one)`],
];

const histogram = (one: SimulationDocument): string => {
  const most = Math.max(...Object.values(one.rounds.histogram));
  return Object.entries(one.rounds.histogram)
    .map(([rounds, times]) => `${rounds.padStart(4)} rounds  ${'#'.repeat(Math.ceil((40 * times) / most))} ${times}\n`)
    .join('');
};

export function simulationText(documents: readonly SimulationDocument[], colours: Colours): string {
  const [only] = documents;
  const used = lines.filter(([, value]) => documents.some((one) => value(one) !== ''));
  const columns = [{ title: '' }, ...documents.map(({ label }) => ({ title: label, align: 'right' as const }))];
  const rows = used.map(([title, value]) => [title, ...documents.map(value)]);
  const about = only ? `${only.players} players, ${only.runs} runs, seed ${only.seed}\n` : '';
  const detail = documents.length === 1 && only ? `\n${histogram(only)}` : '';
  return about + tableText(columns, rows, colours) + detail;
}

/** One line per simulation. */
export function simulationCsv(documents: readonly SimulationDocument[]): string {
  const rows = documents.map((one) => ({
    label: one.label,
    format: one.format,
    players: one.players,
    runs: one.runs,
    seed: one.seed,
    finished: one.finished,
    roundsMean: one.rounds.mean,
    roundsMin: one.rounds.min,
    roundsMax: one.rounds.max,
    matchesMean: one.matches.mean,
    gamesMean: one.games.mean,
    gamesEach: one.gamesEach.mean,
    hoursMean: one.hours?.mean ?? '',
    bestPlayerWins: one.bestPlayerWins,
    topThreeWins: one.topThreeWins,
    topTenthWins: one.topTenthWins,
    jointWinners: one.jointWinners,
    rematches: one.rematches,
    byesMean: one.byes.mean,
    byesMax: one.byes.max,
  }));
  return plainCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}
