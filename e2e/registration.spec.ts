import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { fillPerson, password, prefer, signInAs, started, verify } from './session.ts';

async function searchNip(page: Page, nip: string): Promise<void> {
  await page.getByLabel('NIP', { exact: true }).fill(nip);
  await page.getByLabel('NIP', { exact: true }).press('Enter');
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dalej' }).click();
}

test(
  'who registers is asked for the NIP alone, then for the person, and loses nothing by going back',
  { tag: '@smoke' },
  async ({ page }) => {
    await prefer(page, {});
    await page.goto('/register');
    await expect(page.locator('#registration input:not([type=hidden])')).toHaveCount(1);
    await searchNip(page, '9990000008');
    await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
    await expect(page.getByText('spółka z ograniczoną odpowiedzialnością', { exact: true })).toBeVisible();
    expect(await findingsInBothThemes(page), 'company').toEqual([]);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Kto będzie się logować?' })).toBeFocused();
    await fillPerson(page, 'wraca@example.com');
    await expect(page.getByText('Średnie. Pomoże jeszcze jedno słowo.')).toBeVisible();
    await page.getByRole('button', { name: 'Pokaż znaki' }).click();
    await expect(page.getByLabel('Hasło', { exact: true })).toHaveAttribute('type', 'text');
    expect(await findingsInBothThemes(page), 'person').toEqual([]);
    await next(page);
    await expect(page.getByText('wraca@example.com', { exact: true })).toBeVisible();
    expect(await findingsInBothThemes(page), 'summary').toEqual([]);
    await page.goBack();
    await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue(password);
    await page.goBack();
    await expect(page.getByText('ŁĄCZA POŁUDNIE sp. z o.o.', { exact: true })).toBeVisible();
    await page.goForward();
    await page.goForward();
    await page.getByRole('button', { name: 'Zmień: Osoba' }).click();
    await expect(page.getByLabel('Adres e-mail do logowania')).toHaveValue('wraca@example.com');
  },
);

test('what is wrong is listed in the order of the form, and each line leads to its field', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/register');
  await searchNip(page, '9990000008');
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await next(page);
  await next(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Popraw 4 pola' });
  await expect(alert.getByRole('link')).toHaveText(['Imię', 'Nazwisko', 'Adres e-mail do logowania', 'Hasło']);
  await expect(alert).toBeInViewport();
  await alert.getByRole('link', { name: 'Nazwisko' }).press('Enter');
  await expect(page.getByLabel('Nazwisko', { exact: true })).toBeFocused();
  // Not of the words of the address: those are refused first.
  await fillPerson(page, 'basic@demo.example', 'sześć kapeluszy w szafie');
  await next(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  const fieldAlert = page.getByRole('alert').filter({ hasText: 'Popraw 1 pole' });
  await expect(fieldAlert).toContainText('już istnieje');
  await fieldAlert.getByRole('link', { name: 'Adres e-mail do logowania' }).click();
  await expect(page.getByLabel('Adres e-mail do logowania')).toBeFocused();
});

test('a company that the register does not know, or cannot report, is typed by hand and never called found', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/register');
  // A NIP sent before the application is there is looked up by the server.
  await started(page);
  await page.route('**/api/auth/verify-nip', (route) => route.abort());
  await searchNip(page, '9990000008');
  await expect(page.getByText('Rejestr GUS nie odpowiedział. Wpisz dane ręcznie.')).toBeVisible();
  await expect(page.getByText('Firma znaleziona')).toHaveCount(0);
  await page.getByLabel('Nazwa firmy').fill('Łącza');
  await next(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw 3 pola' })).toBeVisible();
  await page.getByLabel('Ulica i numer').fill('ul. Wodna 1');
  await page.getByLabel('Kod pocztowy').fill('90-001');
  await page.getByLabel('Miasto').fill('Łódź');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Kto będzie się logować?' })).toBeVisible();
});

test('the plan chosen beside the prices waits for the order until the address is confirmed', async ({ page, mails }, {
  repeatEachIndex,
}) => {
  const email = `wybiera-pro-${repeatEachIndex}@example.com`;
  await prefer(page, {});
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Wybierz plan' }).click();
  await page.getByRole('navigation', { name: 'Inne możliwości' }).getByRole('link', { name: 'Załóż konto' }).click();
  await searchNip(page, ['9990000184', '9990000190', '9990000209'][repeatEachIndex] ?? '');
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await next(page);
  await fillPerson(page, email);
  await next(page);
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/login');
  await verify(page, mails, email);
  await signInAs(page, email);
  // The first screen leads to the order of that plan; closed, it stays remembered beside the prices.
  await page.goto('/');
  await page.getByRole('link', { name: 'Zobacz plany' }).first().click();
  await expect(page.getByRole('dialog').getByText('Pro', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Przy rejestracji wybrano plan Pro')).toBeVisible();
  await page.getByRole('button', { name: 'Zamów plan Pro' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pro');
});

test('a plan or kind of assessment that is switched off is not offered', async ({ page }) => {
  await prefer(page, {});
  await page.route('**/api/config/subscription-plans', async (route) => {
    const plans = (await (await route.fetch()).json()) as { id: string }[];
    await route.fulfill({ json: plans.filter(({ id }) => id === 'pro') });
  });
  await page.route('**/api/config/compliance-types', (route) => route.fulfill({ json: [] }));
  // The page that the server draws states what it offers itself; here the browser asks.
  await page.goto('/login?next=%2Fpricing%3Fplan%3Dbasic');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Inne możliwości' }).getByRole('link', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/register?plan=basic');
  await searchNip(page, '9990000008');
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await next(page);
  await fillPerson(page, 'bez-wyboru@example.com');
  await next(page);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw 1 pole' })).toContainText('Typ zgodności jest wymagany');
});
