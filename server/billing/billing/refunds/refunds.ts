import type { Db } from '#server/platform/db/db.ts';
import { refundCompletedAt } from '#core/billing/payments/payments.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, resolveTask, type TaskFacts } from '#server/platform/tasks/service.ts';
import type { QueuedRefund } from '#server/platform/jobs/queue.ts';
import type { RefundNews } from '#server/adapters/payments/payments.ts';
import { AlreadyRefunded } from '#server/adapters/payments/payments.ts';
import { minor } from './amounts.ts';
import { paymentById, type PaymentRow } from '#server/billing/billing/repository.ts';
import * as rows from './refund-rows.ts';
import type { RefundReason, RefundRow } from './refund-rows.ts';
import { transfersBehind, type TransferRow } from '#server/billing/billing/transfers/transfer-rows.ts';

const hourMillis = 3_600_000;
/** A refund that no job works on any more is begun anew after this time. */
const beginAgainMillis = 6 * hourMillis;
const openTaskAfterMillis = 24 * hourMillis;

type Ordered = Readonly<{ reason: RefundReason; orderedBy?: string; intentId?: string | null }>;
type OrderedRefund = Ordered & Readonly<{ amountMinor: number }>;
type DueMoney = Ordered & Readonly<{ amount: number; transferId?: string; currency?: string | undefined }>;

/** Money that was ordered to go back for a payment and did not come back to us, in minor units. */
export async function orderedRefunds(tx: Db, row: PaymentRow): Promise<number> {
  const refunds = await rows.refundsOf(tx, row.organizationId, row.id);
  const own = refunds.filter((refund) => refund.state !== 'failed' && isOfItsCharge(row, refund));
  return own.reduce((total, refund) => total + minor(refund.amount), 0);
}

/** Another charge or transfer for the same order is refunded by itself and says nothing of the order's own money. */
export function isOfItsCharge(
  row: Pick<PaymentRow, 'providerPaymentId'>,
  refund: Pick<RefundRow, 'transferId' | 'providerPaymentId'>,
): boolean {
  if (refund.transferId !== null) return false;
  return refund.providerPaymentId === null || refund.providerPaymentId === row.providerPaymentId;
}

/** A refund that is due for a payment; through the provider where it took the money, else by transfer. */
async function addRefund(deps: Deps, tx: Db, row: PaymentRow, due: DueMoney): Promise<void> {
  const { organizationId } = row;
  const { amount, reason, orderedBy = null, intentId = null, transferId = null } = due;
  const currency = due.currency === row.currency ? null : (due.currency ?? null);
  const refund: RefundRow = {
    organizationId,
    id: deps.newId(),
    paymentId: row.id,
    amount,
    reason,
    method: intentId ? 'provider' : 'transfer',
    providerPaymentId: intentId,
    state: 'owed',
    attempt: 1,
    providerId: null,
    transferId,
    currency,
    owedAt: deps.now(),
  };
  await rows.insertRefund(tx, { ...refund, orderedBy });
  if (intentId) await deps.queue.enqueueRefund(tx, { organizationId, refundId: refund.id });
  else await requestRefund(deps, tx, row, refund, 'refund_by_transfer');
}

/** Orders a refund in the transaction of the act that causes it. It stays due until it is given. */
export function enqueueRefund(deps: Deps, tx: Db, row: PaymentRow, { amountMinor, intentId, ...due }: OrderedRefund): Promise<void> {
  const own = intentId === undefined || intentId === null || intentId === row.providerPaymentId;
  const currency = own ? row.charged?.currency : undefined;
  return addRefund(deps, tx, row, { ...due, amount: amountMinor / 100, intentId: intentId ?? row.providerPaymentId, currency });
}

/** Orders back a transfer that paid nothing; it stays due until an operator records the outgoing one. */
export function enqueueTransferBack(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  { transfer, orderedBy }: Readonly<{ transfer: Readonly<{ id: string; amount: number; currency: string }>; orderedBy: string }>,
): Promise<void> {
  return addRefund(deps, tx, row, {
    amount: transfer.amount,
    reason: 'mismatch',
    orderedBy,
    transferId: transfer.id,
    currency: transfer.currency,
  });
}

/** To whom money goes back by transfer: the accounts that it came from. */
function payeeOf(transfers: readonly TransferRow[]): TaskFacts {
  const distinct = (values: readonly (string | null)[]): string => [...new Set(values.filter(Boolean))].join(', ');
  if (transfers.length === 0) return {};
  return { payer: distinct(transfers.map(({ payer }) => payer)), payerAccount: distinct(transfers.map((one) => one.payerAccount)) || null };
}

