import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTestFile } from '#scripts/tests/suites.ts';

/** Rooms that run in production; of the browser's only what is built from it. */
const rooms = ['core', 'content', 'contract', 'proof', 'server'] as const;
/** Tools that an operator needs beside the service, and what they import. */
const audit = ['asking', 'copy', 'lists', 'state', 'witnesses'].map((name) => `audit/${name}`);
const commands = ['operator', 'retention', 'keys', 'log-audit', 'log-restore', 'ksef-certificate', 'trusted-list'];
const operating = [...commands, 'tool-database', 'command-line', ...audit].map((name) => `operating/${name}`);
const tools = [...operating, 'start/data-folder', 'build/verify/trust'].map((name) => `scripts/${name}.ts`);
const pages = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md'];
/** Of the pages those that an installation is run and checked by. */
const manuals = ['operations', 'verification', 'third-party-licences'].map((name) => `docs/${name}.md`);

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name));
}

function runs(file: string): boolean {
  return !isTestFile(file) && !file.includes('/testing/') && !file.endsWith('tsconfig.json');
}

/** Assets of earlier builds that this folder happens to contain. */
function replacedAssets(root: string): Set<string> {
  try {
    return new Set(Object.keys(JSON.parse(readFileSync(join(root, 'dist', 'replaced-assets.json'), 'utf8')) as object));
  } catch {
    return new Set();
  }
}

/** Everything that a release holds beside the packages it needs, from the root of the project. */
export function releasedFiles(root: string): string[] {
  const sources = rooms.flatMap((room) => filesBelow(root, room)).filter(runs);
  return [...sources, ...filesBelow(root, 'deploy'), ...tools, ...pages, ...manuals].toSorted();
}

/** The built browser application, the module that draws pages and the offline tool. */
export function builtFiles(root: string): string[] {
  const replaced = replacedAssets(root);
  const built = ['dist/client', 'dist/server'].flatMap((folder) => filesBelow(root, folder));
  const selected = built.filter((file) => !(file.startsWith('dist/client/assets/') && replaced.has(posix.basename(file))));
  return [...selected, 'dist/verify.mjs'].toSorted();
}
