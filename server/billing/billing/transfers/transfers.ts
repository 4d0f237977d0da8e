import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { isWhole, judgeTransfer, orderNumbersIn, type OrderToPay, type TransferVerdict } from '#core/billing/payments/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, resolveTask, type TaskFacts } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { openQuestion } from '#server/billing/billing/decisions/questions.ts';
import { enqueueTransferBack } from '#server/billing/billing/refunds/refunds.ts';
import { namesOf, paymentByOrder, type PaymentRow } from '#server/billing/billing/repository.ts';
import { changeCharge } from '#server/billing/billing/decisions/payment-changes.ts';
import { acceptReceived, returnSurplus } from '#server/billing/billing/checkout/price.ts';
import { learn, lockPayment } from '#server/billing/billing/events/settlement.ts';
import type { StatementEntry } from '#server/adapters/bank/entry.ts';
import { entryKey, recognise, type SeenEntry } from './recognition.ts';
import * as rows from './transfer-rows.ts';
import type { TransferRow } from './transfer-rows.ts';
import { organizationExists } from '#server/account/public.ts';
import { recordAccount } from '#server/company/public.ts';

function toPay(row: PaymentRow, waitingMinor: number): OrderToPay {
  const byTransfer = row.channel === 'transfer' && row.expiresAt !== null;
  return {
    amountMinor: minor(row.amount),
    currency: row.currency,
    waitingMinor,
    orderedOn: isoDay(row.createdAt),
    open: row.status === 'pending',
    paid: row.paidAt !== null,
    dueOn: byTransfer && row.expiresAt ? isoDay(row.expiresAt) : null,
  };
}

/** The order that a title names; null for none, and for several, which no machine distinguishes. */
export async function orderNamed(db: Db, title: string): Promise<PaymentRow | null> {
  const named: PaymentRow[] = [];
  for (const number of orderNumbersIn(title)) {
    const row = await paymentByOrder(db, number);
    if (row) named.push(row);
  }
  return named.length === 1 ? (named[0] ?? null) : null;
}

type Judged = Pick<StatementEntry, 'amountMinor' | 'currency' | 'bookedOn' | 'valuedOn' | 'unsplit'>;

function totalOf(transfers: readonly TransferRow[]): number {
  return transfers.reduce((total, { amount }) => total + minor(amount), 0);
}

