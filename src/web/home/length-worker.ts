import { formatLoaders } from '../../engine/formats/loaders.ts';
import { addTallies, noTally, simulateRuns, usualSpread } from '../../engine/index.ts';
import { loadRules } from '../shared/formats.ts';
import type { LengthAsked, LengthFound } from './expected-length.tsx';

/** Plays such tournaments beside the page, a few at a time, so that the first guess comes soon and grows surer. */

const batch = 4;
const most = 80;
const patience = 4000;

self.onmessage = async ({ data }: MessageEvent<LengthAsked>) => {
  const tell = ({ runs, rounds }: LengthFound) => self.postMessage({ runs, rounds } satisfies LengthFound);
  try {
    const formats = await loadRules(formatLoaders, [data.format]);
    const model = { draws: 100, spread: usualSpread(formats, data.format), equal: false, rated: true };
    const began = performance.now();
    let tally = noTally;
    for (let run = 0; run < most && performance.now() - began < patience; run += batch) {
      tally = addTallies(tally, simulateRuns(formats, { ...data, model }, 'expected length', run, run + batch));
      tell(tally);
    }
  } catch {
    // Not with these settings, which the page says beside this.
    tell(noTally);
  }
};
