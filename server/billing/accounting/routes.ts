import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/billing/accounting.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { downloadDocument, downloadMonth, readMonth } from './service.ts';

export function addAccounting(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readAccountingMonth, (_, { params }) => readMonth(deps, params.month));
  serveFile(app, deps, endpoints.downloadRegister, (caller, { params }) => downloadMonth(deps, caller, 'register', params.month));
  serveFile(app, deps, endpoints.downloadJpkV7m, (caller, { params }) => downloadMonth(deps, caller, 'jpk-v7m', params.month));
  serveFile(app, deps, endpoints.downloadJpkFa, (caller, { params }) => downloadMonth(deps, caller, 'jpk-fa', params.month));
  serveFile(app, deps, endpoints.downloadArchive, (caller, { params }) => downloadMonth(deps, caller, 'archive', params.month));
  serveFile(app, deps, endpoints.downloadDocumentPdf, (caller, { params, query: { organizationId, duplicate } }) =>
    downloadDocument(deps, caller, { ...params, organizationId }, duplicate ? 'duplicate' : 'pdf'),
  );
  serveFile(app, deps, endpoints.downloadDocumentXml, (caller, { params, query }) =>
    downloadDocument(deps, caller, { ...params, ...query }, 'xml'),
  );
  serveFile(app, deps, endpoints.downloadReceipt, (caller, { params, query }) =>
    downloadDocument(deps, caller, { ...params, ...query }, 'upo'),
  );
}
