import sql, { type Sql } from 'sql-template-tag';
import { companyStatusOf } from '#core/company/confirmation.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { companiesToRead, readCompany } from '#server/account/public.ts';

/** Companies of certificates in force are looked up again after so many days. */
const readAgainDays = 7;
const atOnce = 500;

type InForce = Readonly<{ organizationId: string; nip: string; name: string; id: string; number: string }>;

function isInForce(now: Date): Sql {
  return sql`revoked_at is null and anonymised_at is null and expires_at > ${now}`;
}

function certificatesInForce(db: Db, now: Date, organizationIds: readonly string[]): Promise<InForce[]> {
  return db.rows<InForce>(sql`
    select organization_id, organization_nip as nip, organization_name as name, id, certificate_number as number from certificates
    where ${isInForce(now)} and organization_id = any(${[...organizationIds]}::uuid[])
    order by organization_id`);
}

/** Puts every certificate in force of an organisation before an operator; nothing is revoked by a machine. */
export async function requestCertificateReview(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  organizationId: string,
  about: Readonly<{ kind: 'company_inactive' | 'certificate_unconfirmed'; standing?: string }>,
): Promise<void> {
  for (const { id, number, name, nip } of await certificatesInForce(tx, deps.now(), [organizationId])) {
    const facts = { certificateNumber: number, organization: name, nip, ...(about.standing ? { standing: about.standing } : {}) };
    await openTask(deps, tx, { kind: about.kind, subject: id, organizationId, facts });
  }
}

type Counts = { companiesRead: number; companiesInactive: number; companiesSilent: number };

/** The NIPs of those of the organisations that have a certificate in force. */
async function certifiedOf(deps: Deps, organizationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await certificatesInForce(deps.db, deps.now(), organizationIds);
  return new Map(rows.map(({ organizationId, nip }) => [organizationId, nip]));
}

async function watchCompany(deps: Deps, counts: Counts, { id, nip }: Readonly<{ id: string; nip: string }>): Promise<void> {
  try {
    const company = await readCompany(deps, { id, nip }, readAgainDays);
    counts.companiesRead += 1;
    const status = company ? companyStatusOf(company) : 'unknown';
    if (status === 'active') return;
    counts.companiesInactive += 1;
    await deps.db.transaction((tx) => requestCertificateReview(deps, tx, id, { kind: 'company_inactive', standing: status }));
  } catch (error) {
    counts.companiesSilent += 1;
    deps.log.warn({ err: error, organization: id }, 'company not looked up again');
  }
}

/** Looks the companies of certificates in force up again: one that ended, was suspended or went bankrupt is put among the operator's tasks. */
export async function watchCompanies(deps: Deps): Promise<{ companiesRead: number; companiesInactive: number; companiesSilent: number }> {
  const counts = { companiesRead: 0, companiesInactive: 0, companiesSilent: 0 };
  const isCertified = sql`exists (select 1 from certificates c where c.organization_id = due.organization_id and ${isInForce(deps.now())})`;
  const due = await companiesToRead(deps, readAgainDays, isCertified);
  for (let from = 0; from < due.length; from += atOnce) {
    for (const [id, nip] of await certifiedOf(deps, due.slice(from, from + atOnce))) await watchCompany(deps, counts, { id, nip });
  }
  return counts;
}
