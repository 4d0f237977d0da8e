import { useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** Read anew whenever the screen opens: everything else that is done changes it. */
export function useQuality() {
  const lang = shownLanguage();
  return useQuery({ queryKey: ['quality', lang], staleTime: 0, queryFn: () => api('GET /api/quality', { query: { lang } }) });
}
