import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { answerAll } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

const header = 'userPrincipalName,userDisplayName,userType,isAdmin,isMfaCapable,isMfaRegistered';

/** An export of Entra ID with sixty members, of whom so many have MFA. */
function entra(withMfa: number): string {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const has = at < withMfa ? 'True' : 'False';
    return `osoba${at}@firma.example,"Kowalska, Anna ${at}",member,${at < 3 ? 'True' : 'False'},${has},${has}`;
  });
  return [header, ...rows, 'gosc@inna.example,Gość,guest,False,False,False'].join('\r\n');
}

/** Chooses a file of that text, as a person would from a folder. */
async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page.locator('#facts-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('from a question to a fact that supports it in four actions; a worse one contradicts until it is explained', async ({
  page,
  mails,
}) => {
  test.slow();
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443240', name: 'Licząca Firma', email: 'fakty@example.com' });
  await answerAll(page, 'nis2', 'yes');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await page.goto('/nis2?question=nis2-7-5');
  let actions = 0;
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    actions += 1;
    await work();
  };
  await act(() => page.getByRole('link', { name: 'MFA w\u00a0Entra ID' }).first().click());
  await expect(page.getByRole('heading', { name: 'Wczytaj eksport: Konta Entra ID' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await act(() => choose(page, 'UserRegistrationDetails.csv', entra(58)));
  await expect(page.getByRole('heading', { name: 'Rozpoznano: Konta Entra ID' })).toBeVisible();
  await expect(page.locator('[data-counted]')).toContainText('Konta z\u00a0MFA: 58 z\u00a060');
  await expect(page.getByRole('checkbox', { name: /Dodaj też jako dowód/ })).toBeChecked();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await act(() => page.getByRole('button', { name: 'Zapisz liczby' }).click());
  await act(() => page.getByRole('status').getByRole('link', { name: 'Pytanie 7.5' }).click());
  await expect(page.getByText('Wsparte liczbami: Konta z\u00a0MFA: 58 z\u00a060').first()).toBeVisible();
  expect(actions).toBeLessThanOrEqual(4);
  expect(sent.join('\n')).not.toMatch(/osoba|Kowalska|gosc@/);
  await page.goto('/dowody');
  await expect(page.getByText('Konta z\u00a0MFA: 58 z\u00a060', { exact: false }).first()).toBeVisible();

  await page.goto('/fakty');
  await choose(page, 'pozniej.csv', entra(40));
  await page.getByRole('button', { name: 'Zapisz liczby' }).click();
  const part = page.locator('[data-kind=entra_mfa]');
  await expect(part.locator('[data-check=entra_mfa]')).toHaveAttribute('data-verdict', 'red');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.goto('/kontrola');
  await expect(page.getByText('Liczby z\u00a0eksportu przeczą tej odpowiedzi.')).toBeVisible();
  await page.goto('/nis2?question=nis2-7-5');
  await expect(page.getByText('Liczby z\u00a0eksportu Twojego systemu przeczą tej odpowiedzi.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Fakty z\u00a0eksportów' }).first().click();
  await part.getByLabel('Dlaczego odpowiedź mimo to jest prawdziwa').fill('Pozostałe konta są wyłączone');
  await part.getByRole('button', { name: 'Zapisz wyjaśnienie' }).click();
  await expect(part).toContainText('Wyjaśnione');
  await part.getByText('Wszystkie liczby i\u00a0wcześniejsze').click();
  await expect(part.locator('ol li')).toHaveCount(2);
  await part.getByRole('button', { name: /^Usuń/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(part.locator('[data-check=entra_mfa]')).toHaveAttribute('data-verdict', 'green');
});

test(
  'a file of no known form is mapped by hand, and what is none is refused in plain words',
  { tag: '@smoke' },
  async ({ page, mails }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    await prefer(page, {});
    await aPaidBasic(page, mails, { nip: '9994443079', name: 'Mapująca Firma', email: 'kolumny@example.com' });
    await page.goto('/fakty?kind=training');
    await choose(page, 'lista.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00]));
    await expect(page.getByText('Tego archiwum nie da się odczytać albo to skoroszyt XLSX.', { exact: false })).toBeVisible();
    await choose(page, 'lista.csv', 'Kto;Kiedy\nJan Kowalski;tak\nEwa Nowak;nie\n');
    await expect(page.getByRole('heading', { name: 'Nie rozpoznano tego pliku' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zapisz liczby' })).toBeDisabled();
    await page.getByLabel('Co jest w\u00a0tym pliku').selectOption('training');
    await expect(page.getByText('Brakuje kolumn: Osoba, Ukończono', { exact: false })).toBeVisible();
    await page.getByLabel('Osoba').selectOption('0');
    await page.getByLabel('Ukończono (tak, nie lub data)').selectOption('1');
    await expect(page.locator('[data-counted]')).toContainText('Osoby przeszkolone: 1 z\u00a02');
    await expect(page.locator('[data-counted]')).toContainText('#1, #2');
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zapisz liczby' }).click();
    await expect(page.locator('[data-kind=training] [data-check=training_done]')).toHaveAttribute('data-verdict', 'red');
  },
);

test('a ZIP of exports is counted file by file, and what is not recognised in it is named', async ({ page, mails }) => {
  test.slow();
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443085', name: 'Pakująca Firma', email: 'zip@example.com' });
  await page.goto('/fakty');
  const devices = 'Device name;Compliance;Last check-in\nLaptop;Compliant;2026-11-19\n';
  const parts = { 'Entra.csv': strToU8(entra(58)), 'czytaj.txt': strToU8('Raport'), 'Urzadzenia.csv': strToU8(devices) };
  await choose(page, 'raporty.zip', Buffer.from(zipSync(parts)));
  await expect(page.getByText('Plik 1 z\u00a02: Entra.csv')).toBeVisible();
  await expect(page.locator('[data-skipped]')).toContainText('czytaj.txt');
  await expect(page.getByRole('heading', { name: 'Rozpoznano: Konta Entra ID' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zapisz liczby' }).click();
  await expect(page.getByText('Plik 2 z\u00a02: Urzadzenia.csv')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rozpoznano: Urządzenia w\u00a0Intune' })).toBeVisible();
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.locator('[data-kind=entra_mfa] [data-check=entra_mfa]')).toHaveAttribute('data-verdict', 'green');
});
