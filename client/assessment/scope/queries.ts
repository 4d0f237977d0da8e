import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

const scopesKey = ['scopes'] as const;

/** The checks that count for the organisation of whoever is signed in. */
export function useOwnScopes(enabled: boolean) {
  return useQuery({ queryKey: scopesKey, queryFn: () => api('GET /api/scope'), enabled });
}

/** Keeps a check with the organisation; its open assessment and its dates change with it. */
export function useSaveScope() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (scope: ScopeCheck) => api('PUT /api/scope', { body: { scope } }),
    onSuccess: async (scopes) => {
      queries.setQueryData(scopesKey, scopes);
      await Promise.all([['assessments'], ['cockpit']].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

/** What the register states about a NIP; asked once for each. */
export function useScopeCompany(nip: string | null) {
  return useQuery({
    queryKey: ['scope-company', nip],
    queryFn: () => api('POST /api/scope/company', { body: { nip: nip ?? '' } }),
    enabled: nip !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
