import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

test('what somebody was written to about stands in the inbox, counted until it is read', async ({ page, mails }) => {
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443257', name: 'Powiadamiana Firma', email: 'skrzynka@example.com' });
  // The invoice comes when it comes: what is looked at is the confirmation of the order.
  const counted = async () => (await (await page.request.get('/api/inbox/unread')).json()).unread;
  await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Powiadomienia/ });
  await expect(bell).toHaveAttribute('data-unread', /^[12]$/);
  await bell.click();
  await expect(page).toHaveURL('/powiadomienia');
  const order = page.locator('[data-entry]').filter({ hasText: 'Potwierdzenie zamówienia' });
  await expect(order).toHaveAttribute('data-entry', 'unread');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await order.getByRole('link').click();
  await expect(page).toHaveURL('/abonament');
  await page.goto('/powiadomienia');
  await expect(order).toHaveAttribute('data-entry', 'read');
  await order.getByRole('button', { name: 'Oznacz jako nieprzeczytane' }).click();
  await expect(order).toHaveAttribute('data-entry', 'unread');
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click({ timeout: 2000 });
    await expect(page.getByText('Wszystko przeczytane')).toBeVisible();
  }).toPass({ timeout: 30_000 });
  await expect(order).toHaveAttribute('data-entry', 'read');
  await expect(bell).toHaveAttribute('data-unread', '0');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(order).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
