import sql from 'sql-template-tag';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { reachable } from '#server/account/public.ts';
import { notificationsOfAll, openIncidents, peopleOf, type IncidentRow } from './repository.ts';
import { clocksOf } from './view.ts';

type Urgent = Readonly<{ clock: IncidentClock; kind: 'soon' | 'overdue'; dueAt: Date }>;

function urgentOf(clocks: readonly IncidentClock[]): Urgent[] {
  return clocks.flatMap((clock) => {
    if (!clock.due || (clock.state !== 'amber' && clock.state !== 'overdue')) return [];
    return [{ clock, kind: clock.state === 'overdue' ? ('overdue' as const) : ('soon' as const), dueAt: clock.due.last }];
  });
}

/** Notes of what somebody is reminded of; what they were reminded of before is left out. */
async function remind(deps: Deps, row: IncidentRow, userId: string, urgent: readonly Urgent[]): Promise<number> {
  const readers = await reachable(deps.db, [userId]);
  const to = readers.get(userId);
  if (!to) return 0;
  return deps.db.transaction(async (tx) => {
    const news = new Set<Urgent['kind']>();
    for (const { clock, kind, dueAt } of urgent) {
      const added = await tx.rows(sql`
        insert into incident_notices (organization_id, incident_id, clock, user_id, kind, due_at, sent_at)
        values (${row.organizationId}, ${row.id}, ${clock.id}, ${userId}, ${kind}, ${dueAt}, ${deps.now()})
        on conflict do nothing returning clock`);
      if (added.length > 0) news.add(kind);
    }
    for (const kind of news) {
      const values = { organizationId: row.organizationId };
      const mail = kind === 'overdue' ? 'incident_overdue' : 'incident_due';
      await deps.queue.enqueueMail(tx, { kind: mail, userId, language: to.language ?? defaultLanguage, values });
    }
    return news.size;
  });
}

/** Reminds the people named in an open incident once before each due instant, and once when it has passed. */
export async function remindOfIncidents(deps: Deps): Promise<{ owed: number }> {
  let queued = 0;
  const rows = await openIncidents(deps.db);
  const notifications = await notificationsOfAll(deps.db, rows);
  for (const row of rows) {
    const urgent = urgentOf(clocksOf(row, notifications(row.id), deps.now()));
    if (urgent.length === 0) continue;
    for (const { userId } of await peopleOf(deps.db, row.organizationId, row.id)) queued += await remind(deps, row, userId, urgent);
  }
  return { owed: queued };
}
