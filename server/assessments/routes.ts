import type { FastifyInstance } from 'fastify';
import {
  currentAssessment,
  declareScope,
  listAnswers,
  listAssessments,
  makeReport,
  readResult,
  saveAnswer,
  startAssessment,
} from '#contract/assessments.ts';
import { comparedPair, compareAssessments, readAnswerHistory } from '#contract/history.ts';
import { idParams, languageQuery } from '#contract/fields.ts';
import { sendPdf } from '#server/documents/download.ts';
import type { Deps } from '#server/deps.ts';
import { readerLanguage } from '#server/http/language.ts';
import { signedIn, serve } from '#server/http/serve.ts';
import * as answers from './answers.ts';
import * as comparisons from './comparison.ts';
import { readAnswerHistory as historyOf } from './history.ts';
import * as reports from './reports.ts';
import * as scopes from './scope.ts';
import * as assessments from './service.ts';

export function addAssessments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listAssessments, ({ account }) => assessments.listAssessments(deps, account));
  serve(app, deps, currentAssessment, (caller, { params }) => assessments.currentAssessment(deps, caller, params.regime));
  serve(app, deps, startAssessment, (caller, { body }) => assessments.startAssessment(deps, caller, body));
  serve(app, deps, listAnswers, ({ account }, { params }) => assessments.listAnswers(deps, account, params.assessmentId));
  serve(app, deps, saveAnswer, (caller, { body }) => answers.saveAnswer(deps, caller, body));
  serve(app, deps, makeReport, (caller, { params }) => reports.makeReport(deps, caller, params.id));
  serve(app, deps, declareScope, (caller, { params, body }) => scopes.declareScope(deps, caller, params.id, body.scope));
  serve(app, deps, readResult, ({ account, language }, { params, query }) =>
    reports.readResult(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, compareAssessments, ({ account, language }, { query }) =>
    comparisons.compareAssessments(deps, account, query, query.lang ?? language),
  );
  serve(app, deps, readAnswerHistory, ({ account }, { params }) => historyOf(deps, account, params));
  addReportDownload(app, deps);
  addComparisonDownload(app, deps);
}

function addReportDownload(app: FastifyInstance, deps: Deps): void {
  app.get('/api/assessments/:id/report', {
    schema: { summary: 'The report as PDF', tags: ['assessments'], params: idParams, querystring: languageQuery },
    preValidation: async (request) => void signedIn(request),
    handler: async (request, reply) => {
      const { id } = idParams.parse(request.params);
      const language = languageQuery.parse(request.query).lang ?? readerLanguage(request);
      const bytes = await reports.readReport(deps, signedIn(request), id, language);
      return sendPdf(reply, bytes, `atesto-raport-${id.slice(0, 8)}-${language}.pdf`);
    },
  });
}

function addComparisonDownload(app: FastifyInstance, deps: Deps): void {
  app.get('/api/assessments/compare/pdf', {
    schema: { summary: 'The comparison as PDF', tags: ['assessments'], querystring: comparedPair },
    preValidation: async (request) => void signedIn(request),
    handler: async (request, reply) => {
      const pair = comparedPair.parse(request.query);
      const language = pair.lang ?? readerLanguage(request);
      const bytes = await comparisons.comparisonDocument(deps, signedIn(request), pair, language);
      return sendPdf(reply, bytes, `atesto-porownanie-${pair.from.slice(0, 8)}-${pair.to.slice(0, 8)}-${language}.pdf`);
    },
  });
}
