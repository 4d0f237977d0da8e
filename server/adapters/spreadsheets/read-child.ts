import { streamXlsxRows } from 'hucre/xlsx';
import { serveOneJob } from '#server/platform/process/isolated-process-child.ts';
import { all, text, xmlReader } from '#server/platform/formats/xml.ts';
import { cellText, storable, letterCount } from './cell-text.ts';
import { NotUnpacked, packedAnew, xmlParts } from './unpack.ts';
import type { ReadAnswer, ReadJob, SheetText } from './read.ts';

const readXml = xmlReader(new Set(['sheet']), 1000);

type Reading = Readonly<{ name: string; most: ReadJob['most']; count: (texts: readonly string[]) => void }>;

async function sheetText(bytes: Uint8Array, sheet: number, { name, most, count }: Reading): Promise<SheetText> {
  const rows: string[][] = [];
  // One row more than is read, to know that there are more.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: most.rows + 1 })) {
    const texts = values.slice(0, most.columns).map(cellText);
    // Programs keep the format of rows that hold nothing.
    if (texts.every((text) => text === '')) continue;
    if (index >= most.rows) throw new NotUnpacked('too_large', `${name}: ${index + 1} rows`);
    while (rows.length < index) rows.push([]);
    count(texts);
    rows.push(texts);
  }
  return { name, rows };
}

async function read({ bytes, most }: ReadJob): Promise<SheetText[]> {
  const parts = xmlParts(bytes);
  const book = parts.get('xl/workbook.xml');
  if (!book) throw new NotUnpacked('unreadable', 'no workbook');
  const names = all(readXml(book.toString('utf8')), 'workbook/sheets/sheet').map((sheet) => storable(text(sheet, '@name')));
  if (names.length > most.sheets) throw new NotUnpacked('too_large', `${names.length} sheets`);
  const measured = packedAnew(parts);
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
