import { systemFields, type SystemFields, type SystemSheet } from '#contract/assessment/ai/ai-systems.ts';
import type { SheetProblem } from '#core/assessment/ai-systems/inventory.ts';
import { blankFacts } from '#core/assessment/ai-systems/system.ts';
import type { SheetText } from '#server/adapters/spreadsheets/read.ts';
import { claimOf, codesByWord, columnsByHeading, plain, sheetColumns, type Column } from './sheet-columns.ts';

type Problem = SystemSheet['problems'][number];
type Read = Readonly<{ value: unknown } | { problem: SheetProblem }>;

const words = new Map(
  sheetColumns.flatMap((column) => (column.kind === 'one' || column.kind === 'some' ? [[column.name, codesByWord(column)] as const] : [])),
);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

function readOne(column: Extract<Column, { kind: 'one' }>, text: string): Read {
  if (text === '') return { value: blankFacts[column.name] };
  const code = words.get(column.name)?.get(plain(text));
  return code === undefined ? { problem: 'unknown_word' } : { value: code };
}

function readSome(column: Extract<Column, { kind: 'some' }>, text: string): Read {
  const parts = text.split(/[;\n]/).map(plain).filter(Boolean);
  const codes = parts.map((part) => words.get(column.name)?.get(part));
  if (codes.includes(undefined)) return { problem: 'unknown_word' };
  if (column.name === 'roles' && codes.length === 0) return { problem: 'roles_missing' };
  return { value: codes };
}

function readCell(column: Column, text: string): Read {
  if (column.kind === 'text') return { value: text };
  if (column.kind === 'one') return readOne(column, text);
  if (column.kind === 'some') return readSome(column, text);
  if (column.kind === 'day') return text === '' ? { value: null } : isDay(text) ? { value: text } : { problem: 'day' };
  const claim = claimOf(text);
  return claim === null ? { problem: 'unknown_word' } : { value: claim };
}

const longestShown = 80;
const isField = (name: string): boolean => ['name', 'version', 'supplier', 'purpose', 'persons'].includes(name);

type Headed = Readonly<{ column: Column; at: number; heading: string }>;
type Row = Readonly<{ texts: readonly string[]; number: number }>;

/** What a row states: a system, or why it is none. A column that the sheet has not stays as for a system of which nothing is known. */
function readRow(headed: readonly Headed[], { texts, number }: Row): SystemFields | Problem[] {
  const cells = headed.map(({ column, at, heading }) => {
    const text = (texts[at] ?? '').trim();
    return { column, heading, text, read: readCell(column, text) };
  });
  const problems = cells.flatMap(({ heading, text, read }) =>
    'problem' in read ? [{ row: number, problem: read.problem, column: heading, value: text.slice(0, longestShown) }] : [],
  );
  if (problems.length > 0) return problems;
  const values = cells.flatMap(({ column, read }) => ('value' in read ? [[column.name, read.value] as const] : []));
  const own = Object.fromEntries(values.filter(([name]) => isField(name)));
  const facts = { ...blankFacts, ...Object.fromEntries(values.filter(([name]) => !isField(name))) };
  const parsed = systemFields.safeParse({ version: '', supplier: '', purpose: '', persons: '', ...own, facts });
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path, code }) => {
    const cell = cells.find(({ column }) => path.includes(column.name));
    const problem = path[0] === 'name' && code !== 'too_big' ? 'name_missing' : code === 'too_big' ? 'too_long' : 'unknown_word';
    return { row: number, problem, column: cell?.heading ?? null, value: (cell?.text ?? '').slice(0, longestShown) };
  });
}

type Room = Readonly<{ names: readonly string[]; most: number }>;

/**
 * The systems of the first sheet that has a column of names: each row one, in as many as the limit allows. Null where no sheet has one.
 */
export function readSystems(sheets: readonly SheetText[], { names, most }: Room): SystemSheet | null {
  for (const { rows } of sheets) {
    const top = rows.findIndex((row) => row.some((text) => columnsByHeading.get(plain(text))?.name === 'name'));
    if (top === -1) continue;
    const headed = (rows[top] ?? []).flatMap((heading, at): Headed[] => {
      const column = columnsByHeading.get(plain(heading));
      return column ? [{ column, at, heading }] : [];
    });
    const used = new Set(names.map(plain));
    const systems: SystemFields[] = [];
    const problems: Problem[] = [];
    for (const [index, texts] of rows.slice(top + 1).entries()) {
      if (texts.every((text) => text.trim() === '')) continue;
      const number = top + index + 2;
      const read = readRow(headed, { texts, number });
      if (Array.isArray(read)) problems.push(...read);
      else if (used.has(plain(read.name)))
        problems.push({ row: number, problem: 'duplicate', column: null, value: read.name.slice(0, longestShown) });
      else if (used.size >= most) problems.push({ row: number, problem: 'full', column: null, value: read.name.slice(0, longestShown) });
      else {
        used.add(plain(read.name));
        systems.push(read);
      }
    }
    return { systems, problems };
  }
  return null;
}
