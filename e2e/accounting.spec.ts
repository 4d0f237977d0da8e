import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findings } from './axe.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

/** The newest month in which the demonstration issued anything. */
async function aMonthWithDocuments(page: Page): Promise<string> {
  for (let ago = 0; ago < 12; ago += 1) {
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - ago, 15)).toISOString().slice(0, 7);
    const answer = await page.request.get(`/api/accounting/${month}`);
    if (((await answer.json()) as { documents: unknown[] }).documents.length > 0) return month;
  }
  throw new Error('the demonstration issued nothing for a year');
}

test('an accountant is invited, takes the month, and loses access', async ({ page: operator, browser, baseURL, mails }) => {
  const email = 'ksiegowa@biuro.example';
  await prefer(operator, {});
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=invoices');
  await operator.getByRole('button', { name: 'Zaproś księgowego' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Adres e-mail').fill(email);
  await dialog.getByLabel('Imię').fill('Ewa');
  await dialog.getByLabel('Nazwisko').fill('Liczbowa');
  await dialog.getByLabel('Powód').fill('Umowa z biurem 7/2026');
  await dialog.getByRole('button', { name: 'Wykonaj' }).click();
  await expect(operator.getByText('Ewa Liczbowa')).toBeVisible();

  await expect.poll(async () => (await mails(email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail] = await mails(email);
  const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const accountant = await anotherBrowser(browser, baseURL);
  const password = 'Zupelnie-inne-haslo-8';
  expect((await accountant.request.post('/api/auth/reset-password', { data: { token, newPassword: password } })).ok()).toBe(true);
  expect((await accountant.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  await accountant.setViewportSize({ width: 360, height: 740 });
  await accountant.goto('/');
  await expect(accountant.getByRole('heading', { name: 'Księgowość', level: 1 })).toBeVisible();
  await accountant.goto(`/ksiegowosc?month=${await aMonthWithDocuments(accountant)}`);
  await expect(accountant.getByText('Razem w złotych', { exact: true })).toBeVisible();
  expect(await accountant.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findings(accountant, 'main')).toEqual([]);
  for (const [button, name] of [
    ['Wszystko (ZIP)', /^dokumenty-\d{4}-\d{2}\.zip$/],
    ['JPK_V7M(3), ewidencja sprzedaży', /^JPK_V7M-\d{4}-\d{2}\.xml$/],
  ] as const) {
    const [file] = await Promise.all([
      accountant.waitForEvent('download'),
      accountant.getByRole('button', { name: button, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(name);
  }
  await accountant.goto('/operator');
  await expect(accountant.getByRole('heading', { name: 'Nie znaleziono strony' })).toBeVisible();
  await accountant.goto('/ksiegowosc?month=2030-01');
  await expect(accountant.getByText('W tym miesiącu nie wystawiono żadnego dokumentu.')).toBeVisible();

  await operator.getByRole('button', { name: 'Odbierz dostęp' }).click();
  await operator.getByRole('dialog').getByLabel('Powód').fill('Koniec umowy');
  await operator.getByRole('dialog').getByRole('button', { name: 'Wykonaj' }).click();
  await expect(operator.getByText('Nikt nie ma roli księgowego.')).toBeVisible();
  expect((await accountant.request.get('/api/accounting/2026-11')).status()).toBe(401);
});
