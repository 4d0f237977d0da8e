import { wordsOf } from '#core/assessment/customer-questionnaires/words.ts';
import type { CellReader } from './cells.ts';
import { controlNamed } from './control-id.ts';

/** What columns of a statement are about, beside the control itself. */
export const statementColumns = ['applied', 'excluded', 'state'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** How headings name each, folded; `other` are words that no heading of these has. */
export type StatementHeadings = Readonly<Record<StatementColumn | 'other', readonly string[]>>;

export type StatementLayout = Readonly<{ head: number; control: number; columns: Readonly<Partial<Record<StatementColumn, number>>> }>;
type Rows = readonly (readonly string[])[];

const headerRows = 30;
const longestHeading = 100;
const rowsLookedAt = 100;

/** The column that names the most controls, of whichever edition; the leftmost of several. */
function controlColumn(rows: Rows): number | null {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [column, text] of row.entries()) {
      const is = controlNamed(text)?.is;
      if (is === 'control' || is === 'older') counts.set(column, (counts.get(column) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(([one, of], [other, most]) => most - of || one - other);
  return best?.[0] ?? null;
}

/** How well a folded heading names a column: 2 as a whole, 1 as a part, 0 not. */
function likeness(heading: string, kind: StatementColumn, words: StatementHeadings): number {
  if (words[kind].includes(heading)) return 2;
  const contains = (word: string): boolean => ` ${heading} `.includes(` ${word} `);
  // What excludes is named by its whole heading: “reason of the exclusion” is another column.
  if (kind === 'excluded' || words.other.some(contains)) return 0;
  return words[kind].some(contains) ? 1 : 0;
}

type Found = Readonly<{ columns: StatementLayout['columns']; worth: number }>;

/** The columns that a row names: by its headings, and of several alike the one with the most cells that are understood. */
function columnsNamed(row: readonly string[], control: number, words: StatementHeadings, understood: (column: number) => number): Found {
  const folded = row.map((text) => (text === '' || text.length > longestHeading ? '' : wordsOf(text).join(' ')));
  const columns: Partial<Record<StatementColumn, number>> = {};
  let worth = 0;
  for (const kind of ['excluded', 'applied', 'state'] as const) {
    const used = Object.values(columns);
    const likely = folded.flatMap((heading, column) => {
      const like = heading === '' || column === control || used.includes(column) ? 0 : likeness(heading, kind, words);
      return like === 0 ? [] : [{ column, like, understood: understood(column) }];
    });
    const [best] = likely.toSorted((one, other) => other.like - one.like || other.understood - one.understood || one.column - other.column);
    if (!best) continue;
    columns[kind] = best.column;
    worth += best.like;
  }
  return { columns, worth };
}

/** How many cells of a column are understood, as far as is looked. */
function understoodIn(rows: Rows, read: CellReader): (column: number) => number {
  const counts = new Map<number, number>();
  return (column) => {
    const known = counts.get(column);
    if (known !== undefined) return known;
    const count = rows.filter((row) => (read(row[column] ?? '') ?? 'blank') !== 'blank').length;
    counts.set(column, count);
    return count;
  };
}

/** Where a table stands what is stated about controls: below its headings, whatever stands above them; null where there is none. */
export function statementLayout(rows: Rows, headings: StatementHeadings, read: CellReader): StatementLayout | null {
  const control = controlColumn(rows);
  if (control === null) return null;
  const first = rows.findIndex((row) => controlNamed(row[control] ?? '') !== null);
  const understood = understoodIn(rows.slice(first, first + rowsLookedAt), read);
  let best: (StatementLayout & { worth: number }) | null = null;
  for (let head = Math.max(0, first - headerRows); head < first; head++) {
    const found = columnsNamed(rows[head] ?? [], control, headings, understood);
    if (found.worth > 0 && found.worth >= (best?.worth ?? 0)) best = { head, control, ...found };
  }
  return best && { head: best.head, control: best.control, columns: best.columns };
}
