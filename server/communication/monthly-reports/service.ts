import sql from 'sql-template-tag';
import { monthText } from '#core/platform/text/formats.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { dueMonth, monthKey, type DueMonth } from '#core/platform/calendar/monthly.ts';
import type { Deps } from '#server/deps.ts';
import { ownerJoin, organizationsTable, coveredBetween, ownershipJoin } from '#server/account/public.ts';
import { hasAssessments } from '#server/assessment/public.ts';

type Recipient = Readonly<{ organizationId: string; name: string; userId: string; language: Language | null }>;

/**
 * Organisations whose report is not queued yet: under Pro now and on the day it was due, so that nobody gets one about
 * time before they subscribed, and with something to report on.
 */
function recipients(deps: Deps, { month, dueFrom, dueUntil }: DueMonth): Promise<Recipient[]> {
  const now = deps.now();
  return deps.db.rows<Recipient>(sql`
    select o.id as organization_id, o.name, u.id as user_id, u.language
    from ${organizationsTable} ${ownershipJoin} ${ownerJoin}
    where ${coveredBetween('monthly_report', now, now)} and ${coveredBetween('monthly_report', dueFrom, dueUntil)}
      and ${hasAssessments(sql`o.id`)}
      and not exists (select 1 from monthly_reports m where m.organization_id = o.id and m.month = ${monthKey(month)})
    order by o.id, w.since, w.id`);
}

/** Records one report and queues it for every owner, in one transaction; false when it was recorded before. */
async function enqueueReports(deps: Deps, owners: readonly Recipient[], { month }: DueMonth): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const recorded = await tx.rows(sql`
      insert into monthly_reports (organization_id, month, sent_at)
      values (${owners[0]?.organizationId}, ${monthKey(month)}, ${deps.now()}) on conflict do nothing returning month`);
    if (recorded.length === 0) return false;
    for (const { organizationId, name, userId, language: own } of owners) {
      const language = own ?? defaultLanguage;
      const values = { organization: name, month: monthText(month, language), monthKey: monthKey(month), organizationId };
      await deps.queue.enqueueMail(tx, { kind: 'monthly_report', userId, language, values });
    }
    return true;
  });
}

/** The report on the month before, queued for each Pro organisation once, from the first working day of this month on. */
export async function sendMonthlyReports(deps: Deps): Promise<{ owed: number }> {
  const due = dueMonth(deps.now());
  if (!due) return { owed: 0 };
  let queued = 0;
  const byOrganization = Map.groupBy(await recipients(deps, due), ({ organizationId }) => organizationId);
  for (const owners of byOrganization.values()) if (await enqueueReports(deps, owners, due)) queued += 1;
  return { owed: queued };
}
