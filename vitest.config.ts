import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findTestChromium } from './scripts/chromium.mjs';
import { enginesHere } from './scripts/engines.mjs';

const stores = ['src/store/**/*.test.ts'];
/** Whole tournaments of every format, the layers and habits of the repository, and what was built. */
const repository = ['test/**/*.test.{ts,tsx}', 'src/cli/built.test.ts'];
/** Real servers, some in processes of their own. */
const servers = ['test/server/**/*.test.ts'];
/** With a format that only they know. */
const madeUp = ['test/made-up/**/*.test.ts'];

/** The files that take longest begin, so that no core waits for the other in the end; on a fresh clone nothing else is known. */
const longest = [
  ...['whole-rounds', 'safe-file'],
  ...['bench', 'new-format', 'rulebooks', 'oracle', 'package', 'architecture', 'readme'],
  ...['fuzz', 'database-lost', 'guides', 'round-time', 'kill', 'both', 'generated'],
  ...['pages', 'made-up', 'wall', 'print', 'clock', 'hosts', 'more-formats', 'line'],
  ...['tabs', 'share', 'sign-in', 'settings'],
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return at < 0 ? longest.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * A time limit only ends what hangs: a test must not depend on how busy the machine is. Tests set none of their own, and
 * test/e2e/hall.ts gives pages the same patience.
 */
const poll = { timeout: 180_000 };

/** Far from UTC, and not by whole hours: whoever forgets to name a time zone is found out. */
process.env.TZ ??= 'Pacific/Chatham';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: Number(process.env.WORKERS ?? 2),
    // Files share what they import: half the processor time. So a test leaves nothing behind in a module or in `process`.
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A test that checks nothing fails.
    expect: { requireAssertions: true, poll },
    setupFiles: ['test/timers.setup.ts', 'test/loopback.setup.ts', 'test/properties.setup.ts', 'test/words.setup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...stores, ...repository],
        },
      },
      {
        extends: true,
        test: { name: 'repository', include: repository, exclude: [...servers, ...madeUp] },
      },
      {
        extends: true,
        test: { name: 'store', include: stores, fileParallelism: false },
      },
      {
        extends: true,
        test: { name: 'server', include: servers, globalSetup: ['test/postgres.setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'made-up', include: madeUp },
      },
      {
        extends: true,
        test: {
          name: 'made-up-pages',
          include: ['test/made-up/**/*.e2e.ts'],
          env: { TILTYARD_CHROMIUM: findTestChromium() ?? '' },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.e2e.ts'],
          // Without either there is nothing in it; `npm test` has said so.
          exclude: enginesHere().length > 0 ? [] : ['test/e2e/engines.e2e.ts'],
          env: { TILTYARD_CHROMIUM: findTestChromium() ?? '' },
        },
      },
    ],
  },
});
