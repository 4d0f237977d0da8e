import { z } from 'zod';
import { addressees, aiRoles, applicabilityTargets, efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { languageQuery, regime } from '#contract/platform/fields.ts';
import { citation } from '#contract/assessment/scope/citation.ts';

/** A question in the reader's language. */
export const question = z.object({
  id: z.string(),
  section: z.int(),
  number: z.int(),
  questionText: z.string(),
  /** All references in one line. */
  reference: z.string(),
  references: z.array(citation),
  helpText: z.string(),
  evidence: z.string(),
  remediation: z.string(),
  effort: z.enum(efforts),
  weight: z.number(),
  /** Whether "not applicable" is usual here, and when it is justified. */
  notApplicable: z.object({ usual: z.boolean(), condition: z.string().nullable() }),
  topic: z.string().nullable(),
  roles: z.array(z.enum(aiRoles)),
  scope: z.enum(addressees).nullable(),
  appliesFrom: z.array(z.object({ from: z.iso.date(), target: z.enum(applicabilityTargets) })),
});
export type QuestionView = z.output<typeof question>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/:regime/:section',
  access: 'signed-in',
  summary: 'Questions of one section',
  params: z.object({ regime, section: z.coerce.number<number>().int().min(1).max(7) }),
  query: languageQuery,
  output: z.array(question),
});
