import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const linksKey = ['share-links'] as const;

export function useShareLinks() {
  return useQuery({ queryKey: linksKey, queryFn: () => api('GET /api/share-links'), staleTime: 0 });
}

export function useShareViews(id: string, open: boolean) {
  return useQuery({
    queryKey: [...linksKey, id, 'views'],
    enabled: open,
    staleTime: 0,
    queryFn: () => api('GET /api/share-links/:id/views', { params: { id } }),
  });
}

export type ShareInput = NonNullable<RouteCall<'POST /api/share-links'>['body']>;

export function useMakeShareLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareInput) => api('POST /api/share-links', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey }),
  });
}

export function useRevokeShareLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/share-links/:id', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey }),
  });
}

/** What an address shows; asked anew in another language, which is the same look. */
export function useShared(token: string) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['shared', token, lang],
    queryFn: () => api('POST /api/share-links/opening', { body: { token }, query: { lang } }),
  });
}
