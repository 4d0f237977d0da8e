import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/ai/ai-literacy.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { exportedLiteracy } from './export.ts';
import * as literacy from './service.ts';

export function addAiLiteracy(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readLiteracy, ({ account }) => literacy.readLiteracy(deps, account));
  serve(app, deps, endpoints.addMeasure, async (caller, { body }) => {
    await literacy.addMeasure(deps, caller, body);
    return literacy.readLiteracy(deps, caller.account);
  });
  serve(app, deps, endpoints.changeMeasure, async (caller, { params, body }) => {
    await literacy.changeMeasure(deps, caller, params.id, body);
    return literacy.readLiteracy(deps, caller.account);
  });
  serve(app, deps, endpoints.removeMeasure, async (caller, { params }) => {
    await literacy.removeMeasure(deps, caller, params.id);
    return literacy.readLiteracy(deps, caller.account);
  });
  serveFile(app, deps, endpoints.downloadLiteracy, ({ account, language }, { query }) =>
    exportedLiteracy(deps, account, query.lang ?? language),
  );
}
