import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { answerAll } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

const questions = [
  'Czy Dostawca posiada zatwierdzoną politykę bezpieczeństwa informacji?',
  'Czy stosowane są kopie zapasowe?',
  'Czy testy odtworzeniowe wykonywane są co kwartał?',
  'Czy posiadają Państwo polisę cybernetyczną?',
  'Szyfrowanie i poprawki bezpieczeństwa',
];

function aBankForm(): Promise<Uint8Array> {
  const rows = [
    ['Bank Przykładowy S.A.'],
    [],
    ['Lp.', 'Wymaganie', 'Spełnia', 'Uwagi'],
    ...questions.map((text, at) => [at + 1, text, null, null]),
  ];
  const list = { type: 'list' as const, range: 'C4:C8', values: ['TAK', 'NIE', 'CZĘŚCIOWO', 'ND'] };
  return writeXlsx({ sheets: [{ name: 'Załącznik 7', rows, dataValidations: [list] }] });
}

function aMaturityWorkbook(): Promise<Uint8Array> {
  const rows = [
    ['Requirement', 'ID', 'Documentation maturity', 'Implementation maturity', 'Comment'],
    ...['PR.DS-11.1', 'PR.AA-03.2', 'GV.PO-01.1'].map((id) => [`What ${id} asks for`, id, null, null, null]),
  ];
  return writeXlsx({ sheets: [{ name: 'PROTECT', rows }] });
}

test('a customer’s questionnaire is answered from evidenced answers, decided row by row, and returned as the same file', async ({
  page,
  mails,
}) => {
  test.slow();
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443004', name: 'Pytana Firma', email: 'ankiety@example.com' });
  const assessmentId = await answerAll(page, 'nis2', 'yes', { 'nis2-2-1': { answer: 'partial', comment: 'Polityka czeka na podpis' } });
  const link = { name: 'Raport z kopii', url: 'https://intranet.example/kopie', place: { assessmentId, questionId: 'nis2-3-2' } };
  expect((await page.request.post('/api/evidence/links', { data: link })).ok()).toBe(true);

  await page.goto('/');
  await page.getByRole('link', { name: 'Ankiety klientów' }).first().click();
  await expect(page.getByText('Nie ma jeszcze żadnej ankiety')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const file = { name: 'Załącznik 7.xlsx', mimeType: '', buffer: Buffer.from(await aBankForm()) };
  await page.getByLabel('Wybierz plik ankiety').setInputFiles({ ...file, buffer: Buffer.from('x') });
  await expect(page.getByText('Tego pliku nie można odczytać.')).toBeVisible();
  await page.getByLabel('Wybierz plik ankiety').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: 'Załącznik 7.xlsx' })).toBeVisible();
  await expect(page.getByText('0 z 5 rozstrzygniętych · 2 propozycje')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Klient' }).fill('Bank Przykładowy');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Przykładowy' })).toBeVisible();

  const row = (text: string) => page.getByRole('listitem', { name: text });
  const [policy = '', backups = '', quarterly = '', insurance = '', several = ''] = questions;
  await expect(row(policy)).toContainText('CZĘŚCIOWO');
  await expect(row(backups)).toContainText('Dowody: Raport z kopii');
  await expect(row(quarterly)).toContainText('Pytanie podaje własną liczbę');
  await expect(row(insurance)).toContainText('Tego ocena nie obejmuje');
  await expect(row(several)).toContainText('To może dotyczyć kilku pytań oceny');

  await row(policy).getByRole('button', { name: 'Zmień' }).click();
  await row(policy).getByRole('button', { name: 'Wstaw komentarz z oceny' }).click();
  await expect(row(policy).getByLabel('Uwagi')).toHaveValue('Polityka czeka na podpis');
  await row(policy).getByRole('button', { name: 'Zapisz' }).click();
  await expect(row(policy)).toContainText('Wpisano samodzielnie');
  await expect(row(backups).getByRole('button', { name: 'Przyjmij' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(backups)).toContainText('Przyjęto propozycję');
  await expect(row(quarterly).getByRole('button', { name: 'Wpisz odpowiedź' })).toBeFocused();
  await row(quarterly).getByRole('button', { name: 'Zostaw puste' }).click();
  await row(insurance).getByRole('button', { name: 'Wpisz odpowiedź' }).click();
  await row(insurance).getByLabel('Odpowiedź').selectOption('NIE');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await row(insurance).getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('4 z 5 rozstrzygniętych')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz plik z odpowiedziami' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Załącznik 7.xlsx');
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows.slice(3).map((cells) => [cells[2] ?? null, cells[3] ?? null])).toEqual([
    ['CZĘŚCIOWO', 'Polityka czeka na podpis'],
    ['TAK', null],
    [null, null],
    ['NIE', null],
    [null, null],
  ]);
  const [was, is] = [unzipSync(new Uint8Array(file.buffer)), unzipSync(bytes)];
  const changed = Object.keys(was).filter((part) => !Buffer.from(was[part] ?? []).equals(Buffer.from(is[part] ?? [])));
  expect(changed).toEqual(['xl/worksheets/sheet1.xml']);

  await page.getByRole('link', { name: 'Wszystkie ankiety' }).click();
  await page.getByLabel('Wybierz plik ankiety').setInputFiles({ ...file, name: 'Inny bank.xlsx' });
  await expect(row(insurance)).toContainText('Tak odpowiedziano: Bank Przykładowy');
  await row(insurance).getByRole('button', { name: 'Przyjmij' }).click();
  await expect(row(insurance)).toContainText('Przyjęto propozycję');
  await page.getByRole('button', { name: 'Usuń ankietę' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń ankietę' }).click();
  await expect(page.getByRole('link', { name: 'Inny bank.xlsx' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bank Przykładowy' })).toBeVisible();

  const graded = { ...file, name: 'CyFun.xlsx', buffer: Buffer.from(await aMaturityWorkbook()) };
  await page.getByLabel('Wybierz plik ankiety').setInputFiles(graded);
  await expect(page.getByText('0 z 6 rozstrzygniętych')).toBeVisible();
  const degrees = (control: string) => page.getByRole('group', { name: control });
  await degrees('PR.DS-11.1: Dokumentacja').getByRole('button', { name: '3' }).click();
  await expect(degrees('PR.DS-11.1: Wdrożenie').getByRole('button', { name: '1' })).toBeFocused();
  await degrees('PR.DS-11.1: Wdrożenie').getByRole('button', { name: '2' }).click();
  await expect(page.getByText('2 z 6 rozstrzygniętych')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
