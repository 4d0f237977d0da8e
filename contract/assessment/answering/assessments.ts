import { z } from 'zod';
import { answerValues, applicabilityTargets, efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, idParams, instant, languageQuery, mostCounted, percent, regime, text, uuid } from '#contract/platform/fields.ts';
import type { FromPayload } from '#contract/platform/mapping.ts';
import { obstacles } from '#contract/assessment/scope/obstacle.ts';
import { scopeCheck } from '#contract/platform/scope-check.ts';
import { declaredScope, formerScope, unmetDuty } from '#contract/assessment/scope/scope.ts';
import { citation } from '#contract/assessment/scope/citation.ts';

export const assessmentStatuses = ['draft', 'in_progress', 'completed', 'certified'] as const;

export const assessment = z.object({
  id: uuid,
  type: regime,
  status: z.enum(assessmentStatuses),
  currentSection: z.int(),
  completionPercentage: percent,
  answeredCount: z.int(),
  questionCount: z.int(),
  /** Present once completed; null before, and when no question was applicable. */
  complianceScore: percent.nullable(),
  thresholdPercent: z.int(),
  /** Whether the exact score reaches the threshold; null before completion. A rounded 75.00 may still be below. */
  reachesThreshold: z.boolean().nullable(),
  /** What prevents a certificate for a completed assessment whatever its score is; empty once one was issued. */
  obstacles,
  /** Whether a certificate can be issued by the answers: the threshold is reached and nothing stands in the way. Null before completion. */
  earnsCertificate: z.boolean().nullable(),
  certificateId: uuid.nullable(),
  /** 1, and one more each time it was opened again. */
  edition: z.int(),
  /** From here the days count in which it may be opened again. */
  firstCompletedAt: instant.nullable(),
  catalogueVersion: z.string(),
  scope: declaredScope.nullable(),
  /** Outcomes of the checks that were attached before, the newest first. */
  formerScopes: z.array(formerScope),
  /** Of an open assessment: questions that the scope check states bind (no “not applicable”), and that it says are not about the organisation (no “yes”, no “partially”). */
  scopeRules: z.object({ binds: z.array(z.string()), denies: z.array(z.string()) }),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  certifiedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Rises with every change: of two payloads of one assessment the higher is the newer. */
  revision: z.int(),
});
export type AssessmentPayload = z.output<typeof assessment>;
export type Assessment = FromPayload<AssessmentPayload>;

export const answer = z.object({
  questionId: z.string(),
  answer: z.enum(answerValues),
  comment: z.string(),
  answeredAt: instant,
  updatedAt: instant,
  /** Who gave it as it stands; null when the account is gone. */
  answeredBy: z.string().nullable(),
  /** Whether the reader gave it. */
  mine: z.boolean(),
});
export type AnswerView = z.output<typeof answer>;

export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/assessments',
  access: 'reader',
  summary: 'Own assessments, newest first',
  output: z.array(assessment),
});

export const currentAssessment = endpoint({
  method: 'GET',
  path: '/api/assessments/:regime/current',
  access: 'reader',
  summary: 'The open assessment of a regime, else the newest locked one, else a new draft',
  params: z.object({ regime }),
  output: assessment,
});

export const startAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments',
  access: 'consultant',
  summary: 'Start the next assessment',
  body: z.object({ type: regime, copyFrom: uuid.optional() }),
  output: assessment,
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/answers/:assessmentId',
  access: 'reader',
  summary: 'Answers of an assessment, all or those changed since',
  params: z.object({ assessmentId: uuid }),
  query: z.object({ since: instant.optional() }),
  /** With the ids of the evidence at each, the first one first. */
  output: z.array(answer.extend({ evidenceFiles: z.array(uuid) })),
});

export type ListedAnswer = z.output<typeof listAnswers.output>[number];

/** What is written beside an answer, as it was typed. */
export const answerComment = z
  .string('invalid')
  .max(lengths.comment.most, atOnce('too_long'))
  .refine((value) => !value.includes('\u0000'), 'invalid');

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/answers',
  access: 'consultant',
  summary: 'Save an answer; a comment left out stays as it is',
  body: z.object({
    assessmentId: uuid,
    questionId: text(lengths.questionId),
    answer: z.enum(answerValues, 'invalid'),
    comment: answerComment.nullish(),
    /** When the answer that the sender saw was changed, null for none: somebody else's newer one is not overwritten. */
    seen: instant.nullish(),
  }),
  output: answer.extend({ assessment }),
});

export const makeReport = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/report',
  access: 'consultant',
  summary: 'Complete the assessment, compute its score and store its report',
  params: idParams,
  /** The revision that was looked through; an assessment that changed since is not locked. */
  query: z.object({ revision: z.coerce.number<number>().int().min(0).max(mostCounted).optional() }),
  output: assessment,
});

export const reopenAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/reopen',
  access: 'editor',
  summary: 'Open a finished assessment again; its report stays as an earlier one',
  params: idParams,
  output: assessment,
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/reports',
  access: 'reader',
  summary: 'The reports of an assessment that was finished more than once, newest first',
  params: idParams,
  output: z.array(
    z.object({
      edition: z.int(),
      completedAt: instant,
      complianceScore: percent.nullable(),
      reachesThreshold: z.boolean(),
      /** False once it was replaced, or the assessment opened again. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type ReportEntry = z.output<typeof listReports.output>[number];

export const declareScope = endpoint({
  method: 'PUT',
  path: '/api/assessments/:id/scope',
  access: 'consultant',
  summary: 'Attach the answers of a scope check; the server works out what they mean',
  params: idParams,
  body: z.object({ scope: scopeCheck }),
  output: assessment,
});

const distribution = z.object({ yes: z.int(), partial: z.int(), no: z.int(), not_applicable: z.int() });

/** The outcome of a completed assessment in the reader's language: what the report states, for the screen. */
export const result = z.object({
  assessment,
  distribution,
  withoutReason: z.int(),
  sections: z.array(z.object({ number: z.int(), title: z.string(), score: percent.nullable(), distribution })),
  /** Ordered by what closing them gains. */
  gaps: z.array(
    z.object({
      questionId: z.string(),
      section: z.int(),
      number: z.int(),
      questionText: z.string(),
      answer: z.enum(answerValues),
      remediation: z.string(),
      evidence: z.string(),
      effort: z.enum(efforts),
      references: z.array(citation),
      appliesFrom: z.array(z.object({ from: z.iso.date(), target: z.enum(applicabilityTargets) })),
      /** Percentage points gained by answering yes. */
      gain: percent,
    }),
  ),
  path: z.object({ questionIds: z.array(z.string()), score: percent.nullable(), reached: z.boolean() }),
  /** Statutory duties that bind today by the scope check and were answered “no”. */
  unmet: z.array(unmetDuty),
});
export type Result = z.output<typeof result>;

export const readResult = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/result',
  access: 'reader',
  summary: 'Scores, gaps and path of a completed assessment',
  params: idParams,
  query: languageQuery,
  output: result,
});

export const downloadReport = download({
  method: 'GET',
  path: '/api/assessments/:id/report',
  access: 'reader',
  summary: 'The report as PDF, or an earlier one',
  params: idParams,
  query: languageQuery.extend({ edition: z.coerce.number<number>().int().min(1).max(mostCounted).optional() }),
  mediaType: 'application/pdf',
});

export const assessmentCalls = [
  listAssessments,
  currentAssessment,
  startAssessment,
  listAnswers,
  saveAnswer,
  makeReport,
  reopenAssessment,
  listReports,
  declareScope,
  readResult,
] as const;
