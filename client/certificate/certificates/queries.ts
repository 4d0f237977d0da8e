import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#core/platform/languages.ts';
import { api } from '#client/platform/api/api.ts';

export function useReplaceCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/certificates/:id/replacement', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
}

/** Sends what the organisation says to an announced revocation. */
export function useExplain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      api('POST /api/certificates/:id/explanation', { params: { id }, body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
}

/** Ready mails about a certificate in force. */
export function useLetters(id: string, lang: Language) {
  return useQuery({
    queryKey: ['letters', id, lang],
    queryFn: () => api('GET /api/certificates/:id/letters', { params: { id }, query: { lang } }),
  });
}

export function useRemoveCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/certificates/:id/removal', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
}
