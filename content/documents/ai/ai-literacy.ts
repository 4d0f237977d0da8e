import type { Localized } from '#core/platform/languages.ts';

/** Names of the file of the measures for AI literacy. */
export const literacyFileNames: Localized = {
  pl: 'atesto-kompetencje-ai-{day}',
  en: 'atesto-ai-literacy-{day}',
  de: 'atesto-ki-kompetenz-{day}',
  fr: 'atesto-maitrise-ia-{day}',
};
