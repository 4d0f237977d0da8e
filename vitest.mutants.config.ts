import { defineConfig } from 'vitest/config';

/** Set by `scripts/tests/mutants.ts`: the tests that have to notice. */
const tests = process.env.MUTANT_TESTS ?? '';

export default defineConfig({
  test: {
    include: [tests],
    setupFiles: ['scripts/tests/property-seed.ts'],
    globalSetup: tests.startsWith('server/') ? ['scripts/tests/database.ts'] : [],
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 240_000,
  },
});
