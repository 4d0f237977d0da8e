import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { periodsOf } from '#server/account/public.ts';
import type { World } from '#server/testing/world.ts';

type Credited = Readonly<{
  id: string;
  left: number;
  isBack: boolean;
  credits: { paymentId: string; periodId: string; gross: number; inUse: boolean }[];
}>;

/** A credit is used once and not by what is refunded, its period is ended, and what went back beside it is with an operator. */
export async function expectCredits(world: World, organizationId: string): Promise<void> {
  const rows = await world.deps.db.rows<Credited>(sql`
    select p.id, (coalesce((p.charged ->> 'amount')::int, p.amount * 100) - p.refunded_amount * 100)::int as left,
      (p.status = 'refunded' and p.disputes = '{}') or coalesce(p.withdrawal_outcome = 'refunded' or p.withdrawal_decision = 'full', false) as is_back, (
      select coalesce(jsonb_agg(c || jsonb_build_object('inUse', c ->> 'takenAt' is not null and c ->> 'returnedAt' is null)), '[]')
      from jsonb_array_elements(coalesce(p.credits, '[]')) c) as credits
    from payments p where organization_id = ${organizationId}`);
  expect(rows.filter(({ isBack, credits }) => isBack && credits.some(({ inUse }) => inUse))).toEqual([]);
  const used = rows.flatMap(({ credits }) => credits.filter(({ inUse }) => inUse));
  expect(new Set(used.map(({ periodId }) => periodId)).size).toBe(used.length);
  const periods = await periodsOf(world.deps.db, organizationId);
  for (const { paymentId, periodId, gross } of used) {
    expect(periods.find(({ id }) => id === periodId)?.endedBy).toBe('upgrade');
    const taskOpen = sql`select 1 from desk_tasks where kind = 'credit_gone' and subject like ${`%:${paymentId}`}`;
    if (rows.find(({ id }) => id === paymentId)!.left < gross) expect(await world.deps.db.rows(taskOpen)).not.toEqual([]);
  }
  const ended = periods.filter(({ endedBy, id }) => endedBy === 'upgrade' && !used.some(({ periodId }) => periodId === id));
  const left = sql`select 1 from payments where id = any(${ended.map(({ paymentId }) => paymentId)}::uuid[]) and withdrawn_at is null and status = 'paid'`;
  expect(await world.deps.db.rows(left)).toEqual([]);
}
