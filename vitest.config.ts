import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,content,contract,proof,scripts,server,sandbox,client}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
