import type { FastifyInstance } from 'fastify';
import * as promises from '#contract/assessment/evidence.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { completeUpload } from './completion.ts';
import * as evidence from './service.ts';
import * as uploads from './uploads/uploads.ts';

export async function addEvidence(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, promises.listEvidence, ({ account }) => evidence.listEvidence(deps, account));
  serve(app, deps, promises.addLink, (caller, { body }) => evidence.addLink(deps, caller, body));
  serve(app, deps, promises.changeEvidence, (caller, { params, body }) =>
    evidence.changeEvidence(deps, caller, params.id, body.validUntil),
  );
  serve(app, deps, promises.attachEvidence, (caller, { params, body }) => evidence.attachEvidence(deps, caller, params.id, body));
  serve(app, deps, promises.detachEvidence, (caller, { params, query: { assessmentId = null, questionId } }) =>
    evidence.detachEvidence(deps, caller, params.id, { assessmentId, questionId }),
  );
  serve(app, deps, promises.removeEvidence, (caller, { params }) => evidence.removeEvidence(deps, caller, params.id));
  serveFile(app, deps, promises.downloadEvidence, ({ account }, { params }) => evidence.readFile(deps, account, params.id));
  await addUploads(app, deps);
}

async function addUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, promises.startUpload, (caller, { body }) => uploads.startUpload(deps, caller, body));
  serve(app, deps, promises.readUpload, ({ account }, { params }) => uploads.readUpload(deps, account, params.id));
  serve(app, deps, promises.completeUpload, (caller, { params }) => completeUpload(deps, caller, params.id));
  serve(app, deps, promises.cancelUpload, ({ account }, { params }) => uploads.cancelUpload(deps, account, params.id));
  await serveUpload(
    app,
    deps,
    promises.sendPart,
    () => {},
    ({ account }, bytes, params) => uploads.receivePart(deps, account, params, bytes),
  );
}
