import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';

const inboxKey = ['inbox'] as const;
const unreadKey = ['inbox-unread'] as const;
const readAnewMillis = 60_000;

/** Read anew whenever it is shown. */
export function useInbox() {
  return useQuery({ queryKey: inboxKey, staleTime: 0, queryFn: () => api('GET /api/inbox') });
}

/** How many are not read, each minute while the page is looked at. */
export function useUnread() {
  return useQuery({
    queryKey: unreadKey,
    staleTime: readAnewMillis,
    refetchInterval: readAnewMillis,
    queryFn: () => api('GET /api/inbox/unread'),
  });
}

export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Readonly<{ ids: readonly string[]; read: boolean }>) => api('POST /api/inbox/reading', { body }),
    onSuccess: async (unread) => {
      queries.setQueryData(unreadKey, unread);
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}
