import type { Localized } from '#core/platform/languages.ts';

/** Names of the file of the inventory. */
export const aiSystemFileNames: Localized = {
  pl: 'atesto-systemy-ai-{day}',
  en: 'atesto-ai-systems-{day}',
  de: 'atesto-ki-systeme-{day}',
  fr: 'atesto-systemes-ia-{day}',
};

/** What stands in the sheet of the inventory and on no screen. */
export const aiSystemSheetWords = {
  class: { pl: 'Klasa', en: 'Class', de: 'Klasse', fr: 'Classe' },
  yes: { pl: 'tak', en: 'yes', de: 'ja', fr: 'oui' },
  no: { pl: 'nie', en: 'no', de: 'nein', fr: 'non' },
} as const satisfies Readonly<Record<string, Localized>>;
