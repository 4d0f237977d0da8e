import { access, readFile, readdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { citedPages, citedSections, codePages, outsidePages, projectPages, sectionTitles, type Page } from './pages.ts';

const root = join(import.meta.dirname, '..');
const exists = (path: string): Promise<boolean> =>
  access(join(root, path)).then(
    () => true,
    () => false,
  );

let code: Page[] = [];
let pages: Page[] = [];
beforeAll(async () => {
  [code, pages] = await Promise.all([codePages(root), projectPages(root)]);
  code = code.filter(({ file }) => !file.startsWith('scripts/docs.test.ts') && file !== 'scripts/pages.ts');
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
    expect(code.filter(({ text }) => outsidePages.test(text)).map(({ file }) => file)).toEqual([]);
    const commented = code.map(({ file, text }) => [file, (text.match(/\/\*[^]*?\*\/|\/\/.*|^--.*/gm) ?? []).join('\n')] as const);
    const cited = commented.flatMap(([file, text]) => citedPages(text).map((path) => [file, path] as const));
    expect(cited.length).toBeGreaterThan(30);
    expect(await missing(cited)).toEqual([]);
  });

  it.each([
    ['(docs/product.md,\n * “The desk”)', ['The desk']],
    ['see docs/product.md.', ['']],
  ])('%j cites %j', (text, cited) => {
    expect(citedSections(text)).toEqual(cited);
  });

  it.each(['(decisions, "Accounts")', 'specification section 9', 'see specification.md', 'issue 7', '(architecture, "Layers")'])(
    'does not say %s',
    (text) => {
      expect(text).toMatch(outsidePages);
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
    const { layers } = await import('./import-boundaries.ts');
    const inRoom = new RegExp(`^(?:${[...layers, 'docs', 'bench', '.ci', '.github'].join('|').replaceAll('.', '\\.')})/[\\w./-]*$`);
    const named = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/`([^`\n]+)`/g)]
        .map((match) => match[1] ?? '')
        .flatMap((path) => (inRoom.test(path) ? [[file, path] as const] : [])),
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

describe('the list of decisions', () => {
  it('has every record with its number, title and day', async () => {
    const folder = join(root, 'docs', 'decisions');
    const files = (await readdir(folder)).filter((file) => /^\d{4}-/.test(file)).toSorted();
    const index = await readFile(join(folder, 'README.md'), 'utf8');
    const rows = [...index.matchAll(/^\| (\d{4}) \| \[([^\]]+)\]\(([^)]+)\) \| (\d{4}-\d\d-\d\d) \|$/gm)];
    const titles = await Promise.all(
      files.map(async (file) => (await readFile(join(folder, file), 'utf8')).split('\n')[0]?.replace(/^# /, '')),
    );
    expect(rows.map(([, number, title, file]) => [number, title, file])).toEqual(
      files.map((file, index_) => [file.slice(0, 4), titles[index_], file]),
    );
    expect(index.split('## Former numbers')[0]?.match(/^\| \d/gm)).toHaveLength(files.length);
  });
});
