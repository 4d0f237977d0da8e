import * as mupdf from 'mupdf';
import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

type Own = Readonly<{ id: string; certificateNumber: string; status: string }>;

/** The certificate of a demonstration account in a language, and its number; whoever looks at it then is a stranger. */
async function certificateOf(page: Page, language: string): Promise<{ number: string; pdf: Buffer }> {
  await signIn(page, 'pro');
  const own = (await (await page.request.get('/api/certificates')).json()) as Own[];
  const active = own.find(({ status }) => status === 'active');
  const pdf = await (await page.request.get(`/api/certificates/${active?.id}/pdf?lang=${language}`)).body();
  await page.request.post('/api/auth/logout');
  return { number: active?.certificateNumber ?? '', pdf };
}

/** The same document as another program saves it. */
function savedAgain(pdf: Buffer): Buffer {
  return Buffer.from(mupdf.Document.openDocument(pdf, 'application/pdf').asPDF()!.saveToBuffer('compress,garbage').asUint8Array());
}

async function check(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Plik PDF certyfikatu').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

const verdict = (page: Page) => page.locator('[data-verdict]');

test.beforeEach(({ page }) => prefer(page, {}));

test('a certificate of any language is recognised, compared with the issued file, and never leaves the browser', async ({ page }) => {
  const { number, pdf } = await certificateOf(page, 'de');
  await page.goto('/sprawdz');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}${request.postData() ?? ''}`));
  await check(page, 'otrzymany.pdf', pdf);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  await expect(page.getByRole('status')).toContainText('Plik jest dokładnie tym, który wystawiono, bajt po bajcie.');
  await expect(page.getByRole('heading', { name: 'Wynik dla pliku otrzymany.pdf' })).toBeVisible();
  await expect(page.getByText('Kto złożył oświadczenie')).toBeVisible();
  await expect(page.locator('section[aria-labelledby=compare]')).toContainText('%');
  expect(sent.filter((one) => !/^GET \/(assets|fonts)\//.test(one)).map((one) => one.replace(/[0-9a-f]{64}/, 'HASH'))).toEqual(
    expect.arrayContaining([`GET /api/registry/${number}`, 'GET /log/proof/HASH']),
  );
  expect(sent.every((one) => one.startsWith('GET '))).toBe(true);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a copy that was saved again or changed is not called forged, and is not green', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'pl');
  await page.goto('/sprawdz');
  for (const copy of [savedAgain(pdf), Buffer.concat([pdf, Buffer.from('\n% dopisek\n')])]) {
    await check(page, 'kopia.pdf', copy);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy');
    await expect(verdict(page)).toContainText('Poświadczenie prawdziwe, ale plik jest inny niż wystawiony');
    await expect(page.locator('section[aria-labelledby=compare]')).toBeVisible();
  }
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a file is not green while the registry cannot say whether it is the issued one', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'en');
  await page.route('**/api/registry/ATESTO-*', (route) => route.abort());
  await page.goto('/sprawdz');
  await check(page, 'x.pdf', pdf);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  await expect(verdict(page)).toContainText('czy plik jest tym, który wystawiono');
  await page.unroute('**/api/registry/ATESTO-*');
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
});

test('what is not a certificate of ours is said plainly; a number found in it leads to its page', async ({ page }) => {
  await page.goto('/sprawdz');
  await check(page, 'notatka.pdf', Buffer.from('zwykły tekst'));
  await expect(verdict(page)).toContainText(/Nie rozpoznajemy tego pliku.*To nie jest plik PDF/);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await check(page, 'skan.pdf', Buffer.from('%PDF-1.7 /URI (http://localhost/c/ATESTO-NIS2-2026-AAAAAA)'));
  await expect(verdict(page)).toContainText('numer może przepisać każdy');
  await page.getByRole('link', { name: 'Otwórz stronę numeru ATESTO-NIS2-2026-AAAAAA' }).click();
  await expect(verdict(page)).toContainText('Takiego certyfikatu nie wystawiono');
});

test('a number is typed in any case and with spaces; one that cannot be is refused at the field', async ({ page }) => {
  await page.goto('/sprawdz');
  const field = page.getByLabel('Numer certyfikatu z dokumentu');
  await field.fill('ATESTO-NIS2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Numer ma postać taką jak ATESTO-NIS2-2026-K7QXRM.')).toBeVisible();
  await field.fill(' atesto-nis2-2026-aaaaaa ');
  await page.getByRole('button', { name: 'Sprawdź numer' }).click();
  await expect(page).toHaveURL('/c/ATESTO-NIS2-2026-AAAAAA');
});
