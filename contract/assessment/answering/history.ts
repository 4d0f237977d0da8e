import { z } from 'zod';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths } from '#core/platform/limits.ts';
import { assessment } from './assessments.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { instant, language, percent, text, uuid } from '#contract/platform/fields.ts';
import { movementPayloads } from '#contract/platform/mapping.ts';

/** Two finished assessments of one regime, the earlier first as the reader understands it. */
const comparedPair = z.object({ from: uuid, to: uuid, lang: language.optional() });

/** Scores in percent; the change in percentage points. */
const scoreChange = z.object({ from: percent.nullable(), to: percent.nullable(), change: z.number().min(-100).max(100).nullable() });
const answerValue = z.enum(answerValues);
const count = z.int().min(0);

export const comparison = z.object({
  from: assessment,
  to: assessment,
  score: scoreChange,
  sections: z.array(scoreChange.extend({ number: z.int(), title: z.string() })),
  counts: z.object({ better: count, worse: count, scope: count, new: count, dropped: count, same: count }),
  questions: z.array(
    z.object({
      questionId: z.string(),
      section: z.int(),
      number: z.int(),
      questionText: z.string(),
      /** Null on the side whose catalogue version does not ask the question. */
      from: answerValue.nullable(),
      to: answerValue.nullable(),
      movement: z.enum(movementPayloads),
      fromComment: z.string(),
      toComment: z.string(),
    }),
  ),
});
export type ComparisonView = z.output<typeof comparison>;

export const compareAssessments = endpoint({
  method: 'GET',
  path: '/api/assessments/compare',
  access: 'reader',
  summary: 'Two finished assessments of one regime, section by section and question by question',
  query: comparedPair,
  output: comparison,
});

export const answerChange = z.object({
  at: instant,
  /** Who changed it; null when the account is gone. */
  who: z.string().nullable(),
  from: answerValue.nullable(),
  to: answerValue,
  comment: z.string(),
  /** Whether it was copied from an earlier assessment. */
  copied: z.boolean(),
});
export type AnswerChange = z.output<typeof answerChange>;

export const readAnswerHistory = endpoint({
  method: 'GET',
  path: '/api/answers/:assessmentId/:questionId/history',
  access: 'reader',
  summary: 'How an answer changed, newest first',
  params: z.object({ assessmentId: uuid, questionId: text(lengths.questionId) }),
  output: z.array(answerChange),
});

export const downloadComparison = download({
  method: 'GET',
  path: '/api/assessments/compare/pdf',
  access: 'reader',
  summary: 'The comparison as PDF',
  query: comparedPair,
  mediaType: 'application/pdf',
});
