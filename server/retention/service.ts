import sql from 'sql-template-tag';
import { addMonths } from '#core/calendar.ts';
import { revokeAllOf } from '#server/certificates/revocation.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { dueRules } from './rules.ts';

const origin = { ipAddress: '', userAgent: 'retention' };
const idleYears = 6;

/** Thrown to undo a rehearsal. */
class Rehearsed extends Error {}

type Idle = Readonly<{ userId: string; organizationId: string }>;

/** Accounts without a paid period for six years and without a sign-in for as long as the log remembers. */
function idleAccounts(db: Db, now: Date): Promise<Idle[]> {
  const before = addMonths(now, -12 * idleYears);
  return db.rows<Idle>(sql`
    select u.id as user_id, o.id as organization_id from users u join organizations o on o.user_id = u.id
    where u.created_at <= ${before}
      and not exists (
        select 1 from memberships m join users k on k.id = m.user_id where m.organization_id = o.id and m.ended_at is null
          and (k.created_at > ${before} or exists (
            select 1 from audit_logs l where l.user_id = k.id and l.action = 'user.signed_in')))
      and not exists (select 1 from subscriptions s where s.organization_id = o.id and s.ends_at > ${before})
      and not exists (select 1 from audit_logs l where l.user_id = u.id and l.action = 'user.signed_in')`);
}

type Kept = Pick<Deps, 'db' | 'now'>;

async function deleteIdle(deps: Kept, tx: Db): Promise<number> {
  const idle = await idleAccounts(tx, deps.now());
  for (const { userId, organizationId } of idle) {
    await revokeAllOf(deps, tx, { organizationId, userId: null, origin });
    await tx.rows(sql`delete from organizations where id = ${organizationId}`);
    await tx.rows(sql`
      delete from users u where u.id = ${userId}
        and not exists (select 1 from memberships m where m.user_id = u.id and m.ended_at is null)
        and not exists (select 1 from organizations o where o.user_id = u.id)`);
  }
  return idle.length;
}

/**
 * Deletes and anonymises whatever is due, all or nothing, and returns how much of each. A rehearsal does the same and
 * undoes it, so that its counts are the real ones.
 */
export async function applyRetention(deps: Kept, { rehearse = false }: { rehearse?: boolean } = {}): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  try {
    await deps.db.transaction(async (tx) => {
      for (const { name, statement } of dueRules(deps.now())) counts[name] = (await tx.rows(statement)).length;
      counts.idleAccounts = await deleteIdle(deps, tx);
      if (rehearse) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return counts;
}