async function requestRefund(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  refund: RefundRow,
  kind: 'refund_by_transfer' | 'refund_overdue' | 'refund_failed',
): Promise<void> {
  const { organizationId, id } = refund;
  const facts = {
    refundId: id,
    paymentId: row.id,
    orderNumber: row.orderNumber,
    buyer: row.buyer.name,
    refundMinor: minor(refund.amount),
    currency: refund.currency ?? row.currency,
    ...(refund.method === 'transfer' ? payeeOf(await transfersBehind(tx, row, refund)) : {}),
  };
  await openTask(deps, tx, { kind, subject: `${id}:${refund.attempt}`, organizationId, facts });
}

/** What became of refunds, as the provider's news say of their ids. */
export async function followRefunds(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  for (const refund of await rows.refundsOf(tx, row.organizationId, row.id)) {
    const reported = refund.providerId ? row.refunds[refund.providerId] : undefined;
    const given = reported ? refundCompletedAt(reported) : null;
    if (reported?.failedAt && refund.state !== 'failed') await rows.saveFailed(tx, refund);
    else if (given !== null && refund.state === 'sent') await rows.saveSettled(tx, refund, new Date(given));
    else if (row.status === 'refunded' && refund.state === 'sent' && isOfItsCharge(row, refund))
      await rows.saveSettled(tx, refund, deps.now());
    else continue;
    await resolveTask(deps, tx, 'refund_overdue', `${refund.id}:${refund.attempt}`);
  }
}

/** What became of a refund of another charge for the same order: one that failed is put before an operator. */
export async function followRefund(deps: Deps, tx: Db, row: PaymentRow, news: RefundNews): Promise<void> {
  const refund = (await rows.refundsOf(tx, row.organizationId, row.id)).find((one) => one.providerId === news.id);
  if (!refund) return;
  if (news.state === 'succeeded' && refund.state === 'sent') await rows.saveSettled(tx, refund, new Date(news.at));
  if (news.state !== 'failed' || refund.state === 'failed') return;
  await rows.saveFailed(tx, refund);
  await requestRefund(deps, tx, row, refund, 'refund_failed');
}

/** Jobs of earlier versions name the payment; the refunds due for it are in the table since. */
async function refundOfJob(deps: Deps, job: QueuedRefund): Promise<RefundRow | null> {
  if ('refundId' in job) return rows.refundById(deps.db, job.organizationId, job.refundId);
  const due = await rows.refundsOf(deps.db, job.organizationId, job.paymentId);
  return due.find((refund) => refund.state === 'owed') ?? null;
}

/** Gives a refund that is due through the provider; its webhooks change the payment. Repeating it gives nothing twice. */
export async function executeRefund(deps: Deps, job: QueuedRefund): Promise<void> {
  const refund = await refundOfJob(deps, job);
  if (!refund || refund.state !== 'owed' || !refund.providerPaymentId) return;
  const { organizationId, paymentId, id, attempt, amount } = refund;
  try {
    const { refundId } = await deps.payments.refund({
      intentId: refund.providerPaymentId,
      key: `${id}:${attempt}`,
      amount: minor(amount),
      payment: { id: paymentId, organizationId },
    });
    await deps.db.transaction(async (tx) => {
      await rows.saveSent(tx, refund, refundId, deps.now());
      const row = await paymentById(tx, organizationId, paymentId);
      if (row) await followRefunds(deps, tx, row);
    });
  } catch (error) {
    if (!(error instanceof AlreadyRefunded)) {
      await rows.saveTry(deps.db, refund, String(error), deps.now());
      throw error;
    }
    await rows.saveSettled(deps.db, refund, deps.now());
  }
}

/** Tries a refund again that failed or got stuck. */
export async function repeatRefund(deps: Deps, tx: Db, refund: RefundRow): Promise<void> {
  await rows.saveRepeated(tx, refund);
  await deps.queue.enqueueRefund(tx, { organizationId: refund.organizationId, refundId: refund.id });
}

/** Takes up refunds that no job works on any more, and notifies an operator of those due for more than a day. */
export async function resumeRefunds(deps: Deps): Promise<{ refundsTakenUp: number }> {
  const now = deps.now().getTime();
  const stuck = await rows.overdue(deps.db, new Date(now - hourMillis), new Date(now - beginAgainMillis));
  for (const refund of stuck) {
    await deps.db.transaction(async (tx) => {
      await rows.saveTry(tx, refund, 'begun anew', deps.now());
      await deps.queue.enqueueRefund(tx, { organizationId: refund.organizationId, refundId: refund.id });
      const row = await paymentById(tx, refund.organizationId, refund.paymentId);
      if (row && refund.owedAt.getTime() < now - openTaskAfterMillis) await requestRefund(deps, tx, row, refund, 'refund_overdue');
    });
  }
  return { refundsTakenUp: stuck.length };
}

/** Refunds that are not given yet, by their state, for those who watch the service. */
export function refundsByState(db: Db): Promise<{ state: string; count: number }[]> {
  return rows.openByState(db);
}
