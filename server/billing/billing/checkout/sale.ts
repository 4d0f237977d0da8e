import { cameBackAt, disputeState, refundCompletedAt } from '#core/billing/payments/payments.ts';
import type { Deps } from '#server/deps.ts';
import type { Sale } from '#server/billing/invoices/service.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { surplusMinor, type PaymentRow } from '#server/billing/billing/repository.ts';
import type { PeriodRow } from '#server/account/public.ts';

/** Without what was received beyond the price: that was never sold. */
function beyond(refunds: Sale['refunds'], surplusMinor: number): Sale['refunds'] {
  let surplus = surplusMinor;
  return refunds
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, amountMinor }) => {
      const left = Math.max(0, amountMinor - surplus);
      surplus -= amountMinor - left;
      return left > 0 ? [{ at, amountMinor: left }] : [];
    });
}

/** What lost disputes took without a correction of the invoice, in minor units: that is claimed still, or nobody decided yet. */
export function uncorrectedDisputes({ disputes, correctedDisputes }: Pick<PaymentRow, 'disputes' | 'correctedDisputes'>): number {
  const open = Object.entries(disputes).filter(([id, dispute]) => disputeState(dispute) === 'lost' && !correctedDisputes.includes(id));
  return open.reduce((sum, [, { amount }]) => sum + amount, 0);
}

/** Everything that went back, each part with its day; what was reported only as a total is one part more. */
function refundsOf(deps: Pick<Deps, 'now'>, row: PaymentRow): Sale['refunds'] {
  const single = Object.values(row.refunds).flatMap((refund) => {
    const at = refundCompletedAt(refund);
    return at === null ? [] : [{ at: new Date(at), amountMinor: refund.amount }];
  });
  const lost = Object.entries(row.disputes).flatMap(([id, dispute]) =>
    disputeState(dispute) === 'lost' && dispute.stages.lost !== undefined && row.correctedDisputes.includes(id)
      ? [{ at: new Date(dispute.stages.lost), amountMinor: dispute.amount }]
      : [],
  );
  const stated = [...single, ...lost];
  const disputed = uncorrectedDisputes(row);
  const rest = minor(row.refundedAmount) - disputed - stated.reduce((sum, refund) => sum + refund.amountMinor, 0);
  return rest > 0 ? [...stated, { at: row.toldRefundedAt ?? deps.now(), amountMinor: rest }] : stated;
}

/** A paid payment as its invoices see it. */
export function saleOf(deps: Pick<Deps, 'now'>, row: PaymentRow, period: PeriodRow | null): Sale {
  const cameBack = cameBackAt(row);
  return {
    organizationId: row.organizationId,
    paymentId: row.id,
    orderNumber: row.orderNumber,
    userId: row.userId,
    language: row.language,
    plan: row.plan,
    period,
    credits: row.credits?.map(({ orderNumber, plan, days, net }) => ({ orderNumber, plan, days, net })) ?? null,
    net: minor(row.netAmount),
    gross: minor(row.amount),
    vatPercent: row.vatPercent,
    currency: row.currency,
    method: row.paymentMethod,
    intentId: row.providerPaymentId,
    buyer: row.buyer,
    paidAt: row.paidAt ?? deps.now(),
    refunds: beyond(refundsOf(deps, row), surplusMinor(row)),
    cameBackAt: cameBack === null ? null : new Date(cameBack),
  };
}
