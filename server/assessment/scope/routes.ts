import type { FastifyInstance } from 'fastify';
import { findScopeCompany } from '#contract/assessment/scope/scope-company.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { findCompany } from './company.ts';
import { readVerdict, verdictPdf } from '#contract/assessment/scope/scope-verdict.ts';
import { computeVerdict } from './verdict.ts';
import { verdictDocument } from './verdict-document.ts';

export function addScope(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, findScopeCompany, (caller, { body }) => findCompany(deps, caller, body.nip));
  serve(app, deps, readVerdict, (caller, { body, query }) => computeVerdict(deps, caller, body.scope, query.lang ?? caller.language));
  serveFile(app, deps, verdictPdf, (caller, { body, query }) => verdictDocument(deps, caller, body.scope, query.lang ?? caller.language));
}
