import type { FastifyInstance } from 'fastify';
import { verifyNip } from '#contract/account/companies.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as companies from './service.ts';

export function addCompanies(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, verifyNip, (caller, { body }) => companies.verifyNip(deps, caller, body.nip));
}
