import { z } from 'zod';
import { clockForces } from '#core/assessment/incidents/clock-rules.ts';
import { clockStates } from '#core/assessment/incidents/clocks.ts';
import * as facts from '#core/assessment/incidents/facts.ts';
import { receivers } from '#core/assessment/incidents/receivers.ts';
import { csirts, sectorCsirts } from '#core/assessment/scope/nis2/authority.ts';
import { notificationFields } from '#core/assessment/incidents/notifications.ts';
import { criterionIds, judgements, significanceFigures, significanceTypes } from '#core/assessment/incidents/significance/answers.ts';
import { lengths } from '#core/platform/limits.ts';
import { day, instant, text, uuid } from '#contract/platform/fields.ts';

export const kinds = z.array(z.enum(facts.incidentKinds, 'invalid')).min(1, 'required').max(facts.incidentKinds.length, 'too_long');
export const clock = z.enum(facts.clockIds, 'invalid');

export const firm = z.object({
  ksc: z.enum(facts.kscKinds, 'invalid'),
  coveredSince: day,
  finance: z.enum(facts.financeKinds, 'invalid'),
  telecom: z.boolean(),
  dataRole: z.enum(facts.dataRoles, 'invalid'),
  aiPart: z.enum(facts.aiParts, 'invalid'),
  team: z
    .object({
      csirt: z.enum(csirts, 'invalid'),
      sectorCsirts: z.array(z.enum(sectorCsirts, 'invalid')).max(sectorCsirts.length, 'too_long').readonly(),
    })
    .nullable(),
  receivers: z.partialRecord(z.enum(receivers, 'invalid'), text(lengths.receiver)),
});

/** Instants are in UTC; what is not known yet is null. */
export const enteredFacts = z.object({
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
export type EnteredFacts = z.output<typeof enteredFacts>;

const figure = z.number('invalid').min(0, 'invalid').max(1e15, 'invalid').nullable();
const significanceAnswers = z.object({
  type: z.enum(significanceTypes, 'invalid'),
  plannedMaintenance: z.boolean(),
  ...(Object.fromEntries(significanceFigures.map((name) => [name, figure])) as Record<(typeof significanceFigures)[number], typeof figure>),
  flags: z.partialRecord(z.enum(criterionIds, 'invalid'), z.enum(judgements, 'invalid')),
});

export const decision = z.object({
  outcome: z.enum(facts.significanceOutcomes, 'invalid'),
  answers: significanceAnswers,
  reason: text(lengths.incidentEntry),
});

const fieldValue = z.object({ text: text(lengths.incidentText), unknown: z.boolean() });
export const content = z.partialRecord(z.enum(notificationFields, 'invalid'), fieldValue);

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

export const notification = z.object({
  clock,
  content,
  savedAt: instant,
  sentAt: instant.nullable(),
  sentBy: z.string().nullable(),
  receipt: z.string(),
  /** Confirmations of receipt that were added as files. */
  receipts: z.array(z.object({ id: uuid, name: z.string(), bytes: z.int(), sha256: z.string(), scanned: z.boolean() })),
});

/** What is recorded of an incident: each entry carries the hash of the one before. */
export const incidentLogKinds = [
  'opened',
  'facts_changed',
  'significance_decided',
  'notification_sent',
  'receipt_added',
  'note',
  'people_changed',
  'answers_contradicted',
  'contradiction_explained',
  'closed',
  'drill_recorded',
  'lesson_recorded',
  'lesson_planned',
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

export const summary = z.object({
  id: uuid,
  drill: z.boolean(),
  title: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
  /** The clock that is met next; null where none runs. */
  next: clockView.nullable(),
});
export type IncidentSummary = z.output<typeof summary>;

export const incident = summary.extend({
  organization: z.string(),
  version: z.int(),
  facts: enteredFacts,
  firm,
  /** What the stored scope check states about the organisation; null where there is none. */
  suggested: z.object({ firm, type: z.enum(significanceTypes) }).nullable(),
  significance: decision.extend({ by: z.string().nullable(), at: instant }).nullable(),
  clocks: z.array(clockView),
  notifications: z.array(notification),
  log: z.array(logEntry),
  /** Whether every hash of the log was calculated anew and is the one that is stored. */
  chain: z.object({
    intact: z.boolean(),
    brokenAt: z.int().nullable(),
    head: z.string(),
    /** The last entry whose hash was handed to the transparency log (0: none), and the place it has there (null: none yet). */
    logged: z.object({ upTo: z.int(), place: z.int().nullable() }),
  }),
  people: z.array(person),
  /** Answers that the incident contradicts as people say, and those that are offered by its kinds; none in a drill. */
  contradictions: z.array(
    z.object({ questionId: z.string(), explanation: z.string(), explainedBy: z.string().nullable(), explainedAt: instant.nullable() }),
  ),
  offered: z.array(z.string()),
  lessons: z.string(),
});
export type IncidentView = z.output<typeof incident>;
export type NotificationView = z.output<typeof notification>;
