import { createHash } from 'node:crypto';
import * as mupdf from 'mupdf';
import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { partFile } from './part-file.ts';
import { qrOf } from './qr.ts';
import { prefer, signIn, started } from './session.ts';

type Own = Readonly<{ id: string; certificateNumber: string; status: string }>;

/** The certificate of a demonstration account in a language, and its number; whoever looks at it then is a visitor. */
async function certificateOf(page: Page, language: string): Promise<{ number: string; pdf: Buffer }> {
  await signIn(page, 'pro');
  const own = (await (await page.request.get('/api/certificates')).json()) as Own[];
  const active = own.find(({ status }) => status === 'active');
  const number = active?.certificateNumber ?? '';
  let pdf: Buffer = Buffer.alloc(0);
  // Documents are stored once a witness saw the issue, which may take a moment after the start.
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
  // Whoever brings a file moves in the page, which starts the application.
  await page.mouse.move(40, 40);
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

/** A page with nothing but a picture of the document, as a scanner makes it, and the picture alone. */
function scanned(pdf: Buffer): { scan: Buffer; photo: Buffer } {
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0);
  const picture = page.toPixmap(mupdf.Matrix.scale(200 / 72, 200 / 72), mupdf.ColorSpace.DeviceRGB, false).asPNG();
  const scan = new mupdf.PDFDocument();
  const resources = scan.addObject({ XObject: { Im: scan.addImage(new mupdf.Image(picture)) } });
  scan.insertPage(-1, scan.addPage([0, 0, 842, 595], 0, resources, 'q 842 0 0 595 0 0 cm /Im Do Q'));
  return { scan: Buffer.from(scan.saveToBuffer('compress').asUint8Array()), photo: Buffer.from(picture) };
}

/** The document after a change that an honest reader might make with another program. */
function changed(pdf: Buffer, change: (document: mupdf.PDFDocument) => void, how = 'incremental'): Buffer {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf').asPDF()!;
  change(document);
  return Buffer.from(document.saveToBuffer(how).asUint8Array());
}

test('an honest copy is read, identified as what it is, and amber', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'pl');
  await page.goto('/sprawdz');
  const copies: readonly (readonly [name: string, copy: Buffer, traits: readonly string[]])[] = [
    ['zapisany.pdf', savedAgain(pdf), []],
    ['obrócony.pdf', changed(pdf, (document) => document.loadPage(0).getObject().put('Rotate', 90)), ['rotated']],
    ['z notatką.pdf', changed(pdf, (document) => document.loadPage(0).createAnnotation('Text').update()), ['note']],
    [
      'połączony.pdf',
      changed(pdf, (one) => one.insertPage(-1, one.addPage([0, 0, 595, 842], 0, one.newDictionary(), 'BT ET')), 'garbage'),
      ['merged'],
    ],
  ];
  for (const [name, copy, traits] of copies) {
    await check(page, name, copy);
    await expect(page.getByRole('heading', { name: `Wynik dla pliku ${name}` })).toBeFocused();
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy_agrees');
    await expect(page.locator('[data-field=score]')).toHaveAttribute('data-outcome', 'agrees');
    expect(await page.locator('[data-trait]').evaluateAll((found) => found.map((one) => one.getAttribute('data-trait')))).toEqual(traits);
  }
  await expect(verdict(page)).toContainText('Kopia: to, co odczytano, zgadza się');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a document that shows something else than was signed is red, and states what', async ({ page, context }) => {
  const { number } = await certificateOf(page, 'pl');
  const forger = await context.newPage();
  await forger.setContent(`<h1>Certyfikat samooceny</h1><p>Numer ${number}</p><p>Organizacja ORLEN S.A.</p><p>NIP 7740001454</p>
    <p>Osiągnęła w niej próg 75%.</p><p>Wynik 99,90% próg 75%</p><p>Data wystawienia 1 stycznia 2026</p><p>Ważny do 31 grudnia 2029</p>
    <p>${'Certyfikat potwierdza wynik samooceny. '.repeat(8)}</p>`);
  const forged = await forger.pdf();
  await forger.close();
  await page.goto('/sprawdz');
  await check(page, 'podrobiony.pdf', forged);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy_differs');
  for (const field of ['name', 'nip', 'issued', 'expires']) {
    await expect(page.locator(`[data-field=${field}]`)).toHaveAttribute('data-outcome', 'differs');
  }
  await expect(page.locator('[data-field=nip]')).toContainText('7740001454');
  await expect(page.locator('[data-field=score]')).toContainText('99,90%');
  await expect(verdict(page)).not.toContainText('ORLEN');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a scan, a photograph and a file with a password are amber, with the signed data beside the picture', async ({ page }) => {
  const { pdf } = await certificateOf(page, 'pl');
  const { scan, photo } = scanned(pdf);
  await page.goto('/sprawdz');
  for (const [name, mimeType, buffer] of [
    ['skan.pdf', 'application/pdf', scan],
    ['zdjęcie.png', 'image/png', photo],
  ] as const) {
    await page.getByLabel('Plik PDF certyfikatu').setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('heading', { name: `Wynik dla pliku ${name}` })).toBeFocused();
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy_unread');
    await expect(page.locator('[data-trait=picture]')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Obraz strony z pliku' })).toBeVisible();
    await expect(page.locator('section[aria-labelledby=compare]')).toContainText('Łącza Północ');
  }
  await check(
    page,
    'hasło.pdf',
    changed(pdf, () => {}, 'encrypt=aes-256,user-password=x,owner-password=y'),
  );
  await expect(verdict(page)).toContainText('chroniony hasłem');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'copy_unread');
});

