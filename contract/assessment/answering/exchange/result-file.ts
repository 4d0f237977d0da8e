import { z } from 'zod';
import { languages } from '#core/platform/languages.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes } from '#core/platform/regimes.ts';
import { download } from '#contract/platform/endpoint.ts';
import { idParams, languageQuery } from '#contract/platform/fields.ts';

const share = z.number().min(0).max(100).nullable();

const answered = z.strictObject({
  id: z.string(),
  section: z.int(),
  number: z.int(),
  text: z.string(),
  answer: z.enum(answerValues),
  comment: z.string(),
  expectedEvidence: z.string(),
  legalBasis: z.string(),
});
const weighed = answered.extend({ weightHundredths: z.int().min(1).describe('Weight of the question in hundredths') });

function formOf<Version extends 1 | 2, Question extends z.ZodType>(version: Version, question: Question) {
  return z
    .strictObject({
      $schema: z.url(),
      format: z.literal(`atesto-assessment-result/${version}`),
      language: z.enum(languages),
      exportedAt: z.iso.datetime(),
      selfAssessment: z.literal(true).describe('Always a self-assessment, never an audit'),
      organization: z.strictObject({ name: z.string(), nip: z.string().describe('Polish tax number, ten digits') }),
      assessment: z.strictObject({
        id: z.uuid(),
        edition: z.int().min(1).describe('Counts how often this assessment was finished'),
        regime: z.enum(regimes),
        catalogueVersion: z.string(),
        completedAt: z.iso.datetime(),
        thresholdPercent: z.int(),
        scorePercent: share.describe('Rounded half up to two decimals; null where no question was applicable'),
        score: z.strictObject({ points: z.int(), maximum: z.int() }).describe('The exact score: points divided by maximum'),
        reachesThreshold: z.boolean().describe('Compares the exact score'),
      }),
      sections: z.array(z.strictObject({ number: z.int(), title: z.string(), scorePercent: share })),
      questions: z.array(question),
    })
    .describe('Result of a self-assessment');
}

/**
 * The published forms of a result. What is added later gets a new number; nothing here changes its meaning. The first lacks the
 * weights, without which nobody can compute the score; results are of the last.
 */
export const resultForms = { 1: formOf(1, answered), 2: formOf(2, weighed) } as const;
export const resultFile = resultForms[2];
export type ResultFile = z.output<typeof resultFile>;

/** Where the forms are published. */
export const resultSchemaPaths = { 1: '/schemas/assessment-result-1.json', 2: '/schemas/assessment-result-2.json' } as const;

const aSchema = { method: 'GET', access: 'anyone', shared: true, mediaType: 'application/json; charset=utf-8' } as const;

export const readResultSchema = download({
  ...aSchema,
  path: resultSchemaPaths[2],
  summary: 'The JSON Schema of results as files',
});

export const readFirstResultSchema = download({
  ...aSchema,
  path: resultSchemaPaths[1],
  summary: 'The JSON Schema of results that were exported before they held the weights of questions',
});

export const downloadScorer = download({
  method: 'GET',
  path: '/score.mjs',
  access: 'anyone',
  shared: true,
  summary: 'Computes the score of an exported result anew, without this service: the reference of how scores are made',
  mediaType: 'text/javascript; charset=utf-8',
});

export const downloadScoreVectors = download({
  method: 'GET',
  path: '/score-vectors.json',
  access: 'anyone',
  shared: true,
  summary: 'Answers, weights and the scores that they make, to test another scorer with',
  mediaType: 'application/json; charset=utf-8',
});

const ofResult = { method: 'GET', access: 'reader', params: idParams, query: languageQuery } as const;

export const downloadResultJson = download({
  ...ofResult,
  path: '/api/assessments/:id/json',
  summary: 'The result of a finished assessment as JSON of the published schema',
  mediaType: 'application/json; charset=utf-8',
});

export const downloadResultOscal = download({
  ...ofResult,
  path: '/api/assessments/:id/oscal',
  summary: 'The result of a finished assessment as OSCAL assessment results (NIST, 1.1.2)',
  mediaType: 'application/json; charset=utf-8',
});

export const downloadAnswersCsv = download({
  ...ofResult,
  path: '/api/assessments/:id/csv',
  summary: 'Questions and answers as CSV',
  mediaType: 'text/csv; charset=utf-8',
});

export const downloadAnswersDocx = download({
  ...ofResult,
  path: '/api/assessments/:id/docx',
  summary: 'Questions and answers as a document of words',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const downloadStatement = download({
  ...ofResult,
  path: '/api/assessments/:id/statement',
  summary: 'A statement of applicability (ISO/IEC 27001:2022) begun from the answers of an assessment of NIS2, as a workbook',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadStatementDocx = download({
  ...ofResult,
  path: '/api/assessments/:id/statement/docx',
  summary: 'The statement of applicability as a document of words, to go on with',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const downloadStatementPdf = download({
  ...ofResult,
  path: '/api/assessments/:id/statement/pdf',
  summary: 'The statement of applicability as far as the answers go, to read and to print',
  mediaType: 'application/pdf',
});

export const resultDownloads = [
  readResultSchema,
  readFirstResultSchema,
  downloadScorer,
  downloadScoreVectors,
  downloadResultJson,
  downloadResultOscal,
  downloadAnswersCsv,
  downloadAnswersDocx,
  downloadStatement,
  downloadStatementDocx,
  downloadStatementPdf,
] as const;
