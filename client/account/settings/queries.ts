import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meKey } from '#client/account/accounts/queries.ts';
import type { RouteCall } from '#contract/routes.ts';
import { api, sendFile } from '#client/platform/api/api.ts';

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

export function useChooseMail() {
  return useChange((body: RouteCall<'PATCH /api/account/mails'>['body']) => api('PATCH /api/account/mails', { body }));
}

export function useEndSession() {
  return useChange((id: string) => api('DELETE /api/account/sessions/:id', { params: { id } }));
}

export function useEndOtherSessions() {
  return useChange(() => api('DELETE /api/account/sessions'));
}

export function useChangeOrganization() {
  return useChange((body: RouteCall<'PATCH /api/account/organization'>['body']) => api('PATCH /api/account/organization', { body }));
}

const brandingKey = [...settingsKey, 'branding'] as const;

export function useBranding() {
  return useQuery({ queryKey: brandingKey, queryFn: () => api('GET /api/account/branding'), staleTime: 0 });
}

export function useStoreLogo() {
  return useChange((file: Blob) => sendFile('PUT /api/account/branding/logo', file));
}

export function useRemoveLogo() {
  return useChange(() => api('DELETE /api/account/branding/logo'));
}

export function useChangeAccent() {
  return useChange((accent: string | null) => api('PATCH /api/account/branding', { body: { accent } }));
}

export function useConsultantBranding() {
  return useQuery({
    queryKey: [...brandingKey, 'consultant'],
    queryFn: () => api('GET /api/account/branding/consultant'),
    staleTime: 0,
  });
}

export function useChooseConsultantBranding() {
  return useChange((organizationId: string | null) => api('PUT /api/account/branding/consultant', { body: { organizationId } }));
}

/** Asked for when the deletion is opened, so that it shows what is there now. */
export function useDeletionPreview(open: boolean) {
  return useQuery({
    queryKey: [...settingsKey, 'deletion'],
    queryFn: () => api('GET /api/account/deletion'),
    staleTime: 0,
    enabled: open,
  });
}

export function useDeleteAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; deleteShared: boolean; immediately: boolean }) => api('POST /api/account/deletion', { body }),
    onSuccess: ({ eraseAt }) => {
      if (eraseAt) void queries.invalidateQueries({ queryKey: [] });
      else {
        queries.clear();
        queries.setQueryData(meKey, null);
      }
    },
  });
}
