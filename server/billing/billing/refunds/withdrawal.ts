import type { z } from 'zod';
import type { checkWithdrawal, WithdrawalReceipt } from '#contract/billing/billing.ts';
import {
  proRataRefund,
  withdrawalOutcome,
  withdrawalRight,
  type WithdrawalDecision,
  type WithdrawalOutcome,
} from '#core/billing/withdrawal.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal, type Origin } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from './amounts.ts';
import { enqueueDecisionNotice, enqueueWithdrawalNotice } from '#server/billing/billing/notices.ts';
import { openQuestion } from '#server/billing/billing/decisions/questions.ts';
import { enqueueRefund } from './refunds.ts';
import { isInUse, leftToGiveBack } from './refundable.ts';
import { endBought, reviewUpgrades } from '#server/billing/billing/credits/credits.ts';
import { namesOf, paymentById, paymentByOrder, type PaymentRow } from '#server/billing/billing/repository.ts';
import { declareWithdrawal, decideWithdrawal } from '#server/billing/billing/decisions/payment-changes.ts';
import { learn, lockPayment } from '#server/billing/billing/events/settlement.ts';
import { periodOfPayment, type PeriodRow } from '#server/account/public.ts';

type Named = Readonly<{ name: string; orderNumber: string; email: string }>;
type Declarant = Readonly<{ userId: string | null; origin: Origin; name: string | null }>;

const triesPerAddress = { name: 'withdrawal', points: 30, seconds: 3600 };

type Followed = Readonly<{ refundMinor: number; restored: readonly PeriodRow[] }>;

/** What follows at once from a declaration: what goes back, in minor units, and which periods run again. */
async function follow(deps: Deps, tx: Db, row: PaymentRow, outcome: WithdrawalOutcome): Promise<Followed> {
  if (outcome === 'received')
    await openQuestion(deps, tx, row, { kind: 'withdrawal_received', more: await factsForDecision(tx, row, deps.now()) });
  if (outcome === 'cancelled') await learn(deps, tx, namesOf(row), { facts: [{ kind: 'expired', at: deps.now().getTime() }] });
  if (outcome !== 'refunded') return { refundMinor: 0, restored: [] };
  const restored = await endBought(deps, tx, row, true);
  const left = Math.max(0, await leftToGiveBack(tx, row));
  if (left > 0) await enqueueRefund(deps, tx, row, { amountMinor: left, reason: 'withdrawal' });
  await reviewUpgrades(deps, tx, row);
  return { refundMinor: left, restored };
}

async function factsForDecision(tx: Db, row: PaymentRow, at: Date) {
  const period = await periodOfPayment(tx, row.organizationId, row.id);
  return {
    declaredAt: at.toISOString(),
    firstUsedAt: row.firstUsedAt?.toISOString() ?? null,
    earlyStartAt: row.earlyStartAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    proRataMinor: period ? proRataRefund(minor(row.amount), period, at) : 0,
  };
}

function receiptOf(row: PaymentRow): WithdrawalReceipt {
  const { withdrawalDeclaredAt: at, withdrawalOutcome: outcome } = row;
  if (!at || !outcome) throw new Error('a declaration was not kept');
  return { withdrawnAt: at.toISOString(), outcome };
}

/**
 * Takes in a declaration of withdrawal, whatever it means: unused and in time it takes effect at once, everything else is
 * received, confirmed by mail and decided by a person. Declaring again answers the first one.
 */
async function declare(deps: Deps, found: PaymentRow, by: Declarant): Promise<WithdrawalReceipt> {
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const row = await lockPayment(tx, namesOf(found));
    if (!row) throw notFound();
    if (row.withdrawalDeclaredAt) return receiptOf(row);
    const outcome = withdrawalOutcome(row, at);
    const declared = await declareWithdrawal(tx, row, { outcome, at });
    const followed = await follow(deps, tx, declared, outcome);
    await enqueueWithdrawalNotice(deps, tx, declared, { at, outcome, name: by.name, ...followed });
    const metadata = { orderNumber: row.orderNumber, outcome, ...(by.name ? { name: by.name } : {}) };
    const actor = { userId: by.userId, organizationId: row.organizationId, origin: by.origin };
    await record(deps, tx, actor, { action: 'payment.withdrawn', id: row.id, metadata });
    return receiptOf(declared);
  });
}

