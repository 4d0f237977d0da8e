import { z } from 'zod';
import { scopeSteps } from '#core/assessment/scope/scope.ts';
import { codesOf, isAnswerTo, type ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { day } from './fields.ts';

/** The codes and days that a regime's steps take, and nothing else. */
function answersTo(regime: Regime): z.ZodType<ScopeAnswers> {
  const fields = scopeSteps[regime].flatMap((step) => step.fields);
  const shapes = fields.map((field): [string, z.ZodType<string | string[] | undefined>] => {
    if (field.days) return [field.name, day.refine((value) => isAnswerTo(field, value), 'invalid').optional()];
    const codes = codesOf(field);
    const code = z.enum(codes, 'invalid');
    return [field.name, (field.many ? z.array(code, 'invalid').max(codes.length, 'too_long') : code).optional()];
  });
  return z.strictObject(Object.fromEntries(shapes), 'invalid');
}

/** A check as the browser stores it; the server works out what it means. */
export const scopeCheck = z.discriminatedUnion(
  'regime',
  [
    z.object({ regime: z.literal('nis2'), checkedOn: day, answers: answersTo('nis2') }),
    z.object({ regime: z.literal('ai_act'), checkedOn: day, answers: answersTo('ai_act') }),
  ],
  'invalid',
);
/** Answers without the day on which they were given. */
export const scopeAnswers = z.discriminatedUnion(
  'regime',
  [
    z.object({ regime: z.literal('nis2'), answers: answersTo('nis2') }),
    z.object({ regime: z.literal('ai_act'), answers: answersTo('ai_act') }),
  ],
  'invalid',
);
export type ScopeInput = z.output<typeof scopeAnswers>;
export type ScopeCheck = z.output<typeof scopeCheck>;
