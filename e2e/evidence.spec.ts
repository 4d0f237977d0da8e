import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import * as mupdf from 'mupdf';
import { answerAll } from './assessing.ts';
import { expect, test, type Mail } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aConfirmedBasic } from './newcomer.ts';
import { anotherBrowser, password, prefer, signIn } from './session.ts';

/** Of no other journey: Basic has one assessment. */
const company = {
  nip: '9990000072',
  name: 'Anna & Bartek „Kawa <3” spółka cywilna',
  email: 'dowody@anna-bartek.example',
  registered: 'kawa@anna-bartek.example',
};

const name = 'Polityka bezpieczeństwa.pdf';
const page1 =
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\ntrailer\n<</Root 1 0 R/Size 9>>\nstartxref\n0\n';
/** Long enough to be sent in several parts. */
const document = Buffer.concat([Buffer.from(page1), Buffer.alloc(1_500_000, '% wypelnienie\n'), Buffer.from('\n%%EOF\n')]);
const hash = createHash('sha256').update(document).digest('hex');

/** Somebody who joins the organisation to look only. */
async function aReader(owner: Page, reader: Page, mails: (to: string) => Promise<readonly Mail[]>): Promise<void> {
  const email = 'czytelniczka@anna-bartek.example';
  const invited = await owner.request.post('/api/invitations', { data: { email, role: 'reader' } });
  expect(invited.ok()).toBe(true);
  await expect.poll(async () => (await mails(email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [, token = ''] = /zaproszenie\?token=([\w-]+)/.exec((await mails(email))[0]?.text ?? '') ?? [];
  const person = { token, firstName: 'Ewa', lastName: 'Czytelniczka', password };
  expect((await reader.request.post('/api/invitations/registration', { data: person })).ok()).toBe(true);
}

/** What opens the evidence of a question. */
function evidenceOf(question: Locator): Locator {
  return question.locator('summary').filter({ hasText: /^(Dowody|\d+ dow)/ });
}

function textOf(pdf: Buffer): string {
  const opened = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: opened.countPages() }, (_, at) => opened.loadPage(at).toStructuredText('').asText());
  return pages.join('').replaceAll(/\s+/g, '');
}

test('a document is attached over a connection that breaks, serves a second answer, is saved by a reader, stays hidden from others and is listed in the report', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  test.slow();
  await prefer(page, {});
  await aConfirmedBasic(page, mails, company);
  // Choosers stay intercepted from one to the next: turned on anew, that may come behind the key that opens the second.
  page.on('filechooser', () => {});
  let connected = true;
  const offsets: number[] = [];
  await page.route('**/api/evidence/uploads/*/*', async (route) => {
    const [, offset] = /\/(\d+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    if (offset !== undefined) offsets.push(Number(offset));
    if (offset !== undefined && Number(offset) > 0 && offsets.length === 2) connected = false;
    await (connected ? route.continue() : route.abort('internetdisconnected'));
  });

  await page.goto('/nis2');
  const first = page.locator('#nis2-1-1');
  await evidenceOf(first).focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Nie dołączono tu jeszcze żadnych dowodów.')).toBeVisible();
  await expect(first.getByText('Plików nie sprawdza skaner antywirusowy')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await first.getByRole('button', { name: 'Dodaj pliki: 1.1' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: document });
  await expect(first.locator('[data-sending=waiting]')).toContainText('Brak połączenia');
  const bar = first.getByRole('progressbar', { name: `Wysyłanie pliku ${name}` });
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  connected = true;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(first.getByRole('link', { name })).toBeVisible();
  // What had arrived before the connection broke was not sent again.
  expect(offsets.filter((offset) => offset === 0)).toEqual([0]);
  await expect(evidenceOf(first)).toContainText('1 dowód');

  await first.getByRole('button', { name: 'Dodaj pliki: 1.1' }).focus();
  const again = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await again).setFiles({ name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000') });
  await expect(first.getByRole('alert').filter({ hasText: 'Tego rodzaju pliku nie przyjmujemy' })).toBeVisible();
  expect(await findingsInBothThemes(page, '#nis2-1-1')).toEqual([]);
  await first.getByRole('button', { name: 'Zamknij: program.pdf' }).click();

  const second = page.locator('#nis2-1-2');
  await evidenceOf(second).click();
  await second.getByRole('button', { name: 'Wybierz z dodanych: 1.2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Dołącz: ${name}` }).click();
  await expect(dialog.getByText('Dołączony')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second.getByRole('link', { name })).toBeVisible();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['wpis'], 'dziennik.txt', { type: 'text/plain' }));
    return transfer;
  });
  await second.getByText('Możesz też upuścić pliki tutaj.').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(second.getByRole('link', { name: 'dziennik.txt' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/dowody');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByText('Szczegóły').click();
  await expect(row.getByText(hash)).toBeVisible();
  await expect(row.getByRole('link', { name: 'NIS2 1.2' })).toBeVisible();
  await row.getByLabel('Ważny do').fill('2031-03-31');
  await row.getByLabel('Ważny do').blur();
  await expect(row.getByText('Ważny do 31.03.2031')).toBeVisible();
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);

  const { evidence } = (await (await page.request.get('/api/evidence')).json()) as { evidence: { id: string; name: string }[] };
  const file = `/api/evidence/${evidence.find((one) => one.name === name)?.id}/file`;
  const [reader, outsider] = [await anotherBrowser(browser, baseURL), await anotherBrowser(browser, baseURL)];
  await aReader(page, reader, mails);
  await reader.goto('/dowody');
  await expect(reader.getByRole('link', { name })).toBeVisible();
  const saved = reader.waitForEvent('download');
  await reader.getByRole('link', { name }).click();
  expect((await saved).suggestedFilename()).toBe(name);
  await expect(reader.getByRole('button', { name: /^Dodaj/ })).toHaveCount(0);
  await signIn(outsider, 'basic');
  expect((await outsider.request.get(file)).status()).toBe(404);
  expect((await (await browser.newContext(baseURL ? { baseURL } : {})).request.get(file)).status()).toBe(401);

  const id = await answerAll(page, 'nis2', 'yes');
  expect((await page.request.post(`/api/assessments/${id}/report`)).ok()).toBe(true);
  const text = textOf(await (await page.request.get(`/api/assessments/${id}/report?lang=pl`)).body());
  expect(text).toContain(`SHA-256${hash}`);
  await page.goto('/nis2');
  await expect(evidenceOf(page.locator('#nis2-1-1'))).toContainText('1 dowód');
  await expect(evidenceOf(page.locator('#nis2-1-3'))).toHaveCount(0);
});
