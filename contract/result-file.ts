import { z } from 'zod';
import { languages } from '#core/languages.ts';
import { answerValues } from '#core/questionnaire.ts';
import { regimes } from '#core/regimes.ts';
import { download } from './endpoint.ts';
import { idParams, languageQuery } from './fields.ts';

const share = z.number().min(0).max(100).nullable();

/** The published form of a result. What is added later gets a new number; nothing here changes its meaning. */
export const resultFile = z
  .strictObject({
    $schema: z.url(),
    format: z.literal('atesto-assessment-result/1'),
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
    questions: z.array(
      z.strictObject({
        id: z.string(),
        section: z.int(),
        number: z.int(),
        text: z.string(),
        answer: z.enum(answerValues),
        comment: z.string(),
        expectedEvidence: z.string(),
        legalBasis: z.string(),
      }),
    ),
  })
  .describe('Result of a self-assessment');
export type ResultFile = z.output<typeof resultFile>;

/** Where the form is published. */
export const resultSchemaPath = '/schemas/assessment-result-1.json';

export const readResultSchema = download({
  method: 'GET',
  path: resultSchemaPath,
  access: 'anyone',
  summary: 'The JSON Schema of results as files',
  shared: true,
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

export const resultDownloads = [
  readResultSchema,
  downloadResultJson,
  downloadResultOscal,
  downloadAnswersCsv,
  downloadAnswersDocx,
] as const;
