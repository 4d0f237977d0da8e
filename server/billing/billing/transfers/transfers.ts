import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { judgeTransfer, orderNumbersIn, type OrderToPay, type TransferVerdict } from '#core/billing/transfers.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskFacts } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { ask } from '#server/billing/billing/questions.ts';
import { enqueueTransferBack } from '#server/billing/billing/refunds/refunds.ts';
import { acceptCharge, namesOf, paymentByOrder, type PaymentRow } from '#server/billing/billing/repository.ts';
import { learn, lockPayment } from '#server/billing/billing/events/settlement.ts';
import type { StatementEntry } from '#server/adapters/bank/entry.ts';
import { entryKey, recognise, type SeenEntry } from './recognition.ts';
import * as rows from './transfer-rows.ts';
import type { TransferRow } from './transfer-rows.ts';
import { organizationExists } from '#server/account/public.ts';
import { recordAccount } from '#server/company/public.ts';

function toPay(row: PaymentRow): OrderToPay {
  const byTransfer = row.channel === 'transfer' && row.expiresAt !== null;
  return {
    amountMinor: minor(row.amount),
    currency: row.currency,
    orderedOn: isoDay(row.createdAt),
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

type Judged = Pick<StatementEntry, 'amountMinor' | 'currency' | 'bookedOn' | 'valuedOn' | 'unsplit'>;

/** A batch that is not taken apart pays nothing by itself, whatever its parts name; nor does what probably is recorded already. */
export function verdictOf(entry: Judged, row: PaymentRow | null, isRecorded: boolean): TransferVerdict {
  if (entry.unsplit) return 'batch';
  return isRecorded ? 'duplicate' : judgeTransfer(entry, row ? toPay(row) : null);
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

async function askAbout(deps: Deps, tx: Db, transfer: TransferRow, about: { row: PaymentRow | null; more?: TaskFacts }): Promise<void> {
  if (transfer.verdict === 'exact') return;
  const kind = questions[transfer.verdict];
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
  if (about.row) await ask(deps, tx, about.row, { kind, subject: transfer.id, more });
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
 * already, goes to the desk. Null when it is certainly recorded.
 */
export async function bookTransfer(deps: Deps, tx: Db, entry: SeenEntry, statementId: string | null): Promise<TransferVerdict | null> {
  await rows.lockRecording(tx);
  const known = await recognise(tx, entry, statementId);
  if (known?.how === 'certain') {
    if (entry.referenceKey) await rows.claimRecorded(tx, known.recorded.id, entry);
    return null;
  }
  const row = await lockedOrder(tx, entry.title);
  const verdict = verdictOf(entry, row, known !== null);
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
  else await askAbout(deps, tx, transfer, { row, more });
  return verdict;
}

/** An operator says that a transfer is another one than that which it looks like: it is judged for itself. */
export async function judgeApart(deps: Deps, tx: Db, transferId: string): Promise<void> {
  const transfer = await waiting(tx, transferId);
  const row = await lockedOrder(tx, transfer.title);
  const verdict = verdictOf({ ...transfer, amountMinor: minor(transfer.amount), unsplit: null }, row, false);
  await rows.saveVerdict(tx, transfer.id, verdict);
  if (verdict === 'exact' && row) {
    await pay(deps, tx, row, transfer);
    await rows.saveState(tx, transfer.id, 'booked');
  } else await askAbout(deps, tx, { ...transfer, verdict }, { row });
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
