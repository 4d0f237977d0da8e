import { createHash } from 'node:crypto';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { judgeTransfer, orderNumbersIn, type OrderToPay, type TransferVerdict } from '#core/billing/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { ask } from '#server/billing/billing/questions.ts';
import { enqueueTransferBack } from '#server/billing/billing/refunds/refunds.ts';
import { acceptCharge, namesOf, paymentByOrder, type PaymentRow } from '#server/billing/billing/repository.ts';
import { learn, lockPayment } from '#server/billing/billing/events/settlement.ts';
import type { StatementEntry } from '#server/adapters/bank/entry.ts';
import * as rows from './transfer-rows.ts';
import type { TransferRow } from './transfer-rows.ts';
import { organizationExists } from '#server/account/public.ts';
import { recordAccount } from '#server/company/public.ts';

/** Names entries of an account, so that statements that overlap, or one read twice, book each of them once. */
export function entryKeys(account: string, entries: readonly StatementEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const same = JSON.stringify([account, entry.bookedOn, entry.amountMinor, entry.currency, entry.payer, entry.payerAccount, entry.title]);
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    return createHash('sha256').update(`${same}#${nth}`).digest('hex');
  });
}

function toPay(row: PaymentRow): OrderToPay {
  const byTransfer = row.channel === 'transfer' && row.expiresAt !== null;
  return {
    amountMinor: minor(row.amount),
    currency: row.currency,
    open: row.status === 'pending',
    paid: row.paidAt !== null,
    dueOn: byTransfer && row.expiresAt ? isoDay(row.expiresAt) : null,
  };
}

/** The order that a title names; null for none, and for several, which no machine tells apart. */
export async function orderNamed(db: Db, title: string): Promise<PaymentRow | null> {
  const named: PaymentRow[] = [];
  for (const number of orderNumbersIn(title)) {
    const row = await paymentByOrder(db, number);
    if (row) named.push(row);
  }
  return named.length === 1 ? (named[0] ?? null) : null;
}

export function verdictOf(entry: StatementEntry, row: PaymentRow | null): TransferVerdict {
  return judgeTransfer(entry, row ? toPay(row) : null);
}

/** When a transfer counts as paid: at the beginning of its day of booking, never before the order and never in the future. */
function paidAt(deps: Pick<Deps, 'now'>, row: PaymentRow, bookedOn: string): number {
  const booked = Math.max(startOfDay(calendarDay(bookedOn)).getTime(), row.createdAt.getTime());
  return Math.min(booked, deps.now().getTime());
}

async function pay(deps: Deps, tx: Db, row: PaymentRow, transfer: TransferRow): Promise<void> {
  const charged = { amount: minor(transfer.amount), currency: transfer.currency, plan: row.plan };
  const fact = { kind: 'paid' as const, at: paidAt(deps, row, transfer.bookedOn) };
  await learn(deps, tx, namesOf(row), { facts: [fact], method: 'transfer', charged });
  const { id: transferId, payer, payerAccount, bookedOn } = transfer;
  const known = await organizationExists(tx, row.organizationId);
  if (known) await recordAccount(deps, tx, { transferId, organizationId: row.organizationId, payer, payerAccount, bookedOn });
}

const questions = { amount: 'transfer_amount', late: 'transfer_late', second: 'second_payment', unmatched: 'transfer_unmatched' } as const;

async function askAbout(deps: Deps, tx: Db, transfer: TransferRow, row: PaymentRow | null): Promise<void> {
  if (transfer.verdict === 'exact') return;
  const kind = questions[transfer.verdict];
  const more = {
    transferId: transfer.id,
    chargedMinor: minor(transfer.amount),
    chargedCurrency: transfer.currency,
    payer: transfer.payer,
    title: transfer.title,
    bookedOn: transfer.bookedOn,
  };
  if (row) await ask(deps, tx, row, { kind, subject: transfer.id, more });
  else await openTask(deps, tx, { kind, subject: transfer.id, organizationId: null, facts: more });
}

export type Booking = Readonly<{ entry: StatementEntry; key: string; statementId: string | null }>;

/**
 * Books an incoming transfer: the exact one pays its order and its period begins; every other one goes to the desk.
 * Null when the entry was booked before.
 */
export async function bookTransfer(deps: Deps, tx: Db, { entry, key, statementId }: Booking): Promise<TransferVerdict | null> {
  const found = await orderNamed(tx, entry.title);
  const row = found ? await lockPayment(tx, namesOf(found)) : null;
  const verdict = verdictOf(entry, row);
  const transfer: TransferRow = {
    id: deps.newId(),
    entryKey: key,
    organizationId: row?.organizationId ?? null,
    paymentId: row?.id ?? null,
    statementId,
    amount: entry.amountMinor / 100,
    currency: entry.currency,
    bookedOn: entry.bookedOn,
    payer: entry.payer,
    payerAccount: entry.payerAccount,
    title: entry.title,
    verdict,
    state: verdict === 'exact' ? 'booked' : 'waiting',
  };
  if (!(await rows.insertTransfer(tx, transfer, deps.now()))) return null;
  if (verdict === 'exact' && row) await pay(deps, tx, row, transfer);
  else await askAbout(deps, tx, transfer, row);
  return verdict;
}

async function waiting(tx: Db, transferId: string): Promise<TransferRow> {
  const transfer = await rows.lockTransfer(tx, transferId);
  if (!transfer || transfer.state !== 'waiting') throw notFound();
  return transfer;
}

async function paymentOf(tx: Db, { organizationId, paymentId }: TransferRow): Promise<PaymentRow> {
  const row = organizationId && paymentId ? await lockPayment(tx, namesOf({ organizationId, id: paymentId })) : null;
  if (!row) throw notFound();
  return row;
}

/** An operator lets a transfer pay its order although amount or day differ; an order that is paid already refuses it. */
export async function acceptTransfer(deps: Deps, tx: Db, transferId: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const row = await paymentOf(tx, transfer);
  if (row.paidAt !== null) throw new AppError(409, 'order_paid');
  await pay(deps, tx, await acceptCharge(tx, row, deps.now()), transfer);
  await rows.saveState(tx, transfer.id, 'booked');
}

/** An operator says which order a transfer is for that named none. */
export async function assignTransfer(deps: Deps, tx: Db, transferId: string, orderNumber: string): Promise<void> {
  await waiting(tx, transferId);
  const row = await paymentByOrder(tx, orderNumber.trim().toUpperCase());
  if (!row) throw new AppError(404, 'order_not_found');
  await rows.savePayment(tx, transferId, { organizationId: row.organizationId, paymentId: row.id });
  await acceptTransfer(deps, tx, transferId);
}

/** A transfer goes back to whom it came from: owed until an operator records the outgoing one. */
export async function returnTransfer(deps: Deps, tx: Db, transferId: string, orderedBy: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  await enqueueTransferBack(deps, tx, await paymentOf(tx, transfer), { transfer, orderedBy });
}

export async function dismissTransfer(tx: Db, transferId: string): Promise<void> {
  await waiting(tx, transferId);
  await rows.saveState(tx, transferId, 'dismissed');
}
