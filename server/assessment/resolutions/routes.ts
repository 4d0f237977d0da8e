import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/duties/resolutions.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import * as resolutions from './service.ts';

export function addResolutions(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readResolutions, ({ account }) => resolutions.readResolutions(deps, account));
  serve(app, deps, endpoints.makeResolution, async (caller, { body }) => {
    await resolutions.makeResolution(deps, caller, body);
    return resolutions.readResolutions(deps, caller.account);
  });
  serve(app, deps, endpoints.adoptResolution, async (caller, { params, body }) => {
    await resolutions.adoptResolution(deps, caller, params.id, body);
    return resolutions.readResolutions(deps, caller.account);
  });
  serve(app, deps, endpoints.removeResolution, async (caller, { params }) => {
    await resolutions.removeResolution(deps, caller, params.id);
    return resolutions.readResolutions(deps, caller.account);
  });
  serveFile(app, deps, endpoints.resolutionPdf, ({ account }, { params }) => resolutions.resolutionPdf(deps, account, params.id));
  serveFile(app, deps, endpoints.resolutionDocx, ({ account }, { params }) => resolutions.resolutionDocx(deps, account, params.id));
}
