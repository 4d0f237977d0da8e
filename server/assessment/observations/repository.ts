import sql from 'sql-template-tag';
import type { ObservationCheck, ObservationReason } from '#core/assessment/observations/checks.ts';
import type { WebsiteOutcome } from '#core/company/website-proof.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

export type DomainRow = Readonly<{
  organizationId: string;
  id: string;
  name: string;
  code: string;
  codeMadeAt: Date;
  outcome: WebsiteOutcome | null;
  addedBy: string | null;
  addedAt: Date;
  confirmedAt: Date | null;
  triedAt: Date | null;
}>;

export type ObservationRow = Readonly<{
  domainId: string;
  check: ObservationCheck;
  reason: ObservationReason;
  raw: readonly string[];
  sha256: string;
  collector: string;
  observedAt: Date;
  since: Date;
  explanation: string;
  explainedBy: string | null;
  explainedAt: Date | null;
}>;

type Key = Readonly<{ organizationId: string; id: string }>;

const domainColumns = sql`d.organization_id, d.id, d.name, d.code, d.code_made_at, d.outcome, ${personName(sql`d.added_by`)} as added_by,
  d.added_at, d.confirmed_at, d.tried_at`;

export function domainsOf(db: Db, organizationId: string): Promise<DomainRow[]> {
  return db.rows<DomainRow>(sql`
    select ${domainColumns} from observed_domains d where d.organization_id = ${organizationId} order by d.added_at, d.id`);
}

export async function domainById(db: Db, { organizationId, id }: Key): Promise<DomainRow | null> {
  const [row] = await db.rows<DomainRow>(sql`
    select ${domainColumns} from observed_domains d where d.organization_id = ${organizationId} and d.id = ${id}`);
  return row ?? null;
}

/** Adds a domain; one that is there stays as it is. */
export async function insertDomain(
  db: Db,
  row: Omit<DomainRow, 'addedBy' | 'triedAt' | 'outcome'> & Readonly<{ userId: string }>,
): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into observed_domains (organization_id, id, name, code, code_made_at, added_by, added_at, confirmed_at)
    values (${row.organizationId}, ${row.id}, ${row.name}, ${row.code}, ${row.codeMadeAt}, ${row.userId}, ${row.addedAt}, ${row.confirmedAt})
    on conflict (organization_id, name) do nothing returning 1`);
  return rows.length > 0;
}

export async function renewCode(db: Db, { organizationId, id }: Key, code: string, at: Date): Promise<void> {
  await db.rows(sql`
    update observed_domains set code = ${code}, code_made_at = ${at}, confirmed_at = null, outcome = null
    where organization_id = ${organizationId} and id = ${id}`);
}

/** Stores what looking for a code brought; false when the domain was removed or its code replaced meanwhile. */
export async function saveProof(db: Db, { organizationId, id, code }: DomainRow, outcome: WebsiteOutcome, confirmedAt: Date | null) {
  const rows = await db.rows(sql`
    update observed_domains set outcome = ${outcome}, confirmed_at = coalesce(${confirmedAt}, confirmed_at)
    where organization_id = ${organizationId} and id = ${id} and code = ${code} returning 1`);
  return rows.length > 0;
}

/** Claims a check of a domain: false when it was tried after an instant, by whomever. */
export async function claimObservation(db: Db, { organizationId, id }: Key, lastBefore: Date, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update observed_domains set tried_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and confirmed_at is not null and (tried_at is null or tried_at <= ${lastBefore})
    returning 1`);
  return rows.length > 0;
}

/** Domains whose observation is due, the longest waiting first. */
export function dueDomains(db: Db, triedBefore: Date, confirmedAfter: Date, limit: number): Promise<DomainRow[]> {
  return db.rows<DomainRow>(sql`
    select ${domainColumns} from observed_domains d
    where d.confirmed_at > ${confirmedAfter} and (d.tried_at is null or d.tried_at <= ${triedBefore})
    order by d.tried_at nulls first limit ${limit}`);
}

export async function deleteDomain(db: Db, { organizationId, id }: Key): Promise<void> {
  await db.rows(sql`delete from observed_domains where organization_id = ${organizationId} and id = ${id}`);
}

