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

test('evidence, a supplier and a certificate are found by their names', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  const { request } = page;
  const [{ certificateNumber: number } = { certificateNumber: '' }] = (await (await request.get('/api/certificates')).json()) as {
    certificateNumber: string;
  }[];
  const protocol = 'Protokół z odtwarzania żłobka';
  const nips = ['5261040828', '9990000014'] as const;
  const added = await request.post('/api/evidence/links', { data: { name: protocol, url: 'https://przyklad.example/protokol' } });
  const { id } = (await added.json()) as { id: string };
  await request.post('/api/suppliers', { data: { suppliers: nips.map((nip) => ({ nip, label: `Dostawca ${nip}` })) } });
  const goTo = async (typed: string, kind: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Przejdź do' }).fill(typed);
    await page.getByRole('option').filter({ hasText: kind }).first().click();
  };
  await page.goto('/historia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(protocol, 'dowód');
  await expect(page.getByRole('heading', { level: 1, name: 'Dowody' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(protocol);
  await expect(page.getByRole('listitem').filter({ hasText: protocol }).first()).toBeVisible();
  await goTo('dostawca 526', 'dostawca');
  await expect(page.getByRole('searchbox')).toHaveValue(nips[0]);
  await goTo(nips[1], 'dostawca');
  await expect(page.getByRole('searchbox')).toHaveValue(nips[1]);
  await goTo(number, 'certyfikat');
  await expect(page).toHaveURL(`/c/${number}`);
  expect((await request.delete(`/api/evidence/${id}`)).ok()).toBe(true);
  expect((await request.post('/api/suppliers/removal', { data: { nips } })).ok()).toBe(true);
});
