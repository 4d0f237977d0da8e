import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { markReady, password, prefer } from './session.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody signs in, and comes to the page that they wanted', { tag: '@smoke' }, async ({ page, context }) => {
    await page.goto('/login?next=%2Fustawienia');
    await expect(page.getByText('Konta demonstracyjne')).toBeHidden();
    await page.getByLabel('Adres e-mail').fill('basic@demo.example');
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL('/ustawienia');
    expect((await context.cookies()).map(({ name }) => name)).toContain('atesto_session');
  });

  test('a wrong password is reported in the language of the page; the address stays and the password does not', async ({ page }) => {
    await page.goto('/login?lang=de');
    await page.getByLabel('E-Mail-Adresse').fill('basic@demo.example');
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toContainText('E-Mail');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('basic@demo.example');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    await page.getByLabel('E-Mail-Adresse').fill('keine Adresse');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('somebody registers: the NIP fills in the company, mistakes are reported, and the confirmation is on its way', async ({
    page,
    mails,
  }) => {
    const email = `bez-skryptow-${Date.now()}@firma.example`;
    await page.goto('/register?plan=pro');
    await page.getByLabel('NIP').fill('7740001455');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByLabel('NIP')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('NIP').fill('9990000244');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByLabel('Nazwa firmy')).toHaveValue('CUKIERNIA ŻUBROWA sp.j.');
    await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
    await page.getByLabel('Imię').fill('Żaneta');
    await page.getByLabel('Nazwisko').fill('Bezskryptowa');
    await page.getByLabel('Adres e-mail do logowania').fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByLabel('Powtórz hasło').fill(`${password}x`);
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByRole('alert')).toContainText('Powtórz hasło');
    await expect(page.getByLabel('Imię')).toHaveValue('Żaneta');
    await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue('');
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByLabel('Powtórz hasło').fill(password);
    await page.getByLabel('Nazwa firmy').fill('x');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByLabel('Nazwa firmy')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Nazwa firmy').fill('Cukiernia Żubrowa');
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByLabel('Powtórz hasło').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page).toHaveURL('/login?lang=pl&registered');
    await expect(page.getByText(email)).toBeVisible();
    await expect
      .poll(async () => (await mails(email)).some(({ text }) => text.includes('/verify-email?token=')), { timeout: 20_000 })
      .toBe(true);
  });

  test('a form that another site sends is refused', async ({ request }) => {
    const answer = await request.post('/login', {
      form: { email: 'basic@demo.example', password },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status()).toBe(403);
    const away = await request.post('/login?next=%2F%2Fevil.example', { form: { email: 'basic@demo.example', password }, maxRedirects: 0 });
    expect([away.status(), away.headers().location]).toEqual([303, '/']);
  });

  test('a consultant of several organisations begins with them, unless another page was asked for', async ({ request }) => {
    const form = { email: 'consultant@demo.example', password };
    const places: (string | undefined)[] = [];
    for (const address of ['/login', '/login?next=%2Fustawienia']) {
      const answer = await request.post(address, { form, maxRedirects: 0 });
      places.push(answer.headers().location);
    }
    expect(places).toEqual(['/klienci', '/ustawienia']);
  });

  test('a buyer asks about suppliers: what the registry states, what is left out, and that nothing was asked', async ({
    page,
    request,
  }) => {
    const [listed] = (await (await request.get('/api/registry')).json()) as { organization: { nip: string } }[];
    await page.goto('/dostawcy');
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
    await expect(page.getByLabel('Numery NIP')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Numery NIP').fill(`${listed?.organization.nip}\n5261040829\n5261040828`);
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
    const region = page.getByRole('region', { name: 'Sprawdź od razu do 5 firm' });
    await expect(region.getByText('Pominięto 1 wiersz')).toBeVisible();
    await expect(region.getByText('Ważny certyfikat')).toBeVisible();
    await expect(region.getByText('Brak certyfikatu w Atesto')).toBeVisible();
    await expect(page.getByLabel('Numery NIP')).toHaveValue(/5261040829\s+5261040828$/);
  });

  test('a visitor reads what the registry states about a number, and that nothing was checked', async ({ page, request }) => {
    const [listed] = (await (await request.get('/api/registry')).json()) as {
      certificateNumber: string;
      organization: { name: string; nip: string };
    }[];
    await page.goto('/sprawdz');
    await expect(page.getByText('ta nie wykonuje skryptów')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wybierz plik' })).toBeHidden();
    await page.getByLabel('Numer certyfikatu z dokumentu').fill('ATESTO-NIS2');
    await page.getByRole('button', { name: 'Sprawdź numer' }).click();
    await expect(page.getByLabel('Numer certyfikatu z dokumentu')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Numer certyfikatu z dokumentu').fill(listed?.certificateNumber.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Sprawdź numer' }).click();
    await expect(page).toHaveURL(`/c/${listed?.certificateNumber}?lang=pl`);
    const verdict = page.locator('[data-verdict]');
    await expect(verdict).toHaveAttribute('data-verdict', 'unscripted');
    await expect(verdict).toContainText('Podpisów nie sprawdzono');
    await expect(verdict).toContainText(listed?.organization.name ?? '?');
    await expect(verdict).toContainText(listed?.organization.nip ?? '?');
    await expect(page.getByText('Sprawdzamy podpis')).toBeHidden();
    // One that there is not, and one that is longer than any: neither is there, and nothing could not be asked.
    for (const number of ['ATESTO-NIS2-2026-AAAAAA', 'A'.repeat(61)]) {
      await page.goto(`/c/${number}?lang=fr`);
      await expect(verdict).toHaveAttribute('data-verdict', 'unknown');
    }
  });

  test('a new password and another confirmation are asked for', async ({ page, mails }) => {
    await page.goto('/forgot-password?lang=de');
    await page.getByLabel('E-Mail-Adresse').fill('keine Adresse');
    await page.locator('main form button').click();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('keine Adresse');
    await page.getByLabel('E-Mail-Adresse').fill('basic@demo.example');
    await page.locator('main form button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect
      .poll(async () => (await mails('basic@demo.example')).some(({ text }) => text.includes('/reset-password?token=')), {
        timeout: 20_000,
      })
      .toBe(true);
    await page.goto('/resend-verification');
    await page.getByLabel('Adres e-mail').fill('nikt@firma.example');
    await page.locator('main form button').click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('a complaint is made: mistakes are reported, nothing typed is lost, and it gets a number', async ({ page }) => {
    await page.goto('/reklamacja');
    await page.getByLabel('Imię i nazwisko').fill('Jan Kowalski');
    await page.getByLabel('Opis i żądanie').fill('Raport nie powstał.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Złóż reklamację' }).click();
    await expect(page.getByLabel('Adres e-mail do odpowiedzi')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Opis i żądanie')).toHaveValue('Raport nie powstał.');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByLabel('Adres e-mail do odpowiedzi').fill(`bez-skryptow-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Złóż reklamację' }).click();
    await expect(page.getByText(/Reklamacja RK-\d{4}-[A-Z2-9]{6} przyjęta/)).toBeVisible();
  });

  test('somebody learns whether the law applies, goes back, and changes an answer', async ({ page, context }) => {
    await context.addCookies([{ name: 'language', value: 'en', domain: 'localhost', path: '/' }]);
    await page.goto('/czy-podlegam');
    await expect(page.getByText('Without scripts the answers are in the page address')).toBeVisible();
    await page.locator('main a[href*="type=nis2"]').click();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page.getByText('Choose one answer.').first()).toBeVisible();
    await page.locator('input[name=seat][value=poland]').check();
    await next.click();
    await page.locator('input[name=sectors][value=in_energy]').check();
    await page.locator('input[name=sectors][value=in_food]').check();
    await next.click();
    await page.locator('input[name=kinds][value=electricity_supply]').check();
    await page.locator('input[name=kinds][value=food_wholesale]').check();
    await next.click();
    await page.locator('input[name=roles][value=none]').check();
    await next.click();
    for (const [name, value] of Object.entries({ headcount: 'under_250', turnover: 'to_50', balance: 'to_43' })) {
      await page.locator(`input[name=${name}][value=${value}]`).check();
    }
    await next.click();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.locator('input[name=headcount][value=under_250]')).toBeChecked();
    await next.click();
    await page.locator('input[name=group][value=alone]').check();
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Important entity' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByRole('link', { name: 'Change the answer: Size' }).click();
    await page.locator('input[name=headcount][value=from_250]').check();
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Essential entity' })).toBeVisible();
  });
});

