import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { password, prefer, signIn } from './session.ts';

test.beforeEach(({ page }) => prefer(page, {}));

/** Lets a call fail as a server does that says nothing in the reader's language. */
async function fails(page: Page, call: string, status = 500): Promise<void> {
  await page.route(`**/api/${call}`, (route) => route.fulfill({ status, contentType: 'text/plain', body: '' }));
}

/** Opens a page and waits until the application has hydrated what the server rendered. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('body').press('Tab');
  await page.waitForLoadState('networkidle');
}

const textOn = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a call that fails is reported with a title, and what was typed stays', async ({ page }) => {
  await fails(page, 'auth/login', 401);
  await open(page, '/login');
  await page.getByLabel('Adres e-mail').fill('ktos@example.com');
  await page.getByLabel('Hasło', { exact: true }).fill('nieznane');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło').first()).toBeVisible();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('ktos@example.com');

  for (const [call, path, button, title] of [
    ['auth/forgot-password', '/forgot-password', 'Wyślij link', 'Nie udało się wysłać linku'],
    ['auth/resend-verification', '/resend-verification', 'Wyślij ponownie', 'Nie udało się wysłać wiadomości weryfikacyjnej'],
  ] as const) {
    await fails(page, call);
    await open(page, path);
    await page.getByLabel('Adres e-mail').fill('ktos@example.com');
    await page.getByRole('button', { name: button }).click();
    await expect(textOn(page, title)).toBeVisible();
    await expect(page.getByLabel('Adres e-mail')).toHaveValue('ktos@example.com');
  }

  await fails(page, 'auth/reset-password');
  await open(page, '/reset-password?token=unknown');
  await page.getByLabel('Nowe hasło').first().fill('dlugie haslo do proby');
  const repeated = page.getByLabel(/Powtórz/);
  if (await repeated.count()) await repeated.fill('dlugie haslo do proby');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(textOn(page, 'Nie udało się zmienić hasła')).toBeVisible();

  await fails(page, 'auth/verify-email');
  await page.goto('/verify-email?token=unknown');
  await expect(textOn(page, 'Błąd weryfikacji')).toBeVisible();
});

test('one notification is shown at a time, for five seconds, and F8 leads to it', async ({ page }) => {
  await signIn(page, 'none');
  await page.goto('/ustawienia/konto');
  const save = page.getByRole('button', { name: 'Zapisz' }).first();
  await page.getByRole('textbox', { name: 'Imię' }).fill('Nina');
  await save.click();
  const notices = page.locator('ol.toasts > li');
  await expect(notices).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.locator('ol.toasts')).toBeFocused();
  await page.getByRole('textbox', { name: 'Imię' }).fill('Anna');
  await save.click();
  await expect(notices).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Imię' }).focus();
  await page.mouse.move(2, 2);
  await expect(notices).toHaveCount(0, { timeout: 12_000 });
});

test('the registry states whether nothing was found or nothing is there, and screens of members ask to sign in', async ({ page }) => {
  await page.goto('/rejestr?search=nie-ma-takiej-firmy');
  await expect(textOn(page, 'Brak wyników')).toBeVisible();
  await page.route('**/api/registry*', (route) => route.fulfill({ json: [] }));
  await open(page, '/login');
  await page.getByRole('link', { name: 'Rejestr' }).first().click();
  await expect(textOn(page, 'Brak certyfikatów')).toBeVisible();

  await page.goto('/certyfikaty');
  await expect(textOn(page, 'Zaloguj się aby zobaczyć certyfikaty')).toBeVisible();
  await page.goto('/historia');
  await expect(textOn(page, 'Ta strona wymaga zalogowania')).toBeVisible();
});

test('who signs in is welcomed, sees the own name and e-mail, and signs out to the start page', async ({ page, context }) => {
  await open(page, '/login');
  await page.getByLabel('Adres e-mail').fill('pro@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText(/^Witaj, /).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('pro@demo.example');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  for (const name of ['Pulpit', 'NIS2', 'AI Act', 'Certyfikaty', 'Historia ocen', 'Rejestr'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Control+b');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.getByRole('button', { name: 'Wyloguj', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Załóż konto' }).first()).toBeVisible();
  const me = await page.request.get('/api/auth/me');
  expect(me.status()).toBe(401);
});

test('the page of a payment that was given up leads to the prices and home', async ({ page }) => {
  await page.goto('/payment/cancel');
  await expect(page.getByRole('heading', { name: 'Płatność anulowana' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wróć do cennika' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('main').getByRole('link', { name: 'Strona główna' })).toHaveAttribute('href', '/');
});
