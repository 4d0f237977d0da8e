import { chargedOtherwise, withFact, type Charged, type PaymentFact } from '#core/billing/payments/payments.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { saveInvoices } from '#server/billing/invoices/service.ts';
import type { PaymentNews } from '#server/adapters/payments/payments.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { resolveTask } from '#server/platform/tasks/service.ts';
import { leftOfCharge, saveCharge, type Charge } from '#server/billing/billing/checkout/charges.ts';
import { endBought, reviewUpgrades, consumeCredits } from '#server/billing/billing/credits/credits.ts';
import { enqueueConfirmation, enqueueRefundNotice } from '#server/billing/billing/notices.ts';
import { openQuestion, queryDisputes, requestOrderDecision, queryRefunds } from '#server/billing/billing/decisions/questions.ts';
import { followRefund, followRefunds } from '#server/billing/billing/refunds/refunds.ts';
import { saleOf, uncorrectedDisputes } from '#server/billing/billing/checkout/sale.ts';
import {
  factsOf,
  saveFacts,
  lockById,
  namesOf,
  paymentNamed,
  type PaymentNames,
  type PaymentRow,
} from '#server/billing/billing/repository.ts';
import { changeCharge, storePageClosed } from '#server/billing/billing/decisions/payment-changes.ts';
import { lockOrganization, organizationExists, grantPeriod, periodOfPayment, type PeriodRow } from '#server/account/public.ts';

type ReportedPayment = Readonly<{
  facts: readonly PaymentFact[];
  intentId?: string | null;
  method?: PaymentNews['method'] | 'transfer';
  failureCode?: string | null;
  charged?: Charged | null;
}>;

const provider = { ipAddress: '', userAgent: 'payment provider' };

async function recordAction(deps: Deps, tx: Db, row: PaymentRow, action: AuditAction): Promise<void> {
  const { userId, organizationId } = row;
  const metadata = { orderNumber: row.orderNumber, amount: row.amount, currency: row.currency, method: row.paymentMethod };
  await record(deps, tx, { userId, organizationId, origin: provider }, { action, id: row.id, metadata });
}

/** What was charged, where it is not what was requested; what was reported first stands. */
function otherCharge(row: PaymentRow, { facts, charged = null }: ReportedPayment): Charged | null {
  if (row.paidAt !== null) return null;
  const expected = { amount: minor(row.amount), currency: row.currency, plan: row.plan };
  return facts.some((fact) => fact.kind === 'paid') && chargedOtherwise(expected, charged) ? charged : null;
}

/** Whether nothing may follow from a payment until an operator decided about it. */
function waitsForDecision(row: PaymentRow): boolean {
  return row.charged !== null && row.acceptedAt === null;
}

async function grant(deps: Deps, tx: Db, row: PaymentRow): Promise<PeriodRow> {
  const { organizationId, id: paymentId, plan } = row;
  const period = await grantPeriod(deps, tx, { id: deps.newId(), organizationId, paymentId, plan, now: deps.now() });
  await recordAction(deps, tx, row, 'payment.paid');
  if (row.status === 'paid') await enqueueConfirmation(deps, tx, row, period);
  return period;
}

/**
 * Brings periods, invoices, refunds, notices and the operator's tasks into line with what is known about a payment. Doing it again
 * changes nothing, whatever was reported in which order.
 */
export async function settle(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  await followRefunds(deps, tx, row);
  await queryRefunds(deps, tx, row);
  await queryDisputes(deps, tx, row);
  if (row.paidAt === null) return;
  const exists = await organizationExists(tx, row.organizationId);
  await requestOrderDecision(deps, tx, row, { exists, waits: waitsForDecision(row) });
  if (waitsForDecision(row)) return;
  let period = exists ? await periodOfPayment(tx, row.organizationId, row.id) : null;
  let order = row;
  if (exists && !period && row.withdrawnAt === null) {
    period = await grant(deps, tx, row);
    order = await consumeCredits(deps, tx, row);
  }
  const drafted = await saveInvoices(deps, tx, saleOf(deps, row, period));
  // What a lost dispute took is claimed while the invoice stands, and so is the credit on it.
  const isBack = row.status === 'refunded' && exists && period !== null;
  const restored = isBack ? await endBought(deps, tx, order, uncorrectedDisputes(row) === 0) : [];
  if (exists && row.refundedAmount > 0) await reviewUpgrades(deps, tx, order);
  if (row.status === 'refunded' && drafted.includes('refund')) {
    await recordAction(deps, tx, row, 'payment.refunded');
    if (exists) await enqueueRefundNotice(deps, tx, row, restored);
  }
}

