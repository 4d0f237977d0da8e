import sql from 'sql-template-tag';
import { lawChanges, type WordedChange } from '#content/law/changes.ts';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { findMember, organizationName, writeToOwners } from '#server/account/public.ts';
import { comingImpacts, organizationsUnderLaw } from '#server/assessment/public.ts';
import type { Deps } from '#server/deps.ts';

/** Records the changes of which the owners are notified, and enqueues one mail for those of which they were not notified before. */
async function notifyOwners(deps: Deps, organizationId: string, ids: readonly string[]): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const fresh = await tx.rows<{ changeId: string }>(sql`
      insert into law_notices (organization_id, change_id, told_at)
      select ${organizationId}, id, ${deps.now()} from unnest(${ids}::text[]) id
      on conflict do nothing returning change_id`);
    if (fresh.length === 0) return false;
    const organization = await organizationName(tx, organizationId);
    const values = { organization, organizationId, changes: fresh.map(({ changeId }) => changeId).join(',') };
    await writeToOwners(deps, tx, organizationId, { kind: 'law_changed', valuesIn: () => values });
    return true;
  });
}

/** Notifies the owners of every organisation once of each change of law to come that touches what it has. */
export async function notifyOfLaw(deps: Deps, changes: readonly WordedChange[] = lawChanges): Promise<{ organizations: number }> {
  const today = isoDay(deps.now());
  let organizations = 0;
  for (const organizationId of await organizationsUnderLaw(deps.db)) {
    const ids = (await comingImpacts(deps.db, organizationId, changes, today)).map(({ change }) => change.id);
    if (ids.length > 0) organizations += Number(await notifyOwners(deps, organizationId, ids));
  }
  return { organizations };
}

/** What the mail lists, read when it is sent: nothing for somebody who left, and no change that came into force or touches nothing by then. */
export async function factsOfLaw(
  deps: Deps,
  about: Readonly<{ organizationId: string; userId: string; changes: string }>,
  language: Language,
): Promise<MailFact[]> {
  if (!(await findMember(deps.db, about.organizationId, about.userId))) return [];
  const named = new Set(about.changes.split(','));
  const impacts = await comingImpacts(deps.db, about.organizationId, lawChanges, isoDay(deps.now()));
  return impacts.flatMap(({ change: { id, day } }): MailFact[] => {
    const worded = named.has(id) ? lawChanges.find((one) => one.id === id) : undefined;
    return worded ? [[dayText(new Date(`${day}T12:00:00Z`), language), worded.title[language]]] : [];
  });
}
