import { z } from 'zod';
import { actionStates, ownActionStates } from '#core/assessment/report/action-plan.ts';
import { repetitions } from '#core/assessment/report/repetition.ts';
import { lengths } from '#core/platform/limits.ts';
import { answerValues, applicabilityTargets, efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { obstacles } from '#contract/assessment/scope/obstacle.ts';
import { atOnce, day, instant, languageQuery, mostCounted, naming, percent, regime, text, uuid } from '#contract/platform/fields.ts';
import { citation } from '#contract/assessment/scope/citation.ts';

/** An exact share: hundredths of weight times percent (docs/product.md, “Scores”). */
const score = z.object({ points: z.int(), maximum: z.int() });

const questionId = text(lengths.questionId);

/** Who sees to an item: somebody of the organisation, or a name that was typed. */
export const itemOwner = z.object({ userId: uuid.nullable(), name: z.string() });

/** What people record about a gap; `version` 0 is one that nobody touched yet. */
const itemState = z.object({
  state: z.enum(actionStates),
  /** Why a risk was accepted. */
  reason: z.string().nullable(),
  owner: itemOwner.nullable(),
  dueOn: z.iso.date().nullable(),
  notes: z.string(),
  version: z.int(),
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
});

/** Where a question stands and what it asks, in the reader's language. */
const questionFields = z.object({
  questionId: z.string(),
  regime,
  section: z.int(),
  number: z.int(),
  questionText: z.string(),
});

/** One gap of the newest result of its regime. */
export const actionItem = questionFields.extend({
  ...itemState.shape,
  sectionTitle: z.string(),
  answer: z.enum(answerValues),
  /** What is to be done, in a few words; `remediation` states it in full. */
  title: z.string(),
  remediation: z.string(),
  evidence: z.string(),
  effort: z.enum(efforts),
  references: z.array(citation),
  appliesFrom: z.array(z.object({ from: z.iso.date(), target: z.enum(applicabilityTargets) })),
  /** What answering yes adds to the score of its regime. */
  gain: score,
  gainPercent: percent,
  /** It was marked done, and a newer result still finds the gap. */
  contradicted: z.boolean(),
  /** A statutory duty that binds today by the scope check and was answered “no”. */
  unmet: z.boolean(),
});
export type ActionItem = z.output<typeof actionItem>;

/** What a newer result, or a newer catalogue, took out of the plan. */
const closedItem = questionFields.extend({
  ...itemState.shape,
  closedBy: z.enum(['yes', 'not_applicable', 'dropped']),
});
export type ClosedItem = z.output<typeof closedItem>;

/** An action that people wrote themselves; whatever led to it is not stated. */
export const ownAction = z.object({
  id: uuid,
  text: z.string(),
  state: z.enum(ownActionStates),
  owner: itemOwner.nullable(),
  dueOn: z.iso.date().nullable(),
  /** Every how many months it is due again; null where once is enough. */
  repeatMonths: z.literal(repetitions).nullable(),
  lastDone: z.object({ on: z.iso.date(), by: z.string().nullable() }).nullable(),
  version: z.int(),
});
export type OwnAction = z.output<typeof ownAction>;

const planOfRegime = z.object({
  regime,
  assessmentId: uuid,
  completedAt: instant,
  thresholdPercent: z.int(),
  score,
  scorePercent: percent.nullable(),
  /** What prevents a certificate for the result whatever its score is. */
  obstacles,
  /** Whether the plan that is paid for, and the reader's role, allow changes; reading is always possible. */
  mayChange: z.boolean(),
});

export const actionPlan = z.object({
  /** The day in Warsaw that due days are compared with. */
  today: z.iso.date(),
  regimes: z.array(planOfRegime),
  items: z.array(actionItem),
  closed: z.array(closedItem),
  /** The earliest day first; what is done comes last. */
  own: z.array(ownAction),
  /** Who can be made owner. */
  people: z.array(z.object({ userId: uuid, name: z.string() })),
});
export type ActionPlan = z.output<typeof actionPlan>;

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/action-items',
  access: 'reader',
  summary: 'The action plan: every gap of the newest result of each regime, and what became of earlier ones',
  query: languageQuery,
  output: actionPlan,
});

/** A name, or somebody of the organisation; null takes the owner away. */
export const newOwner = z.union([z.object({ userId: uuid }).strict(), z.object({ name: naming(lengths.ownerName) }).strict()]).nullable();

export const itemChange = z
  .object({
    state: z.enum(actionStates, 'invalid').optional(),
    reason: text(lengths.riskReason, 'risk_reason').optional(),
    owner: newOwner.optional(),
    dueOn: day.nullable().optional(),
    notes: z
      .string('invalid')
      .max(lengths.comment.most, atOnce('too_long'))
      .refine((value) => !value.includes('\u0000'), 'invalid')
      .optional(),
  })
  .refine(({ state, reason }) => state !== 'risk_accepted' || reason !== undefined, { path: ['reason'], error: 'risk_reason' });
export type ItemChange = z.input<typeof itemChange>;

export const changeItems = endpoint({
  method: 'PATCH',
  path: '/api/action-items',
  access: 'consultant',
  summary: 'Change items alike; all of them or, when somebody changed one meanwhile (409 with its present values), none',
  query: languageQuery,
  body: z.object({
    items: z
      .array(z.object({ questionId, version: z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid') }))
      .min(1, 'required')
      .max(100, 'too_long'),
    change: itemChange,
  }),
  output: z.array(actionItem),
});

/** One field of an item, before and after. An owner is a name here. */
const fieldChange = z.object({
  field: z.enum(['state', 'reason', 'owner', 'dueOn', 'notes']),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const readItemHistory = endpoint({
  method: 'GET',
  path: '/api/action-items/:questionId/history',
  access: 'reader',
  summary: 'Who changed an item, when and how; newest first',
  params: z.object({ questionId }),
  output: z.array(z.object({ at: instant, who: z.string().nullable(), changes: z.array(fieldChange) })),
});
export type ItemHistory = z.output<typeof readItemHistory.output>;

export const calendarFeed = z.object({ createdAt: instant.nullable() });
export type CalendarFeed = z.output<typeof calendarFeed>;

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/action-items/calendar',
  access: 'reader',
  summary: 'Whether there is a secret address of one’s calendar of the plan; the address itself is told once',
  output: calendarFeed,
});

export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/action-items/calendar',
  access: 'reader',
  summary: 'Make the secret address of a calendar to subscribe to; an earlier one ends',
  output: z.object({ address: z.url(), createdAt: instant }),
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/action-items/calendar',
  access: 'reader',
  summary: 'End the secret address',
  output: z.object({ ok: z.literal(true) }),
});

export const downloadFeed = download({
  method: 'GET',
  path: '/api/action-items/calendar/:file',
  access: 'anyone',
  summary: 'The calendar behind a secret address, as iCalendar',
  params: z.object({ file: text(lengths.token) }),
  mediaType: 'text/calendar; charset=utf-8',
});

export const downloadWorkbook = download({
  method: 'GET',
  path: '/api/action-items/xlsx',
  access: 'reader',
  summary: 'The plan as a workbook',
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadDocument = download({
  method: 'GET',
  path: '/api/action-items/docx',
  access: 'reader',
  summary: 'The plan as a document of words',
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const actionItemCalls = [readPlan, changeItems, readItemHistory, readFeed, makeFeed, removeFeed] as const;
