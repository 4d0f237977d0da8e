import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, password, prefer, signIn } from './session.ts';

test('two people: one invites, the other accepts without a NIP, gets another role, and has no access after being removed', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  const email = `druga-${Date.now()}@firma.example`;
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/zespol');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Rola', { exact: true }).selectOption('reader');
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(page.getByRole('button', { name: `Wyślij ponownie: ${email}` })).toBeVisible();

  await expect.poll(async () => (await mails(email)).length).toBeGreaterThan(0);
  const [, token = ''] = /zaproszenie\?token=([\w-]+)/.exec((await mails(email))[0]?.text ?? '') ?? [];
  const second = await anotherBrowser(browser, baseURL);
  await second.setViewportSize({ width: 320, height: 700 });
  await second.goto(`/zaproszenie?token=${token}`);
  await expect(second).toHaveURL(/\/zaproszenie$/);
  await second.getByLabel('Imię').fill('Ewa');
  await second.getByLabel('Nazwisko').fill('Druga');
  await second.getByLabel('Hasło').fill(password);
  await second.getByRole('checkbox').check();
  expect(await findingsInBothThemes(second, 'main')).toEqual([]);
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await second.getByRole('button', { name: 'Załóż konto i przyjmij' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Ewa');

  await second.goto('/zespol');
  await expect(second.getByText('Zapraszać i zmieniać role może właściciel: Joanna Świątek.')).toBeVisible();
  const { id } = (await (await second.request.get('/api/assessments')).json())[0];
  await page.reload();
  await page.getByLabel('Rola: Ewa Druga').selectOption('editor');
  await expect(page.getByText('Rola zmieniona', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Usuń z zespołu: Ewa Druga' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń z zespołu' }).click();
  await expect(page.getByText('Ewa Druga')).toHaveCount(0);
  expect((await second.request.get(`/api/answers/${id}`)).status()).toBe(403);
  await second.goto('/nis2');
  await expect(second.getByRole('heading', { name: 'Nie należysz teraz do żadnej organizacji' })).toBeVisible();
  const [, sent] = await Promise.all([expect.poll(async () => (await mails(email))[0]?.subject).toContain('Koniec dostępu'), mails(email)]);
  expect(sent.length).toBeGreaterThan(0);
});

test('an invitation for another address says plainly which account it is for', { tag: '@smoke' }, async ({ page, mails }) => {
  await prefer(page, {});
  await signIn(page, 'basic');
  const invited = await page.request.post('/api/invitations', { data: { email: 'ended@demo.example', role: 'reader' } });
  expect(invited.ok()).toBe(true);
  const read = async (): Promise<string> =>
    (await mails('ended@demo.example')).find((mail) => mail.text.includes('/zaproszenie?'))?.text ?? '';
  await expect.poll(read).not.toBe('');
  const [, token = ''] = /zaproszenie\?token=([\w-]+)/.exec(await read()) ?? [];
  await page.goto(`/zaproszenie?token=${token}`);
  await expect(page.getByRole('alert')).toContainText('zaproszenie wysłano na ended@demo.example');
  await page.getByRole('button', { name: 'Wyloguj i wróć do zaproszenia' }).click();
  await page.getByLabel('Hasło').fill(password);
  await page.getByRole('button', { name: 'Zaloguj się i przyjmij' }).click();
  const switcher = page.getByRole('combobox', { name: 'Zmień organizację' }).filter({ visible: true });
  await expect(switcher).toBeVisible();
  await page.goto('/abonament');
  await expect(page.getByText('Może to zrobić tylko osoba z rolą właściciela w tej organizacji.')).toBeVisible();
  await switcher.selectOption({ index: 0 });
  await expect(page.getByText(/^Pracujesz teraz/)).toBeVisible();
});

test('a consultant sees the clients side by side, turns from one to another in one step, and is named on reports where the client agrees', async ({
  page,
}) => {
  await prefer(page, {});
  await signIn(page, 'consultant');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/klienci');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findingsInBothThemes(page)).toEqual([]);
  const client = page.getByRole('button', { name: 'Otwórz: Łącza Północ S.A.' });
  // Whoever is there already has nothing to turn to.
  if (await client.isVisible()) {
    await client.click();
    await expect(page.getByText(/^Pracujesz teraz/)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Abonament' })).toHaveCount(0);

  await page.goto('/zespol');
  await page.getByLabel('Firma, telefon albo strona (nieobowiązkowe)').fill('Doradztwo Demo, tel. 600 100 200');
  await page.getByRole('button', { name: 'Poproś o zgodę' }).click();
  await expect(page.getByText(/^Czeka na zgodę właściciela\./)).toBeVisible();
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);
  await signIn(page, 'pro');
  await page.goto('/zespol');
  await page.getByRole('button', { name: 'Zgadzam się' }).click();
  await expect(page.getByText(/^Na nowych raportach: Marta Doradca, Doradztwo Demo/)).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij zgodę' }).click();
  await expect(page.getByText(/^Prosi o\spodanie na raportach: Marta Doradca/)).toBeVisible();
});

test('a consultant begins with the clients, sorts and narrows them in the address, takes some along and opens them in turn', async ({
  page,
}) => {
  await prefer(page, {});
  await page.goto('/login');
  await page.getByLabel('Adres e-mail').fill('consultant@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/klienci$/);
  const rows = page.getByRole('table', { name: 'Klienci' }).getByRole('row');
  await expect(rows).toHaveCount(5);

  const byName = page.getByRole('columnheader', { name: 'Organizacja' });
  await byName.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  const names = async (): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents();
  const ascending = await names();
  expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b, 'pl')));
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(ascending.toReversed());

  await page
    .getByRole('group', { name: 'Certyfikat' })
    .getByRole('button', { name: /^Ważny/ })
    .click();
  await expect(page).toHaveURL(/certificate=valid/);
  const narrowed = await rows.count();
  expect(narrowed).toBeLessThan(5);
  await page.reload();
  await expect(rows).toHaveCount(narrowed);
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await page.getByLabel('Szukaj po nazwie lub NIP').fill('lacza polnoc');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();

  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('Zaznaczono 2 organizacje')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX: pobierz zestawienie 2 organizacji' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^atesto-klienci-\d{4}-\d\d-\d\d\.xlsx$/);
  const [first, second] = await names();
  await page.getByRole('button', { name: 'Otwórz po kolei' }).click();
  const round = page.getByRole('region', { name: 'Klienci po kolei' });
  await expect(round).toContainText(/Klient 1 z\s2\./);
  await expect(round).toContainText(`Następny: ${second}`);
  const here = page.getByRole('combobox', { name: 'Zmień organizację' }).filter({ visible: true }).locator('option:checked');
  await expect(here).toContainText(first ?? '');
  await expect(page.getByText(/^Pracujesz teraz/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await round.getByRole('button', { name: 'Otwórz następnego' }).click();
  await expect(round).toContainText(/Klient 2 z\s2\./);
  await expect(here).toContainText(second ?? '');
  await round.getByRole('button', { name: 'Zakończ' }).click();
  await expect(round).toHaveCount(0);
});
