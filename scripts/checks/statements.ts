import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { crossModuleJobs, tableOwners } from './tables.ts';

const names = Object.keys(tableOwners).join('|');
/** A table is named where rows come from or go to; words in texts and columns of other tables are not. */
const naming = new RegExp(`\\b(?:from|join|into|update|table|using|only)\\s+(${names})\\b`, 'gi');
const listed = new RegExp(`\\bfrom\\s+[^;\`]*?,\\s*(${names})\\s+[a-z]`, 'gi');

/** Tables that the statements of a source text name. */
export function tablesNamedIn(source: string): string[] {
  const statements = [...source.matchAll(/\bsql`((?:[^`\\]|\\.)*)`/gs)].map((match) => match[1] ?? '');
  // A statement inside a place of another one ends the outer match early: what is left between is read as well.
  const text = statements.length > 0 ? [...statements, source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')].join('\n') : '';
  const inText = text === '' ? [] : [...text.matchAll(naming), ...text.matchAll(listed)];
  return [...new Set(inText.map((match) => (match[1] ?? '').toLowerCase()))].toSorted();
}

type Trespass = Readonly<{ file: string; table: string }>;

function mayName(file: string, table: string): boolean {
  const owners: readonly string[] = tableOwners[table as keyof typeof tableOwners];
  return owners.some((owner) => file.startsWith(owner)) || Object.keys(crossModuleJobs).some((job) => file.startsWith(job));
}

/** Statements in a server folder that name a table of somebody else; tests look at whatever they test. */
export async function trespassesIn(server: string): Promise<Trespass[]> {
  const files = (await readdir(server, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const found: Trespass[] = [];
  for (const path of files) {
    const file = relative(server, path);
    for (const table of tablesNamedIn(await readFile(path, 'utf8'))) if (!mayName(file, table)) found.push({ file, table });
  }
  return found;
}
