import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { FoundCertificate, FoundPayment, readOrganization, searchAll } from '#contract/operations/operators.ts';
import { startOfDay } from '#core/platform/calendar/calendar.ts';
import { statusAt } from '#core/certificate/certification.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { beginsWith } from '#server/platform/db/prefix.ts';
import type { Deps } from '#server/deps.ts';
import { openTasksOf } from '#server/platform/tasks/service.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import {
  certificateHas,
  contradictedOf,
  hasAll,
  hasAllByIndex,
  type SearchTerms,
  type Words,
  searchTerms,
} from '#server/certificate/public.ts';
import { organizationSince, periodsOf, exitView } from '#server/account/public.ts';
import { readPeriods } from '#server/billing/public.ts';

const shown = 20;

type OrganizationRow = { id: string; name: string; nip: string; email: string; createdAt: Date };

/**
 * So many of the newest are scanned first. Twenty of them match what is common; what is rarer than that the index of trigrams
 * finds, of which it then has few. Which of the two is quicker nobody can say beforehand: the planner guessed, and took seconds.
 */
const searchedRows = 1000;
/** Whoever has so many among those is found sooner by looking further than by the index, which then has thousands: that far at most. */
const [manyFound, furthest] = [4, 8000];

type Ways = Readonly<{
  /** The newest so many, and who of them matches; null where an index leads straight to what is searched for. */
  among: ((most: number) => Sql) | null;
  indexed: Sql;
  /** Whether looking further costs less than what the index finds. */
  far?: boolean;
}>;

/** The newest that match, by a scan of the newest as long as these are enough, else by the index. */
async function newestOf<Row>({ db }: Deps, { among, indexed, far = false }: Ways): Promise<Row[]> {
  const search = async (most: number): Promise<Row[]> => (among ? db.rows<Row>(sql`${among(most)} limit ${shown}`) : []);
  let rows = await search(searchedRows);
  if (far && rows.length >= manyFound && rows.length < shown) {
    rows = await search(Math.min(furthest, Math.ceil((1.5 * shown) / rows.length) * searchedRows));
  }
  return rows.length === shown ? rows : db.rows<Row>(sql`${indexed} limit ${shown}`);
}

type CertificateRow = Omit<FoundCertificate, 'type' | 'status' | 'issuedAt' | 'expiresAt' | 'contradicted'> & {
  regime: Regime;
  assessmentId: string | null;
  organizationSince: Date | null;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
};

async function certificateViews(deps: Deps, rows: readonly CertificateRow[]): Promise<FoundCertificate[]> {
  const seen = rows.map((row) => ({ row, status: statusAt(row, deps.now()) }));
  const contradicted = await contradictedOf(deps, rows, seen);
  return seen.map(({ row: { id, organizationId, organizationName, certificateNumber, regime, issuedAt, expiresAt }, status }, at) => ({
    id,
    organizationId,
    organizationName,
    certificateNumber,
    type: regime,
    status,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    contradicted: contradicted[at] ?? 0,
  }));
}

const certificateColumns = sql`id, organization_id, assessment_id, organization_name, certificate_number, type as regime, issued_at, expires_at, revoked_at`;

const since = sql`${organizationSince(sql`organization_id`)} as organization_since`;

/** Both lists of certificates have their own indexes: those in the registry, and those that were revoked. */
function inBothLists(part: (list: Sql, isTakenBack: boolean) => Sql): Sql {
  return sql`(${part(sql`revoked_at is null`, false)}) union all (${part(sql`revoked_at is not null`, true)})`;
}

function yearSpan(year: number): Sql {
  const [from, to] = [startOfDay({ year, month: 1, day: 1 }), startOfDay({ year: year + 1, month: 1, day: 1 })];
  return sql`issued_at >= ${from} and issued_at < ${to}`;
}

type Conditions = Readonly<{ span: Sql; among: Sql | null; indexed: Sql; indexedTakenBack?: Sql }>;

function wordConditions(column: Sql, words: Words): Readonly<{ among: Sql; indexed: Sql }> {
  return { among: hasAll(column, words), indexed: hasAllByIndex(column, words) };
}

/** What of certificates is checked, and what has to hold of it; nothing is searched for among the newest where an index leads straight to it. */
function certificateConditions(terms: SearchTerms): Conditions {
  const all = sql`true`;
  if (terms.kind === 'words') {
    const { among, indexed } = wordConditions(sql`search_text`, terms);
    // Few were revoked: their own words are found as quickly as names.
    return { span: all, among, indexed: certificateHas(terms), indexedTakenBack: indexed };
  }
  if (terms.kind === 'number') return { span: all, among: null, indexed: sql`certificate_number = ${terms.number}` };
  if (terms.kind === 'nip') return { span: all, among: null, indexed: sql`organization_nip = ${terms.nip}` };
  if (terms.start === '') return { span: yearSpan(terms.year), among: all, indexed: yearSpan(terms.year) };
  const begins = beginsWith(sql`certificate_number`, terms.start);
  return { span: yearSpan(terms.year), among: begins, indexed: begins };
}

async function searchCertificates(deps: Deps, terms: SearchTerms): Promise<FoundCertificate[]> {
  const { span, among, indexed, indexedTakenBack = indexed } = certificateConditions(terms);
  const newest =
    (most: number) =>
    (list: Sql, isTakenBack: boolean): Sql =>
      sql`select * from certificates where ${list} and ${span} order by issued_at desc limit ${isTakenBack ? searchedRows : most}`;
  const all = (list: Sql, isTakenBack: boolean): Sql =>
    sql`select ${certificateColumns} from certificates where ${list} and ${isTakenBack ? indexedTakenBack : indexed}`;
  const rows = await newestOf<CertificateRow>(deps, {
    among:
      among &&
      ((most) => sql`select ${certificateColumns}, ${since} from (${inBothLists(newest(most))}) c where ${among} order by issued_at desc`),
    indexed: sql`with hits as materialized (${inBothLists(all)}) select *, ${since} from hits order by issued_at desc`,
    far: true,
  });
  return certificateViews(deps, rows);
}

