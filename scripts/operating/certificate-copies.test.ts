// @module-tag long
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { readPages, type CopyTrait } from '#client/certificate/registry/check/copy/pdf-pages.ts';
import { compareCopy, copyVerdictOf, numberIn, type SignedClaims } from '#proof/check/copy.ts';
import { readCredential } from '#proof/credential/credential.ts';
import { readDocument } from '#proof/document/pdf.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let owner: TestOrganization;
let signed: SignedClaims;
const files = new Map<string, Uint8Array>();

/** What a browser reads of a file, by the same library. */
async function read(bytes: Uint8Array): Promise<{ text: string; traits: readonly CopyTrait[] }> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 });
  const { text, traits } = await readPages(await loading.promise, (one) => numberIn(one) !== null);
  await loading.destroy();
  return { text, traits };
}

const opened = (bytes: Uint8Array): mupdf.PDFDocument => mupdf.Document.openDocument(bytes, 'application/pdf').asPDF()!;
const saved = (pdf: mupdf.PDFDocument, how = 'garbage,compress'): Uint8Array => pdf.saveToBuffer(how).asUint8Array().slice();

beforeAll(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  owner = await anOrganization(world.deps, { name: 'Żółta Łódź – 100% „Gęśla Jaźń” Przedsiębiorstwo Handlowo-Usługowe' });
  const { id, verificationHash } = await aCertificate(world.deps, owner);
  for (const language of languages) {
    const answer = await world.call('GET', `/api/certificates/${id}/pdf?lang=${language}`, { cookie: owner.cookie });
    files.set(language, new Uint8Array(answer.rawPayload));
  }
  const { credential } = await readDocument(new Uint8Array(files.get('pl')!));
  const { claims, disclosed } = await readCredential(credential!);
  signed = { claims, disclosed, hash: verificationHash };
});

const outcomes = (text: string, by = signed) => Object.fromEntries(compareCopy(text, by).map(({ field, outcome }) => [field, outcome]));

describe('the text of a certificate', () => {
  it.each(languages)('in %s is read as what was signed, every part of it', async (language) => {
    const { text, traits } = await read(files.get(language)!);
    expect(new Set(Object.values(outcomes(text)))).toEqual(new Set(['agrees']));
    expect(Object.keys(outcomes(text))).toHaveLength(9);
    expect([numberIn(text), traits]).toEqual([signed.claims.number, []]);
  });

  it.each<[string, Partial<SignedClaims['claims']>, string[]]>([
    ['another name', { organization: { name: 'ORLEN S.A.', nip: '' } }, ['name', 'nip']],
    ['another number', { number: 'ATESTO-NIS2-2026-AAAAAA' }, ['number']],
    ['another day of issue', { issuedAt: new Date('2026-10-02T10:00:00Z') }, ['issued']],
    ['another end', { expiresAt: new Date('2028-11-21T09:00:00Z') }, ['expires']],
    ['fewer questions left out', { assessed: 30, notApplicable: 19 }, ['coverage']],
  ])('that shows %s than was signed says which', async (_, change, fields) => {
    for (const language of languages) {
      const { text } = await read(files.get(language)!);
      const compared = compareCopy(text, { ...signed, claims: { ...signed.claims, ...change } });
      expect(compared.filter(({ outcome }) => outcome === 'differs').map(({ field }) => field)).toEqual(fields);
      expect(copyVerdictOf(compared)).toBe('differs');
    }
  });

  it('that shows another score says both, and states for one that is not disclosed that nothing was compared', async () => {
    const { text } = await read(files.get('de')!);
    const of = (score: string | null) =>
      compareCopy(text, { ...signed, disclosed: { ...signed.disclosed!, score } }).find(({ field }) => field === 'score');
    expect(of('81.20')).toEqual({ field: 'score', outcome: 'differs', seen: '100.00', signed: '81.20' });
    expect(of(null)).toEqual({ field: 'score', outcome: 'unsigned', seen: '100.00', signed: null });
  });

  it('of something else says nothing', () => {
    const compared = compareCopy('Faktura VAT 23%, 21 listopada 2026', signed);
    expect(copyVerdictOf(compared)).not.toBe('agrees');
    expect(copyVerdictOf(compareCopy('', signed))).toBe('unread');
  });
});

describe('an honest copy', () => {
  const copies: readonly (readonly [string, (pdf: mupdf.PDFDocument) => void, readonly CopyTrait[]])[] = [
    ['saved anew by another program', () => {}, []],
    ['rotated', (pdf) => pdf.loadPage(0).getObject().put('Rotate', 90), ['rotated']],
    [
      'with a note',
      (pdf) => {
        const note = pdf.loadPage(0).createAnnotation('Text');
        note.setContents('Sprawdzone przez dział zakupów');
        note.update();
      },
      ['note'],
    ],
    ['inside a larger document', (pdf) => pdf.insertPage(0, pdf.addPage([0, 0, 595, 842], 0, pdf.newDictionary(), 'BT ET')), ['merged']],
  ];
  it.each(copies)('%s agrees, and is identified as what it is', async (_, change, expected) => {
    const pdf = opened(files.get('pl')!);
    change(pdf);
    for (const how of ['garbage,compress', 'incremental']) {
      const { text, traits } = await read(saved(pdf, how));
      expect(copyVerdictOf(compareCopy(text, signed))).toBe('agrees');
      expect(traits).toEqual(expected);
    }
  });

  it('printed without its text is a picture, in which nothing is read', async () => {
    const source = mupdf.Document.openDocument(files.get('pl')!, 'application/pdf').loadPage(0);
    const picture = source.toPixmap(mupdf.Matrix.scale(2, 2), mupdf.ColorSpace.DeviceRGB, false);
    const pdf = new mupdf.PDFDocument();
    const image = pdf.addImage(new mupdf.Image(picture.asPNG()));
    const resources = pdf.addObject({ XObject: { Im: image } });
    pdf.insertPage(-1, pdf.addPage([0, 0, 842, 595], 0, resources, 'q 842 0 0 595 0 0 cm /Im Do Q'));
    const { text, traits } = await read(saved(pdf));
    expect([copyVerdictOf(compareCopy(text, signed)), traits]).toEqual(['unread', ['picture']]);
  });
});
