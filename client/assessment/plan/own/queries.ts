import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAction } from '#contract/assessment/action-items.ts';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';

/** Everything that shows what is to be done is read anew. */
function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['plan'] }), queries.invalidateQueries({ queryKey: ['cockpit'] })]);
  };
}

type Added = RouteCall<'POST /api/own-actions'>['body'];

export function useAddOwnAction() {
  return useMutation({ mutationFn: (body: Added) => api('POST /api/own-actions', { body }), onSuccess: useReadAnew() });
}

export type ActionChange = RouteCall<'PUT /api/own-actions/:id'>['body'];

export function useChangeOwnAction() {
  const readAnew = useReadAnew();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: ({ id, ...body }: ActionChange & Pick<OwnAction, 'id'>) => api('PUT /api/own-actions/:id', { params: { id }, body }),
    onError: (error) => failed(error),
    onSettled: readAnew,
  });
}

export function useDeleteOwnAction() {
  const readAnew = useReadAnew();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/own-actions/:id', { params: { id } }),
    onError: (error) => failed(error),
    onSettled: readAnew,
  });
}
