import { expect, test } from './atesto.ts';
import { findings, findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('a result is shared by a link that somebody without an account opens, that is watched, and that ends when it is withdrawn', async ({
  page,
  browser,
  service,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/nis2');
  await page.getByText('Pobierz albo udostępnij').click();
  const mapping = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz ISO 27001: Mapowanie pytań w formacie OSCAL' }).click();
  expect((await mapping).suggestedFilename()).toMatch(/^atesto-mapowanie-nis2-iso27001-[\d.]+\.oscal\.json$/);
  await page.getByRole('link', { name: 'Udostępnij' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Udostępnianie wyniku' })).toBeVisible();
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  await expect(page.getByText('Wpisz, dla kogo jest link.')).toBeVisible();
  await page.getByLabel('Dla kogo').fill('Audytor Nowak');
  await page.getByLabel('Raport PDF do pobrania').check();
  await page.locator('summary').filter({ hasText: 'Zarządzanie ryzykiem' }).click();
  await page.getByLabel(/^1\.2 /).check();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  const address = await page.getByLabel('Adres', { exact: true }).inputValue();
  const path = new URL(address).pathname;

  const context = await browser.newContext({ baseURL: service.origin });
  const visitor = await context.newPage();
  await prefer(visitor, { language: 'de' });
  const opened = await visitor.goto(path);
  expect([opened?.headers()['referrer-policy'], opened?.headers()['x-robots-tag'], opened?.headers()['cache-control']]).toEqual([
    'no-referrer',
    'noindex, nofollow',
    'no-store',
  ]);
  await expect(visitor.getByText('Dies ist eine Selbstbewertung und kein Audit')).toBeVisible();
  await expect(visitor.getByText(/^Laut Register gültig bis/)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Ergebnisse der Bereiche' })).toBeVisible();
  await expect(visitor.getByText(/^1\.2/)).toBeVisible();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'PDF-Bericht laden' }).click();
  expect((await download).suggestedFilename()).toBe('atesto-raport-de.pdf');
  await visitor.waitForLoadState('networkidle');
  expect(await findings(visitor)).toEqual([]);
  await visitor.setViewportSize({ width: 320, height: 700 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.goto('/udostepnianie');
  const link = page.getByRole('listitem').filter({ hasText: 'Audytor Nowak' });
  await link.getByText('2 otwarcia').click();
  await expect(link.getByText('Strona', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wycofaj link: Audytor Nowak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click();
  await expect(link.getByText(/^Wycofano/)).toBeVisible();

  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Der Link funktioniert nicht' })).toBeVisible();
  expect((await visitor.goto(`/u/${'x'.repeat(43)}`))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Der Link funktioniert nicht' })).toBeVisible();
  await context.close();
});
