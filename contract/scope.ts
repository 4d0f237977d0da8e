import { z } from 'zod';
import { referenceActs } from '#core/questionnaire.ts';
import type { Regime } from '#core/regimes.ts';
import { scopeStatuses, scopeSteps } from '#core/scope.ts';
import { codesOf, type ScopeAnswers } from '#core/scope-outcome.ts';

/** The codes that a regime's steps offer, and nothing else. */
function answersTo(regime: Regime): z.ZodType<ScopeAnswers> {
  const fields = scopeSteps[regime].flatMap((step) => step.fields);
  const shapes = fields.map((field) => {
    const codes = codesOf(field);
    const code = z.enum(codes, 'invalid');
    return [field.name, (field.many ? z.array(code, 'invalid').max(codes.length, 'too_long') : code).optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shapes), 'invalid');
}

const checkedOn = z.iso.date('invalid');

/** A check as the browser keeps it; the server works out what it means. */
export const scopeCheck = z.discriminatedUnion(
  'regime',
  [
    z.object({ regime: z.literal('nis2'), checkedOn, answers: answersTo('nis2') }),
    z.object({ regime: z.literal('ai_act'), checkedOn, answers: answersTo('ai_act') }),
  ],
  'invalid',
);
export type ScopeCheck = z.output<typeof scopeCheck>;

/** A check that the organisation attached to an assessment. References are in Polish form, as in the rules. */
export const declaredScope = z.object({
  checkedOn: z.iso.date(),
  status: z.enum(scopeStatuses),
  /** What holds in any case: the status itself, and less while that is unclear. */
  atLeast: z.enum(scopeStatuses),
  references: z.array(z.object({ act: z.enum(referenceActs), cite: z.string() })),
});
export type DeclaredScopeView = z.output<typeof declaredScope>;
