import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/languages.ts';
import { certificateJob } from '#server/documents/certificate.ts';
import { startRenderer } from '#server/documents/renderer.ts';
import { renderPage } from './picture-shots.ts';

const folder = join(import.meta.dirname, '..', 'client', 'landing', 'pictures');
const renderer = startRenderer(pino({ level: 'silent' }), { hangAfterMillis: 240_000 });
afterAll(() => renderer.close());

/** As much as two certificates of one design differ by their words, of 255 shades; another design differs by more than twice that. */
const mostDifference = 5;
const [columns, rows] = [60, 85];

/** What one sees of a page from afar: where something is printed, not what. */
async function glanceAt(picture: Uint8Array | string): Promise<Buffer> {
  return sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).blur(1).raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, shade, at) => sum + Math.abs(shade - (other[at] ?? 0)), 0) / one.length;
}

/** A certificate as it is drawn today, of a company like that of the picture. */
async function drawnNow(language: Language): Promise<Uint8Array> {
  const address = 'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM';
  const issuedAt = new Date('2026-08-23T09:00:00Z');
  const facts = {
    language,
    certificateNumber: 'ATESTO-NIS2-2026-K7QXRM',
    regime: 'nis2',
    organization: { name: 'Łącza Północ spółka akcyjna', nip: '9992345674' },
    scorePercent: 84.12,
    metadata: {
      issuer: 'Atesto',
      threshold: 75,
      questionCount: 49,
      assessed: 49,
      notApplicable: 0,
      withoutReason: 0,
      catalogueVersion: '2026.13',
      declaration: { name: 'Joanna Świątek', role: 'Członek zarządu' },
      confirmation: { method: 'transfer', level: 2, confirmedAt: '2026-07-23T09:00:00Z' },
    },
    issuedAt,
    expiresAt: new Date('2027-08-23T09:00:00Z'),
    verificationHash: '0'.repeat(64),
    verificationUrl: address,
    paperUrl: address,
    typedAddress: 'atesto.example/c',
    credential: '',
    logProof: null,
    keyList: '',
  } as const;
  return renderer.render(certificateJob(facts, 'a-2a'));
}

describe('the pictures of the start page', () => {
  it.each(languages)('show the certificate in %s as it is drawn today (else: npm run pictures)', async (language) => {
    const now = await glanceAt(await renderPage(await drawnNow(language), 0, null));
    const shown = await glanceAt(join(folder, `certificate-${language}@2x.webp`));
    expect(difference(now, shown)).toBeLessThan(mostDifference);
  });

  it('are compared by something that sees another design', async () => {
    const now = await glanceAt(await renderPage(await drawnNow('pl'), 0, null));
    const other = await glanceAt(join(folder, 'cover-pl@2x.webp'));
    expect(difference(now, other)).toBeGreaterThan(2 * mostDifference);
  });
});
