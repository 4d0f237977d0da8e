import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { questionCount, regimes } from '#core/platform/regimes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { text, uuid } from '#contract/platform/fields.ts';

/** Somebody sees to the answer of a question; it holds for every assessment of the regime. */
export const assignment = z.object({
  questionId: z.string(),
  /** Id of the person, as in the list of those who work in the organisation. */
  personId: uuid,
  name: z.string(),
  /** Whether it is the reader. */
  mine: z.boolean(),
});
export type Assignment = z.output<typeof assignment>;

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'reader',
  summary: 'Who sees to which question',
  output: z.array(assignment),
});

const mostAtOnce = regimes.reduce((sum, regime) => sum + questionCount(regime), 0);

export const assignQuestions = endpoint({
  method: 'PUT',
  path: '/api/assignments',
  access: 'consultant',
  summary: 'Give questions to somebody who may answer them, or to nobody; answers with every assignment',
  body: z.object({ questionIds: z.array(text(lengths.questionId)).min(1).max(mostAtOnce), personId: uuid.nullable() }),
  output: z.array(assignment),
});
