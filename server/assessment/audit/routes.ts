import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/audit.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { readBinder } from './binder.ts';
import { prepareAudit, readAudit } from './service.ts';

export function addAudit(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readAudit, ({ account }) => readAudit(deps, account));
  serve(app, deps, endpoints.prepareAudit, async (caller, { body }) => {
    await prepareAudit(deps, caller, body);
    return readAudit(deps, caller.account);
  });
  serveFile(app, deps, endpoints.downloadBinder, (caller, { query }) => readBinder(deps, caller, query.lang ?? caller.language));
}
