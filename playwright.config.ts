import { defineConfig } from '@playwright/test';
import { forgetServices } from './e2e/service.ts';
import { chromiumFlags, findChromium } from './scripts/tests/chromium.ts';

if (process.env.TEST_WORKER_INDEX === undefined) forgetServices();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  // Fails a run whose services logged what no log may hold.
  globalTeardown: './e2e/teardown.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // Each worker has a service and data of its own, so every test may run beside every other.
  fullyParallel: true,
  workers: 2,
  // What watches the moments of loading has the machine to itself; `npm test` runs it when all others are through.
  projects: [
    { name: 'journeys', grepInvert: /@alone/, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'alone', grep: /@alone/, workers: 1 },
  ],
  // A journey that needs its second try is named at the end of `npm test` and is a defect to be found.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'pl-PL',
    // A worker would answer what a journey changes on its way; the one about it lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Warsaw',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
});
