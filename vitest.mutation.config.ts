import { defineConfig } from 'vitest/config';

/** Only the tests beside the files that are mutated: what holds elsewhere is proven there. */
export default defineConfig({
  test: {
    include: [process.env.MUTATED ?? 'src/engine/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
