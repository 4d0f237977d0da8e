import { expect, test } from './atesto.ts';
import { partFile } from './part-file.ts';

test('the page of a certificate is painted before the application starts', async ({ page }) => {
  const [entry] = (await (await page.request.get('/api/registry')).json()) as { certificateNumber: string }[];
  await page.route(partFile('start.tsx'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `performance.mark('application');${await response.text()}` });
  });
  await page.goto(`/c/${entry?.certificateNumber}`);
  await expect(page.locator('[data-verdict=in_force]')).toBeVisible();
  const [painted, started] = await page.evaluate(() =>
    ['first-contentful-paint', 'application'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  expect(painted).toBeLessThanOrEqual(started ?? Number.NaN);
  // What it is painted with is fetched first.
  const delivered = await (await page.request.get(page.url())).text();
  expect(delivered).not.toContain('modulepreload');
  expect(delivered).toMatch(/<script type="module"[^>]* fetchpriority="low"/i);
});
