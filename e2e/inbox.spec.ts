import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

test('what somebody was written to about stands in the inbox, counted until it is read', async ({ page, mails }) => {
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443257', name: 'Powiadamiana Firma', email: 'skrzynka@example.com' });
  // The confirmation of the order, and the invoice that is issued soon after it.
  const counted = async () => (await (await page.request.get('/api/inbox/unread')).json()).unread;
  await expect.poll(counted, { timeout: 60_000 }).toBe(2);
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Powiadomienia/ });
  await expect(bell).toHaveAttribute('data-unread', '2');
  await bell.click();
  await expect(page).toHaveURL('/powiadomienia');
  const unread = page.locator('[data-entry=unread]');
  const read = page.locator('[data-entry=read]');
  await expect(unread).toHaveCount(2);
  await expect(unread.last()).toContainText('Potwierdzenie zamówienia');
  expect(await findingsInBothThemes(page)).toEqual([]);

  const count = await unread.count();
  await unread.first().getByRole('link').click();
  await expect(page).toHaveURL('/abonament');
  await page.goto('/powiadomienia');
  await expect(unread).toHaveCount(count - 1);
  await read.first().getByRole('button', { name: 'Oznacz jako nieprzeczytane' }).click();
  await expect(unread).toHaveCount(count);
  await page.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  await expect(page.getByText('Wszystko przeczytane')).toBeVisible();
  await expect(bell).toHaveAttribute('data-unread', '0');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.getByText('Wszystko przeczytane')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
