import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

export function useCertificates() {
  return useQuery({ queryKey: ['certificates'], queryFn: () => api('GET /api/certificates') });
}
