import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meKey } from '#client/accounts/queries.ts';
import { api } from '#client/api.ts';

const settingsKey = ['settings'] as const;

export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: () => api('GET /api/account/settings'), staleTime: 0 });
}

export function useSecurityLog() {
  return useQuery({ queryKey: [...settingsKey, 'log'], queryFn: () => api('GET /api/account/security-log'), staleTime: 0 });
}

/** Settings, the log and the own name are read anew after every change. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => Promise.all([queries.invalidateQueries({ queryKey: settingsKey }), queries.invalidateQueries({ queryKey: meKey })]),
  });
}

export function useChangeName() {
  return useChange((body: { firstName: string; lastName: string }) => api('PATCH /api/account/name', { body }));
}

export function useChangePassword() {
  return useChange((body: { currentPassword: string; newPassword: string }) => api('POST /api/account/password', { body }));
}

export function useChangeConsent() {
  return useChange((consent: boolean) => api('PATCH /api/account/registry-consent', { body: { consent } }));
}

export function useEndSession() {
  return useChange((id: string) => api('DELETE /api/account/sessions/:id', { params: { id } }));
}
