import sql, { type Sql } from 'sql-template-tag';
import { funnelFrom, funnelSteps, type FunnelStep } from '#core/operations/today.ts';
import type { Today } from '#contract/operations/today.ts';
import type { Deps } from '#server/deps.ts';
import { organizationsTable } from '#server/account/public.ts';
import { hasAnswers, hasReports } from '#server/assessment/public.ts';
import { hasPaid } from '#server/billing/public.ts';
import { hasCertificates } from '#server/certificate/public.ts';
import { hasConfirmation } from '#server/company/public.ts';

/** So many organisations are checked, the newest: a share states as much of them as of more. */
const most = 10_000;

const id = sql`c.id`;
/** What proves each step; whoever is in the cohort registered. */
const proofs = {
  confirmed: hasConfirmation(id),
  paid: hasPaid(id),
  answered: hasAnswers(id),
  completed: hasReports(id),
  certified: hasCertificates(id),
} as const satisfies Readonly<Record<Exclude<FunnelStep, 'registered'>, Sql>>;

/** How far the organisations came that registered in the last thirty days and are still there; each step is counted by itself. */
export async function readFunnel({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Today['funnel']> {
  const from = funnelFrom(now());
  const [row] = await db.rows<Record<FunnelStep, number>>(sql`
    select count(*)::int as registered, count(*) filter (where ${proofs.confirmed})::int as confirmed,
      count(*) filter (where ${proofs.paid})::int as paid, count(*) filter (where ${proofs.answered})::int as answered,
      count(*) filter (where ${proofs.completed})::int as completed, count(*) filter (where ${proofs.certified})::int as certified
    from (
      select o.id from ${organizationsTable} where o.created_at >= ${from} and o.created_at <= ${now()} order by o.created_at desc limit ${most}
    ) c`);
  const count = (step: FunnelStep): number => row?.[step] ?? 0;
  return {
    from: from.toISOString(),
    steps: funnelSteps.map((step) => ({ step, count: count(step) })),
    isCapped: count('registered') === most,
  };
}
