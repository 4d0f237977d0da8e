import { api } from '#client/api.ts';
import { queryOptions, useQuery } from '#client/query/hooks.ts';

export const referenceQuery = queryOptions({ queryKey: ['reference'], queryFn: () => api('GET /api/reference') });

export function useReference() {
  return useQuery(referenceQuery);
}
