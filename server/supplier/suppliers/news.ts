import sql from 'sql-template-tag';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import { endsIn, endsToNotify, type EndKind } from '#core/supplier/supplier-news.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { wantsMail, reachable, organizationName, listMembers } from '#server/account/public.ts';
import { endsBetween } from '#server/certificate/public.ts';

/** So many events are spread in one transaction, so that none of them is long. */
const spreadAtOnce = 5000;

/** Stores which certificates of watched suppliers came near their end since the last check; the first check begins now. */
async function recordEnds(deps: Deps): Promise<number> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await tx.rows(sql`insert into supplier_clock (looked_until) values (${now}) on conflict do nothing`);
    const [clock] = await tx.rows<{ lookedUntil: Date }>(sql`select looked_until from supplier_clock for update`);
    if (!clock || clock.lookedUntil >= now) return 0;
    let noted = 0;
    for (const kind of Object.keys(endsIn) as EndKind[]) {
      const { after, until } = endsToNotify(kind, clock.lookedUntil, now);
      const rows = await tx.rows(sql`
        insert into supplier_events (nip, certificate_number, kind, happened_at)
        select e.nip, e.number, ${kind}, ${now} from (${endsBetween(after, until)}) e
        cross join lateral (select w.nip from supplier_watches w where w.nip = e.nip limit 1) watched
        on conflict do nothing returning id`);
      noted += rows.length;
    }
    await tx.rows(sql`update supplier_clock set looked_until = ${now}`);
    return noted;
  });
}

/** Puts what happened on the lists of whoever watched then; true while there is more. */
async function spreadSome(deps: Deps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const due = await tx.rows<{ id: string }>(sql`
      select id from supplier_events where spread_at is null order by happened_at, id limit ${spreadAtOnce} for update skip locked`);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return false;
    await tx.rows(sql`
      insert into supplier_news (organization_id, event_id)
      select w.organization_id, e.id from supplier_events e join supplier_watches w on w.nip = e.nip and w.added_at <= e.happened_at
      where e.id = any(${ids}::uuid[]) on conflict do nothing`);
    await tx.rows(sql`update supplier_events set spread_at = ${deps.now()} where id = any(${ids}::uuid[])`);
    return ids.length === spreadAtOnce;
  });
}

/** Whom to notify: owners, and whoever put one of these suppliers on the list and still belongs to the organisation. */
async function readersOf(deps: Deps, tx: Db, organizationId: string, day: string) {
  const rows = await tx.rows<{ addedBy: string }>(sql`
    select distinct w.added_by from supplier_news n join supplier_events e on e.id = n.event_id
    join supplier_watches w on w.organization_id = n.organization_id and w.nip = e.nip
    where n.organization_id = ${organizationId} and n.told_on = ${day}::date and w.added_by is not null order by w.added_by`);
  const adders = new Set(rows.map(({ addedBy }) => addedBy));
  const members = await listMembers(tx, organizationId);
  const ids = members.filter(({ id, role }) => role === 'owner' || adders.has(id)).map(({ id }) => id);
  return [...(await reachable(tx, ids)).values()];
}

/** Queues the mails of the day for one organisation, in one transaction with the record that it was notified; 0 when it was already. */
async function notify(deps: Deps, organizationId: string, day: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const fresh = await tx.rows(sql`
      insert into supplier_digests (organization_id, day) values (${organizationId}, ${day}::date) on conflict do nothing returning day`);
    if (fresh.length === 0) return 0;
    await tx.rows(sql`
      update supplier_news set told_on = ${day}::date where organization_id = ${organizationId} and told_on is null`);
    const organization = await organizationName(tx, organizationId);
    let queued = 0;
    for (const { userId, language: own } of await readersOf(deps, tx, organizationId, day)) {
      if (!(await wantsMail(tx, { organizationId, userId, kind: 'suppliers' }))) continue;
      const values = { organization, organizationId, day };
      await deps.queue.enqueueMail(tx, { kind: 'supplier_news', userId, language: own ?? defaultLanguage, values });
      queued += 1;
    }
    return queued;
  });
}

/** Organisations that something happened for since they were last notified, and that were not notified today. */
function waitingOrganizations(db: Db, day: string): Promise<{ organizationId: string }[]> {
  return db.rows(sql`
    select distinct n.organization_id from supplier_news n
    where n.told_on is null
      and not exists (select 1 from supplier_digests d where d.organization_id = n.organization_id and d.day = ${day}::date)
    order by n.organization_id`);
}

/**
 * Tells buyers what happened to the certificates of suppliers they watch: one mail a day at most for each reader, however much happened.
 * The work follows what happened, not what is watched.
 */
export async function notifyWatchers(deps: Deps): Promise<{ noted: number; owed: number }> {
  const noted = await recordEnds(deps);
  while (await spreadSome(deps));
  const day = isoDay(deps.now());
  let queued = 0;
  for (const { organizationId } of await waitingOrganizations(deps.db, day)) queued += await notify(deps, organizationId, day);
  return { noted, owed: queued };
}
