import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const port = 4310;
const dataDir = join(import.meta.dirname, 'var', 'e2e');
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) rmSync(dataDir, { recursive: true, force: true });

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: '', PUBLIC_URL: '', NODE_ENV: '' },
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
