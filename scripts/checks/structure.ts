import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { circlesOf, readImports } from './imports.ts';
import { breachesIn, modules } from './modules.ts';
import { isTestFile } from '#scripts/tests/suites.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['core', 'content', 'contract', 'proof', 'server', 'client', 'sandbox', 'scripts', 'bench'] as const;
/** Folders with more entries than this are listed. */
const aboutADozen = 14;

type Source = Readonly<{ file: string; lines: number; isTest: boolean }>;

async function sourcesOf(folder: string): Promise<Source[]> {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => /\.(ts|tsx|mjs)$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const file = posix.join(folder, name);
      const lines = (await readFile(join(root, file), 'utf8')).split('\n').length - 1;
      return { file, lines, isTest: isTestFile(file) };
    }),
  );
}

/** What lies in each folder that holds code: files and folders beside one another, tests aside. */
function entriesOf(sources: readonly Source[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const { file, isTest } of sources) {
    if (isTest) continue;
    for (let path = file; path.includes('/'); path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(posix.basename(path)));
    }
  }
  return entries;
}

const sum = (sources: readonly Source[]): number => sources.reduce((total, { lines }) => total + lines, 0);

async function print(): Promise<void> {
  const sources = (await Promise.all(folders.map(sourcesOf))).flat();
  const graph = await readImports(root);
  const breaches = breachesIn(graph);
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const decisions = (await readdir(join(root, 'docs', 'decisions'))).filter((name) => /^\d/.test(name));
  const print = (text: string): boolean => process.stdout.write(`${text}\n`);
  print('folder       files    lines  lines of tests');
  for (const folder of folders) {
    const own = sources.filter(({ file }) => file.startsWith(`${folder}/`));
    const [code, tests] = [own.filter(({ isTest }) => !isTest), own.filter(({ isTest }) => isTest)];
    print(`${folder.padEnd(10)} ${String(code.length).padStart(7)} ${String(sum(code)).padStart(8)} ${String(sum(tests)).padStart(15)}`);
  }
  const code = sources.filter(({ isTest }) => !isTest);
  print(`all        ${String(code.length).padStart(7)} ${String(sum(code)).padStart(8)} ${String(sum(sources) - sum(code)).padStart(15)}`);
  for (const kind of ['upward', 'past public.ts', 'circle of features'] as const) {
    print(`imports ${kind} (${modules.length} modules): ${breaches.filter((one) => one.kind === kind).length}`);
  }
  print(`circles of files: ${circlesOf(graph).length}`);
  print(`npm scripts: ${Object.keys(scripts).length}; decisions: ${decisions.length}`);
  const crowded = [...entriesOf(sources)]
    .map(([folder, names]) => [folder, names.size] as const)
    .filter(([, count]) => count > aboutADozen);
  print(`folders with more than ${aboutADozen} entries of code: ${crowded.length}`);
  for (const [folder, count] of crowded.toSorted(([, one], [, other]) => other - one)) print(`  ${count} ${folder}`);
}

await print();
