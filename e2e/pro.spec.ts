import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { finishAssessment } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findings } from './axe.ts';
import { prefer, signIn, signInAs } from './session.ts';

/** A demonstration company under Pro with one finished assessment, used by this journey only. */
const company = 'nis2-9993333331@firmy.demo.example';

async function pdfBehind(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return (await readFile(await download.path())).toString('latin1');
}

async function brandReports(page: Page): Promise<void> {
  const logo = await sharp({ create: { width: 640, height: 200, channels: 4, background: '#7a1f5c' } })
    .png()
    .toBuffer();
  await page.goto('/ustawienia/raporty');
  const part = page.getByRole('region', { name: 'Logo i kolor raportów' });
  const file = part.getByLabel('Logo', { exact: true });
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Logo musi być nieruchomym obrazem PNG albo JPEG.', { exact: true }).first()).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(part.getByRole('img', { name: /Logo organizacji/ })).toBeVisible();
  const colour = part.getByLabel('Kolor', { exact: true });
  await colour.fill('#ffcc00');
  await expect(part.getByText('Kolor jest za jasny')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Zapisz kolor' })).toBeDisabled();
  await colour.fill('#7a1f5c');
  await part.getByRole('button', { name: 'Zapisz kolor' }).click();
  await expect(part.getByRole('button', { name: 'Przywróć kolor Atesto' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
}

async function startFromEarlierAnswers(page: Page): Promise<void> {
  await page.goto('/historia');
  await page.getByRole('button', { name: 'Rozpocznij kolejną ocenę' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Zacznij od pustego kwestionariusza/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Zacznij od wcześniejszych odpowiedzi/ }).click();
  await expect(page).toHaveURL('/nis2');
  await expect(page.getByText('Odpowiedzi: 49 z 49')).toBeVisible();
}

async function changeAnAnswer(page: Page): Promise<void> {
  const first = page.locator('#nis2-1-1');
  await first.getByRole('radio', { name: 'Nie, niespełnione' }).click();
  await expect(first.locator('[data-state=saved]')).toBeVisible();
  await first.getByText('Historia zmian').click();
  await expect(first.getByText('przejęta z wcześniejszej oceny')).toBeVisible();
  await expect(first.getByText(/Zofia Dąbrowska/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
}

test('a Pro organisation brands its report, starts from earlier answers, sees what changed and compares', async ({ page }) => {
  test.setTimeout(120_000);
  await prefer(page, {});
  await signInAs(page, company);
  await brandReports(page);
  await startFromEarlierAnswers(page);
  await changeAnAnswer(page);
  await page.locator('#section-tab-7').click();
  await finishAssessment(page);
  const report = await pdfBehind(page, page.getByRole('link', { name: 'Pobierz raport PDF' }).first());
  expect(report).toMatch(/\/Subtype\s*\/Image/);

  await page.goto('/historia');
  // The demonstration has fewer organisations than a comparison needs.
  await expect(page.getByText('Porównanie z sektorem pojawi się, gdy policzymy wyniki co najmniej 10 organizacji.')).toBeVisible();
  await page.getByRole('button', { name: 'Porównaj' }).click();
  await expect(page).toHaveURL(/\/porownanie\?from=.+&to=.+/);
  await expect(page.getByRole('region', { name: 'Wyniki w sekcjach' }).getByRole('listitem')).toHaveCount(7);
  const answers = page.getByRole('region', { name: 'Odpowiedzi' });
  await expect(answers.getByText('1.1')).toBeVisible();
  await expect(answers.getByText('7.7')).toHaveCount(0);
  await answers.getByLabel('Pokaż też odpowiedzi bez zmian').check();
  await expect(answers.getByText('7.7')).toBeVisible();
  expect(await pdfBehind(page, page.getByRole('link', { name: 'Pobierz porównanie PDF' }))).toMatch(/^%PDF-/);
  const address = page.url();
  await page.getByRole('link', { name: 'Zamień kolejność' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('region', { name: 'Wyniki w sekcjach' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  // The menu gives way to its sheet a moment after the window has become narrow.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('Pro shows its consultant; Basic states what is part of Pro', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Twój konsultant' }).getByRole('link', { name: /^\+48/ })).toBeVisible();
  await signIn(page, 'basic');
  await page.goto('/ustawienia/raporty');
  const part = page.getByRole('region', { name: 'Logo i kolor raportów' });
  await expect(part.getByText('są częścią planu Pro')).toBeVisible();
  await expect(part.getByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '/pricing');
  await page.goto('/porownanie');
  await expect(page.getByText('potrzebne są dwie zakończone oceny')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
});
