import type { FormCell, FormSheet } from '#core/platform/forms.ts';
import { wordsOf } from './words.ts';

/** What columns of questionnaires hold. A degree of maturity is never filled in: no answer of ours is one. */
export const columnKinds = ['number', 'question', 'detail', 'answer', 'comment', 'evidence', 'maturity'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** How headings name each kind, folded; a heading that is the word alone counts more than one that holds it. */
export type HeaderWords = Readonly<Record<ColumnKind, readonly string[]>>;

/** Where something is filled in: the sheet by its place in the file, row and column from 0. */
export type Place = Readonly<{ sheet: number; row: number; column: number }>;

/** The two degrees that a workbook of CyFun gives each control: how it is laid down, and how it is put into practice. */
export const maturityParts = ['documentation', 'implementation'] as const;
export type MaturityPart = (typeof maturityParts)[number];

/** A row that asks something. Without a place for an answer only the comment is filled in. */
export type FormRow = Readonly<{
  sheet: string;
  /** Its number in the form; empty for none. */
  number: string;
  text: string;
  /** What explains it, from a column of its own; empty for none. */
  detail: string;
  /** Which degree it asks for; none where it asks a question. */
  part?: MaturityPart;
  answer: (Place & Readonly<{ list: readonly string[] | null; locked: boolean; checkbox: boolean }>) | null;
  comment: (Place & Readonly<{ locked: boolean }>) | null;
  /** Whether something stands there already; it is never written over. */
  filled: boolean;
}>;

const headerRows = 30;
const longestHeading = 80;
const fewestWords = 2;
/** Words that a heading between questions has at most. */
const longestTitle = 6;

type Columns = Readonly<Partial<Record<ColumnKind, number>>>;

/** How well a heading names a kind: 2 as a whole, 1 as a part, 0 not. */
function likeness(heading: string, words: readonly string[]): number {
  const plain = wordsOf(heading).join(' ');
  if (plain === '' || heading.length > longestHeading) return 0;
  if (words.includes(plain)) return 2;
  return words.some((word) => ` ${plain} `.includes(` ${word} `)) ? 1 : 0;
}

function columnsOf(row: readonly FormCell[], words: HeaderWords): Columns {
  const columns: Partial<Record<ColumnKind, number>> = {};
  const best: Partial<Record<ColumnKind, number>> = {};
  for (const [column, { text }] of row.entries()) {
    const likely = columnKinds.map((kind) => [kind, likeness(text, words[kind])] as const);
    const most = Math.max(...likely.map(([, score]) => score));
    const kind = likely.find(([, score]) => score === most)?.[0];
    if (most === 0 || !kind || (best[kind] ?? 0) >= most) continue;
    columns[kind] = column;
    best[kind] = most;
  }
  return columns;
}

const worth: Readonly<Record<ColumnKind, number>> = { question: 3, answer: 3, comment: 2, maturity: 1, number: 1, evidence: 1, detail: 1 };
function worthOf(columns: Columns): number {
  if (columns.question === undefined && columns.detail === undefined) return 0;
  if (columns.answer === undefined && columns.comment === undefined) return 0;
  return columnKinds.reduce((sum, kind) => sum + (columns[kind] === undefined ? 0 : worth[kind]), 0);
}

type Layout = Readonly<{ head: number; columns: Columns }>;

function headed(rows: FormSheet['rows'], words: HeaderWords): Layout | null {
  const scored = rows.slice(0, headerRows).map((row, head) => ({ head, columns: columnsOf(row, words) }));
  const best = scored.reduce<(Layout & { worth: number }) | null>((most, one) => {
    const now = worthOf(one.columns);
    return now > (most?.worth ?? 0) ? { ...one, worth: now } : most;
  }, null);
  if (!best) return null;
  const { question, detail, ...others } = best.columns;
  // A form whose only text is called a description asks in that.
  return question === undefined ? { head: best.head, columns: { ...others, question: detail ?? 0 } } : best;
}

const isQuestion = (text: string): boolean => wordsOf(text).length > fewestWords && /\?\s*$/.test(text);

/** Without headings: the column with the most sentences that end with a question mark, answered right of it. */
function unheaded(rows: FormSheet['rows']): Layout | null {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [column, { text }] of row.entries()) if (isQuestion(text)) counts.set(column, (counts.get(column) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!best || best[1] < fewestWords) return null;
  const first = rows.findIndex((row) => isQuestion(row[best[0]]?.text ?? ''));
  return { head: first - 1, columns: { question: best[0], answer: best[0] + 1 } };
}

const textAt = (row: readonly FormCell[], column: number | undefined): string =>
  column === undefined ? '' : (row[column]?.text ?? '').trim();

function rowOf(row: readonly FormCell[], place: Readonly<{ sheet: number; row: number; name: string }>, columns: Columns): FormRow | null {
  const text = textAt(row, columns.question);
  if (wordsOf(text).length < fewestWords) return null;
  const at = (column: number): Place => ({ sheet: place.sheet, row: place.row, column });
  const cell = columns.answer === undefined ? undefined : row[columns.answer];
  const note = columns.comment === undefined ? undefined : row[columns.comment];
  return {
    sheet: place.name,
    number: textAt(row, columns.number),
    text,
    detail: textAt(row, columns.detail),
    answer:
      columns.answer === undefined
        ? null
        : { ...at(columns.answer), list: cell?.list ?? null, locked: cell?.locked ?? false, checkbox: cell?.checkbox ?? false },
    comment: columns.comment === undefined ? null : { ...at(columns.comment), locked: note?.locked ?? false },
    filled: textAt(row, columns.answer) !== '' || textAt(row, columns.comment) !== '',
  };
}

const hasBeside = (row: readonly FormCell[], question: number | undefined): boolean =>
  row.some(({ text }, column) => column !== question && text.trim() !== '');

/** A heading between the questions: nothing beside it, where most rows have a number or more, and no list of its own. */
function isHeading(row: readonly FormCell[], { question, answer }: Columns): boolean {
  const text = textAt(row, question);
  return !hasBeside(row, question) && !text.includes('?') && wordsOf(text).length <= longestTitle && !row[answer ?? -1]?.list;
}

/** The rows below the headings of the columns, without the headings between them. */
function questionRows({ rows }: FormSheet, { head, columns }: Layout): (readonly [at: number, row: readonly FormCell[]])[] {
  const below = [...rows.entries()].filter(([at]) => at > head);
  const written = below.filter(([, row]) => textAt(row, columns.question) !== '');
  const numbered = written.filter(([, row]) => hasBeside(row, columns.question));
  return numbered.length * 2 < written.length ? below : below.filter(([, row]) => !isHeading(row, columns));
}

/** The rows that ask something, in all sheets that are seen, in their order; `unread` names visible sheets without any. */
export function rowsOf(sheets: readonly FormSheet[], words: HeaderWords): Readonly<{ rows: FormRow[]; unread: string[] }> {
  const unread: string[] = [];
  const rows = sheets.flatMap((sheet, index): FormRow[] => {
    if (sheet.hidden) return [];
    const layout = headed(sheet.rows, words) ?? unheaded(sheet.rows);
    const questions = layout
      ? questionRows(sheet, layout).flatMap(([at, row]) => rowOf(row, { sheet: index, row: at, name: sheet.name }, layout.columns) ?? [])
      : [];
    if (questions.length === 0 && sheet.rows.length > 0) unread.push(sheet.name);
    return questions;
  });
  return { rows, unread };
}
