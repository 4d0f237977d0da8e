import { z } from 'zod';
import { entryFields, entryInputs, entrySources } from '#core/assessment/register-entry/fields.ts';
import { formatProblems } from '#core/assessment/register-entry/formats.ts';
import { watchedData } from '#core/assessment/register-entry/changes.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, languageQuery, mostCounted, text } from '#contract/platform/fields.ts';

const input = z.object({
  input: z.enum(entryInputs),
  /** What counts: the own value, else the derived one. */
  value: z.string(),
  derived: z.object({ value: z.string(), source: z.enum(entrySources) }).nullable(),
  isOwn: z.boolean(),
  isNeeded: z.boolean(),
  problem: z.enum(formatProblems).nullable(),
  /** The line that is wrong. */
  wrong: z.string().nullable(),
});

const field = z.object({
  field: z.enum(entryFields),
  state: z.enum(['complete', 'missing', 'wrong', 'not_applicable']),
  mayNotApply: z.boolean(),
  inputs: z.array(input),
});

export const registerEntry = z.object({
  today: z.iso.date(),
  version: z.int(),
  fields: z.array(field),
  /** Fields that are still to be filled in or corrected. */
  open: z.int(),
  /** Whether one contact is enough: of micro and small enterprises. */
  oneContact: z.boolean(),
  /** When the registers of companies were read last; null where they never were. */
  readAt: instant.nullable(),
  /** Whether they know the company. */
  isKnown: z.boolean(),
  /** Since when data are compared with what is listed; null before a proof of the entry. */
  listedAt: instant.nullable(),
  /** Whether a term to apply for the entry has passed, so that a letter explains why it is late. */
  late: z.boolean(),
});
export type RegisterEntry = z.output<typeof registerEntry>;

/** A listed datum that changed. */
export const registerChange = z.object({
  id: z.uuid(),
  datum: z.enum(watchedData),
  before: z.string(),
  after: z.string(),
  source: z.enum(['register', 'sheet']),
  changedOn: z.iso.date(),
  aim: z.iso.date(),
  last: z.iso.date(),
  state: z.enum(['open', 'reported', 'reverted']),
  revertedOn: z.iso.date().nullable(),
});

export const registerWatch = z.object({
  since: z.iso.date().nullable(),
  /** The day on which the registers answered last; null where they never did. */
  checkedOn: z.iso.date().nullable(),
  /** Whether nothing is known of the last days. */
  isStale: z.boolean(),
  changes: z.array(registerChange),
});

export const readRegisterEntry = endpoint({
  method: 'GET',
  path: '/api/duties/register-entry',
  access: 'reader',
  summary: 'What the application for entry in the register of essential and important entities asks for, with what is missing',
  query: languageQuery,
  output: registerEntry,
});

export const saveRegisterEntry = endpoint({
  method: 'PUT',
  path: '/api/duties/register-entry',
  access: 'consultant',
  summary: 'Write what the organisation says itself in the data sheet for the register',
  body: z.object({
    version: z.int().min(0).max(mostCounted),
    values: z.partialRecord(z.enum(entryInputs), text(lengths.entryValue)),
    notApplicable: z.array(z.enum(entryFields)).max(entryFields.length),
    /** The day on which listed data changed. */
    changedOn: day,
  }),
  output: registerEntry,
});

export const registerEntryPdf = download({
  method: 'GET',
  path: '/api/duties/register-entry/pdf',
  access: 'reader',
  summary: 'The data sheet for the register in the order of the act',
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const lateEntryLetter = download({
  method: 'POST',
  path: '/api/duties/register-entry/letter',
  access: 'reader',
  summary: 'A letter in Polish that explains why the application for entry is late',
  body: z.object({ cause: text(lengths.lateCause) }),
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const registerEntryCalls = [readRegisterEntry, saveRegisterEntry] as const;
export const registerEntryDownloads = [registerEntryPdf, lateEntryLetter] as const;
