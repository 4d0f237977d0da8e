// @module-tag long
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read.ts';
import { unpack } from './unpack.ts';

const most = { sheets: 4, rows: 50, columns: 5 };

function aBook(rows: (string | number | Date | null)[][] = [['NIP', 'Nazwa']]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'Lista', rows }] });
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const refused = await readWorkbook(bytes, most).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );
  return refused;
}

/** The same archive with more parts, or others. */
function changed(book: Uint8Array, parts: Zippable): Uint8Array {
  return zipSync({ ...unzipSync(book), ...parts });
}

describe('a workbook that somebody sends', () => {
  it('is read as texts at their places, hidden sheets included', async () => {
    const book = await writeXlsx({
      sheets: [
        { name: 'Żółty', rows: [['a', null, 5261040828], [], [new Date('2026-11-21T00:00:00Z'), '=1+1', ' x ']] },
        { name: 'klucze', hidden: true, rows: [['k']] },
      ],
    });
    expect(await readWorkbook(book, most)).toEqual([
      { name: 'Żółty', rows: [['a', '', '5261040828'], [], ['2026-11-21', '=1+1', ' x ']] },
      { name: 'klucze', rows: [['k']] },
    ]);
  });

  it('is refused when it is none, cut off, protected by a password, or of the former format', async () => {
    const book = await aBook();
    expect(await refusal(Buffer.alloc(0))).toBe('sheet_unreadable');
    expect(await refusal(Buffer.from('NIP;Nazwa\n5261040828;GUS\n'))).toBe('sheet_unreadable');
    expect(await refusal(book.subarray(0, book.length - 30))).toBe('sheet_unreadable');
    expect(await refusal(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toBe('sheet_unreadable');
    expect(await refusal(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]))).toBe('sheet_locked');
    const sealed = Buffer.from(book);
    for (let at = sealed.indexOf('PK\u0001\u0002'); at >= 0; at = sealed.indexOf('PK\u0001\u0002', at + 4)) sealed.writeUInt16LE(1, at + 8);
    expect(await refusal(sealed)).toBe('sheet_locked');
  });

  it('with more rows, sheets or parts than are read is refused, not counting empty rows', async () => {
    expect(await refusal(await aBook(Array.from({ length: 51 }, () => ['x'])))).toBe('sheet_too_large');
    expect(await refusal(await aBook(Array.from({ length: 50 }, () => ['x'])))).toBe('read');
    const sheets = Array.from({ length: 5 }, (_, index) => ({ name: `s${index}`, rows: [['x']] }));
    expect(await refusal(await writeXlsx({ sheets }))).toBe('sheet_too_large');
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`xl/media/${index}.bin`, new Uint8Array(1)]));
    expect(await refusal(changed(await aBook(), many))).toBe('sheet_too_large');
    const far =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1048576">CELL</row></sheetData></worksheet>';
    const last = (cell: string) => ({ 'xl/worksheets/sheet1.xml': strToU8(far.replace('CELL', cell)) });
    expect(await refusal(changed(await aBook(), last('<c r="A1048576"><v>1</v></c>')))).toBe('sheet_too_large');
    expect(await refusal(changed(await aBook(), last('')))).toBe('read');
  });

  it('that unpacks to more than the bounds is refused, whatever sizes it declares', async () => {
    const bomb = deflateRawSync(Buffer.alloc(60_000_000, 0x20));
    const packed = Buffer.from(zipSync({ 'xl/workbook.xml': [bomb, { level: 0 }] }));
    const directory = packed.indexOf('PK\u0001\u0002');
    for (const [at, offset] of [
      [0, 8],
      [directory, 10],
    ] as const)
      packed.writeUInt16LE(8, at + offset);
    for (const [at, offset] of [
      [0, 22],
      [directory, 24],
    ] as const)
      packed.writeUInt32LE(10, at + offset);
    expect(() => unpack(packed, () => true)).toThrow(expect.objectContaining({ why: 'too_large' }) as Error);
    expect(await refusal(packed)).toBe('sheet_too_large');
  });

  it('hands back no cell longer than a sheet holds, and no text over and over', async () => {
    expect(await refusal(await aBook([['x'.repeat(32_767)]]))).toBe('read');
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const shared = (length: number) => ({ 'xl/sharedStrings.xml': strToU8(`<sst ${main}><si><t>${'x'.repeat(length)}</t></si></sst>`) });
    const cells = '<c t="s"><v>0</v></c>'.repeat(5);
    const rows = Array.from({ length: 50 }, (_, row) => `<row r="${row + 1}">${cells}</row>`).join('');
    const sheet = { 'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`) };
    const book = await aBook([['x']]);
    expect(await refusal(changed(book, { ...shared(100), ...sheet }))).toBe('read');
    expect(await refusal(changed(book, { ...shared(32_768), ...sheet }))).toBe('sheet_too_large');
    expect(await refusal(changed(book, { ...shared(30_000), ...sheet }))).toBe('sheet_too_large');
  });

  it('brings along nothing but cells: macros, embedded files and outer references stay packed, and no entity is expanded', async () => {
    const book = changed(await aBook([['x']]), { 'xl/vbaProject.bin': new Uint8Array(9), '../../etc/passwd.xml': strToU8('<x/>') });
    expect(await readWorkbook(book, most)).toEqual([{ name: 'Lista', rows: [['x']] }]);
    const entities = '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa">]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';
    expect(await refusal(changed(await aBook(), { 'xl/sharedStrings.xml': strToU8(entities) }))).toBe('sheet_unreadable');
  });

  it('holds no character that a database would not store', async () => {
    const sheet =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">CELL</row></sheetData></worksheet>';
    const cell = '<c r="A1" t="inlineStr"><is><t>a&#0;b&#xD800;c</t></is></c>';
    const book = changed(await aBook(), { 'xl/worksheets/sheet1.xml': strToU8(sheet.replace('CELL', cell)) });
    const read = await readWorkbook(book, most).then(
      ([first]) => first?.rows[0]?.[0] ?? '',
      () => '',
    );
    expect(read.isWellFormed() && !read.includes('\u0000')).toBe(true);
  });

  it('however it is damaged is unpacked or refused, never anything else', async () => {
    const book = Buffer.from(
      await aBook([
        ['NIP', 'Nazwa'],
        ['5261040828', 'GUS'],
      ]),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(book.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }), (changes) => {
        const damaged = Buffer.from(book);
        for (const [at, byte] of changes) damaged[at] = byte;
        try {
          unpack(damaged, () => true);
        } catch (error) {
          expect(error).toMatchObject({ why: expect.stringMatching(/^(unreadable|locked|too_large)$/) as string });
        }
      }),
    );
  });
});
