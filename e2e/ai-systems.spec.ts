import { readFile } from 'node:fs/promises';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('somebody describes an AI system, sees its class and duties, shows one as met, and takes the inventory along and back', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await page.getByRole('link', { name: 'Systemy AI' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Systemy AI' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego systemu' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByLabel('Punkt wyjścia').selectOption('Selekcja CV');
  await expect(page.getByLabel('Nazwa systemu')).toHaveValue('Selekcja CV');
  await page.getByRole('button', { name: 'Dodaj system' }).click();
  await expect(page.getByText('Krok 1 z 4')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Przeznaczenie').fill('Wstępny wybór kandydatów');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Klasa po zapisaniu: Wysokie ryzyko')).toBeVisible();
  await page.getByLabel('Emocje w miejscu pracy lub w szkole').check();
  await expect(page.getByText('Klasa po zapisaniu: Praktyka zakazana')).toBeVisible();
  await page.getByLabel('Emocje w miejscu pracy lub w szkole').uncheck();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Rozmawia z ludźmi').check();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();

  await expect(page.getByText('Wysokie ryzyko', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Załącznik III: Rekrutacja/)).toBeVisible();
  await expect(page.getByText('Rozmawiasz z systemem sztucznej inteligencji „Selekcja CV”')).toBeVisible();
  await page.getByLabel('Język odbiorcy').selectOption('Deutsch');
  await expect(page.getByText('Sie sprechen mit dem KI-System „Selekcja CV“')).toBeVisible();
  await page.getByRole('button', { name: 'Kopiuj tekst: Czat' }).click();
  await expect(page.getByText('Skopiowano').first()).toBeVisible();
  const duties = page.getByRole('region', { name: 'Obowiązki' }).getByRole('listitem');
  await expect(duties.first()).toContainText('Wspieraj kompetencje w zakresie AI');
  await expect(duties.first()).toContainText('Obowiązuje');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await duties
    .first()
    .getByRole('button', { name: /^Zapisz, jak spełniono/ })
    .click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByLabel(/^Czym to wykazać/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Czym to wykazać/).fill('Szkolenie 11/2026, lista obecności');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(duties.last()).toContainText('Szkolenie 11/2026, lista obecności');
  await expect(duties.last()).toContainText('Spełnione');
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Wszystkie systemy' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz XLSX' }).click();
  const sheet = await readFile(await (await downloading).path());
  const file = { name: 'systemy.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: sheet };
  await page.locator('#ai-sheet-file').setInputFiles(file);
  await expect(page.getByText('Wiersz 2')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Selekcja CV' }).click();
  await page.getByRole('button', { name: 'Usuń system' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń system' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego systemu' })).toBeVisible();
  await page.locator('#ai-sheet-file').setInputFiles(file);
  await page.getByRole('button', { name: 'Dodaj te systemy' }).click();
  await expect(page.getByRole('link', { name: 'Selekcja CV' })).toBeVisible();
});
