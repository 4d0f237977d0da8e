import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';

const literacyKey = ['ai-literacy'] as const;

export function useLiteracy() {
  return useQuery({ queryKey: literacyKey, staleTime: 0, queryFn: () => api('GET /api/ai-literacy') });
}

/** Every change is answered with the whole record; duties of systems follow from it. */
function useChange<Input>(change: (input: Input) => Promise<LiteracyRecord>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (record) => {
      queries.setQueryData(literacyKey, record);
      await queries.invalidateQueries({ queryKey: ['ai-systems'] });
    },
  });
}

type Added = RouteCall<'POST /api/ai-literacy'>['body'];

/** Adds a measure, or changes the one of that id and version. */
export function useSaveMeasure(known: Readonly<{ id: string; version: number }> | null) {
  return useChange((body: Added) =>
    known
      ? api('PUT /api/ai-literacy/:id', { params: { id: known.id }, body: { ...body, version: known.version } })
      : api('POST /api/ai-literacy', { body }),
  );
}

export function useRemoveMeasure() {
  return useChange((id: string) => api('DELETE /api/ai-literacy/:id', { params: { id } }));
}
