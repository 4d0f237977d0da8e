import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#core/platform/languages.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

export function lawChangesQuery(lang: Language) {
  return queryOptions({ queryKey: ['law-changes', lang], queryFn: () => api('GET /api/law-changes', { query: { lang } }) });
}

export function useLawChanges() {
  return useQuery(lawChangesQuery(shownLanguage()));
}

/** What changes of law to come touch of the organisation. */
export function useLawImpacts() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['law-impacts', lang],
    staleTime: 0,
    queryFn: () => api('GET /api/law-changes/impact', { query: { lang } }),
  });
}
