import { api } from '#client/platform/api/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const plansQuery = queryOptions({ queryKey: ['plans'], queryFn: () => api('GET /api/config/subscription-plans') });

export function usePlans() {
  return useQuery(plansQuery);
}
