import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#core/platform/languages.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { api } from '#client/platform/api/api.ts';

const sentKey = ['access-requests', 'sent'] as const;
const receivedKey = ['access-requests', 'received'] as const;

/** Own requests that nobody has decided; others decide them meanwhile. */
export function useSentRequests() {
  return useQuery({ queryKey: sentKey, queryFn: () => api('GET /api/access-requests'), staleTime: 0 });
}

/** Requests that were mailed to the own address, for owners. */
export function useReceivedRequests() {
  const enabled = useMay('GET /api/access-requests/received', 'owner');
  return useQuery({ queryKey: receivedKey, queryFn: () => api('GET /api/access-requests/received'), staleTime: 0, enabled });
}

/** What the link of a mail is about. */
export function useAccessRequest(token: string) {
  return useQuery({
    queryKey: ['access-requests', 'link', token],
    queryFn: () => api('POST /api/access-requests/reading', { body: { token } }),
    enabled: token !== '',
  });
}

/** A change after which what it is about is read anew, also when it was refused because somebody was faster. */
function useChange<T, R>(change: (what: T) => Promise<R>, keys: readonly (readonly string[])[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] }))),
  });
}

export function useRequestAccess() {
  return useChange((body: { nip: string; email: string; language: Language }) => api('POST /api/access-requests', { body }), [sentKey]);
}

export function useResendRequest() {
  return useChange((id: string) => api('POST /api/access-requests/:id/resend', { params: { id } }), [sentKey]);
}

export function useWithdrawRequest() {
  return useChange((id: string) => api('DELETE /api/access-requests/:id', { params: { id } }), [sentKey]);
}

/** Which request, and the secret of its link where it was opened by one. */
type Named = Readonly<{ id: string; token: string | undefined }>;
const decided = [receivedKey, ['members']] as const;

export function useGrantAccess() {
  return useChange(({ id, token }: Named) => api('POST /api/access-requests/:id/acceptance', { params: { id }, body: { token } }), decided);
}

export function useDeclineAccess() {
  return useChange(({ id, token }: Named) => api('POST /api/access-requests/:id/refusal', { params: { id }, body: { token } }), decided);
}
