import { z } from 'zod';
import { deadlinePhases } from '#core/platform/calendar/deadline.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, instant, language } from '#contract/platform/fields.ts';
import { done } from '#contract/platform/operator-acts.ts';

const version = z.object({ version: z.string(), from: z.iso.date() });

export const legalDocument = z.object({
  page: z.string(),
  title: z.string(),
  version: z.string(),
  from: z.iso.date(),
  /** Every version there is, the newest first. */
  versions: z.array(version),
  /** HTML of the lead. */
  lead: z.string(),
  /** Sections in order; anchors are `s1`, `s2`, … */
  sections: z.array(z.object({ title: z.string(), html: z.string() })),
});
export type LegalDocument = z.output<typeof legalDocument>;

export const readLegal = endpoint({
  method: 'GET',
  path: '/api/legal/:page',
  access: 'anyone',
  summary: 'A legal page in one language, now or as it was',
  params: z.object({ page: z.string().max(lengths.legalPage.most, atOnce('too_long')) }),
  query: z.object({ lang: language.optional(), version: z.string().max(lengths.legalVersion.most, atOnce('too_long')).optional() }),
  output: legalDocument,
});

const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

const legalChanges = z.object({
  page: z.string(),
  from: version,
  to: version,
  /** The changes that matter, in words. */
  summary: z.array(z.string()),
  /** Sections in which anything changed; each change is a paragraph in pieces. */
  sections: z.array(z.object({ title: z.string(), changes: z.array(z.array(piece)) })),
});
export type LegalChanges = z.output<typeof legalChanges>;

export const readLegalChanges = endpoint({
  method: 'GET',
  path: '/api/legal/:page/changes',
  access: 'anyone',
  summary: 'What changed in a legal page since one of its earlier versions',
  params: z.object({ page: z.string().max(lengths.legalPage.most, atOnce('too_long')) }),
  query: z.object({ lang: language.optional(), version: z.string().max(lengths.legalVersion.most, atOnce('too_long')) }),
  output: legalChanges,
});

/** New terms that somebody was notified of and that do not bind them yet. */
export const termsNotice = z.object({
  bindsFrom: z.iso.date(),
  objectUntil: instant,
  objectedAt: instant.nullable(),
  /** How the last day of an objection stands to the clock. */
  objection: z.enum(deadlinePhases),
  /** What changed, with the version to compare with. */
  pages: z.array(
    z.object({ page: z.enum(['privacy-policy', 'cookie-policy', 'terms-of-sale', 'terms-of-certification']), former: z.string() }),
  ),
});
export type TermsNotice = z.output<typeof termsNotice>;

export const objectToTerms = endpoint({
  method: 'POST',
  path: '/api/terms/objection',
  access: 'owner',
  summary: 'Object to new terms, within 14 days after they were announced',
  output: done,
});

export const legalCalls = [readLegal, readLegalChanges, objectToTerms] as const;
