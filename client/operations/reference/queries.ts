import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

export const referenceQuery = queryOptions({ queryKey: ['reference'], queryFn: () => api('GET /api/reference') });

export function useReference() {
  return useQuery(referenceQuery);
}
