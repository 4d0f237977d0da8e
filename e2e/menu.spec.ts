import { expect, test } from './atesto.ts';
import { prefer, signIn } from './session.ts';

test.beforeEach(({ page }) => prefer(page, {}));

test(
  'the menu of an owner is grouped, fits a window of 860 px, and shows the open page in a lower one',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, 'pro');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto('/ustawienia');
    const menu = page.getByRole('navigation', { name: 'Menu główne' });
    await expect(menu.getByRole('group')).toHaveCount(5);
    await expect(menu.getByRole('group', { name: 'Dokumenty i\u00a0fakty' }).getByRole('link')).toHaveText([
      'Wzory dokumentów',
      'Dowody',
      'Domeny',
      'Fakty z\u00a0eksportów',
      'Kontrola jakości',
    ]);
    expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.reload();
    await expect(menu.getByRole('link', { name: 'Ustawienia' })).toBeInViewport({ ratio: 1 });
  },
);

test('a comparison without a choice is that of the two newest assessments', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/porownanie');
  await expect(page.getByRole('heading', { name: 'Ocena NIS2' })).toBeVisible();
  await expect(page.getByText('+44,95 pkt proc.').first()).toBeVisible();
});

test('findings of the quality check are gathered by kind, five at first', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/kontrola');
  const unproved = page.getByRole('region', { name: /^„Tak” bez dowodu/ });
  await expect(unproved.getByRole('listitem')).toHaveCount(5);
  await unproved.getByRole('button', { name: /^Pokaż wszystkie/ }).click();
  expect(await unproved.getByRole('listitem').count()).toBeGreaterThan(5);
});
