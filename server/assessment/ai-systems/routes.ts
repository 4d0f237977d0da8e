import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/ai/ai-systems.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { exportedSystems } from './export.ts';
import { addSheet, previewSheet } from './import.ts';
import * as systems from './service.ts';

export async function addAiSystems(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.listAiSystems, ({ account }) => systems.listSystems(deps, account));
  serve(app, deps, endpoints.readAiSystem, ({ account }, { params }) => systems.readSystem(deps, account, params.id));
  serve(app, deps, endpoints.addAiSystem, (caller, { body }) => systems.addSystem(deps, caller, body));
  serve(app, deps, endpoints.changeAiSystem, (caller, { params, body }) => systems.changeSystem(deps, caller, params.id, body));
  serve(app, deps, endpoints.removeAiSystem, (caller, { params }) => systems.removeSystem(deps, caller, params.id));
  serve(app, deps, endpoints.proveAiDuty, (caller, { params, body }) => systems.proveDuty(deps, caller, params.id, params.code, body));
  serve(app, deps, endpoints.reopenAiDuty, (caller, { params }) => systems.reopenDuty(deps, caller, params.id, params.code));
  serveFile(app, deps, endpoints.downloadAiSystems, ({ account, language }, { query }) =>
    exportedSystems(deps, account, query.lang ?? language),
  );
  await serveUpload(
    app,
    deps,
    endpoints.readAiSystemSheet,
    () => {},
    (caller, file) => previewSheet(deps, caller, file),
  );
  await serveUpload(
    app,
    deps,
    endpoints.importAiSystems,
    () => {},
    (caller, file) => addSheet(deps, caller, file),
  );
}
