import { access, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  citedDecisions,
  decisionRecords,
  decisionsFolder,
  isSentence,
  mostRecords,
  recordSections,
  type DecisionRecord,
} from './decisions.ts';
import { citedPages, citedSections, codePages, excludedPages, projectPages, sectionTitles, type Page } from './pages.ts';

const root = join(import.meta.dirname, '..', '..');
const exists = (path: string): Promise<boolean> =>
  access(join(root, path)).then(
    () => true,
    () => false,
  );

let code: Page[] = [];
let pages: Page[] = [];
beforeAll(async () => {
  [code, pages] = await Promise.all([codePages(root), projectPages(root)]);
  code = code.filter(({ file }) => !file.startsWith('scripts/docs/docs.test.ts') && file !== 'scripts/docs/pages.ts');
});

async function missing(cited: readonly (readonly [file: string, path: string])[]): Promise<string[]> {
  const found = await Promise.all(cited.map(([, path]) => exists(path)));
  return cited.filter((_, index) => !found[index]).map(([file, path]) => `${file}: ${path}`);
}

describe('a comment', () => {
  it('cites sections of the rules that are there', async () => {
    const titles = sectionTitles(await readFile(join(root, 'docs', 'product.md'), 'utf8'));
    expect(titles).toContain('Access');
    expect(new Set(titles).size).toBe(titles.length);
    const cited = code.flatMap(({ file, text }) => citedSections(text).map((title) => `${file}: ${title}`));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((line) => !titles.some((title) => line.endsWith(`: ${title}`)))).toEqual([]);
  });

  it('cites no page that the repository does not have', async () => {
    const commented = code.map(({ file, text }) => [file, (text.match(/\/\*[^]*?\*\/|\/\/.*|^--.*/gm) ?? []).join('\n')] as const);
    expect(commented.filter(([, text]) => excludedPages.test(text)).map(([file]) => file)).toEqual([]);
    const cited = commented.flatMap(([file, text]) => citedPages(text).map((path) => [file, path] as const));
    expect(cited.length).toBeGreaterThan(30);
    expect(await missing(cited)).toEqual([]);
  });

  it.each([
    ['(docs/product.md,\n * “Names and numbers”)', ['Names and numbers']],
    ['see docs/product.md.', ['']],
  ])('%j cites %j', (text, cited) => {
    expect(citedSections(text)).toEqual(cited);
  });

  it.each(['(decisions, "Accounts")', 'specification section 9', 'see specification.md', 'issue 7', '(architecture, "Layers")'])(
    'does not say %s',
    (text) => {
      expect(text).toMatch(excludedPages);
    },
  );
});

describe('a page about the project', () => {
  it('leads to files that are there', async () => {
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => [file, normalize(join(dirname(file), match[1] ?? ''))] as const),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(await missing(links)).toEqual([]);
  });

  it('names files, folders and tables that are there', async () => {
    const { layers } = await import('#scripts/checks/import-boundaries.ts');
    const inRepository = new RegExp(`^(?:${[...layers, 'docs', 'bench', '.ci', '.github'].join('|').replaceAll('.', '\\.')})/[\\w./-]*$`);
    const named = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/`([^`\n]+)`/g)]
        .map((match) => match[1] ?? '')
        .flatMap((path) => (inRepository.test(path) ? [[file, path] as const] : [])),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(await missing(named)).toEqual([]);
  });

  it('names commands that are there', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const named = pages.flatMap(({ file, text }) => [...text.matchAll(/npm run ([a-z:-]+)/g)].map((match) => `${file}: ${match[1]}`));
    expect(named.filter((line) => !Object.hasOwn(scripts, line.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('a record of a decision', () => {
  let records: DecisionRecord[] = [];
  let index = '';
  beforeAll(async () => {
    [records, index] = await Promise.all([decisionRecords(root), readFile(join(root, decisionsFolder, 'README.md'), 'utf8')]);
  });

  it('is one of few enough to be read', () => {
    expect(records.length).toBeGreaterThan(20);
    expect(records.length).toBeLessThanOrEqual(mostRecords);
  });

  it('has a line in the index with its number, title and day', () => {
    const rows = [...index.matchAll(/^\| (\d{4}) \| \[([^\]]+)\]\(([^)]+)\) \| \d{4}-\d\d-\d\d \|$/gm)];
    expect(rows.map(([, number, title, file]) => [number, title, file])).toEqual(
      records.map(({ number, title, file }) => [number, title, file]),
    );
  });

  it('has four sections', () => {
    const wrong = records.filter(({ sections }) => sections.join() !== recordSections.join());
    expect(wrong.map(({ file, sections }) => `${file}: ${sections.join(', ')}`)).toEqual([]);
  });

  it('has a noun phrase as its title', () => {
    expect(records.filter(({ title }) => title === '' || isSentence(title)).map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('names the numbers that it replaces as the table of former numbers does', () => {
    const [, table = ''] = index.split('## Former numbers');
    const rows = [...table.matchAll(/\| (\d{4}) \| (\d{4}(?:, \d{4})*)(?= \|)/g)];
    const former = rows.flatMap(([, number = '', now = '']) => now.split(', ').map((one) => `${number} → ${one}`));
    const replaced = records.flatMap(({ number, replaces }) => replaces.map((one) => `${one} → ${number}`));
    expect(former.length).toBeGreaterThan(90);
    expect(former.toSorted()).toEqual(replaced.toSorted());
  });

  it('is there where a page or a comment refers to one', () => {
    const numbers = new Set(records.map(({ number }) => number));
    const replaced = new Set(records.flatMap(({ replaces }) => replaces));
    const wrong = [...code, ...pages].flatMap(({ file, text }) =>
      citedDecisions(text)
        // The bytes of a migration are checksummed: its comments go on naming what has another number now.
        .filter((cited) => !numbers.has(cited) && !(file.startsWith('server/platform/db/migrations/') && replaced.has(cited)))
        .map((cited) => `${file}: ${cited}`),
    );
    expect([...code, ...pages].flatMap(({ text }) => citedDecisions(text)).length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  it.each([
    'What comes at once is asked at once',
    'A key ends with its owner',
    'No right outlives its giver',
    'Money follows facts',
    'The PDF is drawn outside the transaction',
    '“Not now” is 503, in three seconds',
    'Issued documents lie in the file store',
  ])('is not called “%s”', (title) => {
    expect(isSentence(title)).toBe(true);
  });

  it.each([
    ['(docs/decisions/0601)', ['0601']],
    ['decision [0602](decisions/0602-scores.md)', ['0602', '0602']],
    ['as in decisions 0603 and\n * 0604, and (decision 0605)', ['0603', '0604', '0605']],
    ['decision 2026', []],
  ])('is what %j refers to: %j', (text, cited) => {
    expect(citedDecisions(text)).toEqual(cited);
  });
});
