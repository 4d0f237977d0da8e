import { defineConfig } from 'vitest/config';

/** Set by `scripts/mutants.ts`: the tests that have to notice. */
const tests = process.env.MUTANT_TESTS ?? '';

export default defineConfig({
  test: {
    include: [tests],
    setupFiles: ['scripts/property-seed.ts'],
    globalSetup: tests.startsWith('server/') ? ['server/testing/global-setup.ts'] : [],
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 240_000,
  },
});