/** A batch that is not split pays nothing by itself, whatever its parts name; nor does what probably is recorded already. */
export async function verdictOf(db: Db, entry: Judged, row: PaymentRow | null, isRecorded: boolean): Promise<TransferVerdict> {
  if (entry.unsplit) return 'batch';
  if (isRecorded) return 'duplicate';
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
async function pay(deps: Deps, tx: Db, named: PaymentRow, transfer: TransferRow): Promise<void> {
  const found = named.providerPaymentId === null ? named : await changeCharge(tx, named, null);
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

const questions = {
  amount: 'transfer_amount',
  late: 'transfer_late',
  early: 'transfer_early',
  second: 'second_payment',
  unmatched: 'transfer_unmatched',
  duplicate: 'transfer_duplicate',
  batch: 'transfer_batch',
} as const;

/** A transfer in a line, as an operator finds it in a statement. */
export function lineOf(row: Pick<TransferRow, 'bookedOn' | 'payer' | 'title' | 'bankReference' | 'payerReference'>): string {
  return [row.bookedOn, row.payer, row.title, row.bankReference ?? row.payerReference].filter(Boolean).join(' · ');
}

async function openTransferTask(
  deps: Deps,
  tx: Db,
  transfer: TransferRow,
  about: { row: PaymentRow | null; more?: TaskFacts },
): Promise<void> {
  if (transfer.verdict === 'exact') return;
  const isOther = transfer.verdict === 'amount' && about.row !== null && transfer.currency !== about.row.currency;
  const kind = isOther ? 'currency_mismatch' : questions[transfer.verdict];
  const reference = transfer.bankReference ?? transfer.payerReference;
  const more = {
    transferId: transfer.id,
    chargedMinor: minor(transfer.amount),
    chargedCurrency: transfer.currency,
    payer: transfer.payer,
    title: transfer.title,
    bookedOn: transfer.bookedOn,
    ...(reference ? { reference } : {}),
    ...(transfer.verdict === 'early' && about.row ? { orderedOn: isoDay(about.row.createdAt) } : {}),
    ...about.more,
  };
  if (about.row) await openQuestion(deps, tx, about.row, { kind, subject: transfer.id, more });
  else await openTask(deps, tx, { kind, subject: transfer.id, organizationId: null, facts: more });
}

async function lockedOrder(tx: Db, title: string): Promise<PaymentRow | null> {
  const found = await orderNamed(tx, title);
  return found ? lockPayment(tx, namesOf(found)) : null;
}

/** The first name of what looks like an entry that is free; the version before knows the entry by it. */
async function freeKey(tx: Db, { content, nth }: SeenEntry): Promise<string> {
  let place = nth;
  while (await rows.hasKey(tx, entryKey(content, place))) place += 1;
  return entryKey(content, place);
}

/**
 * Books an incoming transfer: the exact one pays its order and its period begins; every other one, and one that probably is recorded
 * already, becomes a task for the operator. Null when it is certainly recorded.
 */
export async function bookTransfer(deps: Deps, tx: Db, entry: SeenEntry, statementId: string | null): Promise<TransferVerdict | null> {
  await rows.lockRecording(tx);
  const known = await recognise(tx, entry, statementId);
  if (known?.how === 'certain') {
    if (entry.referenceKey) await rows.claimRecorded(tx, known.recorded.id, entry);
    return null;
  }
  const row = await lockedOrder(tx, entry.title);
  const verdict = await verdictOf(tx, entry, row, known !== null);
  const { account, source, valuedOn, bankReference, payerReference, referenceKey } = entry;
  const transfer: TransferRow = {
    id: deps.newId(),
    entryKey: await freeKey(tx, entry),
    organizationId: row?.organizationId ?? null,
    paymentId: row?.id ?? null,
    statementId,
    amount: entry.amountMinor / 100,
    currency: entry.currency,
    bookedOn: entry.bookedOn,
    payer: entry.payer,
    payerAccount: entry.payerAccount,
    title: entry.title,
    account,
    source,
    valuedOn,
    bankReference,
    payerReference,
    referenceKey,
    duplicateOf: known?.recorded.id ?? null,
    verdict,
    state: verdict === 'exact' ? 'booked' : 'waiting',
  };
  if (!(await rows.insertTransfer(tx, transfer, deps.now()))) return null;
  const more = { ...(known ? { sameAs: lineOf(known.recorded) } : {}), ...(entry.unsplit ? { unsplit: entry.unsplit } : {}) };
  if (verdict === 'exact' && row) await pay(deps, tx, row, transfer);
  else await openTransferTask(deps, tx, transfer, { row, more });
  return verdict;
}

/** An operator states that a transfer is another one than that which it looks like: it is judged for itself. */
export async function judgeSeparately(deps: Deps, tx: Db, transferId: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const row = await lockedOrder(tx, transfer.title);
  const verdict = await verdictOf(tx, { ...transfer, amountMinor: minor(transfer.amount), unsplit: null }, row, false);
  await rows.saveVerdict(tx, transfer.id, verdict);
  if (verdict === 'exact' && row) await pay(deps, tx, row, transfer);
  else await openTransferTask(deps, tx, { ...transfer, verdict }, { row });
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

/** An operator states which order a transfer is for that named none; what follows is as if it had named it. */
export async function assignTransfer(deps: Deps, tx: Db, transferId: string, orderNumber: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const found = await paymentByOrder(tx, orderNumber.trim().toUpperCase());
  if (!found) throw new AppError(404, 'order_not_found');
  const row = await paymentOf(tx, { ...transfer, organizationId: found.organizationId, paymentId: found.id });
  if (row.paidAt !== null) throw new AppError(409, 'order_paid');
  const judged = { ...transfer, amountMinor: minor(transfer.amount), unsplit: null };
  const verdict = await verdictOf(tx, judged, row, false);
  const assigned = { ...transfer, organizationId: row.organizationId, paymentId: row.id, verdict };
  await rows.savePayment(tx, assigned);
  if (verdict === 'exact') await pay(deps, tx, row, assigned);
  else await openTransferTask(deps, tx, assigned, { row });
}

/** A transfer goes back to whom it came from: due until an operator records the outgoing one. */
export async function returnTransfer(deps: Deps, tx: Db, transferId: string, orderedBy: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  await enqueueTransferBack(deps, tx, await paymentOf(tx, transfer), { transfer, orderedBy });
}

export async function dismissTransfer(tx: Db, transferId: string): Promise<void> {
  await waiting(tx, transferId);
  await rows.saveState(tx, transferId, 'dismissed');
}
