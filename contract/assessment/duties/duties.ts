import { z } from 'zod';
import { planIds } from '#core/account/entitlements/plans.ts';
import { dutyStates } from '#core/assessment/duties/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { regimes } from '#core/platform/regimes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, languageQuery, regime, text, uuid } from '#contract/platform/fields.ts';
import { citation } from '#contract/assessment/scope/citation.ts';
import { registerWatch } from '#contract/assessment/duties/register-entry.ts';

/** What shows that a duty was met on a day: a number or a place where it is stored, and the file or link among the evidence. */
const dutyProof = z.object({
  id: uuid,
  doneOn: z.iso.date(),
  reference: z.string(),
  /** Null where none was named, or where it was deleted. */
  evidence: z.object({ id: uuid, name: z.string() }).nullable(),
  /** Null for a person who is gone. */
  by: z.string().nullable(),
  recordedAt: instant,
});

/** Something the law asks of the organisation, as its own scope checks say by the rules of today. */
const duty = z.object({
  kind: z.literal('law'),
  key: z.string(),
  regime,
  code: z.string(),
  state: z.enum(dutyStates),
  /** The day that counts next; null for none. */
  day: z.iso.date().nullable(),
  references: z.array(citation),
  /** Whether a proof ends it. */
  provable: z.boolean(),
  owner: z.object({ personId: uuid, name: z.string(), mine: z.boolean() }).nullable(),
  proofs: z.array(dutyProof),
});

const dated = { key: z.string(), state: z.enum(['overdue', 'coming']), day: z.iso.date() };

/** The end of a certificate or of the paid time, where `day` is the last one on which it is in force; or the day by which the next drill is due. */
export const endingDate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('certificate'), ...dated, regime, number: z.string() }),
  z.object({ kind: z.literal('paid_period'), ...dated, plan: z.enum(planIds) }),
  z.object({ kind: z.literal('drill'), ...dated, lastOn: z.iso.date().nullable() }),
]);
export type EndingDate = z.output<typeof endingDate>;

/** An open item of the action plan that has a day. */
const planItemDate = z.object({
  kind: z.literal('plan_item'),
  ...dated,
  regime,
  questionId: z.string(),
  title: z.string(),
  /** Null where nobody sees to it. */
  owner: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
});

/** An open action of the organisation's own that has a day. */
const ownActionDate = z.object({ kind: z.literal('own_action'), ...dated, title: z.string(), owner: planItemDate.shape.owner });

export const duties = z.object({
  today: z.iso.date(),
  /** Regimes without a scope check: what they ask for is not known. */
  unscoped: z.array(z.enum(regimes)),
  /** What the law asks, what the plan states and what ends, the most urgent first. */
  duties: z.array(z.discriminatedUnion('kind', [duty, planItemDate, ownActionDate, ...endingDate.options])),
  /** Who of the list of heads was trained this calendar year, by name. */
  boardTraining: z.object({ year: z.int(), trained: z.array(z.string()), missing: z.array(z.string()) }),
  /** Measures for AI literacy, and the AI systems with that duty that nothing proves, by name. */
  literacy: z.object({ measures: z.int(), uncovered: z.array(z.string()) }),
  /** Comparison of listed data with the registers; null before a proof of the entry. */
  registerWatch: registerWatch.nullable(),
});
export type Duties = z.output<typeof duties>;
export type DutyRowView = Duties['duties'][number];
export type DutyView = Extract<DutyRowView, { kind: 'law' }>;

const named = text(lengths.dutyKey);

export const readDuties = endpoint({
  method: 'GET',
  path: '/api/duties',
  access: 'reader',
  summary: 'What the law asks of the organisation by its scope checks, with proofs and who sees to it',
  query: languageQuery,
  output: duties,
});

export const proveDuty = endpoint({
  method: 'POST',
  path: '/api/duties/proofs',
  access: 'consultant',
  summary: 'Record what shows that a duty was met',
  body: z.object({ duty: named, doneOn: day, reference: text(lengths.dutyReference), evidenceId: uuid.nullable() }),
  output: duties,
});

export const removeDutyProof = endpoint({
  method: 'DELETE',
  path: '/api/duties/proofs/:id',
  access: 'consultant',
  summary: 'Take back a proof that was recorded by mistake',
  params: z.object({ id: uuid }),
  output: duties,
});

export const assignDuty = endpoint({
  method: 'PUT',
  path: '/api/duties/owner',
  access: 'consultant',
  summary: 'Give a duty to somebody of the organisation, or to nobody',
  body: z.object({ duty: named, personId: uuid.nullable() }),
  output: duties,
});

export const dutyCalls = [readDuties, proveDuty, removeDutyProof, assignDuty] as const;
