import type { FastifyInstance } from 'fastify';
import { answerWords } from '#content/documents/answers.ts';
import * as promises from '#contract/imports.ts';
import { isoDay } from '#core/calendar.ts';
import { filled } from '#core/placeholders.ts';
import { regimeRules } from '#core/regimes.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/http/serve.ts';
import { exportedAnswers, type Exported } from './exported.ts';
import * as imports from './imports.ts';
import { answerWorkbook } from './workbook.ts';

function fileName({ regime, exportedAt, language }: Exported, ending: string): string {
  const code = regimeRules[regime].certificateCode.toLowerCase();
  return `${filled(answerWords[language].fileName, { regime: code, day: isoDay(exportedAt) })}.${ending}`;
}

export async function addExchange(app: FastifyInstance, deps: Deps): Promise<void> {
  serveFile(app, deps, promises.downloadAnswers, async ({ account, language }, { params, query }) => {
    const exported = await exportedAnswers(deps, account, params.id, query.lang ?? language);
    return { bytes: await answerWorkbook(exported), name: fileName(exported, 'xlsx') };
  });
  serve(app, deps, promises.readImport, ({ account, language }, { params, query }) =>
    imports.readImport(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, promises.applyImport, (caller, { params, body }) => imports.applyImport(deps, caller, params.id, body.rows));
  // Whoever has no paid period is refused after reading, since the sheet says which regime it is about.
  await serveUpload(
    app,
    deps,
    promises.previewImport,
    () => {},
    (caller, file) => imports.previewImport(deps, caller, file),
  );
}
