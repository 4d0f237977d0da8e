import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { withAuthenticator } from './passkey.ts';
import type { Service } from './service.ts';
import { password, prefer, register, signIn } from './session.ts';

/** Lets everybody have shown a while ago who they are. */
async function aWhileAgo(service: Service): Promise<void> {
  const client = new pg.Client({ connectionString: service.database() });
  await client.connect();
  await client.query("update sessions set authenticated_at = authenticated_at - interval '16 minutes'");
  await client.end();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Potwierdź, że to Ty' });

test('a key that is made a while after signing in asks for the password first, and preserves what was typed', async ({ page, service }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/ustawienia/klucze');
  const name = page.getByRole('textbox', { name: 'Nazwa klucza' });
  const make = page.getByRole('button', { name: 'Utwórz klucz' });
  await name.fill('System zakupów');
  await page.getByRole('checkbox', { name: 'Pytać o\u00a0dostawców' }).check();
  await aWhileAgo(service);
  await make.click();
  const dialog = dialogOf(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(dialog.getByLabel(/Hasło konta/)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByText('Potwierdź, że to Ty, a dokończymy.', { exact: false })).toBeVisible();
  await expect(name).toHaveValue('System zakupów');

  await make.click();
  await dialog.getByLabel(/Hasło konta/).fill('nie to hasło');
  await dialog.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(dialog.getByText('To nie jest obecne hasło')).toBeVisible();
  await dialog.getByLabel(/Hasło konta/).fill(password);
  await dialog.getByLabel(/Hasło konta/).press('Enter');
  await expect(page.getByText(/^atesto_/).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Other journeys find the organisation without keys.
  await page.getByRole('button', { name: 'Zakończ: System zakupów' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByText('Nie ma jeszcze żadnego klucza.')).toBeVisible();
});

test('own data are asked for by a passkey where one is set up, and then come as a file', async ({ page, mails, service }, {
  repeatEachIndex,
  retry,
}) => {
  test.slow();
  const nip = ['9990000451', '9990000468', '9990000474', '9990000480', '9990000497'][repeatEachIndex * 2 + retry] ?? '';
  const email = `ponownie.${nip}@example.com`;
  await withAuthenticator(page);
  await prefer(page, {});
  await register(page, mails, { nip, name: 'Ponownie', email });
  await page.request.post('/api/auth/login', { data: { email, password } });
  await page.goto('/ustawienia/bezpieczenstwo');
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  await page.getByRole('dialog').getByLabel('Nazwa klucza').fill('Telefon');
  await page.getByRole('dialog').getByLabel('Obecne hasło').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Kody są zapisane' }).click();

  await aWhileAgo(service);
  await page.goto('/ustawienia/dane');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz dane (ZIP)' }).click();
  await dialogOf(page).getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  expect((await saved).suggestedFilename()).toBe('atesto-dane.zip');
  await expect(dialogOf(page)).toHaveCount(0);
});
