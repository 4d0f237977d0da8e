import type { Deps } from '#server/deps.ts';
import { retryEvents } from './events.ts';
import { resumeRefunds } from '#server/billing/billing/refunds/refunds.ts';
import { namesOf, unpaidTransfers, unsettled, type Unsettled } from '#server/billing/billing/repository.ts';
import { storePageClosed } from '#server/billing/billing/decisions/payment-changes.ts';
import { applyNews, learn } from './settlement.ts';

const quietMillis = 600_000;
/** A page lives for an hour at most; what the provider reports of it after this time will not change any more. */
const reconciledMillis = 30 * 86_400_000;

/** A page of ours that is over for us and still open there: nobody should pay an order that was replaced. */
async function closePage(deps: Deps, sessionId: string): Promise<void> {
  await deps.payments.expireCheckout(sessionId).catch((error: unknown) => deps.log.warn({ err: error }, 'checkout not closed'));
}

async function catchUp(deps: Deps, row: Unsettled): Promise<boolean> {
  const { providerSessionId, expiresAt, status } = row;
  if (providerSessionId) {
    const news = await deps.payments.readCheckout(providerSessionId);
    if (news.fact) return deps.db.transaction((tx) => applyNews(deps, tx, news));
    if (status !== 'pending') await closePage(deps, providerSessionId);
    return false;
  }
  return deps.db.transaction(async (tx) => {
    const at = (expiresAt ?? deps.now()).getTime();
    const known = await learn(deps, tx, namesOf(row), { facts: [{ kind: 'expired', at }] });
    if (known) await storePageClosed(tx, known, deps.now());
    return known !== null;
  });
}

type Counts = Readonly<{ asked: number; changed: number; failed: number }>;

async function requestOrderDecisions(deps: Deps): Promise<Counts> {
  const now = deps.now();
  const span = { from: new Date(now.getTime() - reconciledMillis), to: new Date(now.getTime() - quietMillis), now };
  const waiting = await unsettled(deps.db, span);
  const counts = { asked: waiting.length, changed: 0, failed: 0 };
  for (const row of waiting) {
    try {
      if (await catchUp(deps, row)) counts.changed += 1;
    } catch (error) {
      counts.failed += 1;
      deps.log.warn({ err: error, payment: row.id }, 'payment not reconciled');
    }
  }
  return counts;
}

/** A statement may come some days after the last day of payment; then an order by transfer is closed. */
const statementMillis = 14 * 86_400_000;

async function closeUnpaidTransfers(deps: Deps): Promise<{ transfersClosed: number }> {
  const overdue = await unpaidTransfers(deps.db, new Date(deps.now().getTime() - statementMillis));
  for (const row of overdue) {
    const at = (row.expiresAt ?? deps.now()).getTime();
    await deps.db.transaction((tx) => learn(deps, tx, namesOf(row), { facts: [{ kind: 'expired', at }] }));
  }
  return { transfersClosed: overdue.length };
}

/**
 * Makes up for what webhooks did not bring: queries the provider about orders whose end is not known for sure, those that
 * were replaced or expired among them; tries stored events again; takes up refunds that got stuck. Returns counts.
 */
export async function reconcilePayments(deps: Deps): Promise<Record<string, number>> {
  return {
    ...(await requestOrderDecisions(deps)),
    ...(await closeUnpaidTransfers(deps)),
    ...(await retryEvents(deps)),
    ...(await resumeRefunds(deps)),
  };
}
