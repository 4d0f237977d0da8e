import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Migrations from this number on; what stands before them has run everywhere. */
export const checkedFrom = '0530';

/** What a migration may state, so that a breach is meant: a line `-- Locks: …` with the reason. */
const meant = /^-- Locks: \S.{10,}/m;

type Rule = Readonly<{ pattern: RegExp; says: string; separateOnly?: true }>;

/** What locks others out of a table for longer than a moment (PostgreSQL, “Explicit Locking”, “ALTER TABLE”), or breaks the version before. */
const rules: readonly Rule[] = [
  {
    pattern: /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)[^;]*?\son\s+(?:only\s+)?(\w+)/gi,
    says: 'make the index of $1 concurrently, in a migration of its own with statements apart',
  },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\balter\s+(?:column\s+)?(\w+)\s+(?:set\s+data\s+)?type\b/gi,
    says: 'a new type of $1.$2 writes the table anew: add a column',
  },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/gi,
    says: 'before $1.$2 is not null a check of it is added not valid and validated apart',
  },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?![^;]*?\bnot\s+valid\b)[^;]*/gi,
    says: 'a new constraint of $1 is added not valid and validated apart',
  },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key)\b(?![^;]*?\busing\s+index\b)/gi,
    says: 'a unique constraint of $1 uses an index that was made concurrently',
  },
  {
    pattern:
      /\balter\s+table\s+(\w+)[^;]*?\badd\s+column\s+\w+[^,;]*?\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\s*\(/gi,
    says: 'a default that differs by row writes $1 anew',
  },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\bdrop\s+column\s+(?:if\s+exists\s+)?(\w+)/gi,
    says: 'the version before may still read $1.$2: drop it one release later',
  },
  { pattern: /\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/gi, says: 'the version before may still read $1: drop it one release later' },
  { pattern: /\b(?:lock\s+table|vacuum\s+full|cluster)\s+(\w+)/gi, says: 'nothing else reads $1 meanwhile' },
  {
    pattern: /\balter\s+table\s+(\w+)[^;]*?\bvalidate\s+constraint\b/gi,
    says: 'a constraint of $1 is validated in a migration with statements apart',
    separateOnly: true,
  },
  {
    pattern: /\b(?:update|delete\s+from)\s+(\w+)\b(?!\s+of\b)[^;]*;/gi,
    says: 'rows of $1 are changed in a migration with statements apart, not beside a change of tables',
    separateOnly: true,
  },
];

/** Comments and bodies of functions are no statements of the migration. */
function statementsIn(sql: string): string {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/\bcreate\s+(?:or\s+replace\s+)?trigger\b[^;]*;/gi, '');
}

/** Names that are taken from the version before without a view or a column that still has them. */
function removedNames(text: string): string[] {
  const has = (statement: string): boolean => new RegExp(`\\b${statement}\\b`, 'i').test(text);
  const columns = [...text.matchAll(/\balter\s+table\s+(\w+)\s+rename\s+column\s+(\w+)/gi)]
    .filter(([, table, column]) => !has(`alter\\s+table\\s+${table}\\b[^;]*\\badd\\s+column\\s+${column}`))
    .map(([, table, column]) => `the version before still reads ${table}.${column}: add a column of that name`);
  const tables = [...text.matchAll(/\balter\s+table\s+(\w+)\s+rename\s+to\b/gi)]
    .filter(([, table]) => !has(`create\\s+view\\s+${table}`))
    .map(([, table]) => `the version before still reads ${table}: create a view of that name`);
  return [...columns, ...tables];
}

/** What a migration would do to those who work meanwhile: one line each; nothing of a table that it makes itself. */
export function lockProblems(sql: string): string[] {
  if (meant.test(sql)) return [];
  const text = statementsIn(sql);
  const isSeparate = sql.startsWith('-- Statements apart');
  const made = new Set(
    [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table = '']) => table.toLowerCase()),
  );
  const problems = rules
    .filter(({ separateOnly }) => !(separateOnly && isSeparate))
    .flatMap(({ pattern, says }) => [...text.matchAll(pattern)].map((match) => ({ table: match[1]?.toLowerCase() ?? '', match, says })))
    .filter(({ table }) => !made.has(table))
    .map(({ match, says }) => says.replaceAll('$1', match[1] ?? '').replaceAll('$2', match[2] ?? ''));
  return [...problems, ...removedNames(text)];
}

/** The same of every migration that is checked, each line with its file. */
export async function migrationsThatLock(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name >= checkedFrom).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, index) => lockProblems(text).map((problem) => `${files[index]}: ${problem}`));
}
