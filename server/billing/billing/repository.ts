import sql, { join, type Sql } from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import {
  amountReturned,
  paymentStatus,
  refundedAt,
  type Charged,
  type PaymentFacts,
  type PaymentStatus,
} from '#core/billing/payments/payments.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';
import type { Credit } from '#core/billing/upgrade.ts';
import type { FirstUse, WithdrawalDecision, WithdrawalOutcome } from '#core/billing/withdrawal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { minor } from './refunds/amounts.ts';
import type { OrderConsent } from './checkout/consent.ts';
import type { Buyer } from '#core/billing/invoices.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';

/** A credit of an order, with when it was used for it and when it was refunded (ISO 8601). */
export type OrderCredit = Credit & Readonly<{ takenAt: string | null; returnedAt: string | null }>;

export type PaymentRow = Readonly<{
  organizationId: string;
  id: string;
  orderNumber: string;
  plan: PlanId;
  amount: number;
  netAmount: number;
  vatPercent: number;
  currency: Currency;
  status: PaymentStatus;
  paymentMethod: PaidBy | null;
  /** How it is to be paid: on the provider's page or by bank transfer. */
  channel: 'provider' | 'transfer';
  providerSessionId: string | null;
  providerPaymentId: string | null;
  buyer: Buyer;
  userId: string;
  language: Language;
  earlyStartAt: Date | null;
  checkoutUrl: string | null;
  expiresAt: Date | null;
  paidAt: Date | null;
  failedAt: Date | null;
  expiredAt: Date | null;
  refundedAt: Date | null;
  refundedAmount: number;
  failureCode: string | null;
  /** When a withdrawal took effect. */
  withdrawnAt: Date | null;
  createdAt: Date;
  firstUsedAt: Date | null;
  firstUse: FirstUse | null;
  /** What was charged where it differs from what was requested. */
  charged: Charged | null;
  /** When an operator accepted it nevertheless. */
  acceptedAt: Date | null;
  withdrawalDeclaredAt: Date | null;
  withdrawalOutcome: WithdrawalOutcome | null;
  withdrawalDecision: WithdrawalDecision | null;
  toldRefunded: number;
  toldRefundedAt: Date | null;
  refunds: PaymentFacts['refunds'];
  disputes: PaymentFacts['disputes'];
  /** Lost disputes after which the invoice is corrected, by their ids. */
  correctedDisputes: string[];
  /** What was agreed to; null for orders from before it was stored. */
  consent: OrderConsent | null;
  /** What unused days of lesser plans take off the price; null where nothing does. */
  credits: readonly OrderCredit[] | null;
}>;

export const columns = sql`
  organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, status, payment_method, provider_session_id,
  provider_payment_id, buyer, user_id, language, early_start_at, checkout_url, expires_at, paid_at, failed_at, expired_at,
  refunded_at, refunded_amount, failure_code, withdrawn_at, created_at, channel, first_used_at, first_use, charged, accepted_at,
  withdrawal_declared_at, withdrawal_outcome, withdrawal_decision, told_refunded, told_refunded_at, refunds, disputes,
  consent, corrected_disputes, credits`;

async function one(db: Db, condition: Sql): Promise<PaymentRow | null> {
  const [row] = await db.rows<PaymentRow>(sql`select ${columns} from payments where plan is not null and ${condition}`);
  return row ?? null;
}

export function paymentsOf(db: Db, organizationId: string): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(sql`
    select ${columns} from payments where organization_id = ${organizationId} and plan is not null order by created_at desc`);
}

export function paymentById(db: Db, organizationId: string, id: string): Promise<PaymentRow | null> {
  return one(db, sql`organization_id = ${organizationId} and id = ${id}`);
}

export function paymentBySession(db: Db, sessionId: string): Promise<PaymentRow | null> {
  return one(db, sql`provider_session_id = ${sessionId}`);
}

export function paymentByOrder(db: Db, orderNumber: string): Promise<PaymentRow | null> {
  return one(db, sql`order_number = ${orderNumber}`);
}

/** How the outside names a payment. */
export type PaymentNames = Readonly<{
  organizationId: string | null;
  paymentId: string | null;
  sessionId: string | null;
  intentId: string | null;
}>;

/** A payment by its own ids alone. */
export function namesOf({ organizationId, id }: Pick<PaymentRow, 'organizationId' | 'id'>): PaymentNames {
  return { organizationId, paymentId: id, sessionId: null, intentId: null };
}

function named({ organizationId, paymentId, sessionId, intentId }: PaymentNames): Sql | null {
  const ways = [
    ...(organizationId && paymentId ? [sql`(organization_id::text = ${organizationId} and id::text = ${paymentId})`] : []),
    ...(sessionId ? [sql`provider_session_id = ${sessionId}`] : []),
    ...(intentId ? [sql`provider_payment_id = ${intentId}`] : []),
  ];
  return ways.length === 0 ? null : sql`(${join(ways, ' or ')})`;
}

export async function paymentNamed(db: Db, names: PaymentNames): Promise<PaymentRow | null> {
  const condition = named(names);
  return condition ? one(db, sql`${condition} limit 1`) : null;
}

/** The payment as it is now, locked until the transaction ends. */
export function lockById(db: Db, organizationId: string, id: string): Promise<PaymentRow | null> {
  return one(db, sql`organization_id = ${organizationId} and id = ${id} for update`);
}

/** What was received, or is expected, in minor units: what was charged where that differs from what was requested. */
export function receivedMinor({ amount, charged }: Pick<PaymentRow, 'amount' | 'charged'>): number {
  return charged?.amount ?? minor(amount);
}

