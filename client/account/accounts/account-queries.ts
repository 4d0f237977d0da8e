import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { RouteCall } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import type { PendingRegistration } from '#contract/account/accounts.ts';
import { pendingKey } from '#contract/platform/server-rendered-payload.ts';
import { useSignedIn } from './queries.ts';

const pollMillis = 5000;

/** The registration that waits, looked at again: what the mail server states about the address is known a moment after the mail was queued. */
export function usePendingAgain(): PendingRegistration | null {
  const query = useQuery({
    queryKey: pendingKey,
    queryFn: () => api('GET /api/auth/pending'),
    refetchInterval: ({ state }) => (state.data?.pending && !state.data.pending.refused ? pollMillis : false),
  });
  return query.data?.pending ?? null;
}

export function useResendPending() {
  return useMutation({ mutationFn: () => api('POST /api/auth/pending/resend') });
}

export function useCorrectPending() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => api('POST /api/auth/pending/email', { body: { email } }),
    onSuccess: (answer) => queries.setQueryData(pendingKey, answer),
  });
}

export function useVerifyNip() {
  return useMutation({ mutationFn: (nip: string) => api('POST /api/auth/verify-nip', { body: { nip } }) });
}

export type Confirmation = Readonly<{ token: string; password?: string; newPassword?: string }>;

/** Redeems the mailed link; whoever is signed in by it goes on to the dashboard. */
export function useVerifyEmail() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const [, go] = useLocation();
  return useMutation({
    mutationFn: (body: Confirmation) => api('POST /api/auth/verify-email', { body }),
    onSuccess: ({ user }) => {
      if (!user) return;
      // Signing in draws the page anew, for members: the link has done its work by then.
      toast({ title: t('verify.done'), description: t('verify.signedIn') });
      go('/', { replace: true });
      signedIn(user);
    },
  });
}

export function useResend() {
  return useMutation({ mutationFn: (email: string) => api('POST /api/auth/resend-verification', { body: { email } }) });
}

export function useForgot() {
  return useMutation({ mutationFn: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }) });
}

export function useReset() {
  return useMutation({ mutationFn: (body: { token: string; newPassword: string }) => api('POST /api/auth/reset-password', { body }) });
}

export function useUnsubscribe() {
  return useMutation({ mutationFn: (query: RouteCall<'POST /api/unsubscribe'>['query']) => api('POST /api/unsubscribe', { query }) });
}
