import { useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

export const contradictionsKey = ['contradictions'] as const;

/** Questions that something recorded elsewhere speaks to. */
export function useContradictions() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: [...contradictionsKey, lang],
    queryFn: () => api('GET /api/contradictions', { query: { lang } }),
    staleTime: 30_000,
  });
}
