import { z } from 'zod';
import { guidedSizes } from '#core/assessment/scope/questions/guidance.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { language, regime } from '#contract/platform/fields.ts';

/** What helps to answer a question for the first time, in the reader's language. */
const guidance = z.object({
  questionId: z.string(),
  why: z.string(),
  inFull: z.string(),
  inPart: z.string(),
  firstSteps: z.array(z.object({ people: z.literal(guidedSizes), step: z.string() })),
});
export type GuidanceView = z.output<typeof guidance>;

export const listGuidance = endpoint({
  method: 'GET',
  path: '/api/guidance/:regime/:section',
  access: 'anyone',
  shared: true,
  summary: 'Why each question of a section matters, what its answers look like, and first steps',
  params: z.object({ regime, section: z.coerce.number<number>().int().min(1).max(7) }),
  // Nothing in the answer depends on who asks.
  query: z.object({ lang: language }),
  output: z.array(guidance),
});
