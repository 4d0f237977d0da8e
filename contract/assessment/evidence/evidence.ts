import { z } from 'zod';
import { evidenceLimits } from '#core/assessment/evidence/evidence.ts';
import { nameFault } from '#core/platform/text/file-name.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { atOnce, day, idParams, instant, mostCounted, text, uuid } from '#contract/platform/fields.ts';

/** Where evidence stands: at the answer to a question in an assessment, or, without one, at the item of the plan about that question. */
const place = z.object({ assessmentId: uuid.nullable(), questionId: text(lengths.questionId) });
export type EvidencePlace = z.output<typeof place>;

const use = place.extend({ attachedAt: instant, attachedBy: z.string().nullable() });

export const evidenceItem = z.object({
  id: uuid,
  kind: z.enum(['file', 'link']),
  name: z.string(),
  /** Of a link only. */
  url: z.string().nullable(),
  /** Of a file only: its type, size, and the SHA-256 of its bytes as they are stored and delivered. */
  mediaType: z.string().nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  /** Whether a virus scanner found it clean; false where none is connected. */
  scanned: z.boolean(),
  validUntil: z.iso.date().nullable(),
  addedAt: instant,
  addedBy: z.string().nullable(),
  /** Where it stands, the first place first. */
  uses: z.array(use),
  /** Whether a finished report lists it: the report goes on doing so when the file is deleted. */
  reported: z.boolean(),
});
export type EvidencePayload = z.output<typeof evidenceItem>;

export const evidenceList = z.object({
  evidence: z.array(evidenceItem),
  /** Bytes that are stored or reserved by files on their way, and how many there may be. */
  used: z.int(),
  limit: z.int(),
  /** Whether files are looked through by a virus scanner. */
  scanner: z.boolean(),
});
export type EvidenceList = z.output<typeof evidenceList>;

export const listEvidence = endpoint({
  method: 'GET',
  path: '/api/evidence',
  access: 'reader',
  summary: 'All evidence of the organisation, newest first, with where it stands and the room that is used',
  output: evidenceList,
});

export const addLink = endpoint({
  method: 'POST',
  path: '/api/evidence/links',
  access: 'consultant',
  summary: 'Add a link; its page is never fetched',
  body: z.object({
    name: text(lengths.evidenceName),
    url: z
      .string('link')
      .max(lengths.link.most, atOnce('too_long'))
      .pipe(z.url({ protocol: /^https?$/, error: 'link' }))
      .refine((address) => !/^https?:\/\/[^/?#]*@/i.test(address), 'link'),
    place: place.optional(),
  }),
  output: evidenceItem,
});

export const fileName = text(lengths.evidenceName).refine((name) => nameFault(name) === null, 'file_name');

const progress = z.object({
  id: uuid,
  /** The next part begins there. */
  received: z.int(),
  bytes: z.int(),
  /** The most that one part may hold. */
  partBytes: z.int(),
});
export type UploadProgress = z.output<typeof progress>;

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/evidence/uploads',
  access: 'consultant',
  summary: 'Begin to send a file; the same file for the same place goes on where it stopped',
  body: z.object({
    name: fileName,
    bytes: z.int('invalid').min(1, 'file_empty').max(evidenceLimits.file, 'file_too_large'),
    sha256: z
      .string('invalid')
      .regex(/^[0-9a-f]{64}$/, 'invalid')
      .optional(),
    place: place.optional(),
    /** The evidence whose places it replaces, except those in finished assessments. */
    replaces: uuid.optional(),
  }),
  output: progress,
});

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/evidence/uploads/:id',
  access: 'consultant',
  summary: 'How much of a file has arrived',
  params: idParams,
  output: progress,
});

export const sendPart = upload({
  path: '/api/evidence/uploads/:id/:offset',
  access: 'consultant',
  summary: 'The next part of a file; one that begins elsewhere is answered with 409 `upload_offset` and the place to go on',
  maxBytes: evidenceLimits.part,
  params: idParams.extend({ offset: z.coerce.number<number>('invalid').int('invalid').min(0, 'invalid').max(mostCounted, 'invalid') }),
  output: progress,
});

export const completeUpload = endpoint({
  method: 'POST',
  path: '/api/evidence/uploads/:id/completion',
  access: 'consultant',
  summary: 'Check the file that has arrived and keep it; what is refused is forgotten. Called again it answers the same',
  params: idParams,
  output: evidenceItem,
});

const ok = z.object({ ok: z.literal(true) });

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/evidence/uploads/:id',
  access: 'consultant',
  summary: 'Give up sending a file',
  params: idParams,
  output: ok,
});

export const downloadEvidence = download({
  method: 'GET',
  path: '/api/evidence/:id/file',
  access: 'reader',
  summary: 'The file',
  params: idParams,
  mediaType: 'application/octet-stream',
});

export const downloadArchive = download({
  method: 'GET',
  path: '/api/evidence/archive',
  access: 'reader',
  summary: 'All files and an index of all evidence as one ZIP',
  mediaType: 'application/zip',
});

export const changeEvidence = endpoint({
  method: 'PATCH',
  path: '/api/evidence/:id',
  access: 'consultant',
  summary: 'Change until when it is valid',
  params: idParams,
  body: z.object({ validUntil: day.nullable() }),
  output: evidenceItem,
});

export const attachEvidence = endpoint({
  method: 'POST',
  path: '/api/evidence/:id/uses',
  access: 'consultant',
  summary: 'Let it stand at another place too',
  params: idParams,
  body: place,
  output: evidenceItem,
});

export const detachEvidence = endpoint({
  method: 'DELETE',
  path: '/api/evidence/:id/uses',
  access: 'consultant',
  summary: 'Take it away from a place; it stays among the evidence',
  params: idParams,
  query: z.object({ assessmentId: uuid.optional(), questionId: text(lengths.questionId) }),
  output: evidenceItem,
});

export const removeEvidence = endpoint({
  method: 'DELETE',
  path: '/api/evidence/:id',
  access: 'consultant',
  summary: 'Delete it everywhere; what a finished report lists is deleted by editors only, and the report still names its hash',
  params: idParams,
  output: ok,
});

export const evidenceCalls = [
  listEvidence,
  addLink,
  startUpload,
  readUpload,
  completeUpload,
  cancelUpload,
  changeEvidence,
  attachEvidence,
  detachEvidence,
  removeEvidence,
] as const;
