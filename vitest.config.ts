import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,content,contract,proof,scripts,server,sandbox,client}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/property-seed.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    maxWorkers: 2,
    // No module keeps state and none is mocked, so files may share what they load: a third of the time was loading it again.
    isolate: false,
    // Slowness of the machine is no mistake of the product; what hangs is still ended.
    testTimeout: 90_000,
    hookTimeout: 240_000,
  },
});
