import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { bareHost, websiteHost } from '#server/adapters/web/website-host.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const dayMillis = 86_400_000;

type Named = Readonly<{ id: string; nip: string }>;
type Reading = Readonly<{ readAt: Date; company: CompanyDossier | null }>;

/** What the registers reported last about the company of an organisation, and when; null where they were not asked yet. */
export async function lastReading(db: Db, id: string): Promise<Reading | null> {
  const [row] = await db.rows<Reading>(sql`select read_at, company from register_readings where organization_id = ${id}`);
  return row ?? null;
}

/** Hosts of the websites that the registers hold, as they are compared. */
function websitesOf(company: CompanyDossier | null): string[] {
  return (company?.contacts ?? []).flatMap((contact) => {
    const read = contact.kind === 'website' ? websiteHost(contact.address) : null;
    return read && 'host' in read ? [bareHost(read.host)] : [];
  });
}

function emailsOf(company: CompanyDossier | null): string[] {
  return (company?.contacts ?? []).filter((contact) => contact.kind === 'email').map((contact) => contact.address);
}

/** Stores what the registers reported about the company of an organisation. */
export async function saveReading(db: Db, id: string, { company, readAt }: Reading): Promise<void> {
  await db.rows(sql`
    insert into register_readings (organization_id, read_at, company, emails, websites)
    values (${id}, ${readAt}, ${company ? JSON.stringify(company) : null}::jsonb, ${emailsOf(company)}::text[],
      ${websitesOf(company)}::text[])
    on conflict (organization_id) do update set read_at = excluded.read_at, company = excluded.company, emails = excluded.emails,
      websites = excluded.websites`);
}

/**
 * What the registers report about the company of an organisation, asked anew when the last answer is older than `days`; null
 * where they know no such NIP. Refuses with 503 when they cannot answer.
 */
export async function readCompany(deps: Deps, { id, nip }: Named, days = 1): Promise<CompanyDossier | null> {
  const known = await lastReading(deps.db, id);
  if (known && deps.now().getTime() - known.readAt.getTime() < days * dayMillis) return known.company;
  const company = await deps.companyRegister.read(nip).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the company registers did not answer');
    throw new AppError(503, 'register_silent', { retryAfterSeconds: 60 });
  });
  // What the database states is its own: a company that is gone meanwhile is no silent register.
  await saveReading(deps.db, id, { company, readAt: deps.now() });
  return company;
}

/**
 * Organisations whose company was read longer ago than `days`, and those that the registers do not take for active without more, as far
 * as `also` holds of the row `due`: the former are read again, of the latter it is known what to do.
 */
export async function companiesToRead(deps: Pick<Deps, 'db' | 'now'>, days: number, also: Sql): Promise<string[]> {
  const before = new Date(deps.now().getTime() - days * dayMillis);
  const rows = await deps.db.rows<{ id: string }>(sql`
    select organization_id as id from (
      select organization_id from register_readings where read_at <= ${before}
      union select organization_id from register_readings where ${isNotPlainlyActive}) due
    where ${also} order by organization_id`);
  return rows.map(({ id }) => id);
}

/** As in the index (server/platform/db/migrations/0363-days.sql): not active, or with any day recorded on which something ended or was suspended. */
const isNotPlainlyActive = sql`(company is null or company ->> 'active' <> 'true'
  or coalesce(company ->> 'endedOn', company ->> 'deletedOn', company ->> 'bankruptOn', company ->> 'suspendedOn') is not null)`;

/** Companies beside that of an organisation; several accounts of one company are one. */
function otherCompanies(id: string): Sql {
  return sql`count(distinct o.nip)::int as count from register_readings r join organizations o on o.id = r.organization_id
    where o.nip <> (select nip from organizations where id = ${id})`;
}

/** For how many other companies the registers hold that address. */
export async function othersWithEmail(db: Db, id: string, address: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select ${otherCompanies(id)} and r.emails @> ${[address]}::text[]`);
  return row?.count ?? 0;
}

/** For how many other companies the registers hold a website on that host. */
export async function othersWithWebsite(db: Db, id: string, host: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select ${otherCompanies(id)} and r.websites @> ${[bareHost(host)]}::text[]`);
  return row?.count ?? 0;
}
