import type { Localized } from '#core/platform/languages.ts';

/** Names of the file of the inventory. */
export const aiSystemFileNames: Localized = {
  pl: 'atesto-systemy-ai-{day}',
  en: 'atesto-ai-systems-{day}',
  de: 'atesto-ki-systeme-{day}',
  fr: 'atesto-systemes-ia-{day}',
};
