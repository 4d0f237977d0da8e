import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { accessible } from './accessible.ts';
import { onePage } from './one-page.ts';
import { fontCoverage, printable } from './printable.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

const templates = join(import.meta.dirname, '..', 'templates');
const fonts = join(import.meta.dirname, '..', 'fonts');
/** Compilations after which cached parts are dropped; without it memory grows by megabytes per report. */
const cacheAge = 10;

const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] });
const covered = fontCoverage(fonts);

/** Every text of the data made printable; PDF/A refuses characters without a glyph. */
function printableData(value: unknown): unknown {
  if (typeof value === 'string') return printable(value, covered);
  if (Array.isArray(value)) return value.map(printableData);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printableData(inner)]));
}

function render({ template, data, files, standard }: RenderJob): Uint8Array {
  compiler.mapShadow(join(templates, 'data/data.json'), Buffer.from(JSON.stringify(printableData(data))));
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(templates, 'data', name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { standard } });
  const problem = compiled.takeError() ?? compiled.takeWarnings();
  if (problem) throw new Error(JSON.stringify(compiler.fetchDiagnostics(problem)));
  if (!compiled.result) throw new Error('nothing was compiled');
  if (standard === 'svg') return Buffer.from(onePage(compiler.plainSvg(compiled.result)));
  const pdf = Buffer.from(compiler.pdf(compiled.result, { pdfStandard: standard }));
  return standard === 'ua-1' ? pdf : accessible(pdf);
}

process.on('message', (job: RenderJob & { id: number }) => {
  let answer: RenderAnswer;
  try {
    answer = { id: job.id, pdf: render(job) };
  } catch (error) {
    answer = { id: job.id, error: error instanceof Error ? error.message : String(error) };
  }
  compiler.resetShadow();
  // The server may be gone meanwhile: then nobody waits for the answer. It is longer than what a pipe takes at once, so what nobody waits for comes after all of it.
  if (process.connected) process.send?.(answer, () => compiler.evictCache(cacheAge));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C in a terminal reaches every process; this one ends with its server.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
