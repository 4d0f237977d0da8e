import * as mupdf from 'mupdf';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { reportWords } from '#content/documents/report/report.ts';
import type { Language } from '#core/platform/languages.ts';
import { findChromium } from '#scripts/tests/chromium.ts';

/** A picture before it is scaled: `width` in CSS pixels at single density, `most` bytes for each of its files. */
export type Shot = Readonly<{ name: string; width: number; most: number; png: Uint8Array }>;

type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

const person = { email: 'pro@demo.example', password: 'demo-atesto-2026' };
const pixelsPerPoint = 3;

/** Parts of the A4 pages in points, by the chapter that begins on the page; without a box the whole page, without a chapter the first. */
export const reportParts = [
  { name: 'cover', chapter: null, width: 340, most: 40_000, box: null },
  { name: 'summary', chapter: 'summary', width: 520, most: 40_000, box: { left: 44, top: 50, right: 551, bottom: 500 } },
  { name: 'plan', chapter: 'plan', width: 520, most: 40_000, box: { left: 44, top: 50, right: 551, bottom: 276 } },
] as const;

/** The page on which a chapter of the report begins. */
export function pageOf(pdf: Uint8Array, title: string): number {
  const entries = mupdf.Document.openDocument(pdf, 'application/pdf').loadOutline() ?? [];
  const page = entries.find((entry) => entry.title === title)?.page;
  if (page === undefined) throw new Error(`The report has no chapter “${title}”.`);
  return page;
}

export async function renderPage(pdf: Uint8Array, page: number, box: Box | null): Promise<Uint8Array> {
  const opened = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(page);
  const scale = mupdf.Matrix.scale(pixelsPerPoint, pixelsPerPoint);
  const png = opened.toPixmap(scale, mupdf.ColorSpace.DeviceRGB, false).asPNG();
  if (!box) return png;
  const inPixels = (points: number): number => Math.round(points * pixelsPerPoint);
  const [left, top] = [inPixels(box.left), inPixels(box.top)];
  return sharp(png)
    .extract({ left, top, width: inPixels(box.right) - left, height: inPixels(box.bottom) - top })
    .png()
    .toBuffer();
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function download(address: string, cookie: string): Promise<Uint8Array> {
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Pages of the report and the certificate of the demonstration organisation, in that language. */
export async function captureDocuments(base: string, language: Language): Promise<{ shots: Shot[]; certificateNumber: string }> {
  const cookie = await signIn(base);
  const listed = await download(`${base}/api/certificates`, cookie);
  const [certificate] = JSON.parse(new TextDecoder().decode(listed)) as { id: string; assessmentId: string; certificateNumber: string }[];
  if (!certificate) throw new Error('The demonstration organisation has no certificate.');
  const report = await download(`${base}/api/assessments/${certificate.assessmentId}/report?lang=${language}`, cookie);
  const document = await download(`${base}/api/certificates/${certificate.id}/pdf?lang=${language}`, cookie);
  const shots: Shot[] = [];
  for (const { name, chapter, width, most, box } of reportParts) {
    const page = chapter === null ? 0 : pageOf(report, reportWords[language][chapter]);
    shots.push({ name, width, most, png: await renderPage(report, page, box) });
  }
  shots.push({ name: 'certificate', width: 480, most: 45_000, png: await renderPage(document, 0, null) });
  return { shots, certificateNumber: certificate.certificateNumber };
}

/** The page of a certificate as a visitor sees it, down to what is to be compared. */
export async function photographPanel(browser: Browser, base: string, language: Language, certificateNumber: string): Promise<Uint8Array> {
  const page = await browser.newPage({
    viewport: { width: 648, height: 1300 },
    deviceScaleFactor: 2,
    locale: language,
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    // The page allows no style but its own.
    bypassCSP: true,
  });
  await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  await page.goto(`${base}/c/${certificateNumber}`);
  await page.locator('[data-check][data-outcome=passed]').nth(3).waitFor();
  await page.addStyleTag({ content: ':focus-visible { outline: none !important }' });
  await page.waitForLoadState('networkidle');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const things = await page.locator('section[aria-labelledby=compare]').boundingBox();
  if (!title || !things) throw new Error('The page of the certificate is not shown.');
  const edge = 20;
  const clip = {
    x: title.x - edge,
    y: title.y - edge,
    width: things.width + 2 * edge,
    height: things.y + things.height - title.y + 2 * edge,
  };
  return page.screenshot({ clip });
}

/** The same, in a browser of its own. */
export async function capturePanel(base: string, language: Language, certificateNumber: string): Promise<Shot> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return { name: 'panel', width: 500, most: 40_000, png: await photographPanel(browser, base, language, certificateNumber) };
  } finally {
    await browser.close();
  }
}
