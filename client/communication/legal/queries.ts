import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#core/platform/languages.ts';
import { api } from '#client/platform/api/api.ts';

export function legalQuery(page: string, lang: Language, version?: string) {
  return queryOptions({
    queryKey: ['legal', page, lang, version ?? ''],
    queryFn: () => api('GET /api/legal/:page', { params: { page }, query: { lang, version } }),
  });
}

/** What changed since an earlier version. */
export function useLegalChanges(page: string, lang: Language, version: string) {
  return useQuery({
    queryKey: ['legal-changes', page, lang, version],
    queryFn: () => api('GET /api/legal/:page/changes', { params: { page }, query: { lang, version } }),
  });
}

export function useLegal(page: string, lang: Language, version: string | undefined) {
  return useQuery(legalQuery(page, lang, version));
}
