import type { Page } from '@playwright/test';
import { expect, test, type Mail } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { password, prefer, signIn } from './session.ts';

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

async function chooseAndOrder(page: Page, plan: 'Basic' | 'Pro', gross = plan === 'Pro' ? /2460/ : /1845/): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('region', { name: plan }).getByRole('button', { name: 'Wybierz plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(gross)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność testowa' })).toBeVisible();
}

test('a visitor who chooses a plan is asked to sign in and comes back to the order of that plan', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Wybierz plan' }).first().click();
  await expect(page.getByText('Wymagane logowanie', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Adres e-mail').fill('none@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Basic');
  await expect(page).toHaveURL('/pricing');
});

test('a declined card, then BLIK: access opens, is used, and the right of withdrawal ends', { tag: '@smoke' }, async ({ page, mails }) => {
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
  await expect(page.getByText(/Prawo odstąpienia bez podania przyczyny wygasło/)).toBeVisible();
  await page.goto('/ai-act');
  await expect(page.getByText('Dostępne w planie Pro')).toBeVisible();
});

test('Przelewy24, an upgrade to Pro by card less the unused days, and a renewal that waits for its turn', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, '0777001139', 'kupiec2@example.com');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Zapłać przez Przelewy24' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Wybierz plan' }).click();
  const summary = page.getByRole('dialog');
  // A day less where midnight in Poland has passed since the payment.
  await expect(summary.getByText(/Niewykorzystane dni planu Basic: 36[456] \(AT-/)).toBeVisible();
  for (const amount of [/^2000.zł$/, /^-(1500|1495,89).zł$/, /^50(0|4,11).zł$/, /^(615|620,06).zł$/])
    await expect(summary.getByText(amount)).toBeVisible();
  await expect(summary.getByText(/kończy się z.chwilą zapłaty/)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await summary.getByRole('button', { name: 'Anuluj' }).click();
  await chooseAndOrder(page, 'Pro', /615|620,06/);
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/');
  await expect(page.getByText(/Plan Pro, aktywny do/)).toBeVisible();
  await chooseAndOrder(page, 'Pro');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/abonament');
  await expect(page.getByText('Nadchodzi')).toBeVisible();
  await expect(page.getByText(/Cenę obniżyły niewykorzystane dni planu Basic/)).toBeVisible();
  await expect(page.getByText(/Niewykorzystane dni tego planu rozliczono w.zamówieniu AT-/)).toBeVisible();
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

test('a bank transfer: pro forma, statement, preview, booking; access begins and the invoice is prepared', async ({
  browser,
  page,
  mails,
}) => {
  await prefer(page, {});
  await register(page, mails, '9990002007', 'kupiec-przelew@example.com');
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Basic' }).getByRole('button', { name: 'Wybierz plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Przelew z.proformą/ }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /płacę przelewem/ }).click();
  await expect(page).toHaveURL('/abonament');
  const details = page.getByRole('region', { name: /Dane do przelewu/ });
  await expect(details.getByText('najpóźniej')).toBeVisible();
  const title = (await details.getByText(/^AT-\d{4}-/).textContent()) ?? '';
  const account = ((await details.getByText(/^PL\d{2} /).textContent()) ?? '').replaceAll(' ', '');
  const [proForma] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('link', { name: 'Pobierz proformę (PDF)' }).click(),
  ]);
  expect(proForma.suggestedFilename()).toBe(`pro-forma-${title}.pdf`);
  await expect.poll(async () => (await mails('kupiec-przelew@example.com')).some((mail) => mail.subject.includes(title))).toBe(true);

  const operator = await (await browser.newContext()).newPage();
  await prefer(operator, {});
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=transfers');
  // The day of the order, which is that of Poland: money that came before an order does not pay it.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date()).slice(2).replaceAll('-', '');
  const text = [`:25:/${account}`, `:60F:C${day}PLN0,00`, `:61:${day}C1845,00S1`, `:86:150~20${title}~32KUPIEC`, '-'].join('\n');
  const upload = (statement: string) =>
    operator.setInputFiles('#statement', { name: 'wyciag.sta', mimeType: 'text/plain', buffer: Buffer.from(statement) });
  const preview = operator.getByRole('region', { name: 'Podgląd wyciągu' });
  // A statement that is not right states so before anything is booked, and is not booked unseen.
  await upload(text.replace(/-$/, `:61:${day}C0,00S1\n:86:150~20bez kwoty\n:62F:C${day}PLN1900,00`));
  await expect(preview.getByText(/Różnica: 55/)).toBeVisible();
  await expect(preview.getByText(/Kwota zero: .*bez kwoty/)).toBeVisible();
  await preview.getByLabel('Powód').fill('Wyciąg dzienny');
  await preview.getByRole('button', { name: 'Zaksięguj' }).click();
  await expect(preview.getByText(/różnica: 55\.00 PLN/)).toBeVisible();
  await operator.setViewportSize({ width: 360, height: 760 });
  expect(await findingsInBothThemes(operator)).toEqual([]);
  expect(await operator.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await operator.setViewportSize({ width: 1280, height: 800 });
  await upload(text);
  await expect(preview.getByText(/Różnica/)).toHaveCount(0);
  await expect(preview.getByText('Opłaci zamówienie')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Oczekuje na płatność')).toBeVisible();
  await preview.getByLabel('Powód').fill('Wyciąg dzienny');
  await preview.getByRole('button', { name: 'Zaksięguj' }).click();
  await expect(operator.getByText('Zaksięgowano', { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Opłacone', { exact: true })).toBeVisible();
  await expect(page.getByText(/Plan Basic, aktywny do/)).toBeVisible();
  // The job that prepares it may come a moment later, and the one that issues it soon after.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Faktura:? (w.przygotowaniu|FV)/)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('a declaration of withdrawal after first use is received, also without scripts, and an operator decides', async ({
  browser,
  baseURL,
  page,
  mails,
}) => {
  await prefer(page, {});
  await register(page, mails, '9990002013', 'kupiec-pozno@example.com');
  await chooseAndOrder(page, 'Basic');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await page.goto('/nis2');
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Zapisano', { exact: true }).first()).toBeVisible();
  await page.goto('/abonament');
  await page.getByRole('button', { name: 'Złóż oświadczenie o odstąpieniu' }).click();
  await expect(page.getByRole('dialog')).toContainText('rozstrzygnie pracownik');
  await page.keyboard.press('Escape');
  const { payments } = (await (await page.request.get('/api/billing')).json()) as { payments: { orderNumber: string }[] };
  const plain = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pl-PL', javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto('/odstapienie');
  await bare.getByLabel('Imię i nazwisko').fill('Jan Kupiec');
  await bare.getByLabel('Numer zamówienia').fill(payments[0]?.orderNumber ?? '');
  await bare.getByLabel('Adres e-mail z zamówienia').fill('kto-inny@example.com');
  const go = bare.locator('main form button[type=submit]').first();
  await go.click();
  await expect(bare.getByRole('alert')).toBeVisible();
  await bare.getByLabel('Adres e-mail z zamówienia').fill('kupiec-pozno@example.com');
  await go.click();
  await expect(bare.getByText(/rozstrzygnie pracownik/)).toBeVisible();
  await bare.getByRole('button', { name: 'Wstecz' }).click();
  await expect(bare.getByLabel('Imię i nazwisko')).toHaveValue('Jan Kupiec');
  await go.click();
  await bare.getByRole('button', { name: 'Złóż oświadczenie o odstąpieniu' }).click();
  await expect(bare.getByText('Oświadczenie przyjęte do rozpatrzenia')).toBeVisible();
  await expect(bare.getByRole('button', { name: 'Złóż oświadczenie o odstąpieniu' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Odstąpienie w toku')).toBeVisible();

  const operator = await (await browser.newContext()).newPage();
  await prefer(operator, {});
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=attention');
  const task = operator.getByRole('listitem').filter({ hasText: 'Kupiec 9990002013' });
  await task.getByRole('button', { name: 'Zwrot całości' }).click();
  await operator.getByLabel('Powód').fill('Uznajemy w całości');
  await operator.getByRole('button', { name: 'Wykonaj' }).click();
  await expect(task).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/rozpatrzono: zwrot całości/)).toBeVisible();
});

test('the page after paying never says more than is known, and asks no more than once', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/payment/success?session_id=cs_unknown');
  await expect(page.getByRole('heading', { name: 'Zaloguj się, aby zobaczyć stan płatności' })).toBeVisible();
  await expect(page.getByText(/Dostęp jest aktywny|pomyślnie/)).toHaveCount(0);
  await signIn(page, 'pro');
  await page.goto('/payment/success?session_id=cs_unknown');
  await expect(page.getByRole('heading', { name: 'Nie udało się sprawdzić płatności' })).toBeVisible();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  await page.waitForTimeout(4000);
  expect(calls).toBe(0);
  await page.goto('/payment/success');
  await expect(page.getByRole('heading', { name: 'Twoje zamówienia' })).toBeVisible();
});
