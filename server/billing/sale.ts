import type { Deps } from '#server/deps.ts';
import type { Sale } from '#server/invoices/service.ts';
import { minor } from './amounts.ts';
import type { PaymentRow } from './repository.ts';
import type { PeriodRow } from '#server/entitlements/periods.ts';

/** A paid payment as its invoices see it. */
export function saleOf(deps: Pick<Deps, 'now'>, row: PaymentRow, period: PeriodRow | null): Sale {
  const refunded = minor(row.refundedAmount);
  return {
    organizationId: row.organizationId,
    paymentId: row.id,
    orderNumber: row.orderNumber,
    userId: row.userId,
    language: row.language,
    plan: row.plan,
    period,
    net: minor(row.netAmount),
    gross: minor(row.amount),
    vatPercent: row.vatPercent,
    currency: row.currency,
    method: row.paymentMethod,
    intentId: row.stripePaymentIntentId,
    buyer: row.buyer,
    paidAt: row.paidAt ?? deps.now(),
    refunds: refunded > 0 ? [{ at: row.refundedAt ?? deps.now(), amountMinor: refunded }] : [],
  };
}
