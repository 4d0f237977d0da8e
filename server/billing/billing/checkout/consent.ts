import { orderConsents, termsSentence } from '#content/labels/order-consents.ts';
import { legalVersions } from '#content/legal/editions/versions.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Principal } from '#server/platform/security/principal.ts';

/** What a buyer agreed to at the order, in the words that were read, and from where (docs/product.md, “Payments”). */
export type OrderConsent = Readonly<{
  termsVersion: string;
  language: Language;
  /** The request to begin at once; null where it was not made. */
  earlyStart: Readonly<{ text: string; at: string }> | null;
  terms: Readonly<{ text: string }>;
  ipAddress: string;
  userAgent: string;
}>;

export function consentOf({ language, origin }: Principal<'signed-in'>, earlyStart: boolean, at: Date): OrderConsent {
  return {
    termsVersion: legalVersions['terms-of-sale'][0].version,
    language,
    earlyStart: earlyStart ? { text: orderConsents[language].earlyStart, at: at.toISOString() } : null,
    terms: { text: termsSentence(language) },
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
  };
}
