import { z } from 'zod';
import { registryStatuses, revocationReasons } from '#core/certificate/certification.ts';
import { confirmationMethods } from '#core/company/confirmation.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import { lengths, registryPage } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, instant, language, percent, regime } from '#contract/platform/fields.ts';
import type { FromPayload } from '#contract/platform/mapping.ts';

export const confirmation = z.object({ method: z.enum(confirmationMethods), level: z.int(), confirmedAt: instant });

/**
 * A certificate as listed: what was signed, whatever the database says; `unverified` where the two differ or nothing proves it. The score appears only with the organisation's consent.
 */
export const registryCertificate = z.object({
  id: z.string(),
  type: regime,
  certificateNumber: z.string(),
  status: z.enum(registryStatuses),
  issuedAt: instant,
  expiresAt: instant,
  complianceScore: percent.nullable(),
  /** Listed first while nothing is searched (Pro). */
  priority: z.boolean(),
  organization: z.object({ name: z.string(), nip: z.string() }),
  /** How the company was confirmed when it was issued; null where it was not. */
  confirmation: confirmation.nullable(),
  /** How many of its answers are contradicted, as its own page counts them. */
  contradicted: z.int(),
});
export type RegistryCertificatePayload = z.output<typeof registryCertificate>;
export type RegistryCertificate = FromPayload<RegistryCertificatePayload>;

/** Everything that the page of a certificate needs. */
export const registryEntry = z.object({
  id: z.string(),
  type: regime,
  certificateNumber: z.string(),
  status: z.enum(registryStatuses),
  issuedAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  revocationReason: z.enum(revocationReasons).nullable(),
  /** Whether a corrected certificate with another number took its place. */
  replaced: z.boolean(),
  complianceScore: percent.nullable(),
  thresholdPercent: z.int(),
  /** Null after the organisation had its entry removed. */
  organization: z.object({ name: z.string(), nip: z.string() }).nullable(),
  /** How the company was confirmed when it was issued; null where it was not. */
  confirmation: confirmation.nullable(),
  /** How many questions were assessed, left out, and left out without a reason. */
  assessed: z.int(),
  questionCount: z.int(),
  notApplicable: z.int(),
  withoutReason: z.int(),
  catalogueVersion: z.string(),
  verificationHash: z.string(),
  /**
   * The credential (SD-JWT VC) with what the organisation consents to show; null where the entry was removed, because it
   * names the organisation, and for those of the first version without consent, because they name the score.
   */
  credential: z.string().nullable(),
  /** SHA-256 of every PDF issued for it, in any language. */
  documentHashes: z.array(z.string()),
  /**
   * How many answers of it are contradicted by what was observed on domains of the organisation or counted in its systems since, and not
   * explained; nothing that is signed states so. It takes nothing from the validity.
   */
  contradicted: z.int(),
  /** Server time of this answer. */
  checkedAt: instant,
});
export type RegistryEntryPayload = z.output<typeof registryEntry>;
export type RegistryEntry = FromPayload<RegistryEntryPayload>;

export const searchRegistry = endpoint({
  method: 'GET',
  path: '/api/registry',
  access: 'anyone',
  shared: true,
  summary: 'Certificates, newest first; the next page is in the Link header',
  examples: [{ query: { limit: '2' } }, { query: { search: '5261040828' } }],
  query: z.object({
    search: z.string().max(lengths.search.most, atOnce('too_long')).optional(),
    type: regime.optional(),
    limit: z.coerce.number<number>().int().min(1).max(registryPage.most).default(registryPage.usual),
    cursor: z.string().max(lengths.token.most, atOnce('too_long')).optional(),
  }),
  output: z.array(registryCertificate),
});

export const readRegistryEntry = endpoint({
  method: 'GET',
  path: '/api/registry/:certificateNumber',
  access: 'anyone',
  shared: true,
  summary: 'One certificate, whatever its status',
  examples: [{ params: { certificateNumber: '{certificateNumber}' } }],
  params: z.object({ certificateNumber: z.string().max(lengths.certificateNumber.most, atOnce('too_long')) }),
  output: registryEntry,
});

export const readReportRecord = endpoint({
  method: 'GET',
  path: '/api/registry/reports/:hash',
  access: 'anyone',
  summary: 'Whether a report without a seal is one that was kept, by the SHA-256 of the file; names nobody',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({
    /** When it was made; null when no report has these bytes. */
    madeAt: instant.nullable(),
  }),
});

export const badgeThemes = ['light', 'dark'] as const;

/** An unknown language or theme is answered as the usual one: the address stands in other people's pages. */
export const downloadBadge = download({
  method: 'GET',
  path: '/badge/:certificateNumber.svg',
  access: 'anyone',
  shared: true,
  examples: [{ params: { certificateNumber: '{certificateNumber}' }, query: { lang: 'en' } }],
  summary: 'The badge of a certificate as it is now, for other sites; cached at most an hour, without a cookie',
  params: z.object({ certificateNumber: z.string().max(lengths.certificateNumber.most, atOnce('too_long')) }),
  query: z.object({
    lang: language.default(defaultLanguage).catch(defaultLanguage),
    theme: z.enum(badgeThemes).default('light').catch('light'),
  }),
  mediaType: 'image/svg+xml; charset=utf-8',
});

export const registryCalls = [searchRegistry, readRegistryEntry, readReportRecord] as const;
