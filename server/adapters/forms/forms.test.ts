// @module-tag long
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { headerWords } from '#content/customer-questionnaires/headers.ts';
import { rowsOf } from '#core/assessment/customer-questionnaires/layout.ts';
import { fillForm, readForm } from './form-file.ts';

const open = { style: { protection: { locked: false } } };

/** As banks send it: instructions above the headings, a list of answers, a protected sheet with unlocked columns, a hidden sheet. */
async function aWorkbook(): Promise<Uint8Array> {
  const rows = [
    ['Załącznik bezpieczeństwa'],
    [],
    ['Lp.', 'Wymaganie', 'Spełnia', 'Opis'],
    [1, 'Czy stosowane są kopie zapasowe?', null, null],
    [2, 'Czy stosowane jest MFA?', null, null],
  ];
  return writeXlsx({
    sheets: [
      {
        name: 'Ankieta & <spis>',
        rows,
        cells: new Map([3, 4].flatMap((row) => [2, 3].map((column) => [`${row},${column}`, open] as const))),
        dataValidations: [{ type: 'list', range: 'C4:C5', formula1: 'Listy' }],
        protection: { sheet: true },
      },
      { name: 'listy', hidden: true, rows: [['TAK'], ['NIE'], ['CZĘŚCIOWO']] },
    ],
    namedRanges: [{ name: 'Listy', range: 'listy!$A$1:$A$3' }],
  });
}

describe('a workbook', () => {
  it('is read with its lists and locks, and its questions are found below the headings', async () => {
    const sheets = await readForm('xlsx', await aWorkbook());
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Ankieta & <spis>', false],
      ['listy', true],
    ]);
    const { rows, unread } = rowsOf(sheets, headerWords);
    expect(unread).toEqual([]);
    expect(rows).toMatchObject([
      {
        number: '1',
        text: 'Czy stosowane są kopie zapasowe?',
        answer: { row: 3, column: 2, list: ['TAK', 'NIE', 'CZĘŚCIOWO'], locked: false },
      },
      { number: '2', text: 'Czy stosowane jest MFA?', answer: { row: 4, column: 2, locked: false }, comment: { column: 3 }, filled: false },
    ]);
    expect(sheets[0]?.rows[3]?.[1]?.locked).toBe(true);
  });

  it('is filled in the cells that are meant, and every other part of it stays byte for byte', async () => {
    const before = await aWorkbook();
    const changes = [
      { sheet: 0, row: 3, column: 2, text: 'TAK' },
      { sheet: 0, row: 4, column: 3, text: 'Tak: <MFA> & „klucze”\n=1+1' },
      { sheet: 0, row: 8, column: 27, text: 'nowa' },
    ];
    const after = await fillForm('xlsx', before, changes);
    const [was, is] = [unzipSync(before), unzipSync(after)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    expect(Object.keys(is).filter((name) => strFromU8(is[name]!) !== strFromU8(was[name]!))).toEqual(['xl/worksheets/sheet1.xml']);
    const { sheets } = await readXlsx(after);
    expect(sheets[0]?.rows[3]?.[2]).toBe('TAK');
    expect(sheets[0]?.rows[4]?.[3]).toBe('Tak: <MFA> & „klucze”\n=1+1');
    expect(sheets[0]?.rows[8]?.[27]).toBe('nowa');
    expect(sheets[0]?.rows[4]?.[1]).toBe('Czy stosowane jest MFA?');
    const again = await readForm('xlsx', after);
    expect(again[0]?.rows[3]?.[2]).toEqual({ text: 'TAK', list: ['TAK', 'NIE', 'CZĘŚCIOWO'] });
    expect(rowsOf(again, headerWords).rows.map(({ filled }) => filled)).toEqual([true, true]);
  });

  it('whose elements have a prefix is filled as well', async () => {
    const parts = unzipSync(await aWorkbook());
    const sheet = 'xl/worksheets/sheet1.xml';
    const prefixed = strFromU8(parts[sheet]!)
      .replaceAll(/<(\/?)([a-zA-Z])/g, '<$1x:$2')
      .replace('xmlns="', 'xmlns:x="');
    const before = zipSync({ ...parts, [sheet]: strToU8(prefixed) });
    const { rows } = rowsOf(await readForm('xlsx', before), headerWords);
    const after = await fillForm('xlsx', before, [
      { ...rows[0]!.answer!, text: 'TAK' },
      { sheet: 0, row: 8, column: 27, text: 'nowa' },
    ]);
    const { sheets } = await readXlsx(after);
    expect([sheets[0]?.rows[3]?.[2], sheets[0]?.rows[8]?.[27]]).toEqual(['TAK', 'nowa']);
    expect(strFromU8(unzipSync(after)[sheet]!)).not.toMatch(/<\/?(?:row|c|is|t)\b/);
  });

  it('that is signed is not filled in', async () => {
    const signed = zipSync({ ...unzipSync(await aWorkbook()), '_xmlsignatures/sig1.xml': strToU8('<Signature/>') });
    await expect(readForm('xlsx', signed)).rejects.toMatchObject({ code: 'questionnaire_signed' });
  });

  it('that is none is refused', async () => {
    const refused = (bytes: Uint8Array): Promise<string> =>
      readForm('xlsx', bytes).then(
        () => 'read',
        (error: { code: string }) => error.code,
      );
    expect(await refused(Buffer.from('no'))).toBe('questionnaire_unreadable');
    expect(await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))).toBe('questionnaire_locked');
  });
});

