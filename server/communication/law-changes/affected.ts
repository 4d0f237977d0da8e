import sql from 'sql-template-tag';
import { lawChanges } from '#content/law/changes.ts';
import { touchedTexts } from '#content/law/running-texts.ts';
import type { readLawReach as reachCall } from '#contract/assessment/duties/law-changes.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { comingChanges } from '#core/assessment/law/law-changes.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { organizationsTable } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';

type Reach = OutputOf<typeof reachCall>;

/** Organisations named at a change, those notified last; the others are counted. */
const named = 50;

/** Each change of law to come with the organisations that it touched when the day’s run looked, which are those that were notified. */
export async function readLawReach({ db, now }: Pick<Deps, 'db' | 'now'>, language: Language): Promise<Reach> {
  const today = isoDay(now());
  const coming = comingChanges(lawChanges, today);
  const ids = coming.map(({ id }) => id);
  const rows = await db.rows<{ changeId: string; id: string; name: string; nip: string; toldAt: Date; place: number; count: number }>(sql`
    select * from (
      select n.change_id, o.id, o.name, o.nip, n.told_at,
        row_number() over (partition by n.change_id order by n.told_at desc, o.id)::int place,
        count(*) over (partition by n.change_id)::int count
      from law_notices n join ${organizationsTable} on o.id = n.organization_id
      where n.change_id = any(${ids})) told
    where place <= ${named} order by change_id, place`);
  const changes = coming.flatMap(({ id }) => {
    const worded = lawChanges.find((one) => one.id === id);
    const notified = rows.filter(({ changeId }) => changeId === id);
    return worded
      ? [
          {
            id,
            day: worded.day,
            title: worded.title[language],
            told: notified[0]?.count ?? 0,
            texts: touchedTexts(worded),
            organizations: notified.map(({ toldAt, ...one }) => ({
              id: one.id,
              name: one.name,
              nip: one.nip,
              toldAt: toldAt.toISOString(),
            })),
          },
        ]
      : [];
  });
  return { today, changes };
}
