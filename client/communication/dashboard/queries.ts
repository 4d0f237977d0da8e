import { useQuery } from '@tanstack/react-query';
import { fromPayload } from '#contract/platform/mapping.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** Everything the dashboard shows, in one call; read anew at every visit. */
export function useCockpit(enabled: boolean) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['cockpit', lang],
    staleTime: 0,
    enabled,
    queryFn: async () => {
      const { assessments, certificates, ...rest } = await api('GET /api/cockpit', { query: { lang } });
      return { ...rest, assessments: assessments.map(fromPayload), certificates: certificates.map(fromPayload) };
    },
  });
}

export type CockpitData = NonNullable<ReturnType<typeof useCockpit>['data']>;
export type RegimeData = CockpitData['regimes'][number];
