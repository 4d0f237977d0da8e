import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiSystem, SystemFields } from '#contract/assessment/ai/ai-systems.ts';
import type { StartingPoint } from '#core/assessment/ai-systems/starting-points.ts';
import { api, sendFile } from '#client/platform/api/api.ts';

const listKey = ['ai-systems'] as const;
const keyOf = (id: string) => [...listKey, id] as const;

/** Read anew whenever the screen opens: others work on it too. */
export function useSystems() {
  return useQuery({ queryKey: listKey, staleTime: 0, queryFn: () => api('GET /api/ai-systems') });
}

/** The same beside questions, of which many are shown at once. */
export function useSystemsOfQuestions() {
  return useQuery({ queryKey: listKey, staleTime: 30_000, queryFn: () => api('GET /api/ai-systems') });
}

export function useSystem(id: string) {
  return useQuery({ queryKey: keyOf(id), staleTime: 0, queryFn: () => api('GET /api/ai-systems/:id', { params: { id } }) });
}

/** Keeps a system as the server answered it; the list is read anew when it is shown. */
function cacheSystem(queries: QueryClient) {
  return (system: AiSystem): void => {
    queries.setQueryData(keyOf(system.id), system);
    void queries.invalidateQueries({ queryKey: listKey, exact: true });
  };
}

export function useAddSystem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; start: StartingPoint | null }) => api('POST /api/ai-systems', { body }),
    onSuccess: cacheSystem(queries),
  });
}

export type Draft = SystemFields & Readonly<{ ownerId: string | null; revision: number }>;

export function useChangeSystem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Draft) => api('PUT /api/ai-systems/:id', { params: { id }, body }),
    onSuccess: cacheSystem(queries),
  });
}

export function useRemoveSystem(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/ai-systems/:id', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey, exact: true }),
  });
}

type Duty = AiSystem['duties'][number]['code'];
export type Proof = Readonly<{ doneOn: string; text: string; evidenceId: string | null }>;

export function useProveDuty(id: string, code: Duty) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => api('PUT /api/ai-systems/:id/duties/:code', { params: { id, code }, body }),
    onSuccess: cacheSystem(queries),
  });
}

export function useReopenDuty(id: string, code: Duty) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/ai-systems/:id/duties/:code', { params: { id, code } }),
    onSuccess: cacheSystem(queries),
  });
}

export function usePreviewSheet() {
  return useMutation({ mutationFn: (file: Blob) => sendFile('PUT /api/ai-systems/sheet', file) });
}

export function useImportSheet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => sendFile('PUT /api/ai-systems/import', file),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey, exact: true }),
  });
}
