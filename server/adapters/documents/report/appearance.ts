import { frameWords } from '#content/documents/frame.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { brandingData, type Branding } from '#server/adapters/documents/branding.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';

/** One line at the top of each page. */
export function headline(text: string): string {
  const longest = 80;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

/** In whose branding a document about an organisation stands. A consultant's branding states whose it is, on every page. */
export function documentBranding(branding: Branding | null, organization: string, language: Language) {
  const words = frameWords[language];
  const supporter = branding?.supportedBy && oneLine(branding.supportedBy);
  const supportLine = supporter ? filled(words.supportedBy, { name: supporter }) : '';
  return {
    branding: brandingData(branding),
    logoAlt: filled(words.logoAlt, { name: supporter || oneLine(organization) }),
    support: supportLine
      ? { text: bind(supportLine, language), line: headline(supportLine), note: bind(words.supportNote, language) }
      : null,
  };
}
