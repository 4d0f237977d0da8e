import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('a member goes to a page, a document and a question by a few letters, by keyboard alone', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Przejdź do' });
  await expect(field).toBeFocused();
  await field.pressSequentially('obowiaz');
  await expect(page.getByRole('option').first()).toContainText('Obowiązki');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/obowiazki');
  await expect(field).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Przejdź do' }).click();
  await field.fill('obsługa zebry');
  await expect(page.getByText('Nic takiego nie ma.')).toBeVisible();
  await field.fill('obsługa incydentów');
  const backups = page.getByRole('option').filter({ hasText: 'wzór dokumentu' }).first();
  await expect(backups).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await backups.click();
  await expect(page).toHaveURL(/\/wzory\//);

  await page.keyboard.press('Control+k');
  await field.fill('3.5 incydent');
  await expect(page.getByRole('option').filter({ hasText: /^3\.5 .*pytanie$/ })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});
