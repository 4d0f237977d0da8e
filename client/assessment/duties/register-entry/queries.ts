import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const entryKey = ['register-entry'];

export function useRegisterEntry() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: [...entryKey, lang],
    staleTime: 0,
    queryFn: () => api('GET /api/duties/register-entry', { query: { lang } }),
  });
}

/** What was saved may be a change to report: the list of duties is read anew too. */
export function useSaveEntry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'PUT /api/duties/register-entry'>['body']) => api('PUT /api/duties/register-entry', { body }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: entryKey });
      await queries.invalidateQueries({ queryKey: ['duties'] });
    },
  });
}
