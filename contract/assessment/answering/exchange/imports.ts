import { z } from 'zod';
import { statedStates } from '#core/assessment/statement-import/cells.ts';
import { openReasons } from '#core/assessment/statement-import/proposal.ts';
import { rowProblems } from '#core/assessment/statement-import/read.ts';
import { cellProblems } from '#core/assessment/questionnaire/answer-import.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { assessment } from '#contract/assessment/answering/assessments.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { idParams, instant, language, languageQuery, regime, text, uuid } from '#contract/platform/fields.ts';

const savedAnswer = z.object({ answer: z.enum(answerValues), comment: z.string() });

/** Where a row of a statement of applicability stands; the sheet by its number where there are several. */
const rowPlace = { cell: z.string(), sheet: z.int().nullable() };

/** A control that a proposal rests on: what the statement of applicability says of it, and the word that was understood. */
const statedControl = z.object({ control: z.string(), state: z.enum(statedStates), written: z.string(), ...rowPlace });
export type StatedControl = z.output<typeof statedControl>;

/** One answer that the sheet would change. */
const importRow = z.object({
  questionId: z.string(),
  section: z.int(),
  number: z.int(),
  questionText: z.string(),
  /** Address of the answer in the sheet, such as E12; empty where it is proposed from several rows. */
  cell: z.string(),
  /** A conflict is an answer that somebody changed since the sheet was made, or one that was given where a statement proposes another. */
  kind: z.enum(['change', 'conflict']),
  filled: savedAnswer,
  /** The answer as it is now. */
  now: savedAnswer.nullable(),
  /** When and by whom it was changed; `seen` goes back with the request to apply. */
  seen: instant.nullable(),
  changedBy: z.string().nullable(),
  /** What a proposal rests on; of a filled sheet nothing. */
  controls: z.array(statedControl),
});
export type ImportRow = z.output<typeof importRow>;

const cellProblem = z.object({
  cell: z.string(),
  problem: z.enum(cellProblems),
  questionId: z.string().nullable(),
  /** What stands there, cut off where it is long. */
  value: z.string(),
  /** Whether the row is left out because of it. */
  leftOut: z.boolean(),
});
export type ImportProblem = z.output<typeof cellProblem>;

/** What else a statement of applicability says: questions that stay open, and rows that say nothing. */
const statementPart = z.object({
  /** Controls that were understood. */
  controls: z.int(),
  open: z.array(
    z.object({
      questionId: z.string(),
      section: z.int(),
      number: z.int(),
      questionText: z.string(),
      why: z.enum(openReasons),
      controls: z.array(statedControl),
    }),
  ),
  problems: z.array(z.object({ control: z.string().nullable(), problem: z.enum(rowProblems), ...rowPlace })),
  /** Further rows that say nothing. */
  moreProblems: z.int(),
});
export type StatementPart = z.output<typeof statementPart>;

/** What a sheet would change, worked out against the answers of now. */
export const importPreview = z.object({
  id: uuid,
  assessmentId: uuid,
  regime,
  exportedAt: instant,
  /** Until then it can be applied. */
  expiresAt: instant,
  rows: z.array(importRow),
  problems: z.array(cellProblem),
  /** Filled rows that say what is saved already, or what the sheet said when it was made. */
  unchanged: z.int(),
  /** Of a statement of applicability, whose rows are proposals; null of a filled sheet. */
  statement: statementPart.nullable(),
});
export type ImportPreview = z.output<typeof importPreview>;

export const previewImport = upload({
  path: '/api/imports',
  access: 'consultant',
  summary: 'Read a filled sheet of answers and see what it would change; nothing is saved as an answer',
  maxBytes: sizes.sheet,
  output: importPreview,
});

export const previewStatementImport = upload({
  path: '/api/imports/statements/:lang',
  access: 'consultant',
  summary:
    'Read a statement of applicability (ISO/IEC 27001:2022; XLSX, CSV) and see which answers of NIS2 it proposes; nothing is saved as an answer',
  params: z.object({ lang: language }),
  maxBytes: sizes.sheet,
  output: importPreview,
});

export const readImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  access: 'consultant',
  summary: 'The same preview, against the answers of now',
  params: idParams,
  query: languageQuery,
  output: importPreview,
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/application',
  access: 'consultant',
  summary: 'Save the chosen rows, all of them or, when one was changed since it was shown (409 with its question), none',
  params: idParams,
  body: z.object({
    rows: z
      .array(z.object({ questionId: text(lengths.questionId), seen: instant.nullable() }))
      .min(1, 'required')
      .max(100, 'too_long'),
  }),
  output: z.object({ saved: z.int(), assessment }),
});

export const downloadAnswers = download({
  method: 'GET',
  path: '/api/assessments/:id/xlsx',
  access: 'reader',
  summary: 'Questions and answers as a workbook, to be filled in while the assessment is open',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
