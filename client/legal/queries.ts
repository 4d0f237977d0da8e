import { useQuery } from '@tanstack/react-query';
import type { Language } from '#core/languages.ts';
import { api } from '#client/api.ts';

export function useLegal(page: string, lang: Language, version: string | undefined) {
  return useQuery({
    queryKey: ['legal', page, lang, version ?? ''],
    queryFn: () => api('GET /api/legal/:page', { params: { page }, query: { lang, version } }),
  });
}
