import { creditWords } from '#content/documents/billing/credit.ts';
import { planTexts } from '#content/plans.ts';
import { readableIban } from '#core/billing/payments/bank-account.ts';
import { dayText, momentText, moneyText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Language } from '#core/platform/languages.ts';
import { withdrawalDeadline, type WithdrawalDecision, type WithdrawalOutcome } from '#core/billing/withdrawal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentRow } from './repository.ts';
import { payerOf, type PeriodRow } from '#server/account/public.ts';

/** What took something off the price: “-1495,89 zł netto – plan Basic, dni: 364 (zamówienie AT-2026-…)”. */
function creditText(credits: NonNullable<PaymentRow['credits']>, currency: PaymentRow['currency'], language: Language): string {
  const one = ({ net, days, plan, orderNumber }: (typeof credits)[number]): string =>
    filled(creditWords[language], {
      net: moneyText(-net / 100, currency, language),
      days: String(days),
      plan: planTexts[plan].name,
      orderNumber,
    });
  return credits.map(one).join('; ');
}

/** The periods that run again because an upgrade was refunded. */
function restoredValues(restored: readonly PeriodRow[], language: Language): Record<string, string> {
  const one = ({ plan, endsAt }: PeriodRow): string => `${planTexts[plan].name} – ${dayText(new Date(endsAt.getTime() - 1), language)}`;
  return restored.length > 0 ? { restored: restored.map(one).join('; ') } : {};
}

function orderValues(row: PaymentRow, language: Language): Record<string, string> {
  return {
    orderNumber: row.orderNumber,
    plan: planTexts[row.plan].name,
    net: moneyText(row.netAmount, row.currency, language),
    vat: moneyText(row.amount - row.netAmount, row.currency, language),
    gross: moneyText(row.amount, row.currency, language),
    ...(row.credits ? { credit: creditText(row.credits, row.currency, language) } : {}),
  };
}

/**
 * The confirmation on a durable medium (act on consumer rights, art. 21): what was bought, for how long, how to leave; the
 * terms that were agreed to go with it.
 */
export async function enqueueConfirmation(deps: Deps, tx: Db, row: PaymentRow, period: PeriodRow): Promise<void> {
  const { language, consent } = row;
  const userId = await payerOf(tx, row);
  const values = {
    ...orderValues(row, language),
    ...(consent ? { termsVersion: consent.termsVersion } : {}),
    concluded: dayText(row.paidAt ?? deps.now(), language),
    from: dayText(period.startsAt, language),
    to: dayText(new Date(period.endsAt.getTime() - 1), language),
    until: dayText(withdrawalDeadline(row.paidAt ?? deps.now()), language),
  };
  await deps.queue.enqueueMail(tx, { kind: row.earlyStartAt ? 'payment_received_early' : 'payment_received', userId, language, values });
}

export async function enqueueRefundNotice(deps: Deps, tx: Db, row: PaymentRow, restored: readonly PeriodRow[]): Promise<void> {
  const { language } = row;
  const userId = await payerOf(tx, row);
  const values = { ...orderValues(row, language), ...restoredValues(restored, language) };
  await deps.queue.enqueueMail(tx, { kind: 'payment_refunded', userId, language, values });
}

/** Whom to write to about an order when its account is gone. */
function buyerRecipient({ buyer }: PaymentRow) {
  return { email: buyer.email, firstName: buyer.name, lastName: '' };
}

const confirmations = { refunded: 'withdrawal', cancelled: 'withdrawal_cancelled', received: 'withdrawal_received' } as const;

/** Confirms a declaration of withdrawal with its content, day and hour (act on consumer rights, art. 30). */
export async function enqueueWithdrawalNotice(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  declared: Readonly<{ at: Date; outcome: WithdrawalOutcome; name: string | null; refundMinor: number; restored: readonly PeriodRow[] }>,
): Promise<void> {
  const { language } = row;
  const userId = await payerOf(tx, row);
  const values = {
    ...orderValues(row, language),
    at: momentText(declared.at, language),
    declarant: declared.name ?? row.buyer.name,
    refund: moneyText(declared.refundMinor / 100, row.currency, language),
    ...restoredValues(declared.restored, language),
  };
  const kind = confirmations[declared.outcome];
  await deps.queue.enqueueMail(tx, { kind, userId, language, values, recipient: buyerRecipient(row) });
}

/** Tells how a declaration was decided that came after first use or too late. */
export async function enqueueDecisionNotice(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  { decision, amountMinor, restored }: Readonly<{ decision: WithdrawalDecision; amountMinor: number; restored: readonly PeriodRow[] }>,
): Promise<void> {
  const { language } = row;
  const userId = await payerOf(tx, row);
  const refund = moneyText(amountMinor / 100, row.currency, language);
  const values = { ...orderValues(row, language), refund, ...restoredValues(restored, language) };
  const kind = `withdrawal_${decision}` as const;
  await deps.queue.enqueueMail(tx, { kind, userId, language, values, recipient: buyerRecipient(row) });
}

/** Tells how an order is paid by bank transfer; the pro forma is drawn when the mail is sent. */
export async function enqueuePaymentDetails(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  const { language, organizationId } = row;
  const userId = await payerOf(tx, row);
  const values = {
    ...orderValues(row, language),
    account: readableIban(deps.config.company.bankAccount),
    due: dayText(row.expiresAt ?? deps.now(), language),
    organizationId,
    paymentId: row.id,
  };
  const until = row.expiresAt ? { until: row.expiresAt.toISOString() } : {};
  await deps.queue.enqueueMail(tx, { kind: 'transfer_ordered', userId, language, values, ...until });
}
