import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';

const guestsKey = ['guests'] as const;

/** Guests of the organisation; not asked for somebody who may not invite any. */
export function useGuests(enabled: boolean) {
  return useQuery({ queryKey: guestsKey, queryFn: () => api('GET /api/guests'), staleTime: 0, enabled });
}

export type GuestInput = NonNullable<RouteCall<'POST /api/guests'>['body']>;

/** Reads the list anew after a change of it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => queries.invalidateQueries({ queryKey: guestsKey }) });
}

export function useInviteGuest() {
  return useChange((body: GuestInput) => api('POST /api/guests', { body }));
}

export function useResendGuest() {
  return useChange((id: string) => api('POST /api/guests/:id/resend', { params: { id } }));
}

export function useRevokeGuest() {
  return useChange((id: string) => api('DELETE /api/guests/:id', { params: { id } }));
}
