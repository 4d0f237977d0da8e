import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { meKey } from '#client/account/accounts/queries.ts';
import { api, sendFile } from '#client/platform/api/api.ts';

const confirmationKey = ['confirmation'] as const;

/** Read anew whenever it is shown: the code may have been redeemed elsewhere. */
export function useConfirmation(enabled = true) {
  return useQuery({ queryKey: confirmationKey, queryFn: () => api('GET /api/company/confirmation'), staleTime: 0, enabled });
}

/** Ways that hand out a code. */
export type RequestedMethod = 'register_email' | 'website' | 'letter' | 'signature';

export function useStartConfirmation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (method: RequestedMethod) => api('POST /api/company/confirmation', { body: { method } }),
    onSuccess: (confirmation) => queries.setQueryData<CompanyConfirmation>(confirmationKey, confirmation),
    onError: () => queries.invalidateQueries({ queryKey: confirmationKey }),
  });
}

type Confirmed = CompanyConfirmation & Readonly<{ issued: readonly string[] }>;

/** Told the numbers of the certificates that waited for the confirmation. */
export type WhenConfirmed = (issued: readonly string[]) => void;

/**
 * What may confirm the company, and with it the organisation's name and certificates. `done` is reported at once, because the form that
 * asks goes when the company is confirmed.
 */
function useConfirming<Given>(confirm: (given: Given) => Promise<Confirmed>, done: WhenConfirmed) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: confirm,
    onSuccess: async ({ issued, ...confirmation }) => {
      if (confirmation.state === 'confirmed') done(issued);
      queries.setQueryData<CompanyConfirmation>(confirmationKey, confirmation);
      const changed = [meKey, ['certificates'], ['assessments'], ['registry'], ['settings']];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: () => queries.invalidateQueries({ queryKey: confirmationKey }),
  });
}

export function useRedeemCode(done: WhenConfirmed) {
  return useConfirming((code: string) => api('POST /api/company/confirmation/code', { body: { code } }), done);
}

export function useCheckWebsite(done: WhenConfirmed) {
  return useConfirming(() => api('POST /api/company/confirmation/website', {}), done);
}

export function useSendDeclaration(done: WhenConfirmed) {
  return useConfirming((file: File) => sendFile('PUT /api/company/declaration', file), done);
}

/** Opens a dispute about the own NIP, or takes the claim back. */
export function useDispute() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: 'start' | 'withdraw') =>
      what === 'start' ? api('POST /api/company/dispute', {}) : api('POST /api/company/dispute/withdrawal', {}),
    onSuccess: (confirmation) => queries.setQueryData<CompanyConfirmation>(confirmationKey, confirmation),
    onError: () => queries.invalidateQueries({ queryKey: confirmationKey }),
  });
}

export function useObject() {
  return useMutation({ mutationFn: (token: string) => api('POST /api/company/objection', { body: { token } }) });
}