test('the NIP typed before the application came is not lost, nor the plan of the address', async ({ page }) => {
  await prefer(page, {});
  const arrive = await late(page);
  await page.goto('/register?plan=pro&type=ai_act');
  await page.getByLabel('NIP').fill('5252248481');
  await page.getByLabel('NIP').press('Enter');
  await expect(page).toHaveURL(/nip=5252248481/);
  await expect(page).toHaveURL(/plan=pro/);
  await expect(page.getByLabel('NIP')).toHaveValue('5252248481');
  await page.getByLabel('Imię').fill('Anna');
  await page.getByLabel('NIP').fill('7740001454');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByLabel('NIP')).toHaveValue('7740001454');
  await expect(page.getByLabel('Imię')).toHaveValue('Anna');
  await expect(page).toHaveURL('/register?plan=pro&type=ai_act');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Zweryfikuj NIP').first()).toBeVisible();
});

test('a NIP sent a moment before the application came leads on in steps, with what the register returned', async ({ page }) => {
  await prefer(page, {});
  const arrive = await late(page);
  await page.goto('/register');
  await page.getByLabel('NIP').fill('9990000244');
  await page.getByLabel('NIP').press('Enter');
  await expect(page.getByLabel('Imię')).toBeVisible();
  arrive();
  await expect(page.getByRole('list', { name: 'Kroki rejestracji' })).toBeVisible();
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { name: 'Kto będzie się logować?' })).toBeFocused();
});

