import { useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

export const observedKey = ['observed-questions'] as const;

/** Questions that an observation speaks to today. */
export function useObservedQuestions() {
  return useQuery({ queryKey: observedKey, staleTime: 30_000, queryFn: () => api('GET /api/observed-questions') });
}
