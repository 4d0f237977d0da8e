import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberRole } from '#core/account/members/members.ts';
import type { Language } from '#core/platform/languages.ts';
import { meKey } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { api } from '#client/platform/api/api.ts';

const membersKey = ['members'] as const;
const invitationsKey = ['invitations'] as const;
const demandKey = ['members', 'second-factor'] as const;

/** Who works in the organisation; fetched again at each visit of the page, because other people change it too. */
export function useMembers(enabled = true) {
  return useQuery({ queryKey: membersKey, queryFn: () => api('GET /api/members'), staleTime: 0, enabled });
}

export function useInvitations() {
  const enabled = useMay('GET /api/invitations', 'owner');
  return useQuery({ queryKey: invitationsKey, queryFn: () => api('GET /api/invitations'), staleTime: 0, enabled });
}

/** A change of the team, after which the team is read anew, also when it was refused because somebody was faster. */
function useTeamChange<T, R>(change: (what: T) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([membersKey, invitationsKey, meKey].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] }))),
  });
}

/** Whether everybody needs a second factor. */
export function useDemand() {
  return useQuery({ queryKey: demandKey, queryFn: () => api('GET /api/members/second-factor'), staleTime: 0 });
}

export function useDemandSecondFactor() {
  return useTeamChange((demanded: boolean) => api('PUT /api/members/second-factor', { body: { demanded } }));
}

export function useInvite() {
  return useTeamChange((body: { email: string; role: MemberRole; language: Language }) => api('POST /api/invitations', { body }));
}

export function useResend() {
  return useTeamChange((id: string) => api('POST /api/invitations/:id/resend', { params: { id } }));
}

export function useWithdrawInvitation() {
  return useTeamChange((id: string) => api('DELETE /api/invitations/:id', { params: { id } }));
}

export function useChangeRole() {
  return useTeamChange(({ personId, role }: { personId: string; role: MemberRole }) =>
    api('PATCH /api/members/:personId', { params: { personId }, body: { role } }),
  );
}

export function useRequestNaming() {
  return useTeamChange((contact: string | null) => api('PUT /api/members/report-contact', { body: { contact } }));
}

export function useAllowNaming() {
  return useTeamChange(({ personId, ...body }: { personId: string; allowed: boolean; contact: string }) =>
    api('PUT /api/members/:personId/report-naming', { params: { personId }, body }),
  );
}

export function useHandOver() {
  return useTeamChange((personId: string) => api('POST /api/members/:personId/ownership', { params: { personId } }));
}

export function useRemoveMember() {
  return useTeamChange((personId: string) => api('DELETE /api/members/:personId', { params: { personId } }));
}
