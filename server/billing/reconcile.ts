import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';
import { lockNamed, type PaymentRow } from './payments.ts';
import { applyNews, tell } from './settlement.ts';

const quietMillis = 600_000;

type Waiting = Pick<PaymentRow, 'organizationId' | 'id' | 'stripeSessionId' | 'expiresAt'>;

async function catchUp(deps: Deps, row: Waiting): Promise<boolean> {
  if (row.stripeSessionId) {
    const news = await deps.payments.readCheckout(row.stripeSessionId);
    if (news.fact) return deps.db.transaction((tx) => applyNews(deps, tx, news));
    return false;
  }
  return deps.db.transaction(async (tx) => {
    const names = { organizationId: row.organizationId, paymentId: row.id, sessionId: null, intentId: null };
    const locked = await lockNamed(tx, names);
    if (locked) await tell(deps, tx, locked, { fact: { kind: 'expired', at: (row.expiresAt ?? deps.now()).getTime() } });
    return locked !== null;
  });
}

/**
 * Asks the provider about orders that have waited for more than ten minutes, so that a lost webhook costs nobody the
 * access that was paid for. Returns how many were asked about and how many changed.
 */
export async function reconcilePayments(deps: Deps): Promise<{ asked: number; changed: number; failed: number }> {
  const before = new Date(deps.now().getTime() - quietMillis);
  const waiting = await deps.db.rows<Waiting>(sql`
    select organization_id, id, stripe_session_id, expires_at from payments
    where status = 'pending' and plan is not null and created_at < ${before}
      and (stripe_session_id is not null or expires_at < ${deps.now()})
    order by created_at limit 500`);
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
