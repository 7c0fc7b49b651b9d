import { formatLoaders } from '../../engine/formats/loaders.ts';
import { addTallies, noTally, simulateRuns, summarised, usualSpread } from '../../engine/index.ts';
import { loadRules } from '../shared/formats.ts';
import type { Compared, CompareFound } from './compare-formats.tsx';

/** Plays each of the formats with the same players, one after the other, and reports progress. */

const BATCH = 5;

self.onmessage = async ({ data: { rows, players, runs } }: MessageEvent<Compared>) => {
  const [first] = rows;
  // The same players in all of them, as strong as those of the first usually are.
  const spread = first ? usualSpread(await loadRules(formatLoaders, [first.format]), first.format) : 0;
  const model = { draws: 100, spread, equal: false, rated: true };
  for (const { key, format, config } of rows) {
    const formats = await loadRules(formatLoaders, [format]);
    let tally = noTally;
    for (let run = 1; run <= runs; run += BATCH) {
      try {
        tally = addTallies(
          tally,
          simulateRuns(formats, { format, config, players, model }, 'compare', run, run + BATCH - 1),
        );
      } catch {
        // So many cannot play it.
        const none: CompareFound = { key, runs: 0, rounds: { mean: 0, min: 0, max: 0 }, games: 0, best: 0, ties: 0 };
        self.postMessage(none);
        break;
      }
      const { rounds, gamesEach, bestPlayerWins, jointWinners } = summarised(tally);
      const found: CompareFound = {
        key,
        runs: tally.runs,
        rounds,
        games: gamesEach.mean,
        best: bestPlayerWins ?? 0,
        ties: jointWinners,
      };
      self.postMessage(found);
    }
  }
};
