import { defineConfig } from 'vitest/config';

/** Only the tests beside the files that are mutated: what holds elsewhere is proven there. */
export default defineConfig({
  test: {
    include: [process.env.MUTATED ?? 'src/engine/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    setupFiles: ['test/properties.setup.ts', 'test/words.setup.ts'],
    testTimeout: 30_000,
  },
});
