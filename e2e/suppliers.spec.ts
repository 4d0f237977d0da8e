import type { Page } from '@playwright/test';
import { isValidNip } from '#core/account/companies/nip.ts';
import { expect, test } from './atesto.ts';
import { answerAll } from './assessing.ts';
import { findingsInBothThemes } from './axe.ts';
import { aConfirmedBasic } from './newcomer.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';
import { unfoldImport } from './supplier-list.ts';

/** Of no other journey. */
const supplier = {
  nip: '9990003030',
  name: 'Skład opału Żar spółka jawna',
  email: 'wlasciciel@sklad-zar.example',
  registered: 'biuro@sklad-zar.example',
};

/** Different valid NIPs of nobody. */
function manyNips(count: number): string[] {
  const nips: string[] = [];
  for (let n = 1_000_000_000; nips.length < count; n += 1) if (isValidNip(String(n))) nips.push(String(n));
  return nips;
}

/** Finishes a whole assessment with yes throughout and issues its certificate, through the API. */
async function issue(page: Page): Promise<string> {
  const id = await answerAll(page, 'nis2', 'yes');
  const report = await page.request.post(`/api/assessments/${id}/report`);
  if (!report.ok()) throw new Error(await report.text());
  const declaration = { name: 'Anna Nowa', role: 'Wspólniczka' };
  const issued = await page.request.post(`/api/assessments/${id}/certificate`, { data: { declaration } });
  if (!issued.ok()) throw new Error(await issued.text());
  return ((await issued.json()) as { certificateNumber: string }).certificateNumber;
}

