import { z } from 'zod';
import { earliestMeasure, literacyKinds, mostPeople } from '#core/assessment/ai-sheets/literacy.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';

const fields = z.object({
  kind: z.enum(literacyKinds, 'invalid'),
  topic: text(lengths.literacyTopic),
  /** A group of people in words; nobody is named. */
  audience: text(lengths.literacyAudience),
  people: z.int('invalid').min(1, 'invalid').max(mostPeople, 'invalid'),
  /** Whether it is about all systems; otherwise about those that are named. */
  allSystems: z.boolean(),
  systemIds: z.array(uuid).max(200, 'invalid'),
  heldOn: day.refine((one) => one >= earliestMeasure, 'invalid'),
  nextOn: day.nullable(),
  proof: text(lengths.literacyProof),
  evidenceId: uuid.nullable(),
});
export type MeasureInput = z.output<typeof fields>;

const measure = fields.extend({
  id: uuid,
  heldOn: z.iso.date(),
  nextOn: z.iso.date().nullable(),
  /** The day of its return has passed. */
  isPast: z.boolean(),
  evidence: z.string().nullable(),
  version: z.int(),
  by: z.string().nullable(),
  at: instant,
});
export type LiteracyMeasure = z.output<typeof measure>;

export const literacyRecord = z.object({
  today: z.iso.date(),
  limit: z.int(),
  /** The newest first. */
  measures: z.array(measure),
  /** Every AI system, whether the duty is about it, and whether something proves that it was met. */
  systems: z.array(z.object({ id: uuid, name: z.string(), isBound: z.boolean(), isProved: z.boolean() })),
});
export type LiteracyRecord = z.output<typeof literacyRecord>;

export const readLiteracy = endpoint({
  method: 'GET',
  path: '/api/ai-literacy',
  access: 'reader',
  summary: 'Measures for AI literacy (AI Act, art. 4) and the AI systems that they are about',
  output: literacyRecord,
});

export const addMeasure = endpoint({
  method: 'POST',
  path: '/api/ai-literacy',
  access: 'consultant',
  summary: 'Record a measure for AI literacy',
  body: fields,
  output: literacyRecord,
});

export const changeMeasure = endpoint({
  method: 'PUT',
  path: '/api/ai-literacy/:id',
  access: 'consultant',
  summary: 'Change a measure; refused with 409 when somebody changed it meanwhile',
  params: idParams,
  body: fields.extend({ version: z.int('invalid').min(1, 'invalid').max(mostCounted, 'invalid') }),
  output: literacyRecord,
});

export const removeMeasure = endpoint({
  method: 'DELETE',
  path: '/api/ai-literacy/:id',
  access: 'consultant',
  summary: 'Delete a measure that was recorded by mistake',
  params: idParams,
  output: literacyRecord,
});

export const downloadLiteracy = download({
  method: 'GET',
  path: '/api/ai-literacy/xlsx',
  access: 'reader',
  summary: 'The measures as a workbook',
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const literacyCalls = [readLiteracy, addMeasure, changeMeasure, removeMeasure] as const;
