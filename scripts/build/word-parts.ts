import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { wordsOf, type Words } from '#client/platform/words/words.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'client');
const areas = ['client', 'core', 'contract', 'content', 'proof'];
/** Every word, for what no part announced. */
export const wholePart = 'all';
/** What is there before the first screen. */
const firstPart = 'start.tsx';

/** A module: what it is made of, what it loads later, and the texts that it names. */
type Module = Readonly<{ imports: readonly string[]; later: readonly string[]; texts: readonly string[] }>;

/** The file behind a specifier of our own; null for packages, pictures and words. */
function fileOf(specifier: string, from: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (specifier.startsWith('.')) return join(from, '..', specifier);
  const area = areas.find((one) => specifier.startsWith(`#${one}/`));
  return area ? join(root, specifier.slice(1)) : null;
}

function specifiers(text: string, pattern: RegExp, from: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(specifier, from) ?? []);
}

/** The place without its plural form. */
function baseOf(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** Texts are named by literals with dots, or by templates that begin with one: `plan.title`, `plan.states.${state}`. */
function textsIn(source: string, keys: readonly string[]): string[] {
  const literals = new Set([...source.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/gi)].map(([, name = '']) => name));
  const templates = [...source.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]*\})*)`/gi)]
    .filter(([, name = '']) => name.includes('${'))
    .map(([, name = '']) => name.replaceAll('.', '\\.').replaceAll(/\$\{[^{}`]*\}/g, '.+'));
  // A template with more than a name in its holes: whatever begins like it.
  const nested = [...source.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{[^{}`]*[{`]/gi)].map(
    ([, name = '']) => `${name.replaceAll('.', '\\.')}.+`,
  );
  const patterns = [...new Set([...templates, ...nested])].map((name) => new RegExp(`^${name}$`));
  const isNamed = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  return keys.filter((key) => isNamed(key) || isNamed(baseOf(key)));
}

function moduleAt(file: string, keys: readonly string[]): Module {
  const text = readFileSync(file, 'utf8');
  const imports = specifiers(text, /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm, file);
  return { imports, later: specifiers(text, /\bimport\('([^']+)'\)/g, file), texts: textsIn(text, keys) };
}

/** The name of the files of a part: of the module that is loaded later. */
export function partOf(file: string): string {
  return basename(file).replace(/\.tsx?$/, '');
}

/** Everything a module is made of, itself included. */
function closure(modules: ReadonlyMap<string, Module>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !modules.has(file)) return found;
  found.add(file);
  for (const imported of modules.get(file)?.imports ?? []) closure(modules, imported, found);
  return found;
}

function readModules(keys: readonly string[]): Map<string, Module> {
  const modules = new Map<string, Module>();
  const read = (file: string): void => {
    if (modules.has(file)) return;
    const module = moduleAt(file, keys);
    modules.set(file, module);
    for (const next of [...module.imports, ...module.later]) read(next);
  };
  read(join(client, 'main.tsx'));
  return modules;
}

/** The places of the texts that each part of the application names, apart from those that are there from the start. */
export function wordParts(): ReadonlyMap<string, ReadonlySet<string>> {
  const polish = JSON.parse(readFileSync(join(root, 'content', 'interface', 'pl.json'), 'utf8')) as Parameters<typeof wordsOf>[0];
  const keys = Object.keys(wordsOf(polish));
  const modules = readModules(keys);
  const keysOf = (file: string): string[] => [...closure(modules, file)].flatMap((one) => modules.get(one)?.texts ?? []);
  const first = new Set(keysOf(join(client, firstPart)));
  const parts = new Map<string, ReadonlySet<string>>([
    [wholePart, new Set(keys)],
    [partOf(firstPart), first],
  ]);
  for (const file of new Set([...modules.values()].flatMap(({ later }) => later))) {
    const part = partOf(file);
    if (file === join(client, firstPart)) continue;
    if (parts.has(part)) throw new Error(`two parts of the application are called ${part}: ${relative(root, file)}`);
    parts.set(part, new Set(keysOf(file).filter((key) => !first.has(key))));
  }
  return parts;
}

/** The files of words by their names, as the build puts them among its assets; all names change when any word does. */
export function wordFiles(): { prefix: string; files: ReadonlyMap<string, string> } {
  const folder = join(root, 'content', 'interface');
  const languages = readdirSync(folder).map((file) => file.replace('.json', ''));
  const parts = wordParts();
  const contents = new Map<string, string>();
  for (const language of languages) {
    const texts = wordsOf(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Parameters<typeof wordsOf>[0]);
    const inPart = (keys: ReadonlySet<string>): Words => Object.fromEntries(Object.entries(texts).filter(([key]) => has(keys, key)));
    for (const [part, keys] of parts) contents.set(`${part}.${language}.json`, JSON.stringify(inPart(keys)));
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...contents]))
    .digest('base64url')
    .slice(0, 8);
  const prefix = `words-${hash.replaceAll(/[-_]/g, '0')}`;
  return { prefix, files: new Map([...contents].map(([name, text]) => [`${prefix}-${name}`, text])) };
}

/** Plural forms that Polish does not have go with those it has. */
function has(keys: ReadonlySet<string>, key: string): boolean {
  return keys.has(key) || keys.has(`${baseOf(key)}_other`);
}
