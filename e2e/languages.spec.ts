import { expect, test } from './atesto.ts';

const titles = {
  en: 'Registry of self-assessment certificates',
  de: 'Register der Selbstbewertungszertifikate',
  fr: 'Registre des certificats d’auto-évaluation',
  pl: 'Rejestr certyfikatów samooceny',
} as const;

test('the language menu changes the page at once and is remembered', { tag: '@smoke' }, async ({ page }) => {
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

test('a page that comes in another language than the stored one changes after it was hydrated, without an error of React', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const path of ['/', '/rejestr', '/pricing', '/czy-podlegam', '/login', '/register', '/sprawdz', '/privacy-policy', '/dostawcy']) {
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'));
    await page.context().addCookies([{ name: 'language', value: 'pl', domain: 'localhost', path: '/' }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(faults, path).toEqual([]);
  }
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

test('an unknown address states so with status 404', async ({ page }) => {
  const answer = await page.goto('/nie-ma');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nie znaleziono strony' })).toBeVisible();
});

test('what was revoked or never issued is reported plainly', async ({ page }) => {
  await page.goto('/c/ATESTO-NIS2-2026-AAAAAA');
  await expect(page.getByText('Takiego certyfikatu nie wystawiono')).toBeVisible();
});