/** Withdraws from the contract of an own payment. */
export async function withdraw(deps: Deps, caller: Principal<'signed-in'>, id: string): Promise<WithdrawalReceipt> {
  const row = await paymentById(deps.db, organizationOf(caller.account), id);
  if (!row) throw notFound();
  return declare(deps, row, { userId: caller.account.userId, origin: caller.origin, name: null });
}

/** The order that number and e-mail name together; everything else is not found, whichever part was wrong. */
async function namedOrder(deps: Deps, origin: Origin, { orderNumber, email }: Named): Promise<PaymentRow> {
  await countOrRefuse(deps, triesPerAddress, origin.ipAddress);
  const row = await paymentByOrder(deps.db, orderNumber.toUpperCase());
  if (!row || row.buyer.email !== email) throw new AppError(404, 'order_not_found');
  return row;
}

/** What a declaration would bring about now. */
export async function checkOrder(
  deps: Deps,
  { origin }: Principal<'anyone'>,
  named: Named,
): Promise<z.output<typeof checkWithdrawal.output>> {
  const row = await namedOrder(deps, origin, named);
  const { orderNumber, plan, amount: gross, currency, withdrawalDeclaredAt, credits } = row;
  const right = withdrawalRight(row, deps.now());
  return {
    orderNumber,
    plan,
    gross,
    currency,
    refund: Math.max(0, await leftToGiveBack(deps.db, row)) / 100,
    credited: (credits ?? []).filter(isInUse).map(({ orderNumber: of }) => of),
    until: 'until' in right ? right.until.toISOString() : null,
    outcome: row.withdrawalOutcome ?? withdrawalOutcome(row, deps.now()),
    declaredAt: withdrawalDeclaredAt?.toISOString() ?? null,
  };
}

/** Withdraws without an account (directive (EU) 2023/2673): number and e-mail of the order, then this confirmation. */
export async function withdrawByOrder(deps: Deps, { origin }: Principal<'anyone'>, named: Named): Promise<WithdrawalReceipt> {
  const row = await namedOrder(deps, origin, named);
  return declare(deps, row, { userId: null, origin, name: named.name });
}

/** What a decision refunds, in minor units. */
async function amountDue(tx: Db, row: PaymentRow, decision: WithdrawalDecision): Promise<number> {
  if (decision === 'nothing') return 0;
  const left = Math.max(0, await leftToGiveBack(tx, row));
  if (decision === 'full') return left;
  const period = await periodOfPayment(tx, row.organizationId, row.id);
  const share = period ? proRataRefund(minor(row.amount), period, row.withdrawalDeclaredAt ?? period.endsAt) : 0;
  return Math.min(left, share);
}

/** An operator decides about a declaration that was received; the buyer is notified how. */
export async function decideDeclaration(
  deps: Deps,
  tx: Db,
  payment: Readonly<{ organizationId: string; paymentId: string }>,
  { decision, orderedBy }: Readonly<{ decision: WithdrawalDecision; orderedBy: string }>,
): Promise<void> {
  const row = await lockPayment(tx, namesOf({ organizationId: payment.organizationId, id: payment.paymentId }));
  if (!row) throw notFound();
  const amountMinor = await amountDue(tx, row, decision);
  const decided = await decideWithdrawal(tx, row, { decision, at: deps.now() });
  const restored = decision === 'nothing' ? [] : await endBought(deps, tx, decided, decision === 'full');
  if (amountMinor > 0) await enqueueRefund(deps, tx, decided, { amountMinor, reason: 'withdrawal', orderedBy });
  if (decision !== 'nothing') await reviewUpgrades(deps, tx, decided);
  await enqueueDecisionNotice(deps, tx, decided, { decision, amountMinor, restored });
}
