import { addTallies, fetchFormat, noTally, simulateRuns, usualSpread } from '../../engine/index.ts';
import type { LengthAsked, LengthFound } from './expected-length.tsx';

/** Plays such tournaments beside the page, a few at a time, so that the first guess comes soon and grows surer. */

const batch = 4;
const most = 80;
const patience = 4000;

self.onmessage = async ({ data }: MessageEvent<LengthAsked>) => {
  await fetchFormat(data.format);
  const model = { draws: 100, spread: usualSpread(data.format), equal: false, rated: true };
  const began = performance.now();
  let tally = noTally;
  for (let run = 0; run < most && performance.now() - began < patience; run += batch) {
    tally = addTallies(tally, simulateRuns({ ...data, model }, 'expected length', run, run + batch));
    const found: LengthFound = { runs: tally.runs, rounds: tally.rounds };
    self.postMessage(found);
  }
};