test('a visitor checks five NIPs, learns what the answer does not say, and is led to an account', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  const [listed] = (await (await page.request.get('/api/registry')).json()) as { organization: { nip: string; name: string } }[];
  await page.goto('/dostawcy');
  await page.getByLabel('Numery NIP').fill(`${listed?.organization.nip}\n5261040829\n5261040828\nabc\n5261040828`);
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  const region = page.getByRole('region', { name: 'Sprawdź od razu do 5 firm' });
  await expect(region.getByText('Pominięto 3 wiersze')).toBeVisible();
  await expect(region).toContainText('Wiersz 2: 5261040829 (cyfra kontrolna się nie zgadza)');
  await expect(region).toContainText('Wiersz 5: 5261040828 (ten NIP jest już w wierszu 3)');
  await expect(region.getByText('Ważny certyfikat')).toBeVisible();
  await expect(region.getByText('Brak certyfikatu w Atesto')).toBeVisible();
  await expect(region.getByText(/^Stan rejestru Atesto z\s/)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Załóż bezpłatne konto' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('a buyer checks two thousand rows, watches them, and is notified by mail when one of them is issued a certificate', async ({
  page,
  browser,
  baseURL,
  mails,
  service,
}) => {
  test.slow();
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/dostawcy');
  await unfoldImport(page);
  const rows = ['NIP;Firma', ...manyNips(1990), 'abc', '5261040829', '1000000020', `${supplier.nip};Nasza kawiarnia`];
  await page.getByLabel('Wskaż plik').setInputFiles({ name: 'dostawcy.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  const results = page.getByRole('region', { name: 'Wynik sprawdzenia' });
  await expect(results.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100', { timeout: 60_000 });
  await expect(results.getByRole('status').first()).toHaveText(/Sprawdzono\s1\s?991\sz\s1\s?991/);
  await expect(results).toContainText('Wiersz 1992: abc (to nie jest NIP, który ma 10 cyfr)');
  await expect(results).toContainText('Wiersz 1993: 5261040829 (cyfra kontrolna się nie zgadza)');
  await results.getByRole('button', { name: /^Obserwuj\s1\s?991/ }).click();
  await expect(page.getByText('Dodano do listy: 1991, było już na liście: 0').first()).toBeVisible();
  await results.getByRole('button', { name: 'Zamknij wynik' }).click();
  const list = page.getByRole('region', { name: 'Obserwowani dostawcy' });
  await list.getByLabel('Szukaj po nazwie lub NIP').fill('kawiarnia');
  await expect(list.getByText('Pokazano 1 z 1')).toBeVisible();
  await expect(list.getByRole('row').getByText('Brak certyfikatu w Atesto')).toBeVisible();

  const other = await anotherBrowser(browser, baseURL);
  await aConfirmedBasic(other, mails, supplier);
  const number = await issue(other);
  await service.restart();
  const mailText = async (): Promise<string> => (await mails('pro@demo.example')).find(({ text }) => text.includes(number))?.text ?? '';
  await expect.poll(mailText, { timeout: 30_000 }).toContain('Nasza kawiarnia');
  await page.goto('/dostawcy');
  await list.getByRole('button', { name: /^Ważny certyfikat/ }).click();
  await expect(page).toHaveURL(/\?state=valid$/);
  await expect(list.getByText('Pokazano 1 z 1')).toBeVisible();
  await expect(list).toContainText(number);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const [part] = await Promise.all([page.waitForEvent('download'), list.getByRole('button', { name: 'XLSX: pobierz 1 dostawcę' }).click()]);
  expect(part.suggestedFilename()).toMatch(/^atesto-dostawcy-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.reload();
  await expect(list.getByText('Pokazano 1 z 1')).toBeVisible();
  await list.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(list.getByText(/^Pokazano 50 z\s1\s?99\d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'XLSX: pobierz listę dostawców' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'XLSX: pobierz listę dostawców' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^atesto-dostawcy-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('the watched suppliers are a table: sorted, narrowed in the address, asked and removed several at once', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'basic');
  const [listed] = (await (await page.request.get('/api/registry')).json()) as { organization: { nip: string; name: string } }[];
  const suppliers = [
    { nip: '5261040828', label: 'Żółta farba' },
    { nip: '5252344078', label: 'Agencja Alfa' },
    { nip: '7740001454' },
    { nip: listed?.organization.nip ?? '' },
  ];
  const added = await page.request.post('/api/suppliers', { data: { suppliers } });
  expect(await added.json()).toMatchObject({ added: 4 });
  await page.request.patch('/api/suppliers/5252344078', { data: { note: 'umowa do grudnia' } });
  await page.goto('/dostawcy');
  const list = page.getByRole('region', { name: 'Obserwowani dostawcy' });
  // What is watched stands before the way to more, which is folded up.
  await expect(list.getByRole('row')).toHaveCount(5);
  await expect(page.getByLabel('Numery NIP')).toBeHidden();
  await expect(list.getByRole('row').nth(4)).toContainText('Ważny certyfikat');
  expect(await findingsInBothThemes(page)).toEqual([]);

  const byName = list.getByRole('columnheader', { name: 'Nazwa' });
  await byName.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.getByRole('row').nth(1)).toContainText('Agencja Alfa');
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-name/);

  await list.getByRole('button', { name: /^Brak certyfikatu w Atesto/ }).click();
  await expect(list.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: 'Pulpit' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(list.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL(/state=none/);

  await list.getByRole('button', { name: 'Notatka: Agencja Alfa', exact: true }).click();
  await expect(list.getByText('umowa do grudnia')).toBeVisible();
  await list.getByRole('button', { name: 'Zaznacz wszystkie' }).click();
  await expect(list.getByText('Zaznaczono 3 dostawców')).toBeVisible();
  await list.getByRole('button', { name: 'Poproś 3 o samoocenę' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Prośba o samoocenę' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: 'Nie obserwuj', exact: true }).click();
  await expect(dialog.getByText('Zniknie też 1 notatka.')).toBeVisible();
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Nie obserwuj' }).click();
  await expect(page.getByText('Nie obserwujesz już 3 dostawców').first()).toBeVisible();
  await expect(list.getByText('Żaden dostawca nie pasuje do wyboru')).toBeVisible();
  await list.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(list.getByRole('row').filter({ visible: true })).toHaveCount(1);
  await list.getByRole('button', { name: 'Dodaj dostawców' }).click();
  await expect(page.getByLabel('Numery NIP')).toBeFocused();
});

test('a supplier is asked in the buyer’s words after a look at the mail, and ends such mails for good', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  const email = `biuro-${Date.now()}@dostawca.example`;
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/dostawcy');
  await unfoldImport(page);
  await page.getByLabel('Numery NIP').fill(`5261040828;Urząd;${email}`);
  await page.getByRole('button', { name: 'Sprawdź listę' }).click();
  await page.getByRole('button', { name: 'Poproś 1 dostawcę bez certyfikatu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prośba o samoocenę' });
  await dialog.getByLabel('Twoje słowa').fill('Zobaczcie www.zly.example, bardzo prosimy');
  await dialog.getByRole('button', { name: 'Podgląd' }).click();
  await expect(dialog.getByText('Bez adresów stron i e-mail: odbiorca ma widzieć')).toBeVisible();
  await dialog.getByLabel('Twoje słowa').fill('Robimy przegląd dostawców i bardzo prosimy o odpowiedź.');
  await dialog.getByRole('button', { name: 'Podgląd' }).click();
  await expect(dialog.getByRole('region', { name: 'Tak będzie wyglądać wiadomość' })).toContainText('Robimy przegląd dostawców');
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Wyślij 1 prośbę' }).click();
  await expect(dialog.getByText('wysyłamy', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).click();

  await expect.poll(async () => (await mails(email)).length).toBe(1);
  const [mail] = await mails(email);
  expect(mail?.text).toContain('Robimy przegląd dostawców');
  const [, path = ''] = /http:\/\/localhost:\d+(\/koniec-zapytan\?token=[\w-]+)/.exec(mail?.text ?? '') ?? [];
  const recipient = await anotherBrowser(browser, baseURL);
  await recipient.setViewportSize({ width: 320, height: 700 });
  await recipient.goto(path);
  await expect(recipient).toHaveURL(/\/koniec-zapytan$/);
  await recipient.getByRole('button', { name: 'Zatrzymaj na zawsze' }).click();
  await expect(recipient.getByText('Zatrzymano. Takie prośby już nie przyjdą.')).toBeVisible();
  expect(await recipient.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.reload();
  const requests = page.getByRole('region', { name: 'Wysłane prośby' });
  await expect(requests.getByText('Odbiorca nie chce takich wiadomości')).toBeVisible();
  await expect(requests.getByText('adres usunięto')).toBeVisible();
});

test('an owner makes a key, a program uses it until it is ended, and the page about the API shows how', async ({ page, request }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/ustawienia/klucze');
  await page.getByLabel('Nazwa klucza').fill('System zakupów');
  await page.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect(page.getByText('Wybierz przynajmniej jedno')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pytać o\u00a0dostawców' }).check();
  await page.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect(page.getByText('Skopiuj klucz teraz')).toBeVisible();
  const secret = await page.getByLabel('Klucz', { exact: true }).inputValue();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await request.get('/api/v1/suppliers/status?nip=5261040828', { headers });
  expect((await answer.json()).suppliers).toMatchObject([{ nip: '5261040828', state: 'none' }]);
  await page.reload();
  await expect(page.getByText('Skopiuj klucz teraz')).toHaveCount(0);
  await expect(page.getByText(/^Ostatnie użycie\s/)).toBeVisible();
  await page.getByRole('button', { name: 'Zakończ: System zakupów' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByText('Nie ma jeszcze żadnego klucza.')).toBeVisible();
  expect((await request.get('/api/v1/suppliers/status?nip=5261040828', { headers })).status()).toBe(401);

  await page.getByRole('link', { name: 'Opis wywołań i przykłady' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API dla programów' })).toBeVisible();
  const call = page.getByRole('article', { name: 'POST /api/v1/suppliers/status' });
  await call.getByText(/^Pola odpowiedzi/).click();
  await expect(call.getByText('suppliers[].state', { exact: true })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
