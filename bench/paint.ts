import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/chromium.ts';
import { print } from './measure.ts';
import type { Setting } from './setting.ts';

const paths = [
  '/',
  '/czy-podlegam',
  '/login',
  '/register',
  '/pricing',
  '/rejestr',
  '/dostawcy',
  '/api',
  '/sprawdz',
  '/forgot-password',
  '/odstapienie',
  '/reklamacja',
] as const;
const turns = 5;
const allowedMillis = 1500;
/** A phone of the middle class on slow 4G, as Lighthouse takes it: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slower = 4;
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, locale: 'pl-PL' };

/** Writes down each largest part yet. */
const watch = `new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) document.documentElement.dataset.painted = String(startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** When the largest part of the first screen was there, in milliseconds (Largest Contentful Paint); everything is fetched anew. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript({ content: watch });
  await page.goto(address, { waitUntil: 'networkidle' });
  const painted = await page.evaluate<string>('document.documentElement.dataset.painted');
  await context.close();
  return Number(painted);
}

/** When each public page shows its largest part over a slow line. */
export async function benchPaint({ port }: Setting): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  for (const path of paths) {
    const millis: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) millis.push(await largestPaint(browser, `http://localhost:${port}${path}`));
    const median = millis.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? Number.NaN;
    print(`largest paint of ${path} over a slow line`, `${median.toFixed(0)} ms`, `at most ${allowedMillis} ms`, median / allowedMillis);
  }
  await browser.close();
}
