import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/duties/incidents.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { explainContradiction, markContradictions } from './contradictions.ts';
import { calendarOf } from './exports/calendar.ts';
import { drillPdf, recordDrill } from './exports/drill.ts';
import { exportedIncident } from './exports/json-export.ts';
import { notificationPdf } from './exports/pdf.ts';
import { markSent, saveNotification } from './notifications.ts';
import { addReceipt, readReceipt } from './receipts.ts';
import * as incidents from './service.ts';

export async function addIncidents(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.listIncidents, (caller) => incidents.listIncidents(deps, caller));
  serve(app, deps, endpoints.startIncident, (caller, { body }) => incidents.startIncident(deps, caller, body));
  serve(app, deps, endpoints.readIncident, (caller, { params }) => incidents.readIncident(deps, caller, params.id));
  serve(app, deps, endpoints.changeIncident, (caller, { params, body }) => incidents.changeFacts(deps, caller, params.id, body));
  serve(app, deps, endpoints.decideSignificance, (caller, { params, body }) => incidents.decide(deps, caller, params.id, body));
  serve(app, deps, endpoints.saveNotification, (caller, { params, body }) => saveNotification(deps, caller, params, body.content));
  serve(app, deps, endpoints.markSent, (caller, { params, body }) => markSent(deps, caller, params, body));
  serve(app, deps, endpoints.addNote, (caller, { params, body }) => incidents.addNote(deps, caller, params.id, body.text));
  serve(app, deps, endpoints.namePeople, (caller, { params, body }) => incidents.namePeople(deps, caller, params.id, body.personIds));
  serve(app, deps, endpoints.markContradictions, (caller, { params, body }) =>
    markContradictions(deps, caller, params.id, body.questionIds),
  );
  serve(app, deps, endpoints.explainContradiction, (caller, { params, body }) =>
    explainContradiction(deps, caller, params, body.explanation),
  );
  serve(app, deps, endpoints.closeIncident, (caller, { params, body }) => incidents.closeIncident(deps, caller, params.id, body.lessons));
  serveFile(app, deps, endpoints.notificationPdf, (caller, { params, query }) =>
    notificationPdf(deps, caller, { ...params, language: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.recordDrill, (caller, { params, query }) =>
    recordDrill(deps, caller, { ...params, language: query.lang ?? caller.language }),
  );
  serveFile(app, deps, endpoints.drillPdf, (caller, { params, query }) =>
    drillPdf(deps, caller, { ...params, language: query.lang ?? caller.language }),
  );
  serveFile(app, deps, endpoints.exportIncident, (caller, { params }) => exportedIncident(deps, caller, params.id));
  serveFile(app, deps, endpoints.incidentCalendar, (caller, { params, query }) =>
    calendarOf(deps, caller, params.id, query.lang ?? caller.language),
  );
  serveFile(app, deps, endpoints.downloadReceipt, (caller, { params }) => readReceipt(deps, caller, params));
  await serveUpload(
    app,
    deps,
    endpoints.addReceipt,
    () => {},
    (caller, bytes, params) => addReceipt(deps, caller, params, bytes),
  );
}
