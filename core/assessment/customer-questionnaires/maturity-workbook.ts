import type { FormCell, FormSheet } from '#core/platform/forms.ts';
import { maturityParts, rowsOf, type FormRow, type HeaderWords, type MaturityPart, type Place } from './layout.ts';
import { questionnaireLimits } from './questionnaire.ts';
import { wordsOf } from './words.ts';

/** Longer texts are not looked at for an identifier. */
const longestId = 30;
const controlId = /^(?:GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}\.\d{1,2}$/;
/** Fewer in one column are a list that happens to name controls. */
const fewestControls = 3;
const headingRows = 6;
const longestHeading = 80;
const degrees = ['1', '2', '3', '4', '5'] as const;

/** How the workbook of CyFun names its columns in the languages it comes in, folded. */
const partHeadings: Readonly<Record<MaturityPart, RegExp>> = {
  documentation: /\b(?:documentation|documentatie|dokumentation|dokumentacja|dokumentacji)\b/,
  implementation: /\b(?:implementation|implementatie|implementierung|umsetzung|mise en oeuvre|wdrozenie|wdrozenia)\b/,
};
/** Sheets that work out totals of the others; nothing is entered there. */
const totals = /\b(?:summary|samenvatting|zusammenfassung|synthese|resume|podsumowanie)\b/;

const folded = (text: string): string => wordsOf(text).join(' ');
const trimmed = (cell: FormCell | undefined): string => cell?.text.trim() ?? '';
const isDegree = (text: string): boolean => text === '' || /^(?:[1-5]|n ?a|nie dotyczy|nd)$/.test(folded(text));

type Columns = Readonly<{ id: number; parts: Readonly<Record<MaturityPart, number>>; comment: number | null }>;
type Row = readonly [at: number, cells: readonly FormCell[]];

/** The rows that name a control in the column which names the most. */
function controlRows({ rows }: FormSheet): Readonly<{ id: number; rows: readonly Row[] }> | null {
  const named = [...rows.entries()].flatMap((row) =>
    row[1].flatMap((cell, column) => (cell.text.length <= longestId && controlId.test(cell.text.trim()) ? [{ column, row }] : [])),
  );
  const [best] = [...Map.groupBy(named, ({ column }) => column)].toSorted(([, one], [, other]) => other.length - one.length);
  if (!best || best[1].length < fewestControls) return null;
  return { id: best[0], rows: best[1].map(({ row }) => row) };
}

/** What stands above a column, over the first of the controls. */
function headingOf({ rows }: FormSheet, first: number, column: number): string {
  const above = rows.slice(Math.max(0, first - headingRows), first).map((row) => trimmed(row[column]));
  return folded(above.filter((text) => text.length <= longestHeading).join(' '));
}

/** The column of a degree: named so above it, empty or holding degrees; one with a list of degrees before others, then the nearest right of the identifier. */
function partColumn(sheet: FormSheet, controls: NonNullable<ReturnType<typeof controlRows>>, part: MaturityPart): number | null {
  const [first] = controls.rows;
  if (!first) return null;
  const likely = [...first[1].keys()].filter(
    (column) =>
      column !== controls.id &&
      partHeadings[part].test(headingOf(sheet, first[0], column)) &&
      controls.rows.every(([, cells]) => isDegree(trimmed(cells[column]))),
  );
  const distance = (column: number): number => (column > controls.id ? column - controls.id : 1000 + controls.id - column);
  const isListed = (column: number): boolean => first[1][column]?.list?.includes('3') ?? false;
  const [best] = likely.toSorted((a, b) => Number(isListed(b)) - Number(isListed(a)) || distance(a) - distance(b));
  return best ?? null;
}

function commentColumn(sheet: FormSheet, first: number, taken: readonly number[], { comment }: HeaderWords): number | null {
  const width = sheet.rows[first]?.length ?? 0;
  const found = Array.from({ length: width }, (_, column) => column).find(
    (column) => !taken.includes(column) && comment.includes(headingOf(sheet, first, column)),
  );
  return found ?? null;
}

/** What the workbook states about a control: the longest text of its row that is entered nowhere. */
function textOf(cells: readonly FormCell[], { id, parts, comment }: Columns): string {
  const entered = new Set([id, comment, ...Object.values(parts)]);
  const texts = cells.map((cell, column) => (entered.has(column) ? '' : trimmed(cell)));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '') || trimmed(cells[id]);
}

function rowsOfControl(
  [row, cells]: Row,
  { sheet, name, columns }: Readonly<{ sheet: number; name: string; columns: Columns }>,
): FormRow[] {
  const at = (column: number): Place => ({ sheet, row, column });
  return maturityParts.map((part): FormRow => {
    const column = columns.parts[part];
    const cell = cells[column];
    // Both degrees share one comment, which is written once.
    const comment = part === 'documentation' ? columns.comment : null;
    const note = comment === null ? undefined : cells[comment];
    return {
      sheet: name,
      number: trimmed(cells[columns.id]),
      text: textOf(cells, columns),
      detail: '',
      part,
      answer: { ...at(column), list: cell?.list ?? degrees, locked: cell?.locked ?? false, checkbox: false },
      comment: comment === null ? null : { ...at(comment), locked: note?.locked ?? false },
      filled: trimmed(cell) !== '' || trimmed(note) !== '',
    };
  });
}

function gradedRows(sheet: FormSheet, index: number, words: HeaderWords): FormRow[] {
  if (sheet.hidden || totals.test(folded(sheet.name))) return [];
  const controls = controlRows(sheet);
  if (!controls) return [];
  const [documentation, implementation] = maturityParts.map((part) => partColumn(sheet, controls, part));
  if (typeof documentation !== 'number' || typeof implementation !== 'number' || documentation === implementation) return [];
  const usedColumns = [controls.id, documentation, implementation];
  const comment = commentColumn(sheet, controls.rows[0]?.[0] ?? 0, usedColumns, words);
  const columns = { id: controls.id, parts: { documentation, implementation }, comment };
  return controls.rows.flatMap((row) => rowsOfControl(row, { sheet: index, name: sheet.name, columns }));
}

/**
 * What a file asks. A workbook of CyFun 2025 has two degrees, 1 to 5, for each control, found by the identifiers and the headings of its columns, wherever they
 * stand; every other file is read by its headings. What the workbook works out itself is not read.
 */
export function formRows(sheets: readonly FormSheet[], words: HeaderWords): ReturnType<typeof rowsOf> {
  const graded: FormRow[] = [];
  for (const [index, sheet] of sheets.entries()) {
    // More than a questionnaire may ask is refused, however much more it is.
    if (graded.length <= questionnaireLimits.rows) graded.push(...gradedRows(sheet, index, words));
  }
  return graded.length > 0 ? { rows: graded, unread: [] } : rowsOf(sheets, words);
}
