import sql, { type Sql } from 'sql-template-tag';
import type { WithdrawalDecision, WithdrawalOutcome } from '#core/billing/withdrawal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { columns, type OrderCredit, type PaymentRow } from '#server/billing/billing/repository.ts';

/** Makes another charge, or a transfer, the order's own money, while none is known to be paid; what was reported of the former is in its charge. */
export async function changeCharge(db: Db, row: PaymentRow, chargeId: string | null): Promise<PaymentRow> {
  const [changed] = await db.rows<PaymentRow>(sql`
    update payments set provider_payment_id = ${chargeId}, refunds = '{}', disputes = '{}', told_refunded = 0, told_refunded_at = null,
      refunded_at = null, refunded_amount = 0
    where organization_id = ${row.organizationId} and id = ${row.id} and paid_at is null returning ${columns}`);
  return changed ?? row;
}

async function change(db: Db, row: Pick<PaymentRow, 'organizationId' | 'id'>, set: Sql): Promise<PaymentRow> {
  const [changed] = await db.rows<PaymentRow>(sql`
    update payments set ${set} where organization_id = ${row.organizationId} and id = ${row.id} returning ${columns}`);
  if (!changed) throw new Error('a locked payment is gone');
  return changed;
}

export function declareWithdrawal(db: Db, row: PaymentRow, declared: { outcome: WithdrawalOutcome; at: Date }): Promise<PaymentRow> {
  const effective = declared.outcome === 'received' ? null : declared.at;
  return change(
    db,
    row,
    sql`withdrawal_declared_at = ${declared.at}, withdrawal_outcome = ${declared.outcome}, withdrawn_at = ${effective}`,
  );
}

export function decideWithdrawal(db: Db, row: PaymentRow, decided: { decision: WithdrawalDecision; at: Date }): Promise<PaymentRow> {
  const effective = decided.decision === 'nothing' ? null : decided.at;
  return change(
    db,
    row,
    sql`withdrawal_decision = ${decided.decision}, withdrawal_decided_at = ${decided.at}, withdrawn_at = ${effective}`,
  );
}

export function acceptCharge(db: Db, row: PaymentRow, at: Date): Promise<PaymentRow> {
  return change(db, row, sql`accepted_at = ${at}`);
}

/** Lowers the price of an order to what was received, in minor units; the invoice is of the price. */
export function reducePrice(db: Db, row: PaymentRow, to: Readonly<{ net: number; gross: number }>): Promise<PaymentRow> {
  return change(
    db,
    row,
    sql`amount = ${to.gross / 100}, net_amount = ${to.net / 100}, reduced_from = coalesce(reduced_from, ${row.amount})`,
  );
}

/** An operator decides that what a lost dispute took is taken off the invoice. */
export function correctDispute(db: Db, row: PaymentRow, id: string): Promise<PaymentRow> {
  return change(db, row, sql`corrected_disputes = array_append(array_remove(corrected_disputes, ${id}), ${id})`);
}

/** Stores when the credits of an order were used or refunded. */
export function saveCredits(db: Db, row: PaymentRow, credits: readonly OrderCredit[]): Promise<PaymentRow> {
  return change(db, row, sql`credits = ${JSON.stringify(credits)}::jsonb`);
}

export async function storePageClosed(db: Db, row: Pick<PaymentRow, 'organizationId' | 'id'>, at: Date): Promise<void> {
  await change(db, row, sql`page_closed_at = ${at}`);
}