/** Locks what a payment is about: the organisation first, then the payment. Null when there is no such payment. */
export async function lockPayment(tx: Db, names: PaymentNames): Promise<PaymentRow | null> {
  const found = await paymentNamed(tx, names);
  if (!found) return null;
  await lockOrganization(tx, found.organizationId);
  return lockById(tx, found.organizationId, found.id);
}

/** Takes in what became known about a payment, as it is now, and draws the consequences; null when there is no such payment. */
export async function learn(deps: Deps, tx: Db, names: PaymentNames, news: ReportedPayment): Promise<PaymentRow | null> {
  const row = await lockPayment(tx, names);
  if (!row) return null;
  const saved = await saveFacts(tx, row, {
    facts: news.facts.reduce(withFact, factsOf(row)),
    intentId: news.intentId ?? null,
    method: news.method ?? null,
    failureCode: news.failureCode ?? row.failureCode,
    charged: otherCharge(row, news),
  });
  await settle(deps, tx, saved);
  return saved;
}

function factsIn({ fact, refund, dispute }: PaymentNews): PaymentFact[] {
  return [
    ...(fact ? [fact] : []),
    ...(refund ? [{ kind: 'refund' as const, id: refund.id, at: refund.at, amount: refund.amount, state: refund.state }] : []),
    ...(dispute ? [{ kind: 'dispute' as const, id: dispute.id, at: dispute.at, amount: dispute.amount, stage: dispute.state }] : []),
  ];
}

/** Whether news is about another charge than the one, or the transfer, that paid the order. */
function isOfOtherCharge(row: PaymentRow, { intentId }: PaymentNews): boolean {
  return intentId !== null && row.paidAt !== null && row.providerPaymentId !== intentId;
}

/**
 * A second payment of an order is put before an operator, unless it went back by itself; what becomes of it says nothing of the order's
 * own money.
 */
async function followOtherCharge(deps: Deps, tx: Db, row: PaymentRow, { charge, news }: Heard): Promise<void> {
  const { refund, dispute, intentId } = news;
  const left = charge ? leftOfCharge(charge, minor(row.amount)) : 0;
  if (left > 0) await requestOrderDecision(deps, tx, row, { again: { intentId, amountMinor: left } });
  else if (intentId !== null) await resolveTask(deps, tx, 'second_payment', intentId);
  if (refund) await followRefund(deps, tx, row, refund);
  if (dispute)
    await openQuestion(deps, tx, row, { kind: 'disputed', subject: dispute.id, more: { disputedMinor: dispute.amount, intentId } });
}

type Heard = Readonly<{ charge: Charge | null; news: PaymentNews }>;

async function recordNews(tx: Db, row: PaymentRow, news: PaymentNews): Promise<Charge | null> {
  const facts = factsIn(news);
  if (news.intentId === null || facts.length === 0) return null;
  return saveCharge(tx, row, { chargeId: news.intentId, facts, charged: news.charged });
}

/** News of another charge than the first one reported, while none of them is known to be paid: the one that is paid is the order's own. */
async function followUndecided(deps: Deps, tx: Db, row: PaymentRow, { charge, news }: Heard): Promise<void> {
  const { intentId, method, failureCode, charged } = news;
  const ends = factsIn(news).filter(({ kind }) => kind === 'failed' || kind === 'expired');
  if (!charge || !intentId || news.fact?.kind !== 'paid') {
    await learn(deps, tx, namesOf(row), { facts: ends, failureCode });
    if (news.refund) await followRefund(deps, tx, row, news.refund);
    return;
  }
  await changeCharge(tx, row, intentId);
  await learn(deps, tx, namesOf(row), { facts: charge.facts, intentId, method, charged });
}

/** Applies news from the provider; false when it is about no payment of ours. */
export async function applyNews(deps: Deps, tx: Db, news: PaymentNews): Promise<boolean> {
  const row = await lockPayment(tx, news);
  if (!row) return false;
  const recorded = { charge: await recordNews(tx, row, news), news };
  const { intentId, method, failureCode, charged } = news;
  const isFirst = intentId === null || row.providerPaymentId === null || row.providerPaymentId === intentId;
  if (isOfOtherCharge(row, news)) await followOtherCharge(deps, tx, row, recorded);
  else if (isFirst) await learn(deps, tx, news, { facts: factsIn(news), intentId, method, failureCode, charged });
  else await followUndecided(deps, tx, row, recorded);
  const closed = news.sessionId !== null && (news.fact?.kind === 'expired' || news.fact?.kind === 'failed');
  if (closed && row.paidAt === null) await storePageClosed(tx, row, deps.now());
  return true;
}
