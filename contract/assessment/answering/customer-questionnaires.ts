import { z } from 'zod';
import { decisions } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import { guards } from '#core/assessment/customer-questionnaires/guards.ts';
import { maturityParts } from '#core/assessment/customer-questionnaires/layout.ts';
import { hindrances } from '#core/assessment/customer-questionnaires/proposal.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { idParams, instant, language, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';
import { fileName } from '#contract/assessment/evidence/evidence.ts';

const answer = z.enum(answerValues);

const summary = z.object({
  id: uuid,
  /** Who asks, as a person wrote it; empty for not said. */
  customer: z.string(),
  name: z.string(),
  language,
  addedAt: instant,
  addedBy: z.string().nullable(),
  rows: z.int(),
  decided: z.int(),
});

/** A question of the catalogue that a row may be about, and what its answer would say in the form. */
const source = z.object({
  questionId: z.string(),
  section: z.int(),
  number: z.int(),
  questionText: z.string(),
  /** The organisation's own answer; null while there is none. */
  own: z
    .object({
      answer,
      comment: z.string(),
      updatedAt: instant,
      assessmentId: uuid,
      /** Names of the evidence at it that is valid today. */
      evidence: z.array(z.string()),
    })
    .nullable(),
  /** What the form would say; null where a person has to find it, with the reasons in `why`. */
  proposal: z.object({ answer, written: z.string(), comment: z.string() }).nullable(),
  why: z.array(z.enum([...guards, ...hindrances])),
});
export type Source = z.output<typeof source>;

const decided = z.object({
  decision: z.enum(decisions),
  written: z.string(),
  comment: z.string(),
  questionId: z.string().nullable(),
  by: z.string().nullable(),
  at: instant,
  /** Whether what it was taken from states something else today. */
  outdated: z.boolean(),
});

/** What was answered to the same question in another questionnaire. */
const remembered = z.object({
  customer: z.string(),
  questionId: z.string().nullable(),
  written: z.string(),
  comment: z.string(),
  by: z.string().nullable(),
  at: instant,
  /** Whether it still stands, or why not: it was given too long ago, or what it was taken from has changed since. */
  state: z.enum(['current', 'old', 'outdated', 'no_such_choice']),
});

const row = z.object({
  row: z.int(),
  sheet: z.string(),
  number: z.string(),
  text: z.string(),
  detail: z.string(),
  /** Which of the two degrees of a control it asks for, in a workbook of CyFun; null elsewhere. */
  part: z.enum(maturityParts).nullable(),
  /** What may be written into the answer; null where the form has no cell for it. */
  answer: z.object({ list: z.array(z.string()).nullable(), locked: z.boolean(), checkbox: z.boolean() }).nullable(),
  comment: z.object({ locked: z.boolean() }).nullable(),
  /** Whether the form came with something written there; it is never written over. */
  filled: z.boolean(),
  /** Whether the first of the sources is what is asked; otherwise a person chooses among them. */
  matched: z.boolean(),
  /** Whether it asks for something that no answer of the catalogue shows. */
  outside: z.boolean(),
  sources: z.array(source),
  /** What a person may take as it stands: what the first source says, else what was answered before; null where neither may be. */
  offer: z
    .object({ written: z.string(), comment: z.string(), questionId: z.string().nullable(), from: z.enum(['answer', 'remembered']) })
    .nullable(),
  remembered: remembered.nullable(),
  decided: decided.nullable(),
});
export type QuestionnaireRow = z.output<typeof row>;

const questionnaire = z.object({
  id: uuid,
  customer: z.string(),
  name: z.string(),
  language,
  addedAt: instant,
  addedBy: z.string().nullable(),
  sha256: z.string(),
  /** Visible sheets in which no questions were found. */
  unread: z.array(z.string()),
  mayChange: z.boolean(),
  rows: z.array(row),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const listQuestionnaires = endpoint({
  method: 'GET',
  path: '/api/customer-questionnaires',
  access: 'reader',
  summary: 'Questionnaires of customers, the newest first',
  output: z.object({ questionnaires: z.array(summary), limit: z.int(), mayChange: z.boolean() }),
});

export const addQuestionnaire = upload({
  path: '/api/customer-questionnaires/files/:name',
  access: 'consultant',
  summary: 'Read a questionnaire of a customer (XLSX, DOCX, CSV) and keep it; nothing is answered by that',
  params: z.object({ name: fileName }),
  maxBytes: sizes.questionnaire,
  output: questionnaire,
});

export const readQuestionnaire = endpoint({
  method: 'GET',
  path: '/api/customer-questionnaires/:id',
  access: 'reader',
  summary: 'The questions of a customer, each with what is proposed and what was decided',
  params: idParams,
  query: languageQuery,
  output: questionnaire,
});

export const changeQuestionnaire = endpoint({
  method: 'PATCH',
  path: '/api/customer-questionnaires/:id',
  access: 'consultant',
  summary: 'Say who asks, and in which language answers are written',
  params: idParams,
  query: languageQuery,
  body: z.object({ customer: text(lengths.questionnaireCustomer), language }),
  output: questionnaire,
});

const rowParams = idParams.extend({ row: z.coerce.number<number>('invalid').int('invalid').min(0, 'invalid').max(mostCounted, 'invalid') });

export const decideRow = endpoint({
  method: 'PUT',
  path: '/api/customer-questionnaires/:id/rows/:row',
  access: 'consultant',
  summary: 'Decide what a row of the form says, or that it stays open; refuses when somebody decided meanwhile (409)',
  params: rowParams,
  query: languageQuery,
  body: z.object({
    /** Into the cell of the answer and of the comment; both empty for a row that stays open. */
    written: text(lengths.questionnaireAnswer),
    comment: text(lengths.questionnaireAnswer),
    /** The question of the catalogue that it was taken from. */
    questionId: text(lengths.questionId).nullable(),
    /** When the decision that the person saw was made; null where there was none. */
    seen: instant.nullable(),
  }),
  output: row,
});

export const undecideRow = endpoint({
  method: 'DELETE',
  path: '/api/customer-questionnaires/:id/rows/:row',
  access: 'consultant',
  summary: 'Take back what was decided about a row',
  params: rowParams,
  query: languageQuery,
  output: row,
});

export const removeQuestionnaire = endpoint({
  method: 'DELETE',
  path: '/api/customer-questionnaires/:id',
  access: 'consultant',
  summary: 'Delete a questionnaire with its file and everything decided in it',
  params: idParams,
  output: z.object({ ok: z.literal(true) }),
});

export const downloadQuestionnaire = download({
  method: 'GET',
  path: '/api/customer-questionnaires/:id/file',
  access: 'reader',
  summary: 'The file of the customer with the decided answers in it; every other part of it stays as it came',
  params: idParams,
  mediaType: 'application/octet-stream',
});

export const questionnaireCalls = [
  listQuestionnaires,
  readQuestionnaire,
  changeQuestionnaire,
  decideRow,
  undecideRow,
  removeQuestionnaire,
] as const;
