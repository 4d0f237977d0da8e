import { z } from 'zod';
import { lengths, sizes } from '#core/platform/limits.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { idParams, instant, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';
import { fileName } from '#contract/assessment/evidence/evidence.ts';
import { clock, content, decision, firm, enteredFacts, incident, kinds, notification, summary } from './incident-fields.ts';

export const listIncidents = endpoint({
  method: 'GET',
  path: '/api/incidents',
  access: 'reader',
  summary: 'Incidents that the reader is named in, the newest first',
  output: z.array(summary),
});

export const startIncident = endpoint({
  method: 'POST',
  path: '/api/incidents',
  access: 'reader',
  summary: 'Open the room of an incident or of a drill; only whoever opens it and the people they name see it',
  body: z.object({ drill: z.boolean(), kinds, detected: instant, title: text(lengths.incidentTitle) }),
  output: z.object({ id: uuid }),
});

export const readIncident = endpoint({
  method: 'GET',
  path: '/api/incidents/:id',
  access: 'reader',
  summary: 'An incident with its clocks, notifications and log',
  params: idParams,
  output: incident,
});

export const changeIncident = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/facts',
  access: 'reader',
  summary: 'Change what is known of an incident; refuses a version that is not the newest',
  params: idParams,
  body: z.object({
    version: z.int().min(1, 'invalid').max(mostCounted, 'invalid'),
    title: text(lengths.incidentTitle),
    facts: enteredFacts,
    firm,
  }),
  output: incident,
});

export const decideSignificance = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/significance',
  access: 'reader',
  summary: 'Decide whether an incident is significant; that it is not is a decision too',
  params: idParams,
  body: decision,
  output: incident,
});

const clockParams = idParams.extend({ clock });

export const saveNotification = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/notifications/:clock',
  access: 'reader',
  summary: 'Save fields of the draft of a notification; refuses one that was sent',
  params: clockParams,
  body: z.object({ content }),
  output: notification,
});

export const markSent = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/notifications/:clock/sent',
  access: 'reader',
  summary: 'Record that a notification was sent, when and under which reference; its content stays as it is from then on',
  params: clockParams,
  body: z.object({ sentAt: instant, receipt: text(lengths.receipt) }),
  output: incident,
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/log',
  access: 'reader',
  summary: 'Add an entry to the log of an incident, which only grows',
  params: idParams,
  body: z.object({ text: text(lengths.incidentEntry) }),
  output: incident,
});

export const namePeople = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/people',
  access: 'reader',
  summary: 'Say who of the organisation sees an incident; whoever says so stays one of them',
  params: idParams,
  body: z.object({ personIds: z.array(uuid).max(200, 'too_long') }),
  output: incident,
});

export const markContradictions = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/contradictions',
  access: 'reader',
  summary: 'Say which answers of the self-assessment an incident contradicts, also after it was closed; never of a drill',
  params: idParams,
  body: z.object({ questionIds: z.array(text(lengths.questionId)).max(60, 'too_long') }),
  output: incident,
});

export const explainContradiction = endpoint({
  method: 'PUT',
  path: '/api/incidents/:id/contradictions/:questionId',
  access: 'reader',
  summary: 'Say why an answer holds although the incident happened; an empty text takes it back',
  params: idParams.extend({ questionId: text(lengths.questionId) }),
  body: z.object({ explanation: text(lengths.incidentText) }),
  output: incident,
});

export const recordDrill = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/drill/evidence',
  access: 'consultant',
  summary: 'Keep the report of a closed drill as evidence of the question about readiness to notify, for the whole organisation',
  params: idParams,
  query: languageQuery,
  output: incident,
});

export const closeIncident = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/close',
  access: 'reader',
  summary: 'Close an incident with what was learnt of it',
  params: idParams,
  body: z.object({ lessons: text(lengths.incidentText) }),
  output: incident,
});

export const incidentCalls = [
  listIncidents,
  startIncident,
  readIncident,
  changeIncident,
  decideSignificance,
  saveNotification,
  markSent,
  addNote,
  namePeople,
  markContradictions,
  explainContradiction,
  recordDrill,
  closeIncident,
] as const;

export const notificationPdf = download({
  method: 'GET',
  path: '/api/incidents/:id/notifications/:clock/pdf',
  access: 'reader',
  summary: 'A notification in the order of the law',
  params: clockParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const drillPdf = download({
  method: 'GET',
  path: '/api/incidents/:id/drill/pdf',
  access: 'reader',
  summary: 'The report of a drill: times against terms',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const exportIncident = download({
  method: 'GET',
  path: '/api/incidents/:id/export',
  access: 'reader',
  summary: 'The whole incident with the log and its hashes, for a lawyer or an insurer',
  params: idParams,
  mediaType: 'application/json; charset=utf-8',
});

export const incidentCalendar = download({
  method: 'GET',
  path: '/api/incidents/:id/calendar',
  access: 'reader',
  summary: 'The clocks of an incident that run, as a calendar',
  params: idParams,
  query: languageQuery,
  mediaType: 'text/calendar; charset=utf-8',
});

export const addReceipt = upload({
  path: '/api/incidents/:id/notifications/:clock/receipts/:name',
  access: 'reader',
  summary: 'Add a confirmation of receipt of a sent notification as a file; it stays',
  params: clockParams.extend({ name: fileName }),
  maxBytes: sizes.receipt,
  output: incident,
});

export const downloadReceipt = download({
  method: 'GET',
  path: '/api/incidents/:id/receipts/:receiptId',
  access: 'reader',
  summary: 'A confirmation of receipt, for saving',
  params: idParams.extend({ receiptId: uuid }),
  mediaType: 'application/octet-stream',
});

export const incidentDownloads = [notificationPdf, drillPdf, exportIncident, incidentCalendar, downloadReceipt] as const;
