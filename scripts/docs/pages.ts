import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layers } from '#scripts/checks/import-boundaries.ts';

export type Page = Readonly<{ file: string; text: string }>;

const codeFolders = [...layers, 'bench'];

async function filesIn(root: string, folder: string, endings: RegExp): Promise<Page[]> {
  const names = (await readdir(join(root, folder), { recursive: true }).catch(() => [])).filter((name) => endings.test(name)).toSorted();
  return Promise.all(names.map(async (name) => ({ file: `${folder}/${name}`, text: await readFile(join(root, folder, name), 'utf8') })));
}

/** Every file of the code that has comments. */
export async function codePages(root: string): Promise<Page[]> {
  const all = await Promise.all(codeFolders.map((folder) => filesIn(root, folder, /\.(tsx?|mjs|sql|typ|css)$/)));
  return all.flat();
}

/** Every page about the project: those beside package.json and those in docs. */
export async function projectPages(root: string): Promise<Page[]> {
  const names = (await readdir(root)).filter((name) => name.endsWith('.md'));
  const beside = names.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') }));
  return [...(await Promise.all(beside)), ...(await filesIn(root, 'docs', /\.md$/))];
}

/** Titles of the numbered sections of a page. */
export function sectionTitles(text: string): string[] {
  return [...text.matchAll(/^## \d+\. (.+)$/gm)].map((match) => match[1] ?? '');
}

/** A comment may break a line anywhere: its words in one line. */
export function unbroken(text: string): string {
  return text.replaceAll(/\s*\n\s*(\*|\/\/|--)?\s*/g, ' ');
}

/** Sections of docs/product.md that a file cites. */
export function citedSections(text: string): string[] {
  return [...unbroken(text).matchAll(/docs\/product\.md(?:, “([^”]*)”)?/g)].map((match) => match[1] ?? '');
}

/** Pages that a file cites in its comments, as paths in the repository. */
export function citedPages(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.{}`$-])(?:[\w-]+\/)*[\w-]+\.md\b/g)].map((match) => match[0]);
}

/** Words with which comments used to cite pages that lie outside the repository. */
export const excludedPages =
  /\((?:decisions|architecture)\b|\bdecisions, ["“]|\barchitecture, ["“]|\bspecification (?:section|page|§)|(?<!docs\/)\bspecification\.md|\bissue #?\d/i;
