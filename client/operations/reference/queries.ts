import { api } from '#client/platform/api/api.ts';
import { queryOptions, useQuery } from '#client/platform/query/hooks.ts';

export const referenceQuery = queryOptions({ queryKey: ['reference'], queryFn: () => api('GET /api/reference') });

export function useReference() {
  return useQuery(referenceQuery);
}
