import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/ai/ai-sheets.ts';
import * as checklist from '#contract/assessment/ai/deployer-checklist.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { answerPoint, readChecklist } from './checklist.ts';
import { impactDocxFile, impactPdfFile } from './impact-documents.ts';
import * as impact from './impact.ts';
import { readRegistration, registrationPdfFile, saveRegistration } from './registration.ts';

export function addAiSheets(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readImpact, ({ account }, { params }) => impact.readImpact(deps, account, params.id));
  serve(app, deps, endpoints.saveImpact, (caller, { params, body }) => impact.saveImpactDraft(deps, caller, params.id, body));
  serve(app, deps, endpoints.finishImpact, (caller, { params, body }) => impact.finishImpactDraft(deps, caller, params.id, body));
  serve(app, deps, endpoints.withdrawImpact, (caller, { params }) => impact.withdrawFinished(deps, caller, params.id, params.assessment));
  serve(app, deps, endpoints.readRegistration, ({ account, language }, { params, query }) =>
    readRegistration(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, endpoints.saveRegistration, async (caller, { params, query, body }) => {
    await saveRegistration(deps, caller, params.id, body);
    return readRegistration(deps, caller.account, params.id, query.lang ?? caller.language);
  });
  serve(app, deps, checklist.readDeployerChecklist, ({ account }, { params }) => readChecklist(deps, account, params.id));
  serve(app, deps, checklist.answerDeployerPoint, (caller, { params, body }) => answerPoint(deps, caller, params, body));
  serveFile(app, deps, endpoints.registrationPdf, ({ account, language }, { params, query }) =>
    registrationPdfFile(deps, account, params.id, query.lang ?? language),
  );
  serveFile(app, deps, endpoints.impactPdf, ({ account, language }, { params, query }) =>
    impactPdfFile(deps, account, params.id, { language: query.lang ?? language, finished: query.finished ?? null }),
  );
  serveFile(app, deps, endpoints.impactDocx, ({ account, language }, { params, query }) =>
    impactDocxFile(deps, account, params.id, { language: query.lang ?? language, finished: query.finished ?? null }),
  );
}
