import type { FastifyInstance } from 'fastify';
import { findScopeCompany } from '#contract/assessment/scope-company.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { findCompany } from './company.ts';

export function addScope(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, findScopeCompany, (caller, { body }) => findCompany(deps, caller, body.nip));
}
