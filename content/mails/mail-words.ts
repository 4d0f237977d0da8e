import type { Language } from '#core/languages.ts';

/** What a mail says below its greeting. A mail with `action` carries a link. */
export type MailWords = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  action?: string;
  closing: readonly string[];
}>;

/** How every mail begins; `{name}` is the reader's first name. */
export const greetings: Readonly<Record<Language, string>> = {
  pl: 'Dzień dobry, {name}',
  en: 'Hello {name},',
  de: 'Guten Tag, {name},',
  fr: 'Bonjour {name},',
};
