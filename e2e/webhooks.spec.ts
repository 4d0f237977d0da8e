import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('an owner has another system notified, sees that it was, changes the secret and ends it', async ({ page, service }) => {
  await signIn(page, 'basic');
  await prefer(page, {});
  await page.goto('/ustawienia/klucze');
  const part = page.getByRole('region', { name: 'Webhooki' });
  await expect(part.getByText('Nie ma jeszcze żadnego webhooka.')).toBeVisible();
  await part.getByLabel('Adres odbiorcy').fill('https://127.0.0.1/hook');
  await part.getByRole('button', { name: 'Dodaj webhook' }).click();
  await expect(part.getByText('Podaj publiczny adres https:// z\u00a0nazwą domeny', { exact: false })).toBeVisible();
  await part.getByLabel('Adres odbiorcy').fill('https://odbiorca.example/journey');
  await part.getByLabel('wygaśnięcie').uncheck();
  await part.getByRole('button', { name: 'Dodaj webhook' }).click();
  const secret = await part.getByLabel('Sekret do sprawdzania podpisu').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await page.request.post(`${service.sandbox}/webhooks/journey`, { form: { secret }, maxRedirects: 0 });

  await part.getByRole('button', { name: 'Wyślij wiadomość próbną' }).click();
  await expect(part.getByText('dostarczono', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(part.getByText('1 próba, odpowiedź 200', { exact: false })).toBeVisible();
  const received = async () =>
    (await (await page.request.get(`${service.sandbox}/webhooks/journey.json`)).json()) as { signed: boolean; body: string }[];
  expect(await received()).toMatchObject([{ signed: true }]);
  expect((await received())[0]?.body).toContain('webhook.test');

  await page.request.post(`${service.sandbox}/webhooks/journey`, { form: { secret, status: '500' }, maxRedirects: 0 });
  await part.getByRole('button', { name: 'Wyślij wiadomość próbną' }).click();
  await expect(part.getByText('odpowiedź 500, oczekiwano 2xx', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(part.getByText('nie dostarczono', { exact: true })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await part.getByRole('button', { name: 'Nowy sekret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nowy sekret' }).click();
  await expect(part.getByText('Poprzedni sekret działa do', { exact: false })).toBeVisible();
  await part.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(part.getByText('wyłączony', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Wyślij wiadomość próbną' })).toBeHidden();
  await part.getByRole('button', { name: 'Usuń: https://odbiorca.example/journey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(part.getByText('Nie ma jeszcze żadnego webhooka.')).toBeVisible();
});

test('the page about the API states how a receiver knows who sent it', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/api');
  const section = page.getByRole('region', { name: 'Webhooki' });
  await expect(section.getByText('HMAC-SHA-256', { exact: false })).toBeVisible();
  await expect(section.getByText('"type": "certificate.issued"', { exact: false })).toBeVisible();
  await expect(section.getByText("from 'standardwebhooks'", { exact: false })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
