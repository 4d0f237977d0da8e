import { z } from 'zod';
import { clockForces } from '#core/assessment/incidents/clock-rules.ts';
import { clockStates } from '#core/assessment/incidents/clocks.ts';
import * as facts from '#core/assessment/incidents/facts.ts';
import { notificationFields } from '#core/assessment/incidents/notifications.ts';
import { criterionIds, judgements, significanceFigures, significanceTypes } from '#core/assessment/incidents/significance-answers.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';

const kinds = z.array(z.enum(facts.incidentKinds, 'invalid')).min(1, 'required').max(facts.incidentKinds.length, 'too_long');
const clock = z.enum(facts.clockIds, 'invalid');

const firm = z.object({
  ksc: z.enum(facts.kscKinds, 'invalid'),
  coveredSince: day,
  finance: z.enum(facts.financeKinds, 'invalid'),
  telecom: z.boolean(),
  dataRole: z.enum(facts.dataRoles, 'invalid'),
  aiPart: z.enum(facts.aiParts, 'invalid'),
});

/** Instants are in UTC; what is not known yet is null. */
const given = z.object({
  kinds,
  aiHarm: z.enum(facts.aiHarms, 'invalid'),
  signal: instant.nullable(),
  detected: instant,
  told: instant.nullable(),
  classified: instant.nullable(),
  fixed: instant.nullable(),
  asked: instant.nullable(),
  ended: instant.nullable(),
  stillOpen: z.boolean(),
});
export type GivenFacts = z.output<typeof given>;

const figure = z.number('invalid').min(0, 'invalid').max(1e15, 'invalid').nullable();
const significanceAnswers = z.object({
  type: z.enum(significanceTypes, 'invalid'),
  plannedMaintenance: z.boolean(),
  ...(Object.fromEntries(significanceFigures.map((name) => [name, figure])) as Record<(typeof significanceFigures)[number], typeof figure>),
  flags: z.partialRecord(z.enum(criterionIds, 'invalid'), z.enum(judgements, 'invalid')),
});

const decision = z.object({
  outcome: z.enum(facts.significanceOutcomes, 'invalid'),
  answers: significanceAnswers,
  reason: text(lengths.incidentEntry),
});

const fieldValue = z.object({ text: text(lengths.incidentText), unknown: z.boolean() });
const content = z.partialRecord(z.enum(notificationFields, 'invalid'), fieldValue);

const clockView = z.object({
  id: clock,
  state: z.enum(clockStates),
  force: z.enum(clockForces),
  startedAt: instant.nullable(),
  /** As the count gives it, and moved past days free of work where the law does so. */
  aim: instant.nullable(),
  last: instant.nullable(),
  /** Whether it ends with its day. */
  wholeDay: z.boolean(),
  sentAt: instant.nullable(),
});

const notification = z.object({
  clock,
  content,
  savedAt: instant,
  sentAt: instant.nullable(),
  sentBy: z.string().nullable(),
  receipt: z.string(),
});

/** What is recorded of an incident: each entry carries the hash of the one before. */
export const incidentLogKinds = [
  'opened',
  'facts_changed',
  'significance_decided',
  'notification_sent',
  'note',
  'people_changed',
  'closed',
] as const;
const logEntry = z.object({
  sequence: z.int(),
  at: instant,
  who: z.string().nullable(),
  kind: z.enum(incidentLogKinds),
  /** The text of a note; for everything else JSON of what was done. */
  entry: z.string(),
  hash: z.string(),
});

const person = z.object({ id: uuid, name: z.string(), named: z.boolean() });

const summary = z.object({
  id: uuid,
  drill: z.boolean(),
  title: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
  /** The clock that is met next; null where none runs. */
  next: clockView.nullable(),
});
export type IncidentSummary = z.output<typeof summary>;

const incident = summary.extend({
  organization: z.string(),
  version: z.int(),
  facts: given,
  firm,
  /** What the kept scope check says of the organisation; null where there is none. */
  suggested: z.object({ firm, type: z.enum(significanceTypes) }).nullable(),
  significance: decision.extend({ by: z.string().nullable(), at: instant }).nullable(),
  clocks: z.array(clockView),
  notifications: z.array(notification),
  log: z.array(logEntry),
  /** Whether every hash of the log was calculated anew and is the one that is stored. */
  chain: z.object({ intact: z.boolean(), brokenAt: z.int().nullable(), head: z.string() }),
  people: z.array(person),
  lessons: z.string(),
});
export type IncidentView = z.output<typeof incident>;
export type NotificationView = z.output<typeof notification>;

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
    facts: given,
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

export const incidentDownloads = [notificationPdf, exportIncident, incidentCalendar] as const;
