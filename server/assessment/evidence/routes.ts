import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/evidence.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { readArchive } from './archive.ts';
import { completeUpload } from './completion.ts';
import * as evidence from './service.ts';
import * as uploads from './uploads/uploads.ts';

export async function addEvidence(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.listEvidence, ({ account }) => evidence.listEvidence(deps, account));
  serve(app, deps, endpoints.addLink, (caller, { body }) => evidence.addLink(deps, caller, body));
  serve(app, deps, endpoints.changeEvidence, (caller, { params, body }) =>
    evidence.changeEvidence(deps, caller, params.id, body.validUntil),
  );
  serve(app, deps, endpoints.attachEvidence, (caller, { params, body }) => evidence.attachEvidence(deps, caller, params.id, body));
  serve(app, deps, endpoints.detachEvidence, (caller, { params, query: { assessmentId = null, questionId } }) =>
    evidence.detachEvidence(deps, caller, params.id, { assessmentId, questionId }),
  );
  serve(app, deps, endpoints.removeEvidence, (caller, { params }) => evidence.removeEvidence(deps, caller, params.id));
  serveFile(app, deps, endpoints.downloadEvidence, ({ account }, { params }) => evidence.readFile(deps, account, params.id));
  serveFile(app, deps, endpoints.downloadArchive, (caller) => readArchive(deps, caller));
  await addUploads(app, deps);
}

async function addUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.startUpload, (caller, { body }) => uploads.startUpload(deps, caller, body));
  serve(app, deps, endpoints.readUpload, ({ account }, { params }) => uploads.readUpload(deps, account, params.id));
  serve(app, deps, endpoints.completeUpload, (caller, { params }) => completeUpload(deps, caller, params.id));
  serve(app, deps, endpoints.cancelUpload, ({ account }, { params }) => uploads.cancelUpload(deps, account, params.id));
  await serveUpload(
    app,
    deps,
    endpoints.sendPart,
    () => {},
    ({ account }, bytes, params) => uploads.receivePart(deps, account, params, bytes),
  );
}
