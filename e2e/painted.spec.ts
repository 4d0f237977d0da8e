import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { partFile } from './part-file.ts';
import { started } from './session.ts';

type Listed = Readonly<{ certificateNumber: string; status: string; contradicted: number }>;

/** The page of a certificate in force, of which nothing is contradicted. */
async function pageInForce(page: Page): Promise<string> {
  const response = await page.request.get('/api/registry?limit=100');
  expect(response.status(), await response.text()).toBe(200);
  const listed = (await response.json()) as Listed[];
  return `/c/${listed.find(({ status, contradicted }) => status === 'active' && contradicted === 0)?.certificateNumber}`;
}

const verdict = (page: Page) => page.locator('#answer [data-verdict]');

/** Whether the application was asked for. */
async function startOf(page: Page): Promise<{ wasRequested: () => boolean }> {
  let requested = false;
  await page.route(partFile('start.tsx'), async (route) => {
    requested = true;
    await route.continue();
  });
  return { wasRequested: () => requested };
}

test('the page of a certificate is painted before anything is fetched for it', async ({ page }) => {
  const address = await pageInForce(page);
  const delivered = await (await page.request.get(address)).text();
  expect(delivered).not.toContain('modulepreload');
  expect(delivered).toMatch(/<script type="module"[^>]* fetchpriority="low"/i);
  await page.route(partFile('certificate/registry/check/early-answer.ts'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `performance.mark('check');${await response.text()}` });
  });
  await page.goto(address);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  const [painted, checked] = await page.evaluate(() =>
    ['first-contentful-paint', 'check'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  expect(painted).toBeLessThanOrEqual(checked ?? Number.NaN);
});

test('a certificate is checked without the application, which takes the answer over as it stands', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const application = await startOf(page);
  await page.goto(await pageInForce(page));
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  const answer = await page.locator('#answer').innerHTML();
  expect(application.wasRequested()).toBe(false);
  const again: string[] = [];
  page.on('request', (request) => /\/(?:registry|log|status)\//.test(request.url()) && again.push(request.url()));
  const ready = page.evaluate(() => new Promise<void>((done) => addEventListener('atesto:ready', () => done(), { once: true })));
  await started(page);
  await ready;
  expect(application.wasRequested()).toBe(true);
  expect(await page.locator('#answer').innerHTML()).toBe(answer);
  expect(again).toEqual([]);
  expect(problems).toEqual([]);
});

test('a certificate opened in a tab behind is checked once, and a place in the page is no code', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  const requested: string[] = [];
  page.on('request', (request) => /\/api\/registry\/ATESTO/.test(request.url()) && requested.push(request.url()));
  const address = await pageInForce(page);
  await page.goto(address);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  await page.waitForTimeout(500);
  expect(requested).toHaveLength(1);
  await page.evaluate(() => {
    location.hash = '#limits';
  });
  await started(page);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  expect(requested).toHaveLength(1);
});

test('what is found otherwise than the page was drawn from is never shown as drawn', async ({ page }) => {
  const address = await pageInForce(page);
  const application = await startOf(page);
  await page.route('**/status/*', (route) => route.abort());
  await page.goto(address);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  expect(application.wasRequested()).toBe(true);
  // A page that somebody drew green for another certificate: it shows what is found of its own.
  await page.unroute('**/status/*');
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/data-found="[0-9a-f]{4}/g, 'data-found="0000') });
  });
  await page.goto(address);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
});

test('without scripts nothing of the drawn answer shows', async ({ browser, baseURL, page }) => {
  const address = await pageInForce(page);
  const bare = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await bare.goto(address);
  await expect(bare.locator('[data-verdict=unscripted]')).toBeVisible();
  await expect(bare.locator('[data-verdict=in_force]')).toHaveCount(0);
  await bare.close();
});
