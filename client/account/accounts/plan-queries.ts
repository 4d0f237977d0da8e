import { api } from '#client/platform/api/api.ts';
import { queryOptions, useQuery } from '#client/platform/query/hooks.ts';

export const plansQuery = queryOptions({ queryKey: ['plans'], queryFn: () => api('GET /api/config/subscription-plans') });

export function usePlans() {
  return useQuery(plansQuery);
}
