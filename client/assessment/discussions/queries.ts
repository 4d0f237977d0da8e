import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import { api } from '#client/platform/api/api.ts';
import { forgetDraft } from './drafts.ts';

const listKey = ['discussions'] as const;
const threadKey = (questionId: string) => ['discussions', questionId] as const;

/** How often a discussion that is open is read again. */
const readAgainMillis = 20_000;

/** Where the organisation discusses; one answer for every question. */
export function useDiscussions() {
  return useQuery({
    queryKey: listKey,
    queryFn: () => api('GET /api/discussions'),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** The discussion at a question, read again while it is open. */
export function useDiscussion(questionId: string) {
  return useQuery({
    queryKey: threadKey(questionId),
    queryFn: () => api('GET /api/discussions/:questionId', { params: { questionId } }),
    staleTime: 0,
    refetchInterval: readAgainMillis,
    refetchOnWindowFocus: true,
  });
}

function useChange<T>(questionId: string, change: (what: T) => Promise<Discussion>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (thread) => {
      queries.setQueryData(threadKey(questionId), thread);
      return queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
    // What was refused may be so because somebody was faster.
    onError: () => queries.invalidateQueries({ queryKey: threadKey(questionId) }),
  });
}

export type Written = Readonly<{ id: string; text: string }>;

export const useWrite = (questionId: string) =>
  useChange(questionId, async (body: Written) => {
    const thread = await api('POST /api/discussions/:questionId', { params: { questionId }, body });
    forgetDraft(body.id);
    return thread;
  });

export const useEdit = (questionId: string) =>
  useChange(questionId, ({ id, text }: Written) =>
    api('PATCH /api/discussions/:questionId/messages/:id', { params: { questionId, id }, body: { text } }),
  );

export const useRemove = (questionId: string) =>
  useChange(questionId, (id: string) => api('DELETE /api/discussions/:questionId/messages/:id', { params: { questionId, id } }));

export const useResolve = (questionId: string) =>
  useChange(questionId, (resolved: boolean) =>
    api('PUT /api/discussions/:questionId/resolved', { params: { questionId }, body: { resolved } }),
  );

/** Says that what names the reader was seen. */
export function useMarkRead(questionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asOf: string) => api('PUT /api/discussions/:questionId/read', { params: { questionId }, body: { asOf } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey, exact: true }),
  });
}
