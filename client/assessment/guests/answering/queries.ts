import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const openedKey = ['guest', 'opened'] as const;

/** What a link is about; asked anew once the guest entered or left. */
export function useOpened(token: string) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: [...openedKey, token, lang],
    queryFn: () => api('POST /api/guest/opening', { body: { token }, query: { lang } }),
    enabled: token !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Reads anew what the link is about, and with it whether there is a session. */
export function useOpenAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: openedKey });
}

export function useSendCode(token: string) {
  return useMutation({ mutationFn: () => api('POST /api/guest/code', { body: { token } }) });
}

export function useEnter(token: string) {
  const openAgain = useOpenAgain();
  return useMutation({
    mutationFn: (code: string) => api('POST /api/guest/session', { body: { token, code } }),
    onSuccess: openAgain,
  });
}

/** The questions with their answers; what is typed is stored by the questions themselves. */
export function useWork(invitation: string) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['guest', 'work', invitation, lang],
    queryFn: () => api('POST /api/guest/questions', { body: { invitation }, query: { lang } }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export function useFinish(invitation: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/guest/finish', { body: { invitation } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['guest', 'work', invitation] }),
  });
}

export function useLeaveAsGuest() {
  return useMutation({ mutationFn: () => api('POST /api/guest/leaving') });
}
