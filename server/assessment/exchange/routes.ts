import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerWords } from '#content/documents/report/answers.ts';
import { oscalWords } from '#content/documents/oscal.ts';
import { statementWords } from '#content/documents/billing/statement.ts';
import * as endpoints from '#contract/assessment/answering/exchange/imports.ts';
import * as oscal from '#contract/assessment/answering/exchange/oscal.ts';
import * as files from '#contract/assessment/answering/exchange/result-file.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { regimeRules } from '#core/platform/regimes.ts';
import { requirePeriod } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { answersCsv } from './csv.ts';
import { answersDocument } from './document.ts';
import { exportedAnswers, type Exported } from './exported.ts';
import * as imports from './imports.ts';
import { currentCatalogue, oscalCatalogue } from './oscal/catalogue.ts';
import { oscalMapping } from './oscal/mapping.ts';
import { oscalResults } from './oscal/results.ts';
import { resultJson, resultSchema } from './result-json.ts';
import { statementDocument, statementPdf } from './statement-documents.ts';
import { statementWorkbook } from './statement.ts';
import { previewStatementImport } from './statement-import.ts';
import { answerWorkbook } from './workbook.ts';

const proof = join(import.meta.dirname, '..', '..', '..', 'proof');
const scorer = readFile(join(proof, 'score.mjs'));
const scoreVectors = readFile(join(proof, 'score-vectors.json'));

function fileName({ regime, exportedAt, language }: Exported, { ending, words }: Pick<(typeof forms)[number], 'ending' | 'words'>): string {
  const code = regimeRules[regime].certificateCode.toLowerCase();
  return `${filled(words[language].fileName, { regime: code, day: isoDay(exportedAt) })}.${ending}`;
}

/** Each form of a result, made from the same exported answers. */
const forms = [
  { promise: endpoints.downloadAnswers, ending: 'xlsx', words: answerWords, make: answerWorkbook },
  { promise: files.downloadAnswersDocx, ending: 'docx', words: answerWords, make: answersDocument },
  { promise: files.downloadAnswersCsv, ending: 'csv', words: answerWords, make: answersCsv },
  { promise: files.downloadResultJson, ending: 'json', words: answerWords, make: resultJson },
  { promise: files.downloadResultOscal, ending: 'oscal.json', words: answerWords, make: oscalResults },
  { promise: files.downloadStatement, ending: 'xlsx', words: statementWords, make: statementWorkbook },
  { promise: files.downloadStatementDocx, ending: 'docx', words: statementWords, make: statementDocument },
  { promise: files.downloadStatementPdf, ending: 'pdf', words: statementWords, make: statementPdf },
] as const;

function addDownloads(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  for (const { promise, ending, words, make } of forms) {
    serveFile(app, deps, promise, async ({ account, language }, { params, query }) => {
      const exported = await exportedAnswers(deps, account, params.id, query.lang ?? language);
      return { bytes: await make(exported, deps), name: fileName(exported, { ending, words }) };
    });
  }
  serveFile(app, deps, files.readResultSchema, async () => ({ bytes: resultSchema(publicUrl, 2) }));
  serveFile(app, deps, files.readFirstResultSchema, async () => ({ bytes: resultSchema(publicUrl, 1) }));
  serveFile(app, deps, files.downloadScorer, async () => ({ bytes: await scorer }));
  serveFile(app, deps, files.downloadScoreVectors, async () => ({ bytes: await scoreVectors }));
}

function addOscal(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  serveFile(app, deps, oscal.downloadCatalogueOscal, async (_, { params: { regime }, query: { lang } }) => {
    const { catalogueVersion: version, ...ref } = currentCatalogue(regime, lang);
    const code = regimeRules[regime].certificateCode.toLowerCase();
    const name = `${filled(oscalWords[lang].fileNames.catalogue, { regime: code, version })}.oscal.json`;
    return { bytes: oscalCatalogue({ ...ref, catalogueVersion: version }, publicUrl), name };
  });
  serveFile(app, deps, oscal.downloadMappingOscal, async (caller, { params: { framework }, query }) => {
    const language = query.lang ?? caller.language;
    const { version } = catalogues.nis2;
    const name = `${filled(oscalWords[language].fileNames.mapping, { framework, version })}.oscal.json`;
    return { bytes: oscalMapping(framework, language, publicUrl), name };
  });
}

export async function addExchange(app: FastifyInstance, deps: Deps): Promise<void> {
  addDownloads(app, deps);
  addOscal(app, deps);
  serve(app, deps, endpoints.readImport, ({ account, language }, { params, query }) =>
    imports.readImport(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, endpoints.applyImport, (caller, { params, body }) => imports.applyImport(deps, caller, params.id, body.rows));
  // Whoever has no paid period is refused after reading, since the sheet states which regime it is about.
  await serveUpload(
    app,
    deps,
    endpoints.previewImport,
    () => {},
    (caller, file) => imports.previewImport(deps, caller, file),
  );
  await serveUpload(
    app,
    deps,
    endpoints.previewStatementImport,
    ({ account }) => requirePeriod(account, 'nis2'),
    (caller, file, { lang }) => previewStatementImport(deps, caller, file, lang),
  );
}
