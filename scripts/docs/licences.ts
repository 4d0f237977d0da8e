import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Entry = Readonly<{
  version: string;
  license?: string;
  dev?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  optionalDependencies?: Readonly<Record<string, string>>;
}>;
type Lock = Readonly<{ packages: Readonly<Record<string, Entry>> }>;
type Listed = Readonly<{ name: string; version: string; licence: string }>;

/** Where typefaces lie, each with the texts of their licences beside them (`OFL-<name>.txt`). */
const fontFolders = ['client/fonts', 'server/adapters/documents/fonts'];
const page = 'docs/third-party-licences.md';

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Builds for other platforms than ours are in the lock but never installed. */
function runsHere({ os = ['linux'], cpu = ['x64'] }: Entry): boolean {
  return os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'));
}

/** A build for one platform has the licence of the package that it belongs to, unless it names its own. */
function licencesOfBuilds(lock: Lock): Map<string, string> {
  const licences = new Map<string, string>();
  for (const { license, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const name of Object.keys(optionalDependencies)) if (license) licences.set(name, license);
  }
  return licences;
}

/** Packages that state their licence in a file alone, as it was read there. */
const statedInFile: ReadonlyMap<string, string> = new Map([['@meeco/sd-jwt', 'Apache-2.0']]);

/** The packages of a lock that fit, each name and version once, by name. */
export function listed(lock: Lock, fits: (entry: Entry) => boolean): Listed[] {
  const ofBuilds = licencesOfBuilds(lock);
  const found = new Map<string, Listed>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || !runsHere(entry) || !fits(entry)) continue;
    const name = nameOf(path);
    const licence = entry.license ?? ofBuilds.get(name) ?? statedInFile.get(name) ?? 'not stated';
    found.set(`${name}@${entry.version}`, { name, version: entry.version, licence });
  }
  return [...found.values()].toSorted((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function packages(rows: readonly Listed[]): string {
  return table(
    ['Package', 'Version', 'Licence'],
    rows.map(({ name, version, licence }) => [name, version, licence]),
  );
}

function simple(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase();
}

async function typefaces(root: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const folder of fontFolders) {
    const files = (await readdir(join(root, folder))).toSorted();
    for (const text of files.filter((file) => file.startsWith('OFL-'))) {
      const family = simple(text.replace(/^OFL-|\.txt$/g, ''));
      const ofIt = files.filter((file) => !file.endsWith('.txt') && simple(file).startsWith(family));
      const [copyright = ''] = (await readFile(join(root, folder, text), 'utf8')).split('\n');
      rows.push([copyright.trim(), ofIt.join(', '), `OFL-1.1, \`${folder}/${text}\``]);
    }
  }
  return rows;
}

/** The list of what others made, from the lock and the folders of typefaces. */
export async function licencesPage(root: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const parts = [
    '# Third-party licences',
    'Made by `npm run tool -- licences` from `package-lock.json` and the folders of typefaces; do not edit. Licences are SPDX expressions as the\npackages state them, for the builds of Linux.',
    '## What is delivered',
    packages(listed(lock, ({ dev }) => !dev)),
    '## Typefaces',
    table(['Copyright', 'Files', 'Licence'], await typefaces(root)),
    '## What is used to build and to test',
    packages(listed(lock, ({ dev }) => dev === true)),
  ];
  return `${parts.join('\n\n')}\n`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..', '..');
  await writeFile(join(root, page), await licencesPage(root));
  process.stdout.write(`${page} is up to date.\n`);
}
