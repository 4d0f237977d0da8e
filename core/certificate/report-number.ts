import { certificateAlphabet } from '#core/platform/readable-letters.ts';

/** Numbers of reports read aloud like those of certificates, and are none: `R` instead of a regime. */
export const reportNumberPattern = /^ATESTO-R-\d{4}-[A-HJKMNP-Z2-9]{8}$/;

const letters = 8;

/** A number such as ATESTO-R-2026-K7QXRMAB. `drawn` are at least eight bytes that belong to this report alone. */
export function reportNumber(year: number, drawn: Uint8Array): string {
  const chosen = Array.from(drawn.slice(0, letters), (byte) => certificateAlphabet[byte % certificateAlphabet.length]);
  return `ATESTO-R-${year}-${chosen.join('')}`;
}