for (const width of [360, 1280]) {
  test(`verdict, company, kind, score, level and date stand on the first screen at ${width} pixels`, async ({ page }) => {
    const { pdf, number } = await certificateOf(page, 'pl');
    await page.setViewportSize({ width, height: 740 });
    for (const open of [() => page.goto(`/c/${number}`), async () => (await page.goto('/sprawdz'), check(page, 'plik.pdf', pdf))]) {
      await open();
      await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
      for (const text of ['Łącza Północ S.A.', 'Samoocena NIS2, nie audyt', 'Wynik', 'Ważny do', 'Firma']) {
        await expect(verdict(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(verdict(page).getByText(/poziom \d z\s3/)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a file to which something was added, or in which something changed, is reported as altered', async ({ page }) => {
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
    await expect(page.locator('section[aria-labelledby=copy]')).toBeVisible();
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
  await expect(verdict(page)).toContainText('jego skrótu nie ma w naszych zapisach');
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
  const isApplication = (url: string): boolean => url.endsWith(partFile('start.tsx').slice('**'.length));
  // Whoever lets nothing be stored needs no application for the answer.
  await page.addInitScript(() => localStorage.removeItem('cookie_consent'));
  await page.goto(`/c/${number}#${fragment}`);
  await expect(page.locator('[data-code=genuine]')).toContainText('Kod podpisał wystawca dla tego numeru: NIP');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  expect(sent.filter(isApplication)).toEqual([]);
  await started(page);
  await expect.poll(() => sent.filter(isApplication)).toHaveLength(1);
  await expect(page.locator('[data-code=genuine]')).toBeVisible();
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

test('without the registry a code states what it says, and nothing is green', async ({ page }) => {
  const { number, pdf } = await certificateOf(page, 'pl');
  await page.route(/\/(?:api\/(?:registry|config)|log|status|\.well-known)\//, (route) => route.abort());
  await page.goto(`/c/${number}#${(qrOf(pdf) ?? '').split('#')[1]}`);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'code_only', { timeout: 20_000 });
  await expect(verdict(page)).toContainText('Nie sprawdzono w rejestrze');
  await expect(page.locator('[data-code=unchecked]')).toContainText('Podpisu kodu nie udało się sprawdzić');
});

test('a file is not green while the registry cannot say whether it is the issued one', { tag: '@smoke' }, async ({ page }) => {
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

test('what is not a certificate of ours is reported plainly; a number found in it is looked up', async ({ page }) => {
  await page.goto('/sprawdz');
  await check(page, 'notatka.pdf', Buffer.from('zwykły tekst'));
  await expect(verdict(page)).toContainText(/Nie rozpoznajemy tego pliku.*To nie jest plik PDF/);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await check(page, 'skan.pdf', Buffer.from('%PDF-1.7 /URI (http://localhost/c/ATESTO-NIS2-2026-AAAAAA)'));
  await expect(verdict(page)).toContainText('Takiego certyfikatu nie wystawiono');
});

test('a number is typed in any case and with spaces; one that cannot be is refused at the field', { tag: '@smoke' }, async ({ page }) => {
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
    const cachedFiles = () =>
      page.evaluate(async () => (await (await caches.open('atesto-check')).keys()).map(({ url }) => new URL(url).pathname));
    await expect.poll(cachedFiles, { timeout: 20_000 }).toEqual(expect.arrayContaining(['/c/', '/.well-known/atesto-keys']));
    expect((await cachedFiles()).filter((path) => /registry|log|status/.test(path))).toEqual([]);
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
