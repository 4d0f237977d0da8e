/**
 * What is looked at on a domain of the organisation's own, each after a published rule: SPF (RFC 7208), DKIM (RFC 6376, 8301), DMARC (RFC 9989),
 * STARTTLS (RFC 3207), MTA-STS (RFC 8461), TLS-RPT (RFC 8460), DNSSEC (RFC 4033), CAA (RFC 8659), TLS versions (RFC 8996, 9325), the certificate,
 * HSTS (RFC 6797), the way from http to https, security.txt (RFC 9116).
 */
export const observationChecks = [
  'spf',
  'dkim',
  'dmarc',
  'starttls',
  'mta_sts',
  'tls_rpt',
  'dnssec',
  'caa',
  'tls',
  'certificate',
  'hsts',
  'https_redirect',
  'security_txt',
] as const;
export type ObservationCheck = (typeof observationChecks)[number];

/** Only `red` contradicts an answer and only `green` supports one; what could not be read, or does not apply, says nothing. */
export const observationVerdicts = ['green', 'amber', 'red', 'unknown', 'not_applicable'] as const;
export type ObservationVerdict = (typeof observationVerdicts)[number];

/** What was found, with what follows from it. */
export const verdictOfReason = {
  spf_strict: 'green',
  spf_macros: 'amber',
  spf_none: 'red',
  spf_several: 'red',
  spf_invalid: 'red',
  spf_open: 'red',
  spf_lookups: 'red',
  dkim_strong: 'green',
  dkim_short: 'amber',
  dkim_testing: 'amber',
  dkim_revoked: 'red',
  dkim_weak: 'red',
  dkim_unfound: 'unknown',
  dmarc_enforced: 'green',
  dmarc_monitoring: 'amber',
  dmarc_testing: 'amber',
  dmarc_reports: 'amber',
  dmarc_none: 'red',
  dmarc_several: 'red',
  dmarc_invalid: 'red',
  no_mail: 'not_applicable',
  starttls_all: 'green',
  starttls_old: 'amber',
  starttls_certificate: 'amber',
  starttls_missing: 'red',
  starttls_unreachable: 'unknown',
  mta_sts_enforced: 'green',
  mta_sts_dane: 'green',
  mta_sts_none: 'amber',
  mta_sts_testing: 'amber',
  mta_sts_policy: 'red',
  mta_sts_mismatch: 'red',
  tls_rpt_set: 'green',
  tls_rpt_none: 'amber',
  dnssec_signed: 'green',
  dnssec_unsigned: 'amber',
  dnssec_broken: 'red',
  dnssec_unasked: 'unknown',
  caa_set: 'green',
  caa_none: 'amber',
  no_website: 'not_applicable',
  tls_13: 'green',
  tls_12: 'amber',
  tls_old: 'red',
  certificate_valid: 'green',
  certificate_ending: 'amber',
  certificate_expired: 'red',
  certificate_name: 'red',
  certificate_untrusted: 'red',
  hsts_year: 'green',
  hsts_short: 'amber',
  hsts_none: 'amber',
  redirect_same: 'green',
  http_closed: 'green',
  redirect_elsewhere: 'amber',
  http_content: 'red',
  redirect_refused: 'unknown',
  security_txt_valid: 'green',
  security_txt_none: 'amber',
  security_txt_expired: 'amber',
  security_txt_invalid: 'amber',
  /** Nobody answered, or not in time: at the other side, or at ours. */
  unreadable: 'unknown',
} as const satisfies Readonly<Record<string, ObservationVerdict>>;
export type ObservationReason = keyof typeof verdictOfReason;

/** One look at one thing: why the verdict is what it is, and the lines that prove it (as they came, at most `rawLength` characters together). */
export type Finding = Readonly<{ reason: ObservationReason; raw: readonly string[] }>;

export const rawLength = 8000;

/** Questions of the catalogue that a check speaks to. */
export const questionsOfCheck: Readonly<Record<ObservationCheck, readonly string[]>> = {
  spf: ['nis2-7-6', 'nis2-5-7'],
  dkim: ['nis2-7-6'],
  dmarc: ['nis2-7-6', 'nis2-5-7'],
  starttls: ['nis2-2-5'],
  mta_sts: ['nis2-2-5', 'nis2-5-7'],
  tls_rpt: ['nis2-5-7'],
  dnssec: ['nis2-5-7'],
  caa: ['nis2-2-5'],
  tls: ['nis2-2-5', 'nis2-5-3'],
  certificate: ['nis2-2-5'],
  hsts: ['nis2-2-5', 'nis2-5-3'],
  https_redirect: ['nis2-2-5', 'nis2-5-3'],
  security_txt: ['nis2-5-6'],
};
