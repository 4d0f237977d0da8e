import { z } from 'zod';
import { guidedSizes } from '#core/assessment/scope/questions/guidance.ts';
import { referenceActs } from '#core/assessment/questionnaire/questionnaire.ts';
import { scopeStatuses } from '#core/assessment/scope/scope.ts';
import { scopeChanges } from '#core/assessment/scope/declared.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { regime } from '#contract/platform/fields.ts';
import { scopeCheck } from '#contract/platform/scope-check.ts';

/** A check that the organisation attached to an assessment. References are in Polish form, as in the rules. */
export const declaredScope = z.object({
  checkedOn: z.iso.date(),
  /** Version of the rules that worked it out. */
  rules: z.string(),
  status: z.enum(scopeStatuses),
  /** What holds in any case: the status itself, and less while that is unclear. */
  atLeast: z.enum(scopeStatuses),
  references: z.array(z.object({ act: z.enum(referenceActs), cite: z.string() })),
  /** The size that first steps are shown for; null where the check does not ask for people. */
  people: z.literal(guidedSizes).nullable(),
});
/** What a check that was attached earlier came to. */
export const formerScope = declaredScope.pick({ checkedOn: true, rules: true, status: true });
export type FormerScopeView = z.output<typeof formerScope>;
export type DeclaredScopeView = z.output<typeof declaredScope>;

const plainAnswers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A question about a statutory duty that was answered “no” although the duty binds. */
export const unmetDuty = z.object({ questionId: z.string(), section: z.int(), number: z.int(), questionText: z.string() });
export type UnmetDutyView = z.output<typeof unmetDuty>;

/** A check of the organisation that comes to something else by the rules of today. */
export const scopeNews = z.object({
  regime,
  checkedOn: z.iso.date(),
  before: z.enum(scopeStatuses),
  now: z.enum(scopeStatuses),
  /** Version of the rules of today. */
  rules: z.string(),
  change: z.enum(scopeChanges),
  /** What was answered then, to see the new outcome with. */
  answers: plainAnswers,
});

/** The checks that count for the organisation, at most one for each regime. */
const ownScopes = z.array(declaredScope.extend({ regime, answers: plainAnswers }));
export type OwnScopes = z.output<typeof ownScopes>;

export const readScopes = endpoint({
  method: 'GET',
  path: '/api/scope',
  access: 'reader',
  summary: 'The scope checks that count for the organisation',
  output: ownScopes,
});

export const saveScope = endpoint({
  method: 'PUT',
  path: '/api/scope',
  access: 'consultant',
  summary: 'Keep a finished scope check with the organisation; an open assessment goes on with it',
  body: z.object({ scope: scopeCheck }),
  output: ownScopes,
});
