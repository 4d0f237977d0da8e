import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('an operator sees what was refused, by kind and time', async ({ page, request }) => {
  for (const email of ['none@demo.example', 'pro@demo.example'])
    await request.post('/api/auth/login', { data: { email, password: 'zgadywane' } });
  await request.post('/api/auth/verify-email', { data: { token: 'zgadywany' } });
  await prefer(page, {});
  await signIn(page, 'operator');
  await page.goto('/operator?tab=security');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Nieudane logowanie' }).first()).toContainText('/api/auth/login invalid_credentials');
  await expect(rows.filter({ hasText: 'Nieważny link' }).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Rodzaj').selectOption({ label: 'Nieważny link' });
  await page.getByLabel('Czas').selectOption({ label: 'Ostatnia godzina' });
  await expect(rows.filter({ hasText: 'Nieudane logowanie' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Nieważny link' }).first()).toBeVisible();
  await page.getByLabel('Rodzaj').selectOption({ label: 'Zły klucz API' });
  await expect(page.getByText('W tym czasie nic nie odrzucono.')).toBeVisible();
});
