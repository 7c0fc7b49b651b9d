// Properties: the same cases in every run of `npm test`, others in each `LONG=1`, and no case that checks nothing.
import fc, { type RunDetails } from 'fast-check';
import { expect } from 'vitest';

const checks = (): number => expect.getState().assertionCalls ?? 0;
let before = 0;
let unchecked = 0;

function report(details: RunDetails<unknown>): void {
  const without = unchecked - details.numSkips;
  unchecked = 0;
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  if (without > 0) throw new Error(`${without} of ${details.numRuns} cases checked nothing: skip such with fc.pre.`);
}

fc.configureGlobal({
  ...(process.env.LONG === undefined ? { seed: 16 } : {}),
  beforeEach: () => {
    before = checks();
  },
  afterEach: () => {
    if (checks() === before) unchecked += 1;
  },
  reporter: report,
});
