import { afterAll, describe, expect, test } from 'vitest';
import { contenders } from './contenders.ts';
import { double } from './double.ts';
import { groups } from './groups.ts';
import { hybrid } from './hybrid.ts';
import { knockout } from './knockout.ts';
import { robin } from './robin.ts';
import { watched } from './runner.ts';
import { strikes } from './strikes.ts';
import { swiss } from './swiss.ts';
import type { Oracle } from './verdict.ts';

/** A second opinion on what the engine plays (docs/testing.md). `npm run soak` plays more, from SOAK_FROM on. */

const oracles: Readonly<Record<string, Oracle>> = { double, groups, hybrid, knockout, robin, strikes, swiss };
const soaks = process.env.LONG !== undefined;
const each = soaks ? Number(process.env.SOAK ?? 800) : 16;
const from = Number(process.env.SOAK_FROM ?? 1);

const print = (line: string): void => {
  if (soaks) process.stdout.write(`${line}\n`);
};
const megabytes = (): number => Math.round(process.memoryUsage().heapUsed / 1e6);

interface Figures {
  readonly format: string;
  readonly contender: number;
  tournaments: number;
  checks: number;
  silent: number;
  seconds: number;
}
const played: Figures[] = [];

/** Ends with one table; a setting whose tournaments are fewer than the others' has failed. */
afterAll(() => {
  const figures = ['tournaments', 'checks', 'silent', 'seconds'] as const;
  const row = (cells: readonly (string | number)[]): void => print(`| ${cells.join(' | ')} |`);
  print('');
  row(['format', 'setting', ...figures, 'agreed']);
  row(Array.from({ length: figures.length + 3 }, () => '---'));
  for (const one of played)
    row([one.format, one.contender, ...figures.map((name) => one[name]), one.tournaments === each ? 'yes' : 'NO']);
  const sums = figures.map((name) => played.reduce((sum, one) => sum + one[name], 0));
  const failed = played.filter(({ tournaments }) => tournaments < each).length;
  row(['all', played.length, ...sums, failed === 0 ? 'yes' : `NO: ${failed}`]);
});

describe.each(contenders.map((contender, number) => ({ ...contender, number })))('$format $config', (contender) => {
  test(`the oracle agrees over ${each} tournaments`, { timeout: 6 * 3_600_000 }, () => {
    const oracle = oracles[contender.format];
    if (!oracle) throw new Error(`No oracle for ${contender.format}`);
    const began = performance.now();
    const { format, number } = contender;
    const figures: Figures = { format, contender: number, tournaments: 0, checks: 0, silent: 0, seconds: 0 };
    played.push(figures);
    for (let seed = from; seed < from + each; seed++) {
      const { checks, silent, list } = watched(contender, oracle, seed);
      figures.checks += checks;
      figures.silent += silent;
      figures.seconds = Math.round((performance.now() - began) / 1000);
      expect(list.slice(0, 3), `${format}, contender ${number}, seed ${seed}`).toEqual([]);
      figures.tournaments += 1;
      if (figures.tournaments % 200 === 0) print(`  ${format} ${number}: ${figures.tournaments}, ${megabytes()} MB`);
    }
    expect(figures.checks).toBeGreaterThan(0);
  });
});
