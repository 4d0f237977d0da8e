import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { FoundCertificate, FoundPayment, readOrganization, searchAll } from '#contract/operators.ts';
import { statusAt } from '#core/certification.ts';
import { normalizeNip } from '#core/nip.ts';
import { foldForSearch } from '#core/search-text.ts';
import type { Regime } from '#core/regimes.ts';
import { periodsOf } from '#server/entitlements/periods.ts';
import { readPeriods } from '#server/billing/service.ts';
import { folded } from '#server/db/folded.ts';
import type { Deps } from '#server/deps.ts';
import { openTasksOf } from '#server/desk/service.ts';
import { notFound } from '#server/refusal.ts';

const shown = 20;

type OrganizationRow = { id: string; name: string; nip: string; email: string; createdAt: Date };

async function certificates(deps: Deps, condition: Sql): Promise<FoundCertificate[]> {
  const rows = await deps.db.rows<
    Omit<FoundCertificate, 'type' | 'status' | 'issuedAt' | 'expiresAt'> & {
      regime: Regime;
      issuedAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
    }
  >(sql`
    select id, organization_id, organization_name, certificate_number, type as regime, issued_at, expires_at, revoked_at
    from certificates where ${condition} order by issued_at desc limit ${shown}`);
  return rows.map(({ revokedAt, regime, ...row }) => ({
    ...row,
    type: regime,
    status: statusAt({ expiresAt: row.expiresAt, revokedAt }, deps.now()),
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

async function payments(deps: Deps, condition: Sql): Promise<FoundPayment[]> {
  const rows = await deps.db.rows<Omit<FoundPayment, 'createdAt' | 'paidAt' | 'tasks'> & { createdAt: Date; paidAt: Date | null }>(sql`
    select id, organization_id, buyer ->> 'name' as buyer, order_number, plan, status, amount as gross, currency, created_at, paid_at
    from payments where plan is not null and ${condition} order by created_at desc limit ${shown}`);
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

/** Finds by name, NIP, certificate number, e-mail or order number, whatever case and diacritics; `%`, `_` and `\` are literal. */
export async function searchEverything(deps: Deps, q: string): Promise<z.output<typeof searchAll.output>> {
  const like = `%${foldForSearch(q).replace(/[%_\\]/g, '\\$&')}%`;
  const nip = normalizeNip(q);
  const organizations = await deps.db.rows<OrganizationRow>(sql`
    select o.id, o.name, o.nip, u.email, o.created_at from organizations o join users u on u.id = o.user_id
    where ${folded(sql`o.name`)} like ${like} or ${folded(sql`o.company_full_name`)} like ${like} or o.nip = ${nip}
      or ${folded(sql`u.email`)} like ${like}
    order by o.created_at desc limit ${shown}`);
  return {
    organizations: organizations.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    certificates: await certificates(
      deps,
      sql`(certificate_number = ${q.toUpperCase()} or ${folded(sql`organization_name`)} like ${like} or organization_nip = ${nip})`,
    ),
    payments: await payments(
      deps,
      sql`(order_number = ${q.toUpperCase()} or ${folded(sql`buyer ->> 'name'`)} like ${like} or buyer ->> 'nip' = ${nip} or ${folded(sql`buyer ->> 'email'`)} like ${like})`,
    ),
  };
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
    periods: readPeriods(await periodsOf(deps.db, id), deps.now()),
    certificates: await certificates(deps, sql`organization_id = ${id}`),
    payments: await payments(deps, sql`organization_id = ${id}`),
  };
}
