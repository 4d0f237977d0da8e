import { z } from 'zod';
import { assessment } from './assessments.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { obstacles } from '#contract/assessment/scope/obstacle.ts';
import { idParams, languageQuery, percent } from '#contract/platform/fields.ts';

const place = z.object({ questionId: z.string(), section: z.int(), number: z.int(), questionText: z.string() });
export type ReviewPlace = z.output<typeof place>;

/** An assessment before it is locked: what is missing, what costs most, and what the score will be. */
export const review = z.object({
  assessment,
  unanswered: z.array(place),
  notApplicable: z.int(),
  withoutReason: z.array(place),
  /** Answered “no”, what counts most first; `gain` is in percentage points. */
  costly: z.array(place.extend({ gain: percent })),
  /** Answered “no” in all. */
  refused: z.int(),
  /** The exact score with every open question answered “no” and “yes”; equal once none is open. Null where nothing applies. */
  lowest: percent.nullable(),
  highest: percent.nullable(),
  /** Null while the open answers decide. */
  reachesThreshold: z.boolean().nullable(),
  /** From the lowest score to the threshold: questions, open or not fully met, that would have to be answered “yes”, and the score that comes to. */
  path: z.object({ questionIds: z.array(z.string()), score: percent.nullable(), reached: z.boolean() }),
  /** What prevents a certificate for it whatever the open answers are. */
  obstacles,
  /** Answers that contradict the scope check: until one of the two is changed there is no certificate. */
  contradicting: z.array(place),
  /** Answers that contradict what the organisation recorded: a warning, which bars no certificate and is printed in the report. */
  recorded: z.array(place),
});
export type ReviewView = z.output<typeof review>;

export const readReview = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/review',
  access: 'reader',
  summary: 'What to look at before an open assessment is finished',
  params: idParams,
  query: languageQuery,
  output: review,
});
