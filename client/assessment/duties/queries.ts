import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const dutiesKey = ['duties'];

/** Read anew at every visit: other people change it too. */
export function useDuties() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: [...dutiesKey, lang],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api('GET /api/duties', { query: { lang } }),
  });
}

/** A change after which the list is read anew, also when it was refused because somebody was faster. */
function useChange<T>(change: (input: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: dutiesKey }) });
}

export function useProveDuty() {
  return useChange((body: RouteCall<'POST /api/duties/proofs'>['body']) => api('POST /api/duties/proofs', { body }));
}

export function useRemoveProof() {
  return useChange((id: string) => api('DELETE /api/duties/proofs/:id', { params: { id } }));
}

export function useAssignDuty() {
  return useChange((body: RouteCall<'PUT /api/duties/owner'>['body']) => api('PUT /api/duties/owner', { body }));
}
