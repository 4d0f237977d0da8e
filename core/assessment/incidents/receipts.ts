import { evidenceTypes, pictureTypes } from '#core/assessment/evidence/evidence.ts';

/** What a confirmation of receipt may be beside a PDF and a picture: mail and XML, which are stored as they came. */
export const receiptTexts = {
  eml: { mediaType: 'message/rfc822', begin: /^[\x21-\x39\x3b-\x7e]+:/ },
  xml: { mediaType: 'application/xml', begin: /^(?:\u00ef\u00bb\u00bf)?\s*</ },
} as const satisfies Readonly<Record<string, Readonly<{ mediaType: string; begin: RegExp }>>>;

/** Of evidence, what may be a confirmation too. */
export const receiptTypes = ['pdf', ...pictureTypes] as const;

/** Endings that are offered when a file is chosen. */
export const receiptEndings: readonly string[] = [
  ...receiptTypes.flatMap((type) => [...evidenceTypes[type].endings]),
  ...Object.keys(receiptTexts),
];

/** Files of an incident, and bytes of all incidents of an organisation. */
export const receiptLimits = { incident: 40, organization: 400_000_000 } as const;

/** The kind of text that these bytes are by their ending and their beginning; null for anything else. Control characters are in none. */
export function receiptText(bytes: Uint8Array, ending: string): keyof typeof receiptTexts | null {
  if (ending !== 'eml' && ending !== 'xml') return null;
  const isControl = (byte: number): boolean => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f;
  if (bytes.some(isControl)) return null;
  return receiptTexts[ending].begin.test(String.fromCharCode(...bytes.subarray(0, 512))) ? ending : null;
}
