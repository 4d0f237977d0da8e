import { codeAlphabet, codeFrom } from './confirmation.ts';

/** How long a published code is looked for (CA/Browser Forum, Baseline Requirements 3.2.2.4.7 and 3.2.2.4.18). */
export const websiteCodeDays = 30;
/** Letters of a code: 130 bits, so that nobody hits one that is published somewhere. */
export const websiteCodeLength = 26;
/** How often somebody may have the website of one NIP looked at in a day, whoever asks; the job comes beside that. */
export const websiteChecksPerDay = 20;
/** The job looks again after so many hours. */
export const websiteCheckHours = 6;

/** Where a company publishes the file. */
export const websitePath = '/.well-known/atesto-confirmation.txt';

const dayMillis = 86_400_000;

export function websiteExpiry(from: Date): Date {
  return new Date(from.getTime() + websiteCodeDays * dayMillis);
}

/** A code from integers below 32. */
export function websiteCode(drawn: readonly number[]): string {
  return codeFrom(drawn);
}

/** How many integers below what make a code. */
export const websiteDraw = [websiteCodeLength, codeAlphabet.length] as const;

/** What a company publishes: as a TXT record, or as a line of the file. */
export function websiteValue(code: string): string {
  return `atesto-confirmation=${code}`;
}

/** The name of the TXT record. */
export function websiteRecord(host: string): string {
  return `_atesto.${host.replace(/^www\./, '')}`;
}

/** Where a code was found, or why it was not; the nearest to success last. */
export const websiteFindings = ['dns', 'file'] as const;
export const websiteFailures = [
  /** The name leads to no address. */
  'no_host',
  /** It leads to an address that is not on the public internet. */
  'not_public',
  'unreachable',
  'slow',
  /** The certificate of the website does not fit or is not trusted. */
  'certificate',
  /** It sends visitors elsewhere. */
  'redirected',
  'too_large',
  /** Neither record nor file. */
  'absent',
  /** There is something, but another value. */
  'other_value',
] as const;
export type WebsiteFinding = (typeof websiteFindings)[number];
export type WebsiteFailure = (typeof websiteFailures)[number];
export type WebsiteOutcome = WebsiteFinding | WebsiteFailure;

export function isWebsiteFound(outcome: WebsiteOutcome): outcome is WebsiteFinding {
  return outcome === 'dns' || outcome === 'file';
}