const observationColumns = sql`o.domain_id, o.check_name as check, o.reason, o.raw, o.sha256, o.collector, o.observed_at, o.since, o.explanation,
  ${personName(sql`o.explained_by`)} as explained_by, o.explained_at`;

export function observationsOf(db: Db, organizationId: string): Promise<ObservationRow[]> {
  return db.rows<ObservationRow>(sql`
    select ${observationColumns} from observations o where o.organization_id = ${organizationId} order by o.check_name`);
}

/** Observations of domains that are known to be the organisation's, with the name of each; without the answers they rest on. */
export function countedObservations(db: Db, organizationIds: readonly string[], confirmedAfter: Date) {
  type Counted = Pick<ObservationRow, 'check' | 'reason' | 'observedAt' | 'explainedAt'> &
    Readonly<{ organizationId: string; domainId: string; domain: string }>;
  return db.rows<Counted>(sql`
    select o.organization_id, o.check_name as check, o.reason, o.observed_at, o.explained_at, d.id as domain_id, d.name as domain
    from observations o join observed_domains d on d.organization_id = o.organization_id and d.id = o.domain_id
    where o.organization_id = any(${[...organizationIds]}::uuid[]) and d.confirmed_at > ${confirmedAfter}
    order by o.organization_id, o.check_name, d.name`);
}

export type Seen = Pick<ObservationRow, 'check' | 'reason' | 'raw' | 'sha256' | 'collector' | 'observedAt'>;

/**
 * Stores what was seen. An observation that leaves the matter open (`isOpen`) does not replace one that did not and still counts (`freshAfter`); an
 * explanation stays only with the reason that it explains.
 */
export async function saveObservation(
  db: Db,
  { organizationId, id }: Key,
  seen: Seen,
  { isOpen, openReasons, freshAfter }: Readonly<{ isOpen: boolean; openReasons: readonly string[]; freshAfter: Date }>,
): Promise<void> {
  await db.rows(sql`
    insert into observations (organization_id, domain_id, check_name, reason, raw, sha256, collector, observed_at, since)
    select organization_id, id, ${seen.check}, ${seen.reason}, ${[...seen.raw]}, ${seen.sha256}, ${seen.collector}, ${seen.observedAt}, ${seen.observedAt}
    from observed_domains where organization_id = ${organizationId} and id = ${id} and confirmed_at is not null
    on conflict (organization_id, domain_id, check_name) do update set
      reason = excluded.reason, raw = excluded.raw, sha256 = excluded.sha256, collector = excluded.collector, observed_at = excluded.observed_at,
      since = case when observations.reason = excluded.reason then observations.since else excluded.since end,
      explanation = case when observations.reason = excluded.reason then observations.explanation else '' end,
      explained_by = case when observations.reason = excluded.reason then observations.explained_by end,
      explained_at = case when observations.reason = excluded.reason then observations.explained_at end
    where not (${isOpen} and observations.observed_at > ${freshAfter} and not (observations.reason = any(${[...openReasons]})))`);
}

/** Keeps a domain from being removed until the transaction is over; false where it is gone. */
export async function lockDomain(db: Db, { organizationId, id }: Key): Promise<boolean> {
  const rows = await db.rows(sql`select 1 from observed_domains where organization_id = ${organizationId} and id = ${id} for key share`);
  return rows.length > 0;
}

/** Stores an explanation of what is seen; false when something else is seen now. */
export async function saveExplanation(
  db: Db,
  { organizationId, id }: Key,
  given: Readonly<{ check: ObservationCheck; reason: ObservationReason; explanation: string; userId: string; at: Date }>,
): Promise<boolean> {
  const isGiven = given.explanation !== '';
  const rows = await db.rows(sql`
    update observations set explanation = ${given.explanation}, explained_by = ${isGiven ? given.userId : null},
      explained_at = ${isGiven ? given.at : null}
    where organization_id = ${organizationId} and domain_id = ${id} and check_name = ${given.check} and reason = ${given.reason}
    returning 1`);
  return rows.length > 0;
}
