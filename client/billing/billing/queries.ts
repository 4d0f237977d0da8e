import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';
import { meKey } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { api } from '#client/platform/api/api.ts';
import type { recipientIn } from './party-fields.tsx';

const billingKey = ['billing'] as const;
const pollMillis = 1500;

/** Money of the organisation, for its owners; nobody else asks. */
export function useBilling() {
  const enabled = useMay('GET /api/billing', 'owner');
  return useQuery({ queryKey: billingKey, queryFn: () => api('GET /api/billing'), staleTime: 0, enabled });
}

/** Invoices and corrections of all own orders. */
export function useOwnInvoices() {
  return useQuery({ queryKey: [...billingKey, 'invoices'], queryFn: () => api('GET /api/billing/invoices'), staleTime: 0 });
}

export type Order = Readonly<{ plan: PlanId; currency: Currency; payBy: 'provider' | 'transfer'; earlyStart: boolean; net: number }> &
  ReturnType<typeof recipientIn>;

export function useCheckout() {
  return useMutation({ mutationFn: (body: Order) => api('POST /api/create-checkout-session', { body }) });
}

/** What became of an order; polled while the confirmation is on its way. */
export function useCheckoutResult(sessionId: string | null, giveUp: boolean) {
  return useQuery({
    // Not among what is read anew once access changed: that would ask for ever.
    queryKey: ['checkout', sessionId],
    queryFn: () => api('GET /api/billing/checkout/:sessionId', { params: { sessionId: sessionId ?? '' } }),
    enabled: sessionId !== null,
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.status === 'pending' && !giveUp ? pollMillis : false),
  });
}

/** Access changed: whoever shows it reads it anew. */
export function useRefreshAccess(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([billingKey, meKey, ['assessments']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
}

export function useWithdraw() {
  const refresh = useRefreshAccess();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/billing/payments/:id/withdrawal', { params: { id } }),
    onSettled: refresh,
  });
}

type Named = Readonly<{ name: string; orderNumber: string; email: string }>;

export function useCheckWithdrawal() {
  return useMutation({ mutationFn: (body: Named) => api('POST /api/withdrawals/check', { body }) });
}

export function useConfirmWithdrawal() {
  return useMutation({ mutationFn: (body: Named) => api('POST /api/withdrawals', { body }) });
}
