import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyConfirmation } from '#contract/confirmation.ts';
import { meKey } from '#client/accounts/queries.ts';
import type { CodeMethod } from '#core/confirmation.ts';
import { api } from '#client/api.ts';

const confirmationKey = ['confirmation'] as const;

/** Read anew whenever it is shown: the code may have been redeemed elsewhere. */
export function useConfirmation(enabled = true) {
  return useQuery({ queryKey: confirmationKey, queryFn: () => api('GET /api/company/confirmation'), staleTime: 0, enabled });
}

export function useStartConfirmation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (method: CodeMethod) => api('POST /api/company/confirmation', { body: { method } }),
    onSuccess: (confirmation) => queries.setQueryData<CompanyConfirmation>(confirmationKey, confirmation),
    onError: () => queries.invalidateQueries({ queryKey: confirmationKey }),
  });
}

export function useRedeemCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api('POST /api/company/confirmation/code', { body: { code } }),
    onSuccess: async ({ issued: _issued, ...confirmation }) => {
      queries.setQueryData<CompanyConfirmation>(confirmationKey, confirmation);
      const changed = [meKey, ['certificates'], ['assessments'], ['registry'], ['settings']];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: () => queries.invalidateQueries({ queryKey: confirmationKey }),
  });
}

export function useObject() {
  return useMutation({ mutationFn: (token: string) => api('POST /api/company/objection', { body: { token } }) });
}
