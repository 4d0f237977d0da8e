import { zipSync } from 'fflate';
import { streamXlsxRows } from 'hucre/xlsx';
import { serveOneJob } from '#server/platform/process/isolated-process-child.ts';
import { all, text, xmlReader } from '#server/platform/formats/xml.ts';
import { mostLetters, NotUnpacked, unpack } from './unpack.ts';
import type { ReadAnswer, ReadJob, SheetText } from './read.ts';

const readXml = xmlReader(new Set(['sheet']), 1000);
/** What describes cells; macros, pictures and whatever else a workbook carries is never unpacked. */
const isXml = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !name.includes('..');

/** Without what no database keeps: NUL, and halves of characters. */
function keepable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/** A cell as text: days as ISO, nothing as an empty text. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? keepable(value) : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Counts what is handed back, and refuses what no sheet holds. */
function letterCount(): (texts: readonly string[]) => void {
  let left: number = mostLetters.sheets;
  return (texts) => {
    for (const { length } of texts) {
      left -= length;
      if (length > mostLetters.cell || left < 0) throw new NotUnpacked('too_large', `${length} letters in a cell, ${left} left for others`);
    }
  };
}

type Reading = Readonly<{ name: string; most: ReadJob['most']; count: (texts: readonly string[]) => void }>;

async function sheetText(bytes: Uint8Array, sheet: number, { name, most, count }: Reading): Promise<SheetText> {
  const rows: string[][] = [];
  // One row more than is read, to know that there are more.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: most.rows + 1 })) {
    const texts = values.slice(0, most.columns).map(cellText);
    // Programs keep the look of rows that hold nothing.
    if (texts.every((text) => text === '')) continue;
    if (index >= most.rows) throw new NotUnpacked('too_large', `${name}: ${index + 1} rows`);
    while (rows.length < index) rows.push([]);
    count(texts);
    rows.push(texts);
  }
  return { name, rows };
}

async function read({ bytes, most }: ReadJob): Promise<SheetText[]> {
  const parts = unpack(Buffer.from(bytes), isXml);
  const book = parts.get('xl/workbook.xml');
  if (!book) throw new NotUnpacked('unreadable', 'no workbook');
  for (const [name, part] of parts) if (/<!(DOCTYPE|ENTITY)/i.test(part.toString('latin1'))) throw new NotUnpacked('unreadable', name);
  const names = all(readXml(book.toString('utf8')), 'workbook/sheets/sheet').map((sheet) => keepable(text(sheet, '@name')));
  if (names.length > most.sheets) throw new NotUnpacked('too_large', `${names.length} sheets`);
  // Packed anew, so that the reader sees exactly the parts that were measured.
  const measured = zipSync(Object.fromEntries(parts), { level: 0 });
  const sheets: SheetText[] = [];
  const count = letterCount();
  count(names);
  for (const [index, name] of names.entries()) sheets.push(await sheetText(measured, index, { name, most, count }));
  return sheets;
}

async function answer(job: ReadJob): Promise<ReadAnswer> {
  try {
    return { sheets: await read(job) };
  } catch (error) {
    return error instanceof NotUnpacked
      ? { why: error.why, detail: error.message }
      : { why: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
}

serveOneJob(answer);
