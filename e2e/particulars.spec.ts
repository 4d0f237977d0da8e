import type { Locator, Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { prefer, signIn, started } from './session.ts';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the button that orders is on the screen of a small laptop as soon as the order opens', async ({ page }) => {
  await prefer(page, {});
  await page.setViewportSize({ width: 1366, height: 650 });
  await signIn(page, 'none');
  await page.goto('/pricing');
  for (const plan of ['Basic', 'Pro']) {
    await page.getByRole('region', { name: plan }).getByRole('button', { name: 'Wybierz plan' }).click();
    const pay = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
    expect(pay.y + pay.height).toBeLessThanOrEqual(650);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

for (const [language, currency] of [
  ['pl', 'złoty'],
  ['en', 'PLN'],
  ['de', 'EUR'],
  ['fr', 'EUR'],
] as const) {
  test(`prices open in ${currency} for a reader of ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto(`/pricing?lang=${language}`);
    await expect(page.getByRole('radio', { name: currency, exact: true })).toBeChecked();
  });
}

test('the order names the ways to pay that the payment page has, in either currency', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'none');
  for (const [currency, methods] of [
    ['złoty', ['karta', 'BLIK', 'Przelewy24']],
    ['euro', ['karta']],
  ] as const) {
    await page.goto('/pricing');
    await page.getByText(currency, { exact: true }).click();
    await page.getByRole('button', { name: 'Wybierz plan' }).first().click();
    const order = page.getByRole('dialog');
    await expect(order.getByText(`Online: ${methods.join(', ')}`, { exact: true })).toBeVisible();
    await order.getByRole('checkbox').first().check();
    await order.getByRole('button', { name: /Zamawiam/ }).click();
    await expect(page.getByRole('button', { name: 'Zapłać kartą' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Zapłać / })).toHaveCount(methods.length);
  }
});

test('an expired certificate is not green, asks to be renewed, and earlier results stay open', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.route('**/api/certificates', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as Record<string, unknown>[];
    await route.fulfill({
      response: answer,
      json: list.map((one) => ({ ...one, status: 'expired', expiresAt: '2026-01-01T00:00:00.000Z' })),
    });
  });
  await page.goto('/certyfikaty');
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card.getByText('Wygasły', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Wydany$/)).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Odnów: nowa ocena' })).toHaveAttribute('href', /^\/(nis2|ai-act)$/);
  await page.goto('/historia');
  const results = page.getByRole('link', { name: 'Zobacz wynik' });
  await expect(results.first()).toBeVisible();
  const finished = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /zakończono/ });
  expect(await results.count()).toBeGreaterThanOrEqual(await finished.count());
});

test('every row of the latest activity leads to what it is about', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  const activity = page.getByRole('region', { name: 'Ostatnia aktywność' });
  const rows = activity.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) await expect(row.getByRole('link')).toHaveAttribute('href', /^\/\S*/);
});

test('who is signed in finds the company behind the service on public pages, and links of mails still work', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  for (const address of ['/rejestr', '/pricing', '/privacy-policy']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo').getByText(/NIP/)).toBeVisible();
  }
  await page.goto('/verify-email?token=unknown-token');
  await expect(page.getByText(/Link mógł wygasnąć/)).toBeVisible();
  const mailed = (await page.goto('/reset-password?token=unknown-token'))?.headers();
  expect([mailed?.['referrer-policy'], mailed?.['cache-control']]).toEqual(['no-referrer', 'no-store']);
  await expect(page.getByLabel('Nowe hasło')).toBeVisible();
});

test('the dark theme shows its own icon before any script of the application is there', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const icons = page.getByRole('banner').getByRole('button', { name: /motyw/ }).locator('svg');
  await expect(icons.nth(0)).toBeHidden();
  await expect(icons.nth(1)).toBeVisible();
});

async function isCovered(page: Page, locator: Locator): Promise<boolean> {
  const { x, y, width, height } = await boxOf(locator);
  return locator.evaluate(
    (element, at) => {
      const top = document.elementFromPoint(at.x, at.y);
      return top === null || !(element.contains(top) || top.contains(element));
    },
    { x: x + width / 2, y: y + height / 2 },
  );
}

test('the question about cookies takes little of a phone, covers nothing one types into, and no notification covers it', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'pl', domain: 'localhost', path: '/' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login?lang=pl');
  await started(page);
  const banner = page.getByRole('region', { name: /Pliki cookie/ });
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(740 / 6);
  await page.getByLabel('Adres e-mail').fill('none@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill('wrong password');
  const submit = page.getByRole('button', { name: 'Zaloguj się' });
  await submit.scrollIntoViewIfNeeded();
  expect(await isCovered(page, submit)).toBe(false);
  await submit.click();
  // One message, in the form, and the focus where one goes on.
  await expect(page.getByRole('alert').filter({ hasText: 'Błąd logowania' })).toContainText('Nieprawidłowy e-mail lub hasło');
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  const toast = page.locator('.toasts li');
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Pokaż znaki' }).click();
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveAttribute('type', 'text');
  await page.goto('/pricing?lang=pl');
  await page.getByRole('button', { name: 'Wybierz plan' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(toast.first()).toBeVisible();
  for (const name of ['Odrzuć', 'Akceptuj']) {
    const button = banner.getByRole('button', { name, exact: true });
    expect(overlap(await boxOf(toast.first()), await boxOf(button)), name).toBe(false);
    expect(await isCovered(page, button)).toBe(false);
  }
});
