import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailDomain } from '#contract/communication/mail-domain.ts';
import { api } from '#client/platform/api/api.ts';

const mailDomainKey = ['mail-domain'] as const;

export function useMailDomain() {
  return useQuery({ queryKey: mailDomainKey, queryFn: () => api('GET /api/mail-domain'), staleTime: 0 });
}

/** Every change is answered with what stands then. */
function useChange<Input>(change: (input: Input) => Promise<MailDomain>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (found) => queries.setQueryData(mailDomainKey, found) });
}

export function useChooseMailDomain() {
  return useChange((name: string) => api('PUT /api/mail-domain', { body: { name } }));
}

export function useCheckMailDomain() {
  return useChange(() => api('POST /api/mail-domain/check'));
}

export function useRemoveMailDomain() {
  return useChange(() => api('DELETE /api/mail-domain'));
}
