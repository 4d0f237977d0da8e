import type { FormSheet } from '#core/platform/forms.ts';
import { cellReader, rowState, type CellDoubt, type CellReader, type CellWords, type RowState, type StatedState } from './cells.ts';
import { clauseOrControl, controlNamed, mayLoseZero, type ControlName } from './control-id.ts';
import { statementLayout, type StatementHeadings, type StatementLayout } from './layout.ts';

/** Where a row stands: the sheet by its place in the file; row and column of the control from 0. */
export type RowPlace = Readonly<{ sheet: number; row: number; column: number }>;

/** Why a row of the statement says nothing; the last one is stated about two rows of which the weaker counts. */
export const rowProblems = [
  'other_edition',
  'unknown_control',
  'unclear_number',
  'unknown_state',
  'unknown_applied',
  'contradiction',
  'repeated',
] as const;
export type RowProblem = (typeof rowProblems)[number];
type Problem = Readonly<{ control: string | null; problem: RowProblem; place: RowPlace }>;

/** A control as the statement has it: what it says, and the word that was understood. */
export type StatedControl = Readonly<{ control: string; state: StatedState; written: string; place: RowPlace }>;
export type ReadStatement = Readonly<{ controls: readonly StatedControl[]; problems: readonly Problem[] }>;

type NamedControl = Extract<ControlName, { is: 'control' }>;
type NamedRow = Readonly<{ name: ControlName; stated: RowState; place: RowPlace }>;

/** The weaker of two states comes later. */
const strength: readonly StatedState[] = ['implemented', 'partial', 'planned', 'not_implemented', 'excluded', 'not_assessed'];

function rowsIn(
  { rows }: Readonly<{ rows: readonly (readonly string[])[] }>,
  sheet: number,
  layout: StatementLayout,
  read: CellReader,
): NamedRow[] {
  const { control, columns, head } = layout;
  return rows.flatMap((cells, row): NamedRow[] => {
    const name = row > head ? controlNamed(cells[control] ?? '') : null;
    if (!name) return [];
    const at = (column: number | undefined): string | null => (column === undefined ? null : (cells[column] ?? ''));
    const stated = { applied: at(columns.applied), excluded: at(columns.excluded), state: at(columns.state) };
    // Headings between the rows have the number of a part and say nothing.
    if (name.is !== 'control' && Object.values(stated).every((text) => (text ?? '').trim() === '')) return [];
    return [{ name, stated: rowState(stated, read), place: { sheet, row, column: control } }];
  });
}

type Doubts = Readonly<{ isOlder: boolean; hasExplicit: boolean; hasClauses: boolean; plainTwice: ReadonlySet<string> }>;

/** What the whole file shows about its numbers: `5.1` alone may be a clause, a control, the beginning of `5.10`, or a part of an earlier edition. */
function doubtsOf(rows: readonly NamedRow[]): Doubts {
  const controls = rows.flatMap(({ name }): NamedControl[] => (name.is === 'control' ? [name] : []));
  const older = rows.filter(({ name }) => name.is === 'older').length;
  const plain = Map.groupBy(
    controls.filter(({ explicit }) => !explicit),
    ({ id }) => id,
  );
  const losesZero = (id: string): boolean => mayLoseZero(id) && !plain.has(`${id}0`);
  const twice = [...plain].filter(([id, named]) => named.length > 1 && losesZero(id)).map(([id]) => id);
  return {
    isOlder: older > controls.length,
    hasExplicit: controls.some(({ explicit }) => explicit),
    hasClauses: rows.some(({ name }) => name.is === 'clause'),
    plainTwice: new Set(twice),
  };
}

/** Why the number of a row names no control here; null where it names one. */
function numberProblem(name: ControlName, doubts: Doubts): RowProblem | null {
  if (name.is !== 'control') return name.is === 'older' || (name.is === 'unknown' && doubts.isOlder) ? 'other_edition' : 'unknown_control';
  if (doubts.isOlder) return 'other_edition';
  if (name.explicit) return null;
  const isUnclear = doubts.plainTwice.has(name.id) || ((doubts.hasExplicit || doubts.hasClauses) && clauseOrControl.has(name.id));
  return isUnclear ? 'unclear_number' : null;
}

/** Rows of one control as one: what the weakest says. */
function weakestOf(control: string, rows: readonly NamedRow[]): Readonly<{ stated: StatedControl; problems: Problem[] }> {
  const [weakest] = rows.toSorted((one, other) => strength.indexOf(other.stated.state) - strength.indexOf(one.stated.state));
  const { stated, place } = weakest as NamedRow;
  const problems = rows.flatMap((row): Problem[] => {
    const doubt: CellDoubt | 'repeated' | null = row.stated.doubt ?? (row.stated.state === stated.state ? null : 'repeated');
    return doubt ? [{ control, problem: doubt, place: row.place }] : [];
  });
  return { stated: { control, state: stated.state, written: stated.written, place }, problems };
}

function inOrder(one: Problem, other: Problem): number {
  return one.place.sheet - other.place.sheet || one.place.row - other.place.row;
}

/** Reads the sheets that are seen; null where none has controls below headings that say what their columns are. */
export function readStatement(sheets: readonly FormSheet[], headings: StatementHeadings, words: CellWords): ReadStatement | null {
  const read = cellReader(words);
  const found = sheets.flatMap((sheet, index) => {
    if (sheet.hidden) return [];
    const rows = sheet.rows.map((row) => row.map(({ text }) => text));
    const layout = statementLayout(rows, headings, read);
    return layout ? [rowsIn({ rows }, index, layout, read)] : [];
  });
  if (found.length === 0) return null;
  const rows = found.flat();
  const doubts = doubtsOf(rows);
  const problems: Problem[] = [];
  const named: (NamedRow & Readonly<{ id: string }>)[] = [];
  for (const row of rows) {
    const problem = numberProblem(row.name, doubts);
    if (problem === null && row.name.is === 'control') named.push({ ...row, id: row.name.id });
    else problems.push({ control: null, problem: problem ?? 'unknown_control', place: row.place });
  }
  const all = [...Map.groupBy(named, ({ id }) => id)].map(([control, ofControl]) => weakestOf(control, ofControl));
  return {
    controls: all.map(({ stated }) => stated),
    problems: [...problems, ...all.flatMap((one) => one.problems)].toSorted(inOrder),
  };
}
