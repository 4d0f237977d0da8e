import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

/** The named contact of a Pro organisation; null when none is set. */
export function useConsultant(pro: boolean) {
  return useQuery({
    queryKey: ['billing'],
    queryFn: () => api('GET /api/billing'),
    enabled: pro,
    select: (billing) => billing.consultant,
  });
}
