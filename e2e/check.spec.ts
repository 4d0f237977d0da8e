import { createHash } from 'node:crypto';
import * as mupdf from 'mupdf';
import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { qrOf } from './qr.ts';
import { prefer, signIn } from './session.ts';

type Own = Readonly<{ id: string; certificateNumber: string; status: string }>;

/** The certificate of a demonstration account in a language, and its number; whoever looks at it then is a stranger. */
async function certificateOf(page: Page, language: string): Promise<{ number: string; pdf: Buffer }> {
  await signIn(page, 'pro');
  const own = (await (await page.request.get('/api/certificates')).json()) as Own[];
  const active = own.find(({ status }) => status === 'active');
  const number = active?.certificateNumber ?? '';
  let pdf: Buffer = Buffer.alloc(0);
  // Documents are kept once a witness saw the issue, which may take a moment after the start.
  await expect
    .poll(async () => {
      pdf = await (await page.request.get(`/api/certificates/${active?.id}/pdf?lang=${language}`)).body();
      const entry = (await (await page.request.get(`/api/registry/${number}`)).json()) as { documentHashes: string[] };
      return entry.documentHashes.includes(createHash('sha256').update(pdf).digest('hex'));
    })
    .toBe(true);
  await page.request.post('/api/auth/logout');
  return { number, pdf };
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

test('a copy that was saved again is not called forged, and is not green', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'pl');
  await page.goto('/sprawdz');
  await check(page, 'kopia.pdf', savedAgain(pdf));
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy');
  await expect(verdict(page)).toContainText('Ten plik nie jest oryginałem');
  await expect(page.locator('[data-check=seal]')).toContainText('Plik zapisano ponownie w innym programie');
  await expect(page.locator('section[aria-labelledby=compare]')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a file to which something was added, or in which something changed, is said to be altered', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'pl');
  const changed = Buffer.from(pdf);
  changed[5000] = (changed[5000] ?? 0) ^ 1;
  await page.goto('/sprawdz');
  for (const [copy, why] of [
    [Buffer.concat([pdf, Buffer.from('\n% dopisek\n')]), 'Po opieczętowaniu coś dopisano.'],
    [changed, 'Zawartość jest inna niż opieczętowana.'],
  ] as const) {
    await check(page, 'zmieniony.pdf', copy);
    await expect(page.locator('[data-check=seal]')).toContainText(why);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'altered');
    await expect(page.locator('[data-check=seal]')).toHaveAttribute('data-outcome', 'failed');
    await expect(page.locator('section[aria-labelledby=compare]')).toBeVisible();
  }
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a report is recognised, is never green, and shows nothing once it was changed', async ({ page }) => {
  await signIn(page, 'pro');
  const own = (await (await page.request.get('/api/certificates')).json()) as (Own & { assessmentId: string })[];
  const report = await (await page.request.get(`/api/assessments/${own[0]?.assessmentId}/report?lang=fr`)).body();
  await page.request.post('/api/auth/logout');
  await page.goto('/sprawdz');
  await check(page, 'raport.pdf', report);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_intact');
  await expect(verdict(page)).toContainText('To raport z samooceny, a nie certyfikat');
  await expect(page.locator('section[aria-labelledby=report]')).toContainText('NIS2:');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await check(page, 'raport.pdf', Buffer.concat([report, Buffer.from(' ')]));
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_altered');
  await expect(page.locator('section[aria-labelledby=report]')).toHaveCount(0);
  await check(page, 'raport.pdf', savedAgain(report));
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_copy');
});

/** A report as it was before reports were sealed: without the update that holds the seal, and with nothing attached. */
async function earlyReport(page: Page): Promise<Buffer> {
  await signIn(page, 'pro');
  const own = (await (await page.request.get('/api/certificates')).json()) as (Own & { assessmentId: string })[];
  const sealed = await (await page.request.get(`/api/assessments/${own[0]?.assessmentId}/report?lang=pl`)).body();
  await page.request.post('/api/auth/logout');
  const [bare = ''] = /^[^]*?startxref\s+\d+\s+%%EOF/.exec(sealed.toString('latin1')) ?? [];
  return Buffer.from(bare.replaceAll('/EmbeddedFile', '/EmbeddedNone'), 'latin1');
}

