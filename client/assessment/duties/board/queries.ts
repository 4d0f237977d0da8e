import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const boardKey = ['board'];

export function useBoard() {
  const lang = shownLanguage();
  return useQuery({ queryKey: [...boardKey, lang], staleTime: 0, queryFn: () => api('GET /api/board', { query: { lang } }) });
}

/** A change after which list and duties are read anew. */
function useChange<I, O>(change: (input: I) => Promise<O>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: boardKey });
      await queries.invalidateQueries({ queryKey: ['duties'] });
    },
  });
}

export function useAddPerson() {
  return useChange((body: RouteCall<'POST /api/board/people'>['body']) => api('POST /api/board/people', { body }));
}

export function useRemovePerson() {
  return useChange((id: string) => api('DELETE /api/board/people/:id', { params: { id } }));
}

export function useDeclareTraining() {
  return useChange((body: RouteCall<'POST /api/board/trainings'>['body']) => api('POST /api/board/trainings', { body }));
}

export function useWithdrawTraining() {
  return useChange((id: string) => api('DELETE /api/board/trainings/:id', { params: { id } }));
}

export function useSubmitTest() {
  return useChange((answers: number[]) => api('POST /api/board/test', { body: { answers } }));
}

export function useResolutions() {
  return useQuery({ queryKey: [...boardKey, 'resolutions'], staleTime: 0, queryFn: () => api('GET /api/board/resolutions') });
}

export function useMakeResolution() {
  return useChange((body: RouteCall<'POST /api/board/resolutions'>['body']) => api('POST /api/board/resolutions', { body }));
}

export function useAdoptResolution(id: string) {
  return useChange((body: RouteCall<'PUT /api/board/resolutions/:id/adoption'>['body']) =>
    api('PUT /api/board/resolutions/:id/adoption', { params: { id }, body }),
  );
}

export function useRemoveResolution() {
  return useChange((id: string) => api('DELETE /api/board/resolutions/:id', { params: { id } }));
}
