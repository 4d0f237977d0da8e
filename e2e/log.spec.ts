import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer } from './session.ts';

const verdict = (page: Page) => page.locator('[data-verdict]');
const check = (page: Page, name: string) => page.locator(`[data-check=${name}]`);

test('a visitor reads what the log is for, and checks it: good only when it was seen before', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await page.goto('/dziennik');
  await expect(page.getByRole('heading', { level: 1, name: 'Publiczny dziennik' })).toBeVisible();
  await expect(page.getByText('nie są wbudowane w stronę')).toBeVisible();
  await expect(page.locator('section[aria-labelledby=log-trust]')).toContainText(/[0-9a-f]{64}/);
  await page.getByRole('button', { name: 'Sprawdź dziennik' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  await expect(check(page, 'grown')).toContainText('pierwsze sprawdzenie');
  await expect(check(page, 'tiles')).toHaveAttribute('data-outcome', 'passed');
  await page.reload();
  await page.getByRole('button', { name: 'Sprawdź dziennik' }).click();
  await expect(check(page, 'grown')).toHaveAttribute('data-outcome', 'passed');
  // The witness of the sandbox may take a moment; until then it is not green.
  await expect(async () => {
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'sound', { timeout: 2000 });
  }).toPass({ timeout: 80_000 });
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a log that contradicts itself is red, one that does not answer is not green', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/dziennik');
  await page.route('**/log/tile/0/**', (route) =>
    route.fulfill({ body: Buffer.alloc(32 * Number(/\/(\d+)$/.exec(route.request().url())?.[1])) }),
  );
  await page.getByRole('button', { name: 'Sprawdź dziennik' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'contradiction');
  await expect(verdict(page)).toContainText('Nie polegaj na certyfikatach');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute('**/log/tile/0/**');
  await page.route('**/log/checkpoint', (route) => route.abort());
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  await expect(check(page, 'signature')).toContainText('Serwis nie odpowiedział');
});

test('the page of the log states that issuing has stopped when a witness knows more than the service', async ({ page }) => {
  await prefer(page, {});
  await page.route('**/api/log', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), stopped: true } });
  });
  await page.goto('/login');
  await page.locator('body').press('Tab');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Publiczny dziennik' }).click();
  await expect(page.getByText('Wystawianie certyfikatów jest wstrzymane')).toBeVisible();
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);
});

test('who refused functional entries is shown that nothing is stored', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/dziennik');
  await page.evaluate(() => localStorage.setItem('cookie_consent', 'rejected'));
  await page.getByRole('button', { name: 'Sprawdź dziennik' }).click();
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText('nie zapamięta wyniku')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('atesto.log.seen'))).toBeNull();
});
