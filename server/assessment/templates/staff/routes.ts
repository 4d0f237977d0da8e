import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/staff-readings.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { confirmAsStaff, openStaffDocument, sendStaffCode, staffDocumentFile } from './confirming.ts';
import * as staff from './service.ts';

export function addStaffReadings(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readStaff, ({ account }, { params }) => staff.readStaff(deps, account, params));
  serve(app, deps, endpoints.publishToStaff, (caller, { params, body }) => staff.publishToStaff(deps, caller, params, body));
  serve(app, deps, endpoints.revokeStaffLink, (caller, { params }) => staff.revokeStaffLink(deps, caller, params));
  serve(app, deps, endpoints.removeStaffReading, (caller, { params }) => staff.removeStaffReading(deps, caller, params));
  serveFile(app, deps, endpoints.downloadStaff, ({ account, language }, { params, query }) =>
    staff.staffCsv(deps, account, { params, language: query.lang ?? language }),
  );
  serve(app, deps, endpoints.openStaffDocument, (visit, { body }) => openStaffDocument(deps, visit, body.token));
  serveFile(app, deps, endpoints.downloadStaffDocument, (visit, { body }) => staffDocumentFile(deps, visit, body.token));
  serve(app, deps, endpoints.sendStaffCode, (visit, { body, query }) =>
    sendStaffCode(deps, visit, { ...body, language: query.lang ?? visit.language }),
  );
  serve(app, deps, endpoints.confirmAsStaff, (visit, { body }) => confirmAsStaff(deps, visit, body));
}
