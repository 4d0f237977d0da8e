import { fromPayload } from '#contract/platform/mapping.ts';
import { api } from '#client/platform/api/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The certificates that the organisation holds or held. */
export function useCertificates() {
  return useQuery({ queryKey: ['certificates'], queryFn: async () => (await api('GET /api/certificates')).map(fromPayload) });
}