describe('a document', () => {
  it('is read by its tables and by lines for an answer, and filled there', async () => {
    const row = (...texts: string[]): TableRow =>
      new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
    const table = new Table({ rows: [row('Control', 'Answer', 'Notes'), row('Annual security training for personnel', '', '')] });
    const lines = ['1. Czy stosowane są kopie zapasowe?', 'Odpowiedź: ..............'].map((text) => new Paragraph(text));
    const bytes = await Packer.toBuffer(new Document({ sections: [{ children: [table, ...lines] }] }));
    const { rows } = rowsOf(await readForm('docx', bytes), headerWords);
    expect(rows.map(({ text }) => text)).toEqual(['Annual security training for personnel', '1. Czy stosowane są kopie zapasowe?']);
    const changes = rows.map(({ answer }, index) => ({ ...answer!, text: `odpowiedź ${index} & <a>` }));
    const filled = await fillForm('docx', bytes, changes);
    const again = rowsOf(await readForm('docx', filled), headerWords).rows;
    expect(again.map(({ filled: is }) => is)).toEqual([true, true]);
    const sheets = await readForm('docx', filled);
    expect([sheets[0]?.rows[1]?.[1]?.text, sheets[1]?.rows[1]?.[1]?.text]).toEqual(['odpowiedź 0 & <a>', 'odpowiedź 1 & <a>']);
    const [was, is] = [unzipSync(bytes), unzipSync(filled)];
    expect(Object.keys(is).filter((name) => strFromU8(is[name]!) !== strFromU8(was[name]!))).toEqual(['word/document.xml']);
  });
});

describe('a file of values', () => {
  it.each([
    ['utf-8', Buffer.from('Lp;Pytanie;Odpowiedź\r\n1;"Czy jest ""MFA"" w firmie?";\r\n2;Czy są kopie;x\r\n', 'utf8')],
    ['utf-16le', Buffer.from('\ufeffLp;Pytanie;Odpowiedź\r\n1;"Czy jest ""MFA"" w firmie?";\r\n2;Czy są kopie;x\r\n', 'utf16le')],
  ])('in %s is filled in its own encoding and with its own marks', async (encoding, bytes) => {
    const { rows } = rowsOf(await readForm('csv', bytes), headerWords);
    expect(rows.map(({ text, filled }) => [text, filled])).toEqual([
      ['Czy jest "MFA" w firmie?', false],
      ['Czy są kopie', true],
    ]);
    const filled = await fillForm('csv', bytes, [{ ...rows[0]!.answer!, text: 'Tak; częściowo' }]);
    const text = new TextDecoder(encoding).decode(bytes);
    expect(new TextDecoder(encoding).decode(filled)).toBe(text.replace('firmie?";', 'firmie?";"Tak; częściowo"'));
  });
});
