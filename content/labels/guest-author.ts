import type { Language, Localized } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';

/** Who gave an answer that nobody of the organisation gave. */
const guest: Localized = {
  pl: 'gość: {name}',
  en: 'guest: {name}',
  de: 'Gast: {name}',
  fr: 'invité\u00a0: {name}',
};

/** The author of something: a person of the organisation, or a guest, who is always shown as one. */
export function authorName(
  { who, guest: label }: Readonly<{ who: string | null; guest: string | null }>,
  language: Language,
): string | null {
  return label === null ? who : filled(guest[language], { name: label });
}
