import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('a lesson of a drill becomes an action of the plan, with its owner and day, seen among the duties and done', async ({ page }) => {
  test.slow();
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/incydenty?cwiczenie');
  await page.getByRole('checkbox', { name: /Ktoś niepowołany/ }).check();
  await page.getByLabel('Co jest dotknięte?').fill('Tajna próba');
  await page.getByRole('button', { name: 'Uruchom zegary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tajna próba' })).toBeVisible();
  await page.getByLabel('Nowy wniosek').fill('Dyżurny nie miał konta');
  await page.getByRole('button', { name: 'Zapisz wniosek' }).click();
  await expect(page.getByText('Dyżurny nie miał konta').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj do planu działań: Dyżurny nie miał konta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('nie pisz tu nic poufnego')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText(/Wpisz od \d+ do/)).toBeVisible();
  await dialog.getByLabel('Treść działania').fill('Założyć konta dyżurnym');
  await dialog.getByLabel('Właściciel').selectOption({ label: 'Joanna Świątek' });
  await dialog.getByLabel('Termin').fill('2027-01-15');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('link', { name: 'W planie działań: Założyć konta dyżurnym' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/obowiazki');
  const row = page.getByRole('listitem').filter({ hasText: 'Założyć konta dyżurnym' });
  await expect(row).toContainText('działanie własne');
  await expect(row).toContainText('Joanna Świątek');
  await expect(page.getByText('Tajna próba')).toHaveCount(0);
  await row.getByRole('link', { name: 'Założyć konta dyżurnym' }).click();
  await expect(page.getByRole('dialog').getByLabel('Treść działania')).toHaveValue('Założyć konta dyżurnym');
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
  const own = page.getByRole('region', { name: 'Działania własne' });
  await own.getByRole('combobox', { name: 'Stan: Założyć konta dyżurnym' }).selectOption('Zrobione');
  await expect(own.getByRole('combobox', { name: 'Stan: Założyć konta dyżurnym' })).toHaveValue('done');
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // The organisation is left as it was found.
  await own.getByRole('button', { name: 'Zmień działanie: Założyć konta dyżurnym' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń działanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń działanie' }).click();
  await expect(page.getByText('Założyć konta dyżurnym')).toHaveCount(0);
});
