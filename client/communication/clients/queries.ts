import { useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

/** Read anew at each visit: other people work there too. */
export function useClients() {
  return useQuery({ queryKey: ['clients'], queryFn: () => api('GET /api/clients'), staleTime: 0 });
}
