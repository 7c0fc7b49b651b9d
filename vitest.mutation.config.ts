import { defineConfig } from 'vitest/config';

/** Only the tests beside the files that are mutated: what holds elsewhere is proven there. */
export default defineConfig({
  test: {
    include: [`src/engine/${process.env.MUTATED ?? 'tournament'}/**/*.test.ts`],
    pool: 'threads',
    testTimeout: 30_000,
  },
});
