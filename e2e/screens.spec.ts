import { expect, test } from './atesto.ts';
import { partFile } from './part-file.ts';
import { prefer, signIn } from './session.ts';

test('a screen whose part is gone states so inside the layout, does not reload for ever, and comes at the next try', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(partFile('assessment/assessments/comparison/history-screen.tsx'), (route) => route.abort());
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie udało się wczytać tego ekranu');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('alert')).toContainText('To, co zapisano, jest bezpieczne');
  await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible();
  await page.getByRole('link', { name: 'Certyfikaty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(partFile('assessment/assessments/comparison/history-screen.tsx'));
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historia' })).toBeVisible();
});

test('without a connection a screen waits for it and then loads by itself', async ({ page, context }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(page.getByRole('alert')).toContainText('Sprawdź połączenie');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('alert')).toContainText('Sprawdź połączenie');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Historia' })).toBeVisible();
});

test('a screen that is gone to begins at its top, and going back finds the place again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/nis2');
  await expect(page.getByRole('radio').first()).toBeVisible();
  // Everything above has its length.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});