/** Holds the application back until the page has been used without it. */
async function late(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(markReady);
  return release;
}

test('suppliers asked about a moment before the application came stay on the page, and a new list is asked about', async ({ page }) => {
  await prefer(page, {});
  const arrive = await late(page);
  await page.goto('/dostawcy');
  await page.getByLabel('Numery NIP').fill('5261040828');
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  const region = page.getByRole('region', { name: 'Sprawdź od razu do 5 firm' });
  await expect(region.getByText('Brak certyfikatu w Atesto')).toBeVisible();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(region.getByText('Brak certyfikatu w Atesto')).toBeVisible();
  await page.getByLabel('Numery NIP').fill('7740001455');
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  await expect(region.getByText('Pominięto 1 wiersz')).toBeVisible();
  await expect(region.getByText('Brak certyfikatu w Atesto')).toBeHidden();
});

test('what was typed on the sign-in page before the application came is not lost', async ({ page }) => {
  await prefer(page, {});
  const arrive = await late(page);
  await page.goto('/login');
  await page.getByLabel('Adres e-mail').fill('basic@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('basic@demo.example');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('an option chosen in the scope check before the application came is preserved, beside what this browser stored', async ({ page }) => {
  await prefer(page, {});
  await page.addInitScript(() =>
    localStorage.setItem(
      'atesto.scope',
      JSON.stringify({ at: Date.now(), values: { nis2: { sectors: ['in_energy'] }, ai_act: {}, checkedOn: {} } }),
    ),
  );
  const arrive = await late(page);
  await page.goto('/czy-podlegam?type=nis2&step=seat');
  await page.getByRole('radio', { name: 'W Polsce', exact: true }).check();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('radio', { name: 'W Polsce', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sektor' })).toBeFocused();
  await expect(page.locator('input[name=sectors][value=in_energy]')).toBeChecked();
});
