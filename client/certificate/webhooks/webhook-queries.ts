import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import type { WebhookDelivery } from '#contract/certificate/webhooks.ts';
import { api } from '#client/platform/api/api.ts';

const webhooksKey = ['webhooks'] as const;
const deliveriesKey = (id: string) => [...webhooksKey, id] as const;
/** How often a list is read again while something of it is being sent, and how long that may take. */
const [readAgainMillis, sendingMillis] = [1500, 15_000];

/** Whether it is on its way now, and not only waiting for a later try. */
function isOnItsWay({ state, tries, triedAt }: WebhookDelivery): boolean {
  return state === 'waiting' && (tries === 0 || (triedAt !== null && Date.parse(triedAt) > Date.now() - sendingMillis));
}

export function useWebhooks() {
  return useQuery({ queryKey: webhooksKey, staleTime: 0, queryFn: () => api('GET /api/webhooks') });
}

/** What was sent to one of them; read again while a try is about to come. */
export function useDeliveries(id: string) {
  return useQuery({
    queryKey: deliveriesKey(id),
    staleTime: 0,
    queryFn: () => api('GET /api/webhooks/:id/deliveries', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? readAgainMillis : false),
  });
}

export function useWebhookActs() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: webhooksKey });
  return {
    make: useMutation({ mutationFn: (body: RouteCall<'POST /api/webhooks'>['body']) => api('POST /api/webhooks', { body }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & NonNullable<RouteCall<'PATCH /api/webhooks/:id'>['body']>) =>
        api('PATCH /api/webhooks/:id', { params: { id }, body }),
      onSuccess,
    }),
    renew: useMutation({ mutationFn: (id: string) => api('POST /api/webhooks/:id/secret', { params: { id } }), onSuccess }),
    end: useMutation({ mutationFn: (id: string) => api('DELETE /api/webhooks/:id', { params: { id } }), onSuccess }),
    test: useMutation({ mutationFn: (id: string) => api('POST /api/webhooks/:id/test', { params: { id } }), onSuccess }),
    again: useMutation({
      mutationFn: ({ id, messageId }: { id: string; messageId: string }) =>
        api('POST /api/webhooks/:id/deliveries/:messageId/again', { params: { id, messageId } }),
      onSuccess,
    }),
  };
}
