import type { Page } from '@playwright/test';
import { factsOf, needsSession, type Path, paths, pathsWith } from '#contract/platform/pages.ts';
import { expect, test } from './atesto.ts';
import { findings, findingsInBothThemes, settled } from './axe.ts';
import { prefer, signIn } from './session.ts';

const widths = [320, 360, 768, 1280, 1920];

/** The application runs, and the page stands. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page);
}

/** What sticks out of the window, when the page can be scrolled sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const all = [...document.querySelectorAll('body *')].filter((element) => !element.closest('[role=tablist]'));
    return all
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/** What a page is asked with to show its usual self. */
const questions: Partial<Record<Path, string>> = { '/reset-password': '?token=x', '/unsubscribe': '?token=x' };
const forVisitors = paths.filter((path) => !needsSession(path));
const visitorPaths = [
  ...forVisitors.map((path) => `${path}${questions[path] ?? ''}`),
  '/rejestr?search=brak-takiej',
  '/certyfikaty',
  '/nie-ma-takiej-strony',
];
const memberPaths = ['/', ...paths.filter((path) => factsOf(path).for === 'members'), ...pathsWith('header')];

test('axe finds nothing while cookies are asked about, nor in an order', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  expect(await findings(page), 'question about cookies').toEqual([]);
  await prefer(page, {});
  await signIn(page, 'none');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Wybierz plan' }).first().click();
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findings(page), 'order').toEqual([]);
});

/** Pages in parts, so that workers share them. */
function parts(all: readonly string[]): string[][] {
  const size = 6;
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

const readers = [
  { who: 'visitor', pages: parts(visitorPaths) },
  { who: 'pro', pages: parts(memberPaths) },
] as const;

for (const { who, pages } of readers) {
  for (const part of pages) {
    test(`${who} finds ${part.join(' ')} accessible in both themes and nothing scrolling sideways`, async ({ page }) => {
      test.setTimeout(120_000);
      // German words are the longest.
      await prefer(page, { language: 'de' });
      if (who === 'pro') await signIn(page, who);
      for (const path of part) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await settle(page);
        expect(await findingsInBothThemes(page), path).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expect(async () => expect(await sideways(page), `${path} at ${width}`).toEqual([])).toPass({ timeout: 2_000 });
        }
      }
    });
  }
}

test('axe finds nothing in a verification', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/rejestr');
  await page
    .getByRole('link', { name: /Zweryfikuj certyfikat/ })
    .first()
    .click();
  await expect(page.locator('[data-check][data-outcome]')).toHaveCount(6);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('axe finds nothing in an opened question', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/nis2');
  await settle(page);
  await page.getByText('Wyjaśnienie, sugerowane dowody i podstawa prawna').first().click();
  await page.getByText(/Plan działań: /).click();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the menu is a sheet on a phone and a bar that remembers its state on a wide screen', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Więcej', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Certyfikaty' }).click();
  await expect(page).toHaveURL('/certyfikaty');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
  await page.reload();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
});
