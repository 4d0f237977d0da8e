import { z } from 'zod';
import { recordedKinds } from '#core/assessment/questionnaire/recorded.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { languageQuery, regime } from '#contract/platform/fields.ts';

/** A question that something recorded elsewhere speaks to; of an incident nothing is said but that there is one. */
const recorded = z.object({
  questionId: z.string(),
  kind: z.enum(recordedKinds),
  regime,
  section: z.int(),
  number: z.int(),
  questionText: z.string(),
  /** Whether the answer in the newest result contradicts it. */
  contradicted: z.boolean(),
});
export type RecordedContradiction = z.output<typeof recorded>;

export const listContradictions = endpoint({
  method: 'GET',
  path: '/api/contradictions',
  access: 'reader',
  summary: 'Questions to which a recorded event or an AI system in use speaks, until it is explained or changed',
  query: languageQuery,
  output: z.array(recorded),
});
