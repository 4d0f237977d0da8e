import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inside } from '#contract/inside.ts';
import { api } from '#client/api.ts';

export function useCertificates() {
  return useQuery({ queryKey: ['certificates'], queryFn: async () => (await api('GET /api/certificates')).map(inside) });
}

export function useReplaceCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/certificates/:id/replacement', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
}

export function useRemoveCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/certificates/:id/removal', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
}
