import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const target = join(root, 'proof', 'verify.mjs');

const notice = `// verify.mjs checks Atesto certificates without Atesto, a network or any package: node verify.mjs FILE.pdf
// It is made of the same code by which the service and its pages check; \`npm run tool -- verify-tool\` makes it anew.
// SPDX-License-Identifier: AGPL-3.0-or-later
`;

/** What the tool says of the words of the check page. */
const said =
  'report verdict explanation next outcome check why missing reasons name certified dates datesText threshold score unmet unmetUnknown declared isIt catalogue entry witnesses hash'.split(
    ' ',
  );

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Of the words of the screens the tool says a few; the others stay out of it. */
function fewWords({ check = {}, confirmation = {}, registry = {}, regimes = {} }: Words): object {
  const file = { why: (check.file as Words).why };
  const regime = Object.entries(regimes).map(([name, words]) => [name, { certificate: (words as Words[string]).certificate }]);
  return {
    check: { ...Object.fromEntries(said.map((name) => [name, check[name]])), file },
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

/** The offline tool as one file, made of the code that stands in `proof/`. */
export async function bundled(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [onlyFewWords],
    build: {
      ssr: join(root, 'scripts', 'verify', 'main.ts'),
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { format: 'es' } },
    },
  });
  const [file, more] = 'output' in built ? built.output : [];
  if (file?.type !== 'chunk' || more) throw new Error('The tool is not one file.');
  const foreign = file.imports.filter((name) => !name.startsWith('node:'));
  if (foreign.length > 0) throw new Error(`The tool needs more than Node: ${foreign.join(', ')}.`);
  return `${notice}${file.code}`;
}

if (import.meta.main) {
  writeFileSync(target, await bundled());
  process.stdout.write(`${basename(target)} is made.\n`);
}
