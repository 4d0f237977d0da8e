import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Path } from '#contract/platform/pages.ts';
import { readMe } from '#client/account/accounts/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** What is the same for every organisation. */
const shared = new Set<unknown>(['me', 'site', 'registry', 'plans', 'legal']);

/** Forgets what belonged to the organisation that was shown, and reads who one is now. */
export async function showAnew(queries: QueryClient): Promise<void> {
  const me = await readMe();
  queries.removeQueries({ predicate: (query) => !shared.has(query.queryKey[0]) });
  queries.setQueryData(['me'], me);
}

/** Turns to another own organisation and begins at its start page, or at another one. */
export function useSwitch(place: Path = '/') {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: async (organizationId: string) => {
      const { name } = await api('POST /api/auth/organization', { body: { organizationId } });
      go(place);
      await showAnew(queries);
      return name;
    },
    onSuccess: (organization) => toast({ title: t('team.switched', { organization }) }),
    onError: (error) => failed(error),
  });
}

/** Leaves the organisation that is shown. */
export function useLeaveOrganization() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: async () => {
      await api('POST /api/members/leaving');
      go('/');
      await showAnew(queries);
    },
    onSuccess: () => toast({ title: t('team.left') }),
    onError: (error) => failed(error),
  });
}
