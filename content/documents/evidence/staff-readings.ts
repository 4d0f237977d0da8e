import type { Language } from '#core/platform/languages.ts';

/** The table of staff who confirmed to have read a document; places in braces are filled in. */
export const staffWords: Readonly<Record<Language, Readonly<{ readAt: string; fileName: string }>>> = {
  pl: { readAt: 'Przeczytano i\u00a0zrozumiano', fileName: 'przeczytane-{id}-{day}' },
  en: { readAt: 'Read and understood', fileName: 'read-{id}-{day}' },
  de: { readAt: 'Gelesen und verstanden am', fileName: 'gelesen-{id}-{day}' },
  fr: { readAt: 'Lu et compris le', fileName: 'lu-{id}-{day}' },
};
