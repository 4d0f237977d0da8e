import { z } from 'zod';
import { nextSteps, regimeStatuses } from '#core/communication/cockpit.ts';
import { efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { assessment } from '#contract/assessment/answering/assessments.ts';
import { ownCertificate } from '#contract/certificate/certificates.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, languageQuery, percent, regime, uuid } from '#contract/platform/fields.ts';
import { exit } from '#contract/account/exit.ts';
import { termsNotice } from './legal.ts';
import { endingDate } from '#contract/assessment/duties/duties.ts';
import { scopeNews, unmetDuty } from '#contract/assessment/scope/scope.ts';
import { citation } from '#contract/assessment/scope/citation.ts';

/** Where the organisation stands with one regime. */
const ofRegime = z.object({
  regime,
  status: z.enum(regimeStatuses),
  step: z.enum(nextSteps),
  /** The newest result; the projected score only where something is marked done. */
  result: z
    .object({
      assessmentId: uuid,
      completedAt: instant,
      score: percent.nullable(),
      reached: z.boolean(),
      /** Whether something else than its score prevents its certificate. */
      barred: z.boolean(),
      projected: percent.nullable(),
      projectedReached: z.boolean(),
      /** How many more items lead to the threshold; null where none do. */
      missing: z.int().nullable(),
      /** Statutory duties that bind today by the scope check and were answered “no”. */
      unmet: z.array(unmetDuty),
    })
    .nullable(),
  /** An assessment with answers that is not finished. */
  open: z.object({ assessmentId: uuid, answered: z.int(), total: z.int() }).nullable(),
  certificate: ownCertificate.nullable(),
});

/** A day from which something applies to this organisation, or until which it must be done again, as its own scope check states; null is at once. */
const deadline = z.object({
  regime,
  code: z.string(),
  from: z.iso.date().nullable(),
  /** Whether its last day has passed and nothing proves that it was met. */
  overdue: z.boolean(),
  references: z.array(citation),
});

const action = z.object({
  questionId: z.string(),
  regime,
  section: z.int(),
  number: z.int(),
  title: z.string(),
  effort: z.enum(efforts),
  gainPercent: percent,
  owner: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
});

/** Open items of one owner; `name` null is nobody. */
const waiting = z.object({
  name: z.string().nullable(),
  mine: z.boolean(),
  open: z.int(),
  overdue: z.int(),
  nextDueOn: z.iso.date().nullable(),
});

/** Questions of an open assessment that somebody sees to and that have no answer yet. */
const awaited = z.object({ regime, name: z.string(), mine: z.boolean(), open: z.int() });

export const newsKinds = [
  'answers',
  'plan',
  'assessment_completed',
  'assessment_reopened',
  'certificate_issued',
  'certificate_revoked',
] as const;

/** What others did since the last visit. */
const news = z.object({ kind: z.enum(newsKinds), who: z.string().nullable(), count: z.int(), at: instant });

export const cockpit = z.object({
  today: z.iso.date(),
  regimes: z.array(ofRegime),
  /** Scope checks that come to something else today; for some weeks after the owners were notified, or until a newer one is attached. */
  scopeNews: z.array(scopeNews),
  /** New terms that the reader was notified of, until they bind. */
  terms: termsNotice.nullable(),
  /** The exit of the organisation, until its data are erased. */
  exit: exit.nullable(),
  /** Regimes without a scope check of the organisation. */
  unscoped: z.array(regime),
  deadlines: z.array(deadline),
  /** Ends of certificates and of the paid time, as the list of duties has them. */
  ends: z.array(endingDate),
  /** The open items that gain most, over all regimes that have a plan. */
  next: z.array(action),
  waiting: z.array(waiting),
  /** Own ones first, then whoever has most. */
  questions: z.array(awaited),
  /** When the reader was here before; null on the first visit. */
  since: instant.nullable(),
  news: z.array(news),
  assessments: z.array(assessment),
  certificates: z.array(ownCertificate),
});
export type Cockpit = z.output<typeof cockpit>;

export const readCockpit = endpoint({
  method: 'GET',
  path: '/api/cockpit',
  access: 'reader',
  summary: 'Where the organisation stands, what comes next, and what happened since the last visit',
  query: languageQuery,
  output: cockpit,
});
