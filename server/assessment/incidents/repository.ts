import sql, { type Sql } from 'sql-template-tag';
import type { EnteredFacts, IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { NamedReceivers } from '#core/assessment/incidents/receivers.ts';
import type { ClockId, Firm } from '#core/assessment/incidents/facts.ts';
import type { NotificationContent } from '#core/assessment/incidents/notifications.ts';
import type { Db } from '#server/platform/db/db.ts';
import { memberOwns, membershipOf, personName, presentMembership, userOfMembershipJoin } from '#server/account/public.ts';

export type StoredDecision = Omit<NonNullable<IncidentView['significance']>, 'by'> & Readonly<{ userId: string }>;

export type IncidentRow = Readonly<{
  id: string;
  organizationId: string;
  drill: boolean;
  title: string;
  facts: EnteredFacts;
  firm: Firm;
  significance: StoredDecision | null;
  version: number;
  openedAt: Date;
  closedAt: Date | null;
  lessons: string;
  /** The last entry whose hash was handed to the transparency log; 0 for none. */
  loggedSequence: number;
}>;

export type NotificationRow = Readonly<{
  clock: ClockId;
  content: NotificationContent;
  savedAt: Date;
  sentAt: Date | null;
  sentBy: string | null;
  receipt: string;
}>;

/** What is known of an organisation since later versions; an incident of before has none of it. */
const addedLater = JSON.stringify({ team: null, receivers: {} } satisfies Partial<Firm>);

const columns = sql`i.id, i.organization_id, i.drill, i.title, i.facts, ${addedLater}::jsonb || i.firm as firm, i.significance, i.version, i.opened_at, i.closed_at, i.lessons, i.logged_sequence`;

/**
 * Who sees the incident `i`: somebody named in it who belongs to the organisation now. Where nobody of them does any more, its owners do, so that
 * what is due is not lost with the people who left.
 */
function isSeenBy(organizationId: string, userId: string): Sql {
  const named = sql`select 1 from incident_people a ${presentMembership}
    where a.organization_id = i.organization_id and a.incident_id = i.id`;
  return sql`i.organization_id = ${organizationId} and (exists (${named} and m.user_id = ${userId})
    or (${memberOwns(sql`i.organization_id`, sql`${userId}::uuid`)} and not exists (${named})))`;
}

/** Incidents of an organisation in which somebody who belongs to it now is named. */
export function incidentsOf(db: Db, organizationId: string, userId: string): Promise<IncidentRow[]> {
  return db.rows<IncidentRow>(sql`
    select ${columns} from incidents i where ${isSeenBy(organizationId, userId)}
    order by i.opened_at desc, i.id`);
}

export type Named = Readonly<{ organizationId: string; userId: string; id: string }>;

/** An incident, for somebody named in it; `locked` where it is to change. */
export async function incidentFor(db: Db, { organizationId, userId, id }: Named, locked = false): Promise<IncidentRow | null> {
  const [row] = await db.rows<IncidentRow>(sql`
    select ${columns} from incidents i where i.id = ${id} and ${isSeenBy(organizationId, userId)}
    ${locked ? sql`for update of i` : sql``}`);
  return row ?? null;
}

export function openIncidents(db: Db): Promise<IncidentRow[]> {
  return db.rows<IncidentRow>(sql`select ${columns} from incidents i where closed_at is null order by opened_at, id`);
}

/** Receivers as they stand in the incident or drill that an organisation opened last. */
export async function newestReceivers(db: Db, organizationId: string): Promise<NamedReceivers> {
  const [row] = await db.rows<{ receivers: NamedReceivers | null }>(sql`
    select i.firm -> 'receivers' as receivers from incidents i
    where i.organization_id = ${organizationId} order by i.opened_at desc, i.id limit 1`);
  return row?.receivers ?? {};
}

export async function insertIncident(
  db: Db,
  one: Omit<IncidentRow, 'significance' | 'version' | 'closedAt' | 'lessons' | 'loggedSequence'>,
  by: string,
) {
  await db.rows(sql`
    insert into incidents (id, organization_id, drill, title, facts, firm, opened_by, opened_at)
    values (${one.id}, ${one.organizationId}, ${one.drill}, ${one.title}, ${JSON.stringify(one.facts)}::jsonb,
      ${JSON.stringify(one.firm)}::jsonb, ${by}, ${one.openedAt})`);
}

/** Writes what is known of an incident; its version rises by one. */
export async function writeIncident(db: Db, row: IncidentRow): Promise<void> {
  const significance = row.significance && JSON.stringify(row.significance);
  await db.rows(sql`
    update incidents set title = ${row.title}, facts = ${JSON.stringify(row.facts)}::jsonb, firm = ${JSON.stringify(row.firm)}::jsonb,
      significance = ${significance}::jsonb, closed_at = ${row.closedAt}, lessons = ${row.lessons}, version = version + 1
    where organization_id = ${row.organizationId} and id = ${row.id}`);
}

export type Person = Readonly<{ userId: string; name: string }>;

export function peopleOf(db: Db, organizationId: string, incidentId: string): Promise<Person[]> {
  return db.rows<Person>(sql`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name from incident_people a ${presentMembership} ${userOfMembershipJoin}
    where a.organization_id = ${organizationId} and a.incident_id = ${incidentId} order by name, u.id`);
}

export async function addPerson(db: Db, { organizationId, userId, id }: Named, at: Date): Promise<void> {
  await db.rows(sql`
    insert into incident_people (organization_id, incident_id, membership_id, added_at)
    select m.organization_id, ${id}, m.id, ${at} from ${membershipOf(organizationId, userId)} m on conflict do nothing`);
}

export async function removePerson(db: Db, { organizationId, userId, id }: Named): Promise<void> {
  await db.rows(sql`
    delete from incident_people p using ${membershipOf(organizationId, userId)} m
    where p.organization_id = ${organizationId} and p.incident_id = ${id} and p.membership_id = m.id`);
}

type Placed = Pick<IncidentRow, 'organizationId' | 'id'>;

/** The notifications of many incidents with one question to the database, by the id of the incident. */
export async function notificationsOfAll(
  db: Db,
  incidents: readonly Placed[],
): Promise<(incidentId: string) => readonly NotificationRow[]> {
  if (incidents.length === 0) return () => [];
  const rows = await db.rows<NotificationRow & { incidentId: string }>(sql`
    select x.incident_id, x.clock, x.content, x.saved_at, x.sent_at, x.receipt, ${personName(sql`x.sent_by`)} as sent_by
    from incident_notifications x
    join unnest(${incidents.map(({ organizationId }) => organizationId)}::uuid[], ${incidents.map(({ id }) => id)}::uuid[])
      as w (organization_id, id) on x.organization_id = w.organization_id and x.incident_id = w.id
    order by x.saved_at, x.clock`);
  const byIncident = Map.groupBy(rows, ({ incidentId }) => incidentId);
  return (incidentId) => byIncident.get(incidentId) ?? [];
}

export async function notificationsOf(db: Db, organizationId: string, id: string): Promise<readonly NotificationRow[]> {
  return (await notificationsOfAll(db, [{ organizationId, id }]))(id);
}

type At = Readonly<{ organizationId: string; id: string; clock: ClockId; userId: string; at: Date }>;

/** Saves fields of a draft, beside those that others write; false where it was sent already. */
export async function saveDraft(db: Db, { organizationId, id, clock, userId, at }: At, content: NotificationContent): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into incident_notifications as n (organization_id, incident_id, clock, content, saved_by, saved_at)
    values (${organizationId}, ${id}, ${clock}, ${JSON.stringify(content)}::jsonb, ${userId}, ${at})
    on conflict (organization_id, incident_id, clock) do update
      set content = n.content || excluded.content, saved_by = excluded.saved_by, saved_at = excluded.saved_at
      where n.sent_at is null
    returning clock`);
  return rows.length > 0;
}

export async function recordSent(db: Db, { organizationId, id, clock, userId }: At, sent: { at: Date; receipt: string }): Promise<void> {
  await db.rows(sql`
    update incident_notifications set sent_at = ${sent.at}, sent_by = ${userId}, receipt = ${sent.receipt}
    where organization_id = ${organizationId} and incident_id = ${id} and clock = ${clock} and sent_at is null`);
}