type PaymentRow = Omit<FoundPayment, 'createdAt' | 'paidAt' | 'tasks'> & { createdAt: Date; paidAt: Date | null };

const paymentColumns = sql`id, organization_id, buyer ->> 'name' as buyer, order_number, plan, status, amount as gross, currency, created_at, paid_at`;

async function withTasks(deps: Deps, rows: readonly PaymentRow[]): Promise<FoundPayment[]> {
  const tasks = await openTasksOf(
    deps.db,
    rows.map((row) => row.organizationId),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    tasks: tasks.filter((task) => task.facts.paymentId === row.id).map((task) => task.kind),
  }));
}

async function searchPayments(deps: Deps, words: Words): Promise<FoundPayment[]> {
  const { among, indexed } = wordConditions(sql`search_text`, words);
  const rows = await newestOf<PaymentRow>(deps, {
    among: (most) => sql`select ${paymentColumns} from (
        select * from payments where plan is not null order by created_at desc limit ${most}) p
      where ${among} order by created_at desc`,
    indexed: sql`with hits as materialized (select ${paymentColumns} from payments where plan is not null and ${indexed})
      select * from hits order by created_at desc`,
    far: true,
  });
  return withTasks(deps, rows);
}

/** Organisations with the address of their owner, which is looked up row by row: of a thousand companies, not of everybody. */
function companies(from: Sql): Sql {
  return sql`select o.id, o.name, o.nip, o.created_at, o.search_text, (select u.email from users u where u.id = o.user_id) as email from ${from} o`;
}

const companyColumns = sql`id, name, nip, email, created_at`;

function searchCompanies(deps: Deps, words: Words): Promise<OrganizationRow[]> {
  const [text, email] = [wordConditions(sql`search_text`, words), wordConditions(sql`email`, words)];
  const newest = (most: number): Sql => companies(sql`(select * from organizations order by created_at desc limit ${most})`);
  return newestOf<OrganizationRow>(deps, {
    among: (most) =>
      sql`select ${companyColumns} from (${newest(most)}) c where (${text.among}) or (${email.among}) order by created_at desc`,
    indexed: sql`with hits as materialized (
        select id, created_at from organizations where ${text.indexed}
        union select id, created_at from organizations where user_id = any(array(select u.id from users u where ${email.indexed}))),
      newest as materialized (select id from hits order by created_at desc limit ${shown})
      select ${companyColumns} from (${companies(sql`(select k.* from newest join organizations k using (id))`)}) c order by created_at desc`,
  });
}

function anythingWith(text: string): Words {
  const patterns = [`%${text}%`];
  return { kind: 'words', patterns, selective: patterns, named: [], lettered: [] };
}

/** What companies and orders are searched for by; null for the number of a certificate, which neither has. */
function wordsOf(terms: SearchTerms): Words | null {
  if (terms.kind === 'words') return terms;
  if (terms.kind === 'nip') return anythingWith(terms.nip);
  return terms.kind === 'year' && terms.start === '' ? anythingWith(String(terms.year)) : null;
}

/** Finds by name, NIP, certificate number, e-mail or order number, whatever case and diacritics, as the registry does. */
export async function searchEverything(deps: Deps, q: string): Promise<z.output<typeof searchAll.output>> {
  const terms = searchTerms(q) ?? anythingWith('');
  const words = wordsOf(terms);
  const [organizations, certificates, payments] = await Promise.all([
    words ? searchCompanies(deps, words) : [],
    searchCertificates(deps, terms),
    words ? searchPayments(deps, words) : [],
  ]);
  return { organizations: organizations.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), certificates, payments };
}

async function certificatesOf(deps: Deps, id: string): Promise<FoundCertificate[]> {
  const rows = await deps.db.rows<CertificateRow>(sql`
    select ${certificateColumns}, ${since} from certificates
    where organization_id = ${id} order by issued_at desc limit ${shown}`);
  return certificateViews(deps, rows);
}

async function paymentsOf(deps: Deps, id: string): Promise<FoundPayment[]> {
  const rows = await deps.db.rows<PaymentRow>(sql`
    select ${paymentColumns} from payments where plan is not null and organization_id = ${id} order by created_at desc limit ${shown}`);
  return withTasks(deps, rows);
}

type Details = OrganizationRow & {
  address: string;
  contactEmail: string;
  contactPhone: string | null;
  consultant: { name: string; email: string; phone: string } | null;
  assessments: number;
};

export async function organizationDetails(deps: Deps, id: string): Promise<z.output<typeof readOrganization.output>> {
  const [row] = await deps.db.rows<Details>(sql`
    select o.id, o.name, o.nip, u.email, o.created_at, o.address || ', ' || o.postal_code || ' ' || o.city as address, o.contact_email,
      o.contact_phone, o.consultant, (select count(*)::int from assessments a where a.organization_id = o.id) as assessments
    from organizations o join users u on u.id = o.user_id where o.id = ${id}`);
  if (!row) throw notFound();
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    exit: await exitView(deps, id),
    periods: readPeriods(await periodsOf(deps.db, id), deps.now()),
    certificates: await certificatesOf(deps, id),
    payments: await paymentsOf(deps, id),
  };
}
