import { createHash } from 'node:crypto';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import {
  isWhole,
  judgeTransfer,
  orderNumbersIn,
  type IncomingTransfer,
  type OrderToPay,
  type TransferVerdict,
} from '#core/billing/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, resolveTask } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { ask } from '#server/billing/billing/questions.ts';
import { enqueueTransferBack } from '#server/billing/billing/refunds/refunds.ts';
import { namesOf, paymentByOrder, type PaymentRow } from '#server/billing/billing/repository.ts';
import { acceptReceived, returnSurplus } from '#server/billing/billing/price.ts';
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

function toPay(row: PaymentRow, waitingMinor: number): OrderToPay {
  const byTransfer = row.channel === 'transfer' && row.expiresAt !== null;
  return {
    amountMinor: minor(row.amount),
    currency: row.currency,
    waitingMinor,
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

function totalOf(transfers: readonly TransferRow[]): number {
  return transfers.reduce((total, { amount }) => total + minor(amount), 0);
}

export async function verdictOf(db: Db, entry: IncomingTransfer, row: PaymentRow | null): Promise<TransferVerdict> {
  return judgeTransfer(entry, row ? toPay(row, totalOf(await rows.waitingParts(db, row))) : null);
}

/** When a transfer counts as paid: at the beginning of its day of booking, never before the order and never in the future. */
function paidAt(deps: Pick<Deps, 'now'>, row: PaymentRow, bookedOn: string): number {
  const booked = Math.max(startOfDay(calendarDay(bookedOn)).getTime(), row.createdAt.getTime());
  return Math.min(booked, deps.now().getTime());
}

/** The transfers that pay an order together: one alone where it is enough, else with the parts that wait. */
async function partsWith(tx: Db, row: PaymentRow, transfer: TransferRow): Promise<TransferRow[]> {
  if (isWhole({ amountMinor: minor(transfer.amount) }, toPay(row, 0))) return [transfer];
  const others = (await rows.waitingParts(tx, row)).filter(({ id }) => id !== transfer.id);
  return [...others, transfer];
}

async function bookPart(deps: Deps, tx: Db, row: PaymentRow, part: TransferRow): Promise<void> {
  const { id: transferId, payer, payerAccount, bookedOn } = part;
  await rows.saveState(tx, transferId, 'booked');
  await resolveTask(deps, tx, 'transfer_amount', transferId);
  const known = await organizationExists(tx, row.organizationId);
  if (known) await recordAccount(deps, tx, { transferId, organizationId: row.organizationId, payer, payerAccount, bookedOn });
}

/** Pays an order by what came for it: what is beyond the price goes back, and less becomes the price. */
async function pay(deps: Deps, tx: Db, found: PaymentRow, transfer: TransferRow): Promise<void> {
  const parts = await partsWith(tx, found, transfer);
  const total = totalOf(parts);
  const row = total === minor(found.amount) ? found : await acceptReceived(deps, tx, found, total);
  const charged = { amount: total, currency: transfer.currency, plan: row.plan };
  const days = parts.map(({ bookedOn }) => bookedOn).toSorted();
  const fact = { kind: 'paid' as const, at: paidAt(deps, row, days.at(-1) ?? transfer.bookedOn) };
  const paid = await learn(deps, tx, namesOf(row), { facts: [fact], method: 'transfer', charged });
  for (const part of parts) await bookPart(deps, tx, row, part);
  if (paid) await returnSurplus(deps, tx, paid);
}

const questions = { amount: 'transfer_amount', late: 'transfer_late', second: 'second_payment', unmatched: 'transfer_unmatched' } as const;

async function askAbout(deps: Deps, tx: Db, transfer: TransferRow, row: PaymentRow | null): Promise<void> {
  if (transfer.verdict === 'exact') return;
  const isOther = row !== null && row.paidAt === null && transfer.currency !== row.currency;
  const kind = isOther ? 'currency_mismatch' : questions[transfer.verdict];
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
  const verdict = await verdictOf(tx, entry, row);
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

/**
 * An operator lets a transfer pay its order although its amount is less, with the parts that wait beside it, or its day is late; an order
 * that is paid already refuses it, and so does one in another currency.
 */
export async function acceptTransfer(deps: Deps, tx: Db, transferId: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const row = await paymentOf(tx, transfer);
  if (row.paidAt !== null) throw new AppError(409, 'order_paid');
  if (transfer.currency !== row.currency) throw new AppError(409, 'other_currency');
  await pay(deps, tx, row, transfer);
}

/** An operator says which order a transfer is for that named none; what follows is as if it had named it. */
export async function assignTransfer(deps: Deps, tx: Db, transferId: string, orderNumber: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const found = await paymentByOrder(tx, orderNumber.trim().toUpperCase());
  if (!found) throw new AppError(404, 'order_not_found');
  const row = await paymentOf(tx, { ...transfer, organizationId: found.organizationId, paymentId: found.id });
  if (row.paidAt !== null) throw new AppError(409, 'order_paid');
  const verdict = await verdictOf(tx, { ...transfer, amountMinor: minor(transfer.amount) }, row);
  const assigned = { ...transfer, organizationId: row.organizationId, paymentId: row.id, verdict };
  await rows.savePayment(tx, assigned);
  if (verdict === 'exact') await pay(deps, tx, row, assigned);
  else await askAbout(deps, tx, assigned, row);
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
