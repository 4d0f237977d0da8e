import { z } from 'zod';
import { mostDocuments, resolutionForms, resolutionKinds, resolutionLanguages, votes } from '#core/assessment/board/resolutions.ts';
import { templateStates } from '#core/assessment/templates/adoption.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, text, uuid } from '#contract/platform/fields.ts';

const vote = z.object({ personId: uuid, name: z.string(), role: z.string(), vote: z.enum(votes) });

const resolution = z.object({
  id: uuid,
  kind: z.enum(resolutionKinds),
  form: z.enum(resolutionForms),
  language: z.enum(resolutionLanguages),
  madeAt: instant,
  /** Null for a person who is gone. */
  by: z.string().nullable(),
  /** Whether what it rests on is no longer as it was; null where there is no result any more. */
  changedSince: z.boolean().nullable(),
  stateHash: z.string(),
  sha256: z.string(),
  /** Null while it is a draft. */
  number: z.string().nullable(),
  adoptedOn: z.iso.date().nullable(),
  votes: z.array(vote),
  /** Documents made from templates that it approves, named as when it was drafted; `isRecorded` where an approval of its day or a later one is. */
  documents: z.array(z.object({ templateId: z.string(), heading: z.string(), version: z.int(), isRecorded: z.boolean() })),
  /** The signed copy; null where none was named, or where it was deleted. */
  evidence: z.object({ id: uuid, name: z.string() }).nullable(),
});

export const resolutions = z.object({
  today: z.iso.date(),
  /** What can be decided now: there is something that it rests on. */
  possible: z.array(z.enum(resolutionKinds)),
  /** Templates whose documents it can approve: no document is in force, or its review is due. */
  documents: z.array(z.object({ templateId: z.string(), heading: z.string(), state: z.enum(templateStates) })),
  people: z.array(z.object({ id: uuid, name: z.string(), role: z.string() })),
  /** The newest first. */
  resolutions: z.array(resolution),
});
export type Resolutions = z.output<typeof resolutions>;

export const readResolutions = endpoint({
  method: 'GET',
  path: '/api/board/resolutions',
  access: 'reader',
  summary: 'Decisions of the head of the entity, with who voted how',
  output: resolutions,
});

export const makeResolution = endpoint({
  method: 'POST',
  path: '/api/board/resolutions',
  access: 'consultant',
  summary: 'Draft a decision from the state of the assessment, which is frozen with it',
  body: z.object({
    kind: z.enum(resolutionKinds, 'invalid'),
    form: z.enum(resolutionForms, 'invalid'),
    language: z.enum(resolutionLanguages, 'invalid'),
    responsible: text(lengths.boardName),
    budget: text(lengths.resolutionText),
    training: text(lengths.resolutionText),
    delegation: text(lengths.resolutionText),
    /** Templates whose documents are approved with it; with approval of measures alone. */
    documents: z.array(text(lengths.templateName)).max(mostDocuments, 'invalid').optional(),
  }),
  output: resolutions,
});

export const adoptResolution = endpoint({
  method: 'PUT',
  path: '/api/board/resolutions/:id/adoption',
  access: 'consultant',
  summary: 'Record number, day and votes of a decision, and its signed copy',
  params: idParams,
  body: z.object({
    number: text(lengths.resolutionNumber),
    adoptedOn: day,
    votes: z.array(z.object({ personId: uuid, vote: z.enum(votes) })).max(100),
    evidenceId: uuid.nullable(),
  }),
  output: resolutions,
});

export const removeResolution = endpoint({
  method: 'DELETE',
  path: '/api/board/resolutions/:id',
  access: 'consultant',
  summary: 'Throw a draft of a decision away',
  params: idParams,
  output: resolutions,
});

export const resolutionPdf = download({
  method: 'GET',
  path: '/api/board/resolutions/:id/pdf',
  access: 'reader',
  summary: 'The decision as it was drafted, sealed',
  params: idParams,
  mediaType: 'application/pdf',
});

export const resolutionDocx = download({
  method: 'GET',
  path: '/api/board/resolutions/:id/docx',
  access: 'reader',
  summary: 'The decision as it was drafted, to edit and to sign',
  params: idParams,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const resolutionCalls = [readResolutions, makeResolution, adoptResolution, removeResolution] as const;
export const resolutionDownloads = [resolutionPdf, resolutionDocx] as const;
