import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, utf8, type Bytes, type NotProven } from '#proof/bytes.ts';
import { largestDocument, readDocument } from './pdf.ts';

const credential = 'eyJhIjoxfQ.eyJiIjoyfQ.c2ln~ZGlz~';
const head = utf8('%PDF-1.7\n');

function attachment(data: Uint8Array, dictionary = `/Length ${data.length}`): Bytes {
  return concat(utf8(`7 0 obj\n<</Type /EmbeddedFile ${dictionary}>>\nstream\n`), data, utf8('\nendstream\nendobj\n'));
}

const refused = (pdf: Bytes) =>
  readDocument(pdf).then(
    () => null,
    (error: NotProven) => error.code,
  );

describe('a document', () => {
  it('returns its attachments, compressed or not, with their length given, referred to or missing', async () => {
    const packed = deflateSync(credential);
    for (const one of [
      attachment(utf8(credential)),
      attachment(packed, `/Filter /FlateDecode /Length ${packed.length}`),
      attachment(packed, `/Filter[/FlateDecode]/Length 12 0 R`),
      attachment(utf8(credential), '/Subtype /application#2Fjose'),
    ]) {
      expect((await readDocument(concat(head, one))).credential).toBe(credential);
    }
  });

  it('distinguishes its parts by what they are', async () => {
    const parts = ['c2sp.org/tlog-proof@v1\nindex 3\n', 'atesto.example/keys\n{"version":1}\n', credential, 'anything else'];
    const pdf = concat(
      head,
      ...parts.map((one) => attachment(utf8(one))),
      utf8('/URI (https://atesto.example/c/ATESTO-AIACT-2026-K7QXRM)'),
    );
    expect(await readDocument(pdf)).toMatchObject({
      credential,
      logProof: parts[0],
      keyList: parts[1],
      number: 'ATESTO-AIACT-2026-K7QXRM',
    });
  });

  it('from before reports stated what they are is known by its properties, compressed or not', async () => {
    const xmp = (title: string, maker: string) =>
      utf8(
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${maker}</rdf:li></rdf:Seq></dc:creator>`,
      );
    const described = (data: Uint8Array, filter = '') =>
      concat(
        head,
        utf8(`7 0 obj\n<</Type/Metadata/Subtype/XML${filter}/Length ${data.length}>>\nstream\n`),
        data,
        utf8('\nendstream\nendobj\n'),
      );
    const isEarly = async (pdf: Bytes) => (await readDocument(pdf)).isEarlyReport;
    for (const title of [
      'Raport z samooceny NIS2',
      'Self-assessment report',
      'Selbstbewertungsbericht',
      'Rapport d’auto-évaluation NIS\u00a02',
    ]) {
      const own = xmp(`${title} – Młyn`, 'Atesto');
      expect(await isEarly(described(own))).toBe(true);
      expect(await isEarly(described(deflateSync(own), '/Filter/FlateDecode'))).toBe(true);
      expect(await isEarly(described(xmp(`WZÓR – ${title}`, 'Atesto')))).toBe(false);
      expect(await isEarly(described(xmp(`${title} – Młyn`, 'Młyn')))).toBe(false);
    }
    expect(await isEarly(described(xmp('Raport miesięczny – Młyn', 'Atesto')))).toBe(false);
  });

  it('of somebody else holds nothing', async () => {
    const nothing = { credential: null, logProof: null, keyList: null, report: null, isEarlyReport: false, number: null };
    expect(await readDocument(head)).toEqual(nothing);
    expect(await readDocument(concat(head, attachment(utf8(credential), '/Filter /ASCIIHexDecode /Length 9')))).toEqual(nothing);
    expect(await readDocument(concat(head, attachment(utf8('not deflated'), '/Filter /FlateDecode /Length 12')))).toEqual(nothing);
    expect(await readDocument(concat(head, attachment(utf8(credential), '/Length 999999')))).toEqual(nothing);
  });

  it('is refused when it is none, protected, too large or holds credentials that differ', async () => {
    expect(await refused(utf8('hello'))).toBe('not_a_pdf');
    expect(await refused(concat(head, utf8('/Encrypt 5 0 R')))).toBe('protected');
    expect(await refused(new Uint8Array(largestDocument + 1))).toBe('too_large');
    expect(await refused(concat(head, attachment(utf8(credential)), attachment(utf8('eyJh.eyJi.c2ln~'))))).toBe('several_credentials');
    expect(await refused(concat(head, ...Array.from({ length: 17 }, () => attachment(utf8('x')))))).toBe('too_many_attachments');
  });

  it('does not unpack more than an attachment of ours may hold', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 2 ** 20));
    const pdf = concat(head, attachment(bomb, `/Filter /FlateDecode /Length ${bomb.length}`));
    expect((await readDocument(pdf)).credential).toBeNull();
  });

  it('never breaks what reads it, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 60 }), async (noise, words) => {
        const pdf = concat(head, utf8(`1 0 obj <</Type/EmbeddedFile${words}>> stream\n`), noise, utf8('endstream'));
        const code = await refused(pdf);
        expect(code === null || typeof code === 'string').toBe(true);
      }),
    );
  });
});
