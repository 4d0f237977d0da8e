import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { hashOfSources } from './building.ts';

const root = join(import.meta.dirname, '..', '..');
/** Where the service and a release have it. */
export const verifyToolFile = join(root, 'dist', 'verify.mjs');
const stampFile = join(root, 'dist', 'verify.stamp');
const sources = ['core', 'proof', 'content', 'scripts/build/verify', 'scripts/build/verify-tool.ts', 'package.json', 'package-lock.json'];

const notice = `// verify.mjs checks Atesto certificates without Atesto, a network or any package: node verify.mjs FILE.pdf
// It is made of the same code by which the service and its pages check; \`npm run tool -- verify-tool\` makes it anew.
// SPDX-License-Identifier: AGPL-3.0-or-later
`;

/** What the tool states about the words of the check page. */
const message =
  'report verdict explanation next outcome check why missing reasons name certified dates datesText threshold score unmet unmetUnknown declared isIt catalogue entry witnesses hash'.split(
    ' ',
  );

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Of the words of the screens the tool states a few; the others stay out of it. */
function fewWords({ check = {}, confirmation = {}, registry = {}, regimes = {} }: Words): object {
  const file = { why: (check.file as Words).why };
  const regime = Object.entries(regimes).map(([name, words]) => [name, { certificate: (words as Words[string]).certificate }]);
  return {
    check: { ...Object.fromEntries(message.map((name) => [name, check[name]])), file },
    confirmation: { methods: confirmation.methods },
    registry: { number: registry.number },
    regimes: Object.fromEntries(regime) as object,
  };
}

const onlyFewWords: Plugin = {
  name: 'few-words',
  load(id) {
    if (!id.endsWith('.json')) return null;
    const words = fewWords(JSON.parse(readFileSync(id, 'utf8')) as Words);
    return { code: `export default ${JSON.stringify(words, null, 2)};`, moduleType: 'js' };
  },
};

/** The offline tool as one file, made of the code that stands in `proof/`; the same bytes wherever the project lies. */
export async function bundled(project = root): Promise<string> {
  // Only here: whoever starts the product does not wait until it is loaded.
  const { build } = await import('vite');
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [onlyFewWords],
    build: {
      ssr: join(project, 'scripts', 'build', 'verify', 'main.ts'),
      write: false,
      minify: false,
      target: 'node20',
      // Names of files in comments are taken from there.
      rolldownOptions: { cwd: project, output: { format: 'es' } },
    },
  });
  const [file, more] = 'output' in built ? built.output : [];
  if (file?.type !== 'chunk' || more) throw new Error('The tool is not one file.');
  const foreign = file.imports.filter((name) => !name.startsWith('node:'));
  if (foreign.length > 0) throw new Error(`The tool needs more than Node: ${foreign.join(', ')}.`);
  return `${notice}${file.code}`;
}

/** Puts a file there in one step: others may be reading the one before. */
function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** Makes `dist/verify.mjs` unless that was done for what its sources say now. */
export async function buildVerifyTool(): Promise<void> {
  const stamp = hashOfSources(sources, '');
  if (existsSync(verifyToolFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // In a process of its own: Vite leaves NODE_ENV set to production, for whatever is started next.
  await promisify(execFile)(process.execPath, [import.meta.filename]);
  replaceFile(stampFile, stamp);
}

if (import.meta.main) {
  mkdirSync(dirname(verifyToolFile), { recursive: true });
  replaceFile(verifyToolFile, await bundled());
  const hash = createHash('sha256').update(readFileSync(verifyToolFile)).digest('hex');
  process.stdout.write(`dist/verify.mjs, SHA-256 ${hash}\n`);
}
