import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import type { ConfirmationLevel, ConfirmationMethod } from '#core/company/confirmation.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';

/** Certificates and subscriptions last 12 calendar months (docs/product.md, “Certificates and registry”). */
export const validForMonths = 12;

/** The versions of the credential's type, the newest last; what an earlier one is called stays what it was when it was signed. */
export const typeVersions = ['1', '1.1'] as const;
export type TypeVersion = (typeof typeVersions)[number];

export const certificateStatuses = ['active', 'expired', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** What the registry states: a row that differs from what was signed, or of which nothing proves that it stands, is not verified. */
export const registryStatuses = [...certificateStatuses, 'unverified'] as const;
export type RegistryStatus = (typeof registryStatuses)[number];

export const revocationReasons = ['false_information', 'terms_breach', 'authority_demand', 'organisation_request'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** Days in which an organisation can explain itself before its certificate is revoked for what it did. */
export const explanationDays = 14;

/** Reasons of which the organisation is notified first; the others take effect at once. */
export const announcedReasons = ['false_information', 'terms_breach'] as const;
export type AnnouncedReason = (typeof announcedReasons)[number];

export function isAnnounced(reason: RevocationReason): reason is AnnouncedReason {
  return (announcedReasons as readonly string[]).includes(reason);
}

export const certificateNumberPattern = /^ATESTO-(NIS2|AIACT)-\d{4}-[A-HJKMNP-Z2-9]{6}$/;

/** How many letters of a number are its own, drawn for it. */
export const ownLetters = 6;

/**
 * The certificate number that somebody typed or pasted: in small letters, with spaces or other dashes, or without the name in
 * front; null where there is none.
 */
export function typedNumber(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}.]/gu, '');
  const [, code, year, letters] = /^(?:ATESTO)?(NIS2|AIACT)(\d{4})([A-Z0-9]{6})$/.exec(plain) ?? [];
  const number = `ATESTO-${code}-${year}-${letters}`;
  return certificateNumberPattern.test(number) ? number : null;
}

/** First instant at which the certificate is no longer in force. */
export function expiryOf(issuedAt: Date): Date {
  return addMonths(issuedAt, validForMonths);
}

/** Status at reading time: revoked, else expired once `expiresAt` has come, else active (docs/product.md, “Certificates and registry”). */
export function statusAt(certificate: { expiresAt: Date; revokedAt: Date | null }, now: Date): CertificateStatus {
  if (certificate.revokedAt) return 'revoked';
  return now >= certificate.expiresAt ? 'expired' : 'active';
}

/**
 * A certificate number such as ATESTO-NIS2-2026-K7QXRM. `drawn` are six integers below the alphabet's length from a
 * cryptographic source.
 */
export function certificateNumber(regime: Regime, year: number, drawn: readonly number[]): string {
  const letters = drawn.map((index) => certificateAlphabet[index]).join('');
  return `ATESTO-${regimeRules[regime].certificateCode}-${year}-${letters}`;
}

/** What a certificate states beside its columns. */
export type CertificateMetadata = Readonly<{
  issuer: string;
  threshold: number;
  questionCount: number;
  assessed: number;
  notApplicable: number;
  withoutReason: number;
  catalogueVersion: string;
  declaration: Readonly<{ name: string; role: string }>;
  /** How the company was confirmed when it was issued; certificates from before that was asked for have none. */
  confirmation?: CertifiedConfirmation;
}>;

/** What a certificate states about the confirmation of its company; the instant is ISO 8601. */
export type CertifiedConfirmation = Readonly<{ method: ConfirmationMethod; level: ConfirmationLevel; confirmedAt: string }>;