test('a report from before seals is recognised by itself, and is only what a record of its bytes says', async ({ page }) => {
  const report = await earlyReport(page);
  const hash = createHash('sha256').update(report).digest('hex');
  const record = page.waitForRequest((request) => request.url().endsWith(`/api/registry/reports/${hash}`));
  await page.goto('/sprawdz');
  await check(page, 'dawny-raport.pdf', report);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_none');
  await expect(verdict(page)).toContainText('jego odcisku nie ma w naszych zapisach');
  expect((await record).postData()).toBeNull();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.route(`**/api/registry/reports/${hash}`, (route) => route.fulfill({ json: { madeAt: '2026-11-02T10:00:00.000Z' } }));
  await check(page, 'dawny-raport.pdf', report);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_kept');
  await expect(verdict(page)).toContainText('który Atesto sporządziło 2 listopada 2026');
  await expect(page.locator('section[aria-labelledby=report]')).toHaveCount(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute(`**/api/registry/reports/${hash}`);
  await page.route(`**/api/registry/reports/${hash}`, (route) => route.abort());
  await check(page, 'dawny-raport.pdf', report);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_uncompared');
  await page.unroute(`**/api/registry/reports/${hash}`);
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'report_none');
});

test('a scanned code is compared with its number, and one from another document is found out', async ({ page }) => {
  const { number, pdf } = await certificateOf(page, 'pl');
  const [, fragment] = (qrOf(pdf) ?? '').split('#');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()}${request.postData() ?? ''}`));
  await page.goto(`/c/${number}#${fragment}`);
  await expect(page.locator('[data-code=genuine]')).toContainText('Kod podpisał wystawca dla tego numeru: NIP');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  expect(sent.filter((one) => one.includes(fragment ?? ''))).toEqual([]);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const other = (await (await page.request.get('/api/registry?limit=100')).json()) as { certificateNumber: string; status: string }[];
  const victim = other.find((one) => one.certificateNumber !== number && one.status === 'active');
  await page.goto(`/c/${victim?.certificateNumber}#${fragment}`);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'code_false');
  await expect(verdict(page)).toContainText('Kod pochodzi z innego dokumentu');
  await page.goto(`/c/${number}#${fragment?.slice(0, -5)}`);
  await expect(page.locator('[data-code=broken]')).toContainText('Kod jest ucięty');
});

test('without the registry a code says what it says, and nothing is green', async ({ page }) => {
  const { number, pdf } = await certificateOf(page, 'pl');
  await page.route(/\/(?:api\/(?:registry|config)|log|status|\.well-known)\//, (route) => route.abort());
  await page.goto(`/c/${number}#${(qrOf(pdf) ?? '').split('#')[1]}`);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'code_only', { timeout: 20_000 });
  await expect(verdict(page)).toContainText('Nie sprawdzono w rejestrze');
  await expect(page.locator('[data-code=unchecked]')).toContainText('Podpisu kodu nie udało się sprawdzić');
});

test('a file is not green while the registry cannot say whether it is the issued one', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'en');
  await page.route('**/api/registry/ATESTO-*', (route) => route.abort());
  await page.goto('/sprawdz');
  await check(page, 'x.pdf', pdf);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  await expect(verdict(page)).toContainText('wpis w rejestrze');
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
  await expect(page).toHaveURL(/\/c\/ATESTO-NIS2-2026-AAAAAA/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('who once opened a certificate reads a scanned code, and a copied one is found out', async ({ page, context }) => {
    await prefer(page, {});
    const { number, pdf } = await certificateOf(page, 'pl');
    const [, fragment] = (qrOf(pdf) ?? '').split('#');
    const others = (await (await page.request.get('/api/registry?limit=100')).json()) as { certificateNumber: string; status: string }[];
    const other = others.find((one) => one.certificateNumber !== number && one.status === 'active')?.certificateNumber ?? '';
    await page.goto(`/c/${other}`);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
    const keptFiles = () =>
      page.evaluate(async () => (await (await caches.open('atesto-check')).keys()).map(({ url }) => new URL(url).pathname));
    await expect.poll(keptFiles, { timeout: 20_000 }).toEqual(expect.arrayContaining(['/c/', '/.well-known/atesto-keys']));
    expect((await keptFiles()).filter((path) => /registry|log|status/.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto(`/c/${number}#${fragment}`);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'code_only', { timeout: 20_000 });
    await expect(page.locator('[data-code=genuine]')).toContainText('Kod podpisał wystawca dla tego numeru: NIP');
    await page.goto('about:blank');
    await page.goto(`/c/${other}#${fragment}`);
    await expect(page.locator('[data-code=false]').or(verdict(page)).first()).toContainText(
      /Kod pochodzi z innego dokumentu|Nie sprawdzono/,
    );
    await expect(page.locator('[data-code=genuine]')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'code_false');
  });
});
