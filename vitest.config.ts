import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst, timingReporter } from './scripts/tests/order.ts';
import { filesOf, longTag, suites } from './scripts/tests/suites.ts';

const root = import.meta.dirname;
const results = join(root, 'test-results');
/** Set by `npm test` and `npm run test:all`; a file that is named at the command line is run whatever its suite. */
const suite = suites.find((one) => one === process.env.TEST_SUITE);
const { include, exclude } = filesOf(suite ?? 'all');

export default defineConfig({
  test: {
    include,
    exclude: ['**/node_modules/**', ...exclude],
    tags: [{ name: longTag }],
    setupFiles: ['scripts/tests/property-seed.ts'],
    globalSetup: ['scripts/tests/database.ts', 'scripts/tests/setup.ts'],
    ...(suite && {
      reporters: [
        'default',
        ['json', { outputFile: join(results, 'vitest.json') }],
        timingReporter(root, join(results, 'vitest-timings.json')),
      ],
    }),
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // No module keeps state and none is mocked, so files may share what they load: a third of the time was loading it again.
    isolate: false,
    // Slowness of the machine is no mistake of the product; what hangs is still ended.
    testTimeout: 90_000,
    hookTimeout: 240_000,
  },
});
