import { z } from 'zod';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { templateStates } from '#core/assessment/templates/adoption.ts';
import { mostGaps } from '#core/assessment/templates/fill.ts';
import { documentLanguages } from '#core/assessment/templates/template.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';

const templateParams = z.object({ name: text(lengths.templateName) });
/** The language of the document, whatever the one of the interface is; Polish where it is not named. */
const documentQuery = z.object({ document: z.enum(documentLanguages).optional() });
const languagesQuery = languageQuery.extend(documentQuery.shape);

/** A question that the document is evidence of, with the organisation’s answer today. */
const question = z.object({ id: z.string(), ref: z.string(), text: z.string(), answer: z.enum(answerValues).nullable() });

const adoption = z.object({
  evidenceId: uuid,
  name: z.string(),
  /** Of the template that it was made from. */
  version: z.int(),
  approvedOn: z.iso.date(),
  approvedBy: z.string(),
  /** Of the evidence: until when it is to be reviewed. */
  validUntil: z.iso.date().nullable(),
  recordedBy: z.string().nullable(),
  /** Members who said that they have read it and understand it, with whoever asks among them or not. */
  readers: z.int(),
  isRead: z.boolean(),
  /** Staff without an account who said so. */
  staff: z.int(),
});

const summary = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  state: z.enum(templateStates),
  questions: z.array(question),
  /** What its sections meet, by act, with what the implementing regulation is to the organisation. */
  basis: z.string(),
  /** Words that only the organisation knows, and how many of them it typed in. */
  gaps: z.int(),
  filled: z.int(),
  /** The document in force: the one approved last. */
  adoption: adoption.nullable(),
});
export type TemplateSummary = z.output<typeof summary>;

const block = z.union([
  z.string(),
  z.object({ steps: z.array(z.string()) }),
  z.object({ items: z.array(z.string()) }),
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
]);

const detail = summary.extend({
  today: z.iso.date(),
  document: z.enum(documentLanguages),
  heading: z.string(),
  purpose: z.string(),
  sections: z.array(z.object({ title: z.string(), basis: z.string(), blocks: z.array(block) })),
  /** The purpose and the sections as they are edited, each under its title in the Polish template; `own` where the organisation wrote it itself. */
  texts: z.array(
    z.object({
      section: z.string(),
      title: z.string(),
      text: z.string(),
      /** `outdated`: the template has a newer version than the one that was edited. */
      own: z.object({ revision: z.int(), outdated: z.boolean() }).nullable(),
    }),
  ),
  /** `polish`: what stands at the same place of the Polish document; empty where nothing does, and in that document itself. */
  gapValues: z.array(z.object({ words: z.string(), value: z.string(), polish: z.string() })),
  /** Rises by one with each saving of the gaps; 0 before the first. */
  revision: z.int(),
  /** Every approved document made from it, the newest first. */
  adoptions: z.array(adoption),
  /** Who belongs to the organisation now. */
  members: z.int(),
  /** Heads of the entity who are listed. */
  heads: z.array(z.object({ name: z.string(), role: z.string() })),
});
export type TemplateDetail = z.output<typeof detail>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'reader',
  summary: 'Documents to adapt, with the questions that each is evidence of and what was approved',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), templates: z.array(summary) }),
});

export const readTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:name',
  access: 'reader',
  summary: 'A document to adapt, filled with what is known of the organisation',
  params: templateParams,
  query: languagesQuery,
  output: detail,
});

export const fillTemplateGaps = endpoint({
  method: 'PUT',
  path: '/api/templates/:name/gaps',
  access: 'consultant',
  summary: 'Save what only the organisation knows; refused with 409 when somebody saved meanwhile',
  params: templateParams,
  query: languagesQuery,
  body: z.object({
    revision: z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid'),
    gaps: z.array(z.object({ words: text(lengths.templateGap), value: text(lengths.templateValue) })).max(mostGaps, 'invalid'),
  }),
  output: detail,
});

export const editTemplateText = endpoint({
  method: 'PUT',
  path: '/api/templates/:name/texts',
  access: 'consultant',
  summary:
    'Save an own text in the place of a section, or give the one of the template back; refused with 409 when somebody saved meanwhile',
  params: templateParams,
  query: languagesQuery,
  body: z.object({
    section: text(lengths.templateSection),
    /** Of the own text that was seen; 0 where there was none. */
    revision: z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid'),
    own: z.object({ title: text(lengths.templateTitle), text: text(lengths.templateText) }).nullable(),
  }),
  output: detail,
});

export const adoptDocument = endpoint({
  method: 'POST',
  path: '/api/templates/:name/adoptions',
  access: 'consultant',
  summary: 'Record that a document made from the template was approved: it becomes evidence of its questions for twelve months',
  params: templateParams,
  query: languagesQuery,
  body: z.object({ evidenceId: uuid, approvedOn: day, approvedBy: text(lengths.approvedBy) }),
  output: detail,
});

export const withdrawAdoption = endpoint({
  method: 'DELETE',
  path: '/api/templates/:name/adoptions/:evidence',
  access: 'consultant',
  summary: 'Take the approval of a document back; the evidence stays where it stands',
  params: templateParams.extend({ evidence: uuid }),
  query: languagesQuery,
  output: detail,
});

export const confirmReading = endpoint({
  method: 'PUT',
  path: '/api/templates/:name/adoptions/:evidence/reading',
  access: 'reader',
  summary: 'Say that one has read an approved document and understands it',
  params: templateParams.extend({ evidence: uuid }),
  query: languagesQuery,
  output: detail,
});

export const templateDocx = download({
  method: 'GET',
  path: '/api/templates/:name/docx',
  access: 'reader',
  summary: 'The document to adapt, in Polish or English, filled with what is known of the organisation',
  params: templateParams,
  query: documentQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const templateCalls = [
  listTemplates,
  readTemplate,
  fillTemplateGaps,
  editTemplateText,
  adoptDocument,
  withdrawAdoption,
  confirmReading,
] as const;
