import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathsWith } from '#contract/platform/pages.ts';
import { expect, test } from './atesto.ts';
import { languages } from '#core/platform/languages.ts';
import { difference, glanceAt, mostDifference } from '#scripts/pictures/picture-difference.ts';
import { photographPanel } from '#scripts/pictures/screenshots.ts';
import { prefer, signIn } from './session.ts';

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
}

test('a visitor learns what it is, what it is not, what it costs, and where to go', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wiedz, co poprawić\.\s+Pokaż, co już działa\./);
  await expect(page.getByText('To samoocena, nigdy audyt.')).toBeVisible();
  await expect(page.getByText('1845 zł brutto')).toBeVisible();
  // Nothing was sold yet that could be chosen most often.
  await expect(page.getByText('Najczęściej wybierany')).toHaveCount(0);
  const main = page.getByRole('main');
  for (const place of ['/register', '/rejestr', '/czy-podlegam', '/pricing?plan=basic', '/pricing?plan=pro']) {
    await expect(main.locator(`a[href="${place}"]`).first()).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const place of pathsWith('footer')) await expect(footer.locator(`a[href="${place}"]`)).toBeVisible();
  await expect(footer).toContainText('© Atesto');
});

for (const language of ['pl', 'en', 'de', 'fr']) {
  test(`the pictures of the product are shown in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pictures = page.locator('main img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(new RegExp(`-${language}@[12]x-.*\\.avif$`));
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
    }
  });
}

test('the menu of a phone opens by keyboard, closes on Escape with the focus back, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Rejestr' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await menu.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();
});

test('nothing moves while the start page loads, and its typefaces after it', { tag: '@alone' }, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
});

const pictures = join(import.meta.dirname, '..', 'client', 'communication', 'landing', 'pictures');

for (const language of languages) {
  test(`the picture of a check shows in ${language} what the page of a certificate looks like (else: npm run tool -- pictures)`, async ({
    page,
    browser,
    service,
  }) => {
    await signIn(page, 'pro');
    const [certificate] = (await (await page.request.get('/api/certificates')).json()) as { certificateNumber: string }[];
    const now = await glanceAt(await photographPanel(browser, service.origin, language, certificate?.certificateNumber ?? ''));
    const shown = await glanceAt(join(pictures, `panel-${language}@2x.webp`));
    expect(difference(now, shown)).toBeLessThan(mostDifference);
    // Something else is further away.
    expect(difference(now, await glanceAt(join(pictures, `cover-${language}@2x.webp`)))).toBeGreaterThan(mostDifference);
  });
}
