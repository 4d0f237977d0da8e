import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

test('a statement of applicability proposes answers, which a person confirms', async ({ page, mails }) => {
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994449001', name: 'Zgodna Firma', email: 'deklaracja@example.com' });
  const { id: assessmentId } = (await (await page.request.get('/api/assessments/nis2/current')).json()) as { id: string };
  const rival = await page.request.post('/api/answers', {
    data: { assessmentId, questionId: 'nis2-3-2', answer: 'no', comment: 'Jedna serwerownia' },
  });
  expect(rival.ok()).toBe(true);
  const rows = [
    ['Deklaracja stosowania'],
    ['Zabezpieczenie', 'Stosowane', 'Stan', 'Właściciel'],
    ['A.8.13', 'tak', 'wdrożone', 'Jan Tajny'],
    ['A.7.1', 'nie', '', 'Jan Tajny'],
    ['A.9.1.2', 'tak', 'wdrożone', 'Jan Tajny'],
  ];
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'SoA', rows }] }));

  await page.goto('/arkusz?regime=nis2');
  const part = page.getByRole('region', { name: 'Mam deklarację stosowania (SoA)' });
  await part
    .getByLabel('Wybierz plik z deklaracją')
    .setInputFiles({ name: 'soa.xlsx', mimeType: 'application/octet-stream', buffer: file });
  const preview = page.getByRole('region', { name: 'Propozycje z deklaracji stosowania' });
  await expect(preview.getByText('To propozycje, a nie dowody')).toBeVisible();
  const conflict = preview.getByRole('checkbox', { name: 'Zapisz propozycję na pytanie 3.2: Tak, w pełni spełnione' });
  await expect(conflict).not.toBeChecked();
  await expect(preview.getByRole('button', { name: /^Zapisz/ })).toBeDisabled();
  await preview.getByText('1 wiersz wymaga uwagi').click();
  await expect(preview.getByText('Numery z innego wydania normy')).toBeVisible();
  await preview.getByText('Co zostaje otwarte i dlaczego').click();
  await expect(preview.getByText('Zabezpieczenie jest wyłączone. Ustawa nie zna takiego wyłączenia')).toBeVisible();
  await expect(page.getByText('Jan Tajny')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await conflict.focus();
  await page.keyboard.press('Space');
  await expect(conflict).toBeChecked();
  await preview.getByRole('button', { name: 'Zapisz 1 odpowiedź' }).click();
  await expect(page.getByText('Zapisano 1 odpowiedź. Autorem w historii jesteś Ty.')).toBeVisible();
  const answers = (await (await page.request.get(`/api/answers/${assessmentId}`)).json()) as Record<
    'questionId' | 'answer' | 'comment',
    string
  >[];
  expect(answers.find(({ questionId }) => questionId === 'nis2-3-2')).toMatchObject({ answer: 'yes', comment: 'Jedna serwerownia' });

  await page.setViewportSize({ width: 360, height: 740 });
  await part
    .getByLabel('Wybierz plik z deklaracją')
    .setInputFiles({ name: 'soa.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('NIP;Nazwa') });
  await expect(part.getByRole('alert')).toContainText('nie znaleziono tabeli');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
