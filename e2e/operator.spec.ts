import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test(
  'an operator finds a certificate, revokes it as an authority demands, and the registry states so at once',
  { tag: '@smoke' },
  async ({ page }) => {
    await prefer(page, {});
    const listed = (await (await page.request.get('/api/registry?limit=100')).json()) as {
      certificateNumber: string;
      status: string;
      organization: { name: string };
    }[];
    // The oldest one still in force: no other journey looks at it.
    const target = listed.findLast((one) => one.status === 'active');
    expect(target).toBeDefined();
    const { certificateNumber = '' } = target ?? {};
    await signIn(page, 'operator');
    await page.goto('/operator');
    await page.getByLabel('Organizacja, certyfikat albo płatność').fill(certificateNumber);
    await page.getByRole('button', { name: 'Unieważnij' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Wykonaj' }).click();
    await expect(dialog.getByText('Podaj powód (co najmniej 5 znaków)')).toBeVisible();
    await dialog.getByLabel('Podstawa').selectOption('authority_demand');
    await dialog.getByLabel('Powód', { exact: true }).fill('Zgłoszenie kontrahenta 12/2026');
    await dialog.getByRole('button', { name: 'Wykonaj' }).click();
    await expect(page.getByText('Unieważniony')).toBeVisible();
    await page
      .getByRole('link', { name: target?.organization.name ?? '' })
      .first()
      .click();
    await expect(page.getByText('Zgłoszenie kontrahenta 12/2026')).toBeVisible();
    const entry = (await (await page.request.get(`/api/registry/${certificateNumber}`)).json()) as Record<string, unknown>;
    expect(entry).toMatchObject({ status: 'revoked', revocationReason: 'authority_demand' });
  },
);

test('an operator finds a company without its Polish letters, and reads who did what without codes, equal rows once', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  for (let n = 0; n < 3; n += 1) await signIn(page, 'pro');
  await signIn(page, 'operator');
  await page.goto('/operator');
  await page.getByLabel('Organizacja, certyfikat albo płatność').fill('lacza polnoc');
  await page
    .getByRole('link', { name: /Łącza Północ/ })
    .first()
    .click();
  const log = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dziennik' }) });
  const signIns = log.getByRole('listitem').filter({ hasText: 'Logowanie' }).first();
  await expect(signIns).toContainText('Joanna');
  await expect(signIns.getByText(/^\d+ razy$/)).toBeVisible();
  const rows = signIns.getByRole('listitem');
  await expect(rows.first()).toBeHidden();
  await signIns.getByText(/^\d+ razy$/).press('Enter');
  await expect(rows.first()).toBeVisible();
  for (const tab of ['jobs', 'log']) {
    await page.goto(`/operator?tab=${tab}`);
    await expect(page.getByRole('listitem').filter({ hasText: /\d{4}/ }).first()).toBeVisible();
    expect(await page.locator('main').innerText(), tab).not.toMatch(/\b[a-z]+[._][a-z_]+\b(?!@)(?=\s)/);
  }
});

test('the console states that a seal made itself, what that means and what is recommended', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'operator');
  await page.goto('/operator?tab=trust');
  await expect(page.locator('[data-seal=selfMade]')).toContainText(
    'Programy do PDF pokażą przy certyfikatach i raportach nieznanego podpisującego',
  );
  await expect(page.locator('[data-seal=selfMade]')).toContainText('zalecamy kwalifikowaną pieczęć elektroniczną');
  await expect(page.getByRole('region', { name: 'Komu wierzymy przy podpisanych oświadczeniach' })).toContainText(
    'Urzędy na liście zaufanej1',
  );
});

test('the console is accessible in both themes and fits a phone', async ({ page }) => {
  await prefer(page, {});
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page, 'operator');
  for (const tab of ['today', 'attention', 'transfers', 'invoices', 'jobs', 'log', 'trust']) {
    await page.goto(`/operator?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Konsola operatora' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findingsInBothThemes(page), tab).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('the home of an operator shows what waits, and each row leads to where it is decided', async ({ page }) => {
  await prefer(page, {});
  const complaint = {
    name: 'Jan Kowalski',
    email: `dzisiaj-${Date.now()}@example.com`,
    complaint: 'Raport nie powstał, proszę o pomoc.',
    consumer: false,
  };
  expect((await page.request.post('/api/complaints', { data: complaint })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'operator');
  await page.goto('/operator');
  const tabs = page.getByRole('tablist');
  await expect(page.getByRole('tab', { name: 'Dzisiaj' })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Czeka na operatora', 'Stan serwisu', 'Pieniądze']) await expect(page.getByRole('region', { name })).toBeVisible();
  const health = page.getByRole('region', { name: 'Stan serwisu' });
  await expect(health.locator('[data-check=database]')).toContainText('odpowiada');
  await health.getByText('Ostatnie udane uruchomienia').press('Enter');
  await expect(health.getByRole('listitem').filter({ hasText: 'Statusy certyfikatów' })).toBeVisible();
  await expect(page.getByText(/^Stan na \d{1,2}:\d{2}$/)).toBeVisible();
  // All tabs stand in one line.
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Reklamacje bez odpowiedzi' }).click();
  await expect(page.getByRole('tab', { name: /^Do decyzji \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Reklamacja czeka na odpowiedź.').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Do decyzji/ }).press('Home');
  await expect(page.getByRole('tab', { name: 'Dzisiaj' })).toBeFocused();
  // What cannot be read again stays and states that it is old.
  await page.route('**/api/operator/today', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.getByRole('button', { name: 'Odśwież' }).click();
  await expect(page.getByText(/Nie udało się odświeżyć\. Liczby są z/)).toBeVisible();
  await expect(health.locator('[data-check=database]')).toBeVisible();
});

test('on a phone the chosen tab of the console is in view', async ({ page }) => {
  await prefer(page, {});
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page, 'operator');
  await page.goto('/operator?tab=trust');
  await expect(page.getByRole('tab', { name: 'Pieczęć' })).toBeInViewport({ ratio: 1 });
  await page.goto('/operator');
  await expect(page.getByRole('tab', { name: 'Dzisiaj' })).toBeInViewport({ ratio: 1 });
});

test('the console does not exist for anybody else', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Konsola operatora');
});
