// @module-tag long
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { sampleWords } from '#content/documents/certificate/sample.ts';
import { languages } from '#core/platform/languages.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { readDocument } from '#proof/document/pdf.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const read = (kind: string, lang: string) => world.call('GET', `/api/samples/${kind}?lang=${lang}`);

function pagesOf(pdf: Buffer): string[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, page) =>
    document.loadPage(page).toStructuredText('preserve-whitespace').asText(),
  );
}

describe.each(languages)('samples in %s', (language) => {
  it.each(['report', 'certificate'])('a whole %s is open to anybody and states on every page what it is', async (kind) => {
    const answer = await read(kind, language);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pages = pagesOf(answer.rawPayload);
    expect(pages.length).toBeGreaterThanOrEqual(kind === 'report' ? 6 : 1);
    for (const page of pages) {
      expect(page).toContain(sampleWords.mark[language]);
      expect(page.replaceAll(/\s+/g, ' ')).toContain(sampleWords.note[language].replaceAll(/\s+/g, ' '));
    }
    expect((await read(kind, language)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });
});

it('a sample names a NIP that nobody has, carries nothing signed and is not mistaken for a document of ours', async () => {
  const certificate = (await read('certificate', 'pl')).rawPayload;
  const [text = ''] = pagesOf(certificate);
  const nips = text.match(/\b\d{10}\b/g) ?? [];
  expect(nips.length).toBeGreaterThan(0);
  expect(nips.filter(isValidNip)).toEqual([]);
  expect((await readDocument(new Uint8Array(certificate))).credential).toBeNull();
  expect((await read('nothing', 'pl')).statusCode).toBe(400);
});
