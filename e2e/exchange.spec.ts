import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('a sheet is downloaded, filled in, looked through with its errors by cell, and saved', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/ai-act');
  await page.getByRole('link', { name: 'Wypełnij w arkuszu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wypełnij w arkuszu' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz arkusz AI Act' }).click();
  const { sheets } = await readXlsx(await (await download).createReadStream().then(bytesOf));
  const rows = sheets[1]?.rows ?? [];
  for (const [row, answer, comment] of [
    [2, 'nie', 'Z arkusza'],
    [3, 'raczej tak', null],
    [4, 'n/d', null],
  ] as const) {
    const cells = rows[row] ?? [];
    cells[4] = answer;
    cells[5] = comment;
  }
  const id = String(rows[2]?.[0]);
  const list = (await (await page.request.get('/api/assessments')).json()) as { id: string; type: string; completedAt: string | null }[];
  const assessmentId = list.find(({ type, completedAt }) => type === 'ai_act' && completedAt === null)?.id ?? '';
  const rival = await page.request.post('/api/answers', { data: { assessmentId, questionId: id, answer: 'yes', comment: 'W aplikacji' } });
  expect(rival.ok()).toBe(true);

  const file = Buffer.from(await writeXlsx({ sheets: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })) }));
  await page.getByLabel('Wybierz plik XLSX').setInputFiles({ name: 'pytania.xlsx', mimeType: 'application/octet-stream', buffer: file });
  const preview = page.getByRole('region', { name: '3. Sprawdź i zapisz' });
  await expect(preview.getByText('„raczej tak” nie jest żadną z czterech odpowiedzi.')).toBeVisible();
  await expect(preview.getByText('E4', { exact: true })).toBeVisible();
  const conflict = preview.getByRole('checkbox', { name: 'Zapisz z komórki E3: 1.1' });
  await expect(conflict).not.toBeChecked();
  await expect(preview.getByRole('checkbox', { name: 'Zapisz z komórki E5: 1.3' })).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await conflict.check();
  await preview.getByRole('button', { name: 'Zapisz 2 odpowiedzi' }).click();
  await expect(page.getByText('Zapisano 2 odpowiedzi. Autorem w historii jesteś Ty.')).toBeVisible();
  const answers = (await (await page.request.get(`/api/answers/${assessmentId}`)).json()) as {
    questionId: string;
    answer: string;
    comment: string;
  }[];
  expect(answers.find(({ questionId }) => questionId === id)).toMatchObject({ answer: 'no', comment: 'Z arkusza' });
  await page.getByRole('link', { name: 'Przejdź do oceny AI Act' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ocena AI Act' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/arkusz?regime=ai_act');
  await expect(page.getByRole('link', { name: 'Pobierz arkusz AI Act' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('who has no open assessment, no plan, or another file sees what to do', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  await signIn(page, 'none');
  await page.goto('/arkusz');
  await expect(page.getByRole('link', { name: 'Zobacz plany' })).toBeVisible();
  await signIn(page, 'pro');
  await page.goto('/arkusz');
  const other = { name: 'lista.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('NIP;Nazwa') };
  await page.getByLabel('Wybierz plik XLSX').setInputFiles(other);
  await expect(page.getByRole('alert')).toContainText('Tego pliku nie można odczytać');
});

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
