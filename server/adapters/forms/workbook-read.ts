import { readXlsx } from 'hucre/xlsx';
import type { FormCell, FormSheet } from '#core/platform/forms.ts';
import { columnNumber } from '#server/adapters/spreadsheets/cell-places.ts';
import { cellText } from '#server/adapters/spreadsheets/cell-text.ts';
import { NotUnpacked } from '#server/adapters/spreadsheets/unpack.ts';
import { formMost } from './form-file.ts';

type Book = Awaited<ReturnType<typeof readXlsx>>;
type Sheet = Book['sheets'][number];
type Area = Readonly<{ sheet: string | null; top: number; left: number; bottom: number; right: number }>;

const longestList = 50;
const places = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/;

/** An area such as `Lists!$A$1:$A$4`; null for what is none. */
function areaOf(reference: string): Area | null {
  const [name, place] = reference.includes('!')
    ? [reference.slice(0, reference.lastIndexOf('!')), reference.slice(reference.lastIndexOf('!') + 1)]
    : [null, reference];
  const match = places.exec(place.trim());
  if (!match) return null;
  const [, left = '', top = '', right = left, bottom = top] = match;
  const sheet = name === null ? null : name.replace(/^=/, '').replace(/^'|'$/g, '').replaceAll("''", "'");
  return { sheet, top: Number(top) - 1, left: columnNumber(left), bottom: Number(bottom) - 1, right: columnNumber(right) };
}

function valuesIn(book: Book, own: Sheet, area: Area): string[] {
  const sheet = area.sheet === null ? own : book.sheets.find(({ name }) => name === area.sheet);
  const rows = sheet?.rows.slice(area.top, Math.min(area.bottom, area.top + longestList) + 1) ?? [];
  return rows.flatMap((row) => row.slice(area.left, area.right + 1).map(cellText)).filter(Boolean);
}

/** What a list of choices holds: its values as they stand, a range, or the name of one. */
function choicesOf(book: Book, own: Sheet, validation: NonNullable<Sheet['dataValidations']>[number]): string[] {
  if (validation.type !== 'list') return [];
  if (validation.values && validation.values.length > 0) return validation.values.map((value) => value.trim());
  const formula = (validation.formula1 ?? '').trim().replace(/^=/, '');
  if (formula.startsWith('"'))
    return formula
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim());
  const named = book.namedRanges?.find(({ name }) => name.toLowerCase() === formula.toLowerCase());
  const area = areaOf(named?.range ?? formula);
  return area ? valuesIn(book, own, area) : [];
}

type Choices = Readonly<{ area: Area; list: readonly string[] }>;

function choicesIn(book: Book, sheet: Sheet): Choices[] {
  return (sheet.dataValidations ?? []).flatMap((validation) => {
    const list = choicesOf(book, sheet, validation).slice(0, longestList);
    const areas = validation.range.split(/\s+/).map(areaOf);
    return list.length === 0 ? [] : areas.flatMap((area) => (area ? [{ area, list }] : []));
  });
}

function readSheet(book: Book, sheet: Sheet): FormSheet {
  if (sheet.rows.length > formMost.rows) throw new NotUnpacked('too_large', `${sheet.name}: ${sheet.rows.length} rows`);
  const choices = choicesIn(book, sheet);
  const isProtected = sheet.protection !== undefined && sheet.protection.sheet !== false;
  const cellAt = (row: number, column: number): FormCell => {
    const text = cellText(sheet.rows[row]?.[column]);
    const list = choices.find(({ area }) => row >= area.top && row <= area.bottom && column >= area.left && column <= area.right)?.list;
    const style = sheet.cells?.get(`${row},${column}`)?.style ?? sheet.columns?.[column]?.style;
    const locked = isProtected && style?.protection?.locked !== false;
    return { text, ...(list && { list }), ...(locked && { locked }) };
  };
  const width = Math.min(formMost.columns, Math.max(0, ...sheet.rows.map(({ length }) => length)) + 1);
  const rows = sheet.rows.map((_, row) => Array.from({ length: width }, (__, column) => cellAt(row, column)));
  return { name: sheet.name, hidden: sheet.hidden === true || sheet.veryHidden === true, rows };
}

/** All sheets of a workbook, hidden ones too, with the lists and locks of their cells. */
export async function readWorkbookForm(bytes: Uint8Array): Promise<FormSheet[]> {
  const book = await readXlsx(bytes, { readStyles: true, maxRows: formMost.rows + 1 });
  if (book.sheets.length > formMost.sheets) throw new NotUnpacked('too_large', `${book.sheets.length} sheets`);
  return book.sheets.map((sheet) => readSheet(book, sheet));
}
