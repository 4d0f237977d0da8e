import type { Page } from '@playwright/test';
import { expect, test, type Mail } from './atesto.ts';
import { password, prefer } from './session.ts';

type Mails = (to: string) => Promise<readonly Mail[]>;

/** A fresh organisation that never paid, signed in. NIPs are fictional and valid. */
async function register(page: Page, mails: Mails, nip: string, email: string): Promise<void> {
  const registered = await page.request.post('/api/auth/register', {
    data: {
      email,
      password,
      firstName: 'Jan',
      lastName: 'Kupujący',
      subscriptionPlan: 'basic',
      complianceType: 'nis2',
      organization: { name: `Kupiec ${nip}`, nip, address: 'ul. Targowa 1', city: 'Lublin', postalCode: '20-001', contactEmail: email },
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  await expect.poll(async () => (await mails(email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail] = await mails(email);
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
  await page.request.post('/api/auth/verify-email', { data: { token } });
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(login.ok()).toBe(true);
}

async function chooseAndOrder(page: Page, plan: 'Basic' | 'Pro'): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('region', { name: plan }).getByRole('button', { name: 'Wybierz plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(plan === 'Pro' ? /2460/ : /1845/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność testowa' })).toBeVisible();
}

test('a visitor who chooses a plan is asked to sign in and comes back to the plans', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Wybierz plan' }).first().click();
  await expect(page.getByText('Wymagane logowanie', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Adres e-mail').fill('none@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a declined card, then BLIK: access opens, is used, and the right of withdrawal ends', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, '0777001004', 'kupiec1@example.com');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Karta odrzucona' }).click();
  await expect(page.getByRole('alert')).toContainText('odrzucona');
  await page.getByRole('button', { name: 'Zapłać BLIKIEM' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Przejdź do pulpitu' }).click();
  await expect(page.getByText(/Plan Basic, aktywny do/)).toBeVisible();
  await page.goto('/nis2');
  await expect(page.getByText(/kończy prawo odstąpienia/)).toBeVisible();
  await page.getByRole('radio', { name: 'Tak, w pełni spełnione' }).first().click();
  await expect(page.getByText(/kończy prawo odstąpienia/)).toBeHidden();
  await page.goto('/abonament');
  await expect(page.getByText('Prawo odstąpienia wygasło: usługa została użyta.')).toBeVisible();
  await page.goto('/ai-act');
  await expect(page.getByText('Dostępne w planie Pro')).toBeVisible();
});

test('Przelewy24, an upgrade to Pro by card, and a renewal that waits for its turn', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, '0777001139', 'kupiec2@example.com');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Zapłać przez Przelewy24' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await chooseAndOrder(page, 'Pro');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/');
  await expect(page.getByText(/Plan Pro, aktywny do/)).toBeVisible();
  await chooseAndOrder(page, 'Pro');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/abonament');
  await expect(page.getByText('Nadchodzi')).toBeVisible();
});

test('going back and an expired page cost nothing; a withdrawal gives the money back', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, '0777001263', 'kupiec3@example.com');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Wróć bez płacenia' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność anulowana' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Zamówienie czeka na płatność')).toBeVisible();
  await page.getByRole('link', { name: 'Zapłać' }).click();
  await page.getByRole('button', { name: 'Pozwól sesji wygasnąć' }).click();
  await expect(page.getByRole('alert')).toContainText('wygasła');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/abonament');
  await page.getByRole('button', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Potwierdź odstąpienie od umowy' }).click();
  await expect(page.getByText('Odstąpiono', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Płatność została zwrócona, dostęp zakończony')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
});
