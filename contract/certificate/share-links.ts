import { z } from 'zod';
import { confirmationMethods } from '#core/company/confirmation.ts';
import { lengths } from '#core/platform/limits.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { shareDays, shareStates } from '#core/certificate/share-links.ts';
import { certificateStatuses } from '#core/certificate/certification.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { obstacles } from '#contract/assessment/scope/obstacle.ts';
import { idParams, instant, languageQuery, percent, regime, text, uuid } from '#contract/platform/fields.ts';

/** An address as the organisation sees it; the secret in it is shown once. */
const shareLink = z.object({
  id: uuid,
  assessmentId: uuid,
  regime,
  completedAt: instant,
  label: z.string(),
  sections: z.boolean(),
  report: z.boolean(),
  comments: z.boolean(),
  /** How many answers it shows. */
  answers: z.int(),
  state: z.enum(shareStates),
  createdAt: instant,
  createdBy: z.string().nullable(),
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** A newer result of the regime, or a newer edition of this one, was made since. */
  outdated: z.boolean(),
  views: z.int(),
  lastViewedAt: instant.nullable(),
});
export type ShareLink = z.output<typeof shareLink>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/share-links',
  access: 'reader',
  summary: 'Addresses by which results are shown, newest first',
  output: z.array(shareLink),
});

export const makeShareLink = endpoint({
  method: 'POST',
  path: '/api/share-links',
  access: 'editor',
  summary: 'Make an address that shows the result of a finished assessment for a while; it is told once',
  body: z.object({
    assessmentId: uuid,
    label: text(lengths.shareLabel),
    days: z.int('invalid').min(shareDays.least, 'invalid').max(shareDays.most, 'invalid'),
    sections: z.boolean('invalid'),
    report: z.boolean('invalid'),
    comments: z.boolean('invalid'),
    questionIds: z.array(text(lengths.questionId)).max(100, 'too_long'),
  }),
  output: shareLink.extend({ address: z.url() }),
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/share-links/:id',
  access: 'editor',
  summary: 'End an address at once',
  params: idParams,
  output: z.object({ ok: z.literal(true) }),
});

export const listShareViews = endpoint({
  method: 'GET',
  path: '/api/share-links/:id/views',
  access: 'reader',
  summary: 'When an address was opened and with what kind of device, newest first',
  params: idParams,
  output: z.array(
    z.object({ at: instant, what: z.enum(['page', 'report']), browser: z.string().nullable(), system: z.string().nullable() }),
  ),
});

const token = text(lengths.token);

/** What somebody with the address sees, in the language asked for. */
export const sharedResult = z.object({
  organization: z.object({ name: z.string(), nip: z.string() }),
  /** How it is known now who the company is; null where it is not. */
  confirmation: z.object({ level: z.int(), method: z.enum(confirmationMethods), confirmedAt: instant }).nullable(),
  regime,
  completedAt: instant,
  catalogueVersion: z.string(),
  thresholdPercent: z.int(),
  reachesThreshold: z.boolean(),
  /** What prevents a certificate for the result whatever its score is. */
  obstacles,
  assessed: z.object({ applicable: z.int(), notApplicable: z.int(), withoutReason: z.int() }),
  /** The assessment was opened again, or finished anew, after this result. */
  reopened: z.boolean(),
  /** The certificate of this result as it stands now. */
  certificate: z
    .object({
      certificateNumber: z.string(),
      status: z.enum(certificateStatuses),
      issuedAt: instant,
      expiresAt: instant,
      revokedAt: instant.nullable(),
      /** How many of its answers are contradicted, as its public page counts them. */
      contradicted: z.int(),
    })
    .nullable(),
  score: percent.nullable().optional(),
  sections: z.array(z.object({ number: z.int(), title: z.string(), score: percent.nullable() })).optional(),
  answers: z.array(
    z.object({
      questionId: z.string(),
      section: z.int(),
      number: z.int(),
      questionText: z.string(),
      answer: z.enum(answerValues),
      comment: z.string(),
    }),
  ),
  report: z.boolean(),
  expiresAt: instant,
});
export type SharedResult = z.output<typeof sharedResult>;

export const openShareLink = endpoint({
  method: 'POST',
  path: '/api/share-links/opening',
  access: 'anyone',
  summary: 'What an address shows; the organisation sees that it was opened',
  query: languageQuery,
  body: z.object({ token }),
  output: sharedResult,
});

export const downloadSharedReport = download({
  method: 'POST',
  path: '/api/share-links/report',
  access: 'anyone',
  summary: 'The report behind an address that shows it, as PDF',
  query: languageQuery,
  body: z.object({ token }),
  mediaType: 'application/pdf',
});

export const shareLinkCalls = [listShareLinks, makeShareLink, revokeShareLink, listShareViews, openShareLink] as const;
