import type { OrderLedger } from '#core/billing/payments/ledger.ts';
import { amountReturned } from '#core/billing/payments/payments.ts';
import { factsOfCharge } from '#server/billing/billing/checkout/charges.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { factsOf, receivedMinor, surplusMinor, type PaymentRow } from '#server/billing/billing/repository.ts';
import { isOfItsCharge } from '#server/billing/billing/refunds/refunds.ts';
import { uncorrectedDisputes } from '#server/billing/billing/checkout/sale.ts';
import { subjectsOf, type BookedOrder, type DueRefund } from './ledger-rows.ts';

type Part = Pick<OrderLedger, 'paid' | 'paidBack' | 'open'>;
const none: Part = { paid: 0, paidBack: 0, open: 0 };

function sumOf(items: readonly { amount: number }[]): number {
  return items.reduce((total, { amount }) => total + minor(amount), 0);
}

type Refunds = readonly DueRefund[];

/** Owed and not given yet, where the provider, a job or an open task is about it. */
function onTheWay(refunds: Refunds, openTasks: ReadonlySet<string>): number {
  const isPursued = (refund: DueRefund): boolean =>
    refund.state === 'sent' ||
    (refund.state === 'owed' && refund.method === 'provider') ||
    (refund.state !== 'given' && subjectsOf(refund).some((subject) => openTasks.has(subject)));
  return sumOf(refunds.filter(isPursued));
}

/** What went back by refunds, and by lost disputes that are taken off the invoice. */
function settledBack(row: PaymentRow): number {
  const facts = factsOf(row);
  const corrected = Object.entries(facts.disputes).filter(([id]) => row.correctedDisputes.includes(id));
  return amountReturned({ ...facts, disputes: Object.fromEntries(corrected) });
}

/** What lost disputes took of an invoiced sale without a correction; what went back as refunds before is not deducted twice. */
function claimedOf(row: PaymentRow): number {
  if (row.paidAt === null || (row.charged !== null && row.acceptedAt === null)) return 0;
  return Math.min(uncorrectedDisputes(row), amountReturned(factsOf(row)) - settledBack(row));
}

/** The order's own money: of it only what is beyond the price, or waits for a decision about the amount, is on no invoice. */
function ownMoney({ row, transfers, refunds, openTasks }: BookedOrder): Part {
  const isOther = row.charged !== null && row.charged.currency !== row.currency;
  if (row.paidAt === null || isOther) return none;
  const booked = transfers.filter(({ state, currency }) => state === 'booked' && currency === row.currency);
  const paid = row.paymentMethod === 'transfer' ? sumOf(booked) : receivedMinor(row);
  const paidBack = amountReturned(factsOf(row));
  const way = onTheWay(
    refunds.filter((refund) => isOfItsCharge(row, refund)),
    openTasks,
  );
  const undecided = row.charged !== null && row.acceptedAt === null;
  // A dispute that is won after the money was decided about brings it back, and is a task of its own.
  const hasOpenTask = [row.id, ...Object.keys(row.disputes)].some((subject) => openTasks.has(subject));
  if (undecided) return { paid, paidBack, open: hasOpenTask ? paid - paidBack : Math.min(paid - paidBack, way) };
  return { paid, paidBack, open: Math.min(Math.max(0, surplusMinor(row) - settledBack(row)), way) };
}

/** Charges beside the own one. */
function otherCharges({ row, charges, refunds, openTasks }: BookedOrder): Part {
  return charges
    .filter(({ chargeId, charged }) => (row.paidAt === null || chargeId !== row.providerPaymentId) && charged?.currency === row.currency)
    .reduce((total, charge) => {
      const facts = factsOfCharge(charge, minor(row.amount));
      if (facts.paidAt === null) return total;
      const ordered = refunds.filter(({ providerPaymentId }) => providerPaymentId === charge.chargeId);
      const back = Math.max(amountReturned(facts), sumOf(ordered.filter(({ state }) => state === 'given')));
      const left = facts.amount - back;
      const open = openTasks.has(charge.chargeId) ? left : Math.min(left, onTheWay(ordered, openTasks));
      return { paid: total.paid + facts.amount, paidBack: total.paidBack + back, open: total.open + open };
    }, none);
}

/** Transfers that did not pay the order. */
function otherTransfers({ row, transfers, refunds, openTasks }: BookedOrder): Part {
  const own = row.paidAt !== null && row.paymentMethod === 'transfer';
  const ofTransfer = (id: string): number =>
    onTheWay(
      refunds.filter(({ transferId }) => transferId === id),
      openTasks,
    );
  return transfers
    .filter(({ state, currency }) => currency === row.currency && !(own && state === 'booked'))
    .reduce((total, { id, amount, state }) => {
      const sent = minor(amount);
      return {
        paid: total.paid + sent,
        paidBack: total.paidBack + (state === 'returned' ? sent : 0),
        open: total.open + (state === 'waiting' ? (openTasks.has(id) ? sent : ofTransfer(id)) : 0),
      };
    }, none);
}

/** The ledger of an order, derived from what the provider, the bank and operators reported. */
export function ledgerOf(order: BookedOrder): OrderLedger {
  const [own, charges, transfers] = [ownMoney(order), otherCharges(order), otherTransfers(order)];
  return {
    paid: own.paid,
    paidBack: own.paidBack,
    besides: charges.paid + transfers.paid,
    besidesBack: charges.paidBack + transfers.paidBack,
    invoiced: order.invoiced,
    open: own.open + charges.open + transfers.open,
    claimed: claimedOf(order.row),
  };
}
