import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';

const auditKey = ['audit'];

export function useAudit() {
  return useQuery({ queryKey: auditKey, staleTime: 0, queryFn: () => api('GET /api/audit') });
}

export function usePrepareAudit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'PUT /api/audit'>['body']) => api('PUT /api/audit', { body }),
    onSuccess: (audit) => queries.setQueryData(auditKey, audit),
  });
}
