import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which tests `npm test` runs (`short`), and which `npm run test:all` adds (`long`). */
export const suites = ['short', 'long', 'all'] as const;
export type Suite = (typeof suites)[number];

/** Where test files lie. */
export const testFiles = '{core,content,contract,proof,scripts,server,sandbox,client}/**/*.test.{ts,tsx}';

/** Tests that are run, and those that are compiled only. */
export function isTestFile(file: string): boolean {
  return /\.test(-d)?\.tsx?$/.test(file);
}

/**
 * Marks tests of the long suite: processes that are started, killed and replaced, services that hang, limits that are waited for, backups,
 * hostile files, whole matrices of documents and languages, what takes a second and has a quicker neighbour, and the full fuzz. A file states
 * it of all its tests in its first line, `// @module-tag long`; a single test states it of itself, `{ tags: ['long'] }`. Every other test
 * belongs to the short suite.
 */
export const longTag = 'long';

const fileTag = `// @module-tag ${longTag}\n`;
const testTag = `tags: ['${longTag}']`;
const root = join(import.meta.dirname, '..', '..');

/** The tag of a journey that `npm test` runs: about one per stream and family of screens. */
export const smokeTag = '@smoke';

function filesWhere(isWanted: (text: string) => boolean): string[] {
  return globSync(testFiles, { cwd: root })
    .filter((file) => isWanted(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}

const isLong = (text: string): boolean => text.startsWith(fileTag);
const isLongInPart = (text: string): boolean => text.includes(testTag);

/** The files that Vitest includes and leaves out for a suite; those with tests of both are in both. */
export function filesOf(suite: Suite): { include: string[]; exclude: string[] } {
  if (suite === 'long') return { include: filesWhere((text) => isLong(text) || isLongInPart(text)), exclude: [] };
  return { include: [testFiles], exclude: suite === 'short' ? filesWhere(isLong) : [] };
}

/** What Vitest is asked for a suite: of its files, the tests of that suite. */
export function testsOf(suite: Suite): string[] {
  if (suite === 'all') return [];
  return [`--tags-filter=${suite === 'long' ? longTag : `!${longTag}`}`];
}

/** What Playwright is asked for a suite. */
export function journeysOf(suite: Suite): string[] {
  if (suite === 'all') return [];
  return [suite === 'short' ? '--grep' : '--grep-invert', smokeTag];
}
