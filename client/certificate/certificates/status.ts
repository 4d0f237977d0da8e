import type { Certificate } from '#contract/certificate/certificates.ts';

/** The word for the status of a certificate. */
export function statusKey(status: Certificate['status']) {
  return `certificates.${status}` as const;
}
