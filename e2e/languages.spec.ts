import { expect, test } from './atesto.ts';

const titles = {
  en: 'Registry of self-assessment certificates',
  de: 'Register der Selbstbewertungszertifikate',
  fr: 'Registre des certificats d’auto-évaluation',
  pl: 'Rejestr certyfikatów samooceny',
} as const;

test('the language menu changes the page at once and is remembered', async ({ page }) => {
  await page.goto('/rejestr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.pl);
  for (const [language, title] of Object.entries(titles)) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.getByRole('combobox').selectOption('de');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.de);
});

test('a browser in another language begins in its own, an unknown one in Polish', async ({ browser }) => {
  for (const [locale, title] of [
    ['fr-FR', titles.fr],
    ['es-ES', titles.pl],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/rejestr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await context.close();
  }
});

test('an unknown address says so with status 404', async ({ page }) => {
  const answer = await page.goto('/nie-ma');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nie znaleziono strony' })).toBeVisible();
});

test('what was revoked or never issued is told plainly', async ({ page }) => {
  await page.goto('/c/ATESTO-NIS2-2026-AAAAAA');
  await expect(page.getByText('Takiego certyfikatu nie wystawiono')).toBeVisible();
});
