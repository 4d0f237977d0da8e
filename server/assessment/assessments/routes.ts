import type { FastifyInstance } from 'fastify';
import {
  currentAssessment,
  declareScope,
  downloadReport,
  listAnswers,
  listAssessments,
  listReports,
  makeReport,
  readResult,
  reopenAssessment,
  saveAnswer,
  startAssessment,
} from '#contract/assessment/answering/assessments.ts';
import { compareAssessments, downloadComparison, readAnswerHistory } from '#contract/assessment/answering/history.ts';
import { readReview } from '#contract/assessment/answering/review.ts';
import { readScopes, saveScope } from '#contract/assessment/scope/scope.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import * as answers from './answers/answers.ts';
import * as comparisons from './reports/comparison.ts';
import { readAnswerHistory as historyOf } from './reports/history.ts';
import * as reopenings from './reopening.ts';
import * as reports from './reports/reports.ts';
import * as reviews from './review.ts';
import * as scopes from './scope/scope.ts';
import * as assessments from './service.ts';

export function addAssessments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listAssessments, ({ account }) => assessments.listAssessments(deps, account));
  serve(app, deps, currentAssessment, (caller, { params }) => assessments.currentAssessment(deps, caller, params.regime));
  serve(app, deps, startAssessment, (caller, { body: { type: regime, copyFrom } }) =>
    assessments.startAssessment(deps, caller, { regime, copyFrom }),
  );
  serve(app, deps, listAnswers, ({ account, language }, { params, query }) =>
    assessments.listAnswers(deps, { ...account, language }, params.assessmentId, query.since),
  );
  const save = answers.answerSaver(deps);
  serve(app, deps, saveAnswer, (caller, { body }) => save(caller, body));
  serve(app, deps, readReview, ({ account, language }, { params, query }) =>
    reviews.readReview(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, makeReport, (caller, { params, query }) => reports.makeReport(deps, caller, params.id, query.revision));
  serve(app, deps, reopenAssessment, (caller, { params }) => reopenings.reopenAssessment(deps, caller, params.id));
  serve(app, deps, listReports, ({ account }, { params }) => reports.listReports(deps, account, params.id));
  serve(app, deps, declareScope, (caller, { params, body }) => scopes.declareScope(deps, caller, params.id, body.scope));
  serve(app, deps, readScopes, ({ account }) => scopes.readScopes(deps, account));
  serve(app, deps, saveScope, (caller, { body }) => scopes.saveScope(deps, caller, body.scope));
  serve(app, deps, readResult, ({ account, language }, { params, query }) =>
    reports.readResult(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, compareAssessments, ({ account, language }, { query }) =>
    comparisons.compareAssessments(deps, account, query, query.lang ?? language),
  );
  serve(app, deps, readAnswerHistory, ({ account, language }, { params }) => historyOf(deps, { ...account, language }, params));
  addDownloads(app, deps);
}

function addDownloads(app: FastifyInstance, deps: Deps): void {
  serveFile(app, deps, downloadReport, async ({ account, language }, { params, query }) => {
    const lang = query.lang ?? language;
    const { bytes, edition } = await reports.readReport(deps, account, params.id, { language: lang, edition: query.edition });
    return { bytes, name: `atesto-raport-${params.id.slice(0, 8)}${edition > 1 ? `-${edition}` : ''}-${lang}.pdf`, lasting: true };
  });
  serveFile(app, deps, downloadComparison, async ({ account, language }, { query }) => {
    const lang = query.lang ?? language;
    const bytes = await comparisons.comparisonDocument(deps, account, query, lang);
    return { bytes, name: `atesto-porownanie-${query.from.slice(0, 8)}-${query.to.slice(0, 8)}-${lang}.pdf` };
  });
}