/** What was received beyond the price, in minor units: it is due back and was never sold. */
export function surplusMinor(row: Pick<PaymentRow, 'amount' | 'charged' | 'currency'>): number {
  return row.charged?.currency === row.currency ? Math.max(0, receivedMinor(row) - minor(row.amount)) : 0;
}

/** Orders of an organisation that wait for a payment. */
export function openPayments(db: Db, organizationId: string): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(sql`
    select ${columns} from payments where organization_id = ${organizationId} and status = 'pending' and plan is not null`);
}

export type NewOrder = Pick<
  PaymentRow,
  'organizationId' | 'id' | 'orderNumber' | 'plan' | 'amount' | 'netAmount' | 'vatPercent' | 'currency' | 'buyer' | 'userId' | 'language'
> &
  Pick<PaymentRow, 'earlyStartAt' | 'expiresAt' | 'createdAt' | 'channel' | 'consent' | 'credits'>;

export async function insertPayment(db: Db, row: NewOrder): Promise<PaymentRow> {
  const [inserted] = await db.rows<PaymentRow>(sql`
    insert into payments (organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, buyer, user_id,
      language, early_start_at, expires_at, created_at, channel, description, consent, credits)
    values (${row.organizationId}, ${row.id}, ${row.orderNumber}, ${row.plan}, ${row.amount}, ${row.netAmount}, ${row.vatPercent},
      ${row.currency}, ${JSON.stringify(row.buyer)}::jsonb, ${row.userId}, ${row.language}, ${row.earlyStartAt}, ${row.expiresAt},
      ${row.createdAt}, ${row.channel}, ${`Atesto ${row.plan}`},
      ${JSON.stringify(row.consent)}::jsonb, ${row.credits ? JSON.stringify(row.credits) : null}::jsonb)
    returning ${columns}`);
  if (!inserted) throw new Error('an order was not stored');
  return inserted;
}

export async function setCheckout(db: Db, row: PaymentRow, checkout: { sessionId: string; url: string }): Promise<void> {
  await db.rows(sql`
    update payments set provider_session_id = ${checkout.sessionId}, checkout_url = ${checkout.url}
    where organization_id = ${row.organizationId} and id = ${row.id}`);
}

export function factsOf(row: PaymentRow): PaymentFacts {
  return {
    amount: receivedMinor(row),
    paidAt: row.paidAt?.getTime() ?? null,
    failedAt: row.failedAt?.getTime() ?? null,
    expiredAt: row.expiredAt?.getTime() ?? null,
    toldRefunded: minor(row.toldRefunded),
    toldRefundedAt: row.toldRefundedAt?.getTime() ?? null,
    refunds: row.refunds,
    disputes: row.disputes,
  };
}

type Known = Readonly<{
  facts: PaymentFacts;
  intentId: string | null;
  method: PaidBy | null;
  failureCode: string | null;
  charged: Charged | null;
}>;

/** Stores what became known of a locked payment; returns the row as it is now. */
export async function saveFacts(db: Db, row: PaymentRow, known: Known): Promise<PaymentRow> {
  const { facts, intentId, method, failureCode, charged } = known;
  const at = (millis: number | null): Date | null => (millis === null ? null : new Date(millis));
  const [saved] = await db.rows<PaymentRow>(sql`
    update payments set status = ${paymentStatus(facts)}, paid_at = ${at(facts.paidAt)}, failed_at = ${at(facts.failedAt)},
      expired_at = ${at(facts.expiredAt)}, refunded_at = ${at(refundedAt(facts))}, refunded_amount = ${amountReturned(facts) / 100},
      told_refunded = ${facts.toldRefunded / 100}, told_refunded_at = ${at(facts.toldRefundedAt)},
      refunds = ${JSON.stringify(facts.refunds)}::jsonb, disputes = ${JSON.stringify(facts.disputes)}::jsonb,
      provider_payment_id = coalesce(provider_payment_id, ${intentId}),
      payment_method = coalesce(payment_method, ${method}), failure_code = ${facts.paidAt === null ? failureCode : null},
      charged = coalesce(charged, ${charged ? JSON.stringify(charged) : null}::jsonb)
    where organization_id = ${row.organizationId} and id = ${row.id}
    returning ${columns}`);
  if (!saved) throw new Error('a locked payment is gone');
  return saved;
}

export type Unsettled = Pick<PaymentRow, 'organizationId' | 'id' | 'providerSessionId' | 'expiresAt' | 'status'>;

/**
 * Orders placed between two instants whose end is not known for sure: those that wait, and those that are over for us
 * while the provider has not reported that their page is closed.
 */
export function unsettled(db: Db, span: { from: Date; to: Date; now: Date }): Promise<Unsettled[]> {
  return db.rows<Unsettled>(sql`
    select organization_id, id, provider_session_id, expires_at, status from payments
    where plan is not null and channel = 'provider' and paid_at is null and page_closed_at is null
      and created_at between ${span.from} and ${span.to}
      and (provider_session_id is not null or (status = 'pending' and expires_at < ${span.now}))
    order by created_at limit 500`);
}

/** Orders by transfer that wait although their last day was before an instant. */
export function unpaidTransfers(db: Db, before: Date): Promise<Unsettled[]> {
  return db.rows<Unsettled>(sql`
    select organization_id, id, provider_session_id, expires_at, status from payments
    where channel = 'transfer' and status = 'pending' and expires_at < ${before} order by created_at limit 500`);
}

/** Counts for somebody who is about to delete the organisation. */
export async function countPaid(db: Db, organizationId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from payments where organization_id = ${organizationId} and status in ('paid', 'refunded')`);
  return row?.count ?? 0;
}
