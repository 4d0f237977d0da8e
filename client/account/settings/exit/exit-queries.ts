import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

const exitKey = ['exit'] as const;

export function useExit() {
  return useQuery({ queryKey: exitKey, queryFn: () => api('GET /api/organization/exit'), staleTime: 0 });
}

/** What everybody may do changes with it, so that everything is asked for anew. */
function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => void queries.invalidateQueries({ queryKey: [] }) });
}

export function useBeginExit() {
  return useChange(() => api('POST /api/organization/exit'));
}

export function useMoveExit() {
  return useChange((body: { on: string }) => api('POST /api/organization/exit/end', { body }));
}

export function useCancelExit() {
  return useChange(() => api('DELETE /api/organization/exit'));
}
