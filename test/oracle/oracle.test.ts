import { describe, expect, test } from 'vitest';
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

const told = (line: string): void => {
  if (soaks) process.stdout.write(`${line}\n`);
};
const megabytes = (): number => Math.round(process.memoryUsage().heapUsed / 1e6);

describe.each(contenders.map((contender, number) => ({ ...contender, number })))('$format $config', (contender) => {
  test(`the oracle agrees over ${each} tournaments`, { timeout: 6 * 3_600_000 }, () => {
    const oracle = oracles[contender.format];
    if (!oracle) throw new Error(`No oracle for ${contender.format}`);
    const began = performance.now();
    let checks = 0;
    let silent = 0;
    for (let seed = from; seed < from + each; seed++) {
      const findings = watched(contender, oracle, seed);
      checks += findings.checks;
      silent += findings.silent;
      expect(findings.list.slice(0, 3), `${contender.format}, contender ${contender.number}, seed ${seed}`).toEqual([]);
      if ((seed - from + 1) % 200 === 0) told(`  ${contender.format} ${seed - from + 1}: ${megabytes()} MB`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    told(
      `${contender.format} ${contender.number}: ${each} tournaments, ${checks} checks, ${silent} times silent, ${seconds} s`,
    );
    expect(checks).toBeGreaterThan(0);
  });
});
