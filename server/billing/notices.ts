import { planTexts } from '#content/plans.ts';
import { dayText, momentText, moneyText } from '#core/formats.ts';
import type { Language } from '#core/languages.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentRow } from './payments.ts';
import type { PeriodRow } from './periods.ts';
import { withdrawalDeadline } from './withdrawal-right.ts';

function orderValues(row: PaymentRow, language: Language): Record<string, string> {
  return {
    orderNumber: row.orderNumber,
    plan: planTexts[row.plan].name,
    net: moneyText(row.netAmount, row.currency, language),
    gross: moneyText(row.amount, row.currency, language),
  };
}

/** The confirmation on a durable medium (art. 21 of the consumer rights act): what was bought, for how long, how to leave. */
export async function oweConfirmation(deps: Deps, tx: Db, row: PaymentRow, period: PeriodRow): Promise<void> {
  const { language, userId } = row;
  const values = {
    ...orderValues(row, language),
    from: dayText(period.startsAt, language),
    to: dayText(new Date(period.endsAt.getTime() - 1), language),
    until: dayText(withdrawalDeadline(row.paidAt ?? deps.now()), language),
  };
  await deps.queue.oweMail(tx, { kind: row.earlyStartAt ? 'payment_received_early' : 'payment_received', userId, language, values });
}

export async function oweRefundNotice(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  const { language, userId } = row;
  await deps.queue.oweMail(tx, { kind: 'payment_refunded', userId, language, values: orderValues(row, language) });
}

/** Confirms a withdrawal with day and hour. */
export async function oweWithdrawalNotice(deps: Deps, tx: Db, row: PaymentRow, at: Date): Promise<void> {
  const { language, userId, buyer } = row;
  const values = { ...orderValues(row, language), at: momentText(at, language) };
  const recipient = { email: buyer.email, firstName: buyer.name, lastName: '' };
  await deps.queue.oweMail(tx, { kind: 'withdrawal', userId, language, values, recipient });
}
