import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Everything that shows what is to be done is read anew. */
export function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['plan', 'cockpit', 'my-tasks'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

type Added = RouteCall<'POST /api/own-actions'>['body'];

export function useAddOwnAction() {
  return useMutation({ mutationFn: (body: Added) => api('POST /api/own-actions', { body }), onSuccess: useReadAnew() });
}

export type ActionChange = RouteCall<'PUT /api/own-actions/:id'>['body'];

type Changed = ActionChange & Pick<OwnAction, 'id'>;

/** `onSaved` receives the outcome of the action, also where its row is gone meanwhile. */
export function useChangeOwnAction(onSaved: (action: OwnAction) => void = () => {}) {
  const readAnew = useReadAnew();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: ({ id, ...body }: Changed) => api('PUT /api/own-actions/:id', { params: { id }, body }),
    onSuccess: onSaved,
    onError: (error) => failed(error),
    onSettled: readAnew,
  });
}

/** Marks an action done and states so; one that is repeated is open again for the day that is named. */
export function useMarkDone() {
  const { t } = useTranslation();
  return useChangeOwnAction(({ state, dueOn }) =>
    toast({ title: state === 'done' || dueOn === null ? t('myTasks.isDone') : t('myTasks.isDoneUntil', { date: shortDay(dueOn) }) }),
  );
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
