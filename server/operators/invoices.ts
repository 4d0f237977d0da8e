import { strToU8, zipSync } from 'fflate';
import sql, { type Sql } from 'sql-template-tag';
import type { Invoice } from '#contract/operator-invoices.ts';
import { addMonths, startOfDay } from '#core/calendar.ts';
import type { PlanId } from '#core/plans.ts';
import { record, type AuditAction } from '#server/audit.ts';
import type { Buyer } from '#server/billing/payments.ts';
import { violatesUnique, type Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { csv } from './csv.ts';
import { fa3 } from './fa3.ts';
import type { Caller } from '#server/caller.ts';

type Operator = Pick<Caller<'operator'>, 'account' | 'origin'>;

export type InvoiceRow = Readonly<{
  organizationId: string;
  id: string;
  kind: 'VAT' | 'KOR';
  seller: Readonly<{ name: string; nip: string; address: string }>;
  buyer: Buyer;
  plan: PlanId;
  periodFrom: Date | null;
  periodTo: Date | null;
  netAmount: number;
  vatAmount: number;
  grossAmount: number;
  vatPercent: number;
  currency: 'PLN' | 'EUR';
  paymentMethod: 'card' | 'blik' | 'p24' | null;
  stripePaymentIntentId: string | null;
  soldAt: Date;
  needsTaxReview: boolean;
  number: string | null;
  exportedAt: Date | null;
  nbpRate: number | null;
  nbpTable: string | null;
  ksefNumber: string | null;
  /** The invoice that a correction corrects, once it has a number. */
  original: Readonly<{ number: string; exportedAt: Date; ksefNumber: string | null }> | null;
}>;

type StoredRow = Omit<InvoiceRow, 'original'> & {
  originalNumber: string | null;
  originalExportedAt: Date | null;
  originalKsef: string | null;
};

async function select(db: Db, condition: Sql): Promise<InvoiceRow[]> {
  const rows = await db.rows<StoredRow>(sql`
    select i.organization_id, i.id, i.kind, i.seller, i.buyer, i.plan, i.period_from, i.period_to, i.net_amount, i.vat_amount,
      i.gross_amount, i.vat_percent, i.currency, i.payment_method, i.stripe_payment_intent_id, i.sold_at, i.needs_tax_review, i.number,
      i.exported_at, i.nbp_rate, i.nbp_table, i.ksef_number, o.number as original_number, o.exported_at as original_exported_at,
      o.ksef_number as original_ksef
    from invoices i left join invoices o on o.organization_id = i.organization_id and o.id = i.corrects
    where ${condition} order by i.sold_at, i.kind desc, i.id`);
  return rows.map(({ originalNumber, originalExportedAt, originalKsef, ...row }) => ({
    ...row,
    original:
      originalNumber && originalExportedAt ? { number: originalNumber, exportedAt: originalExportedAt, ksefNumber: originalKsef } : null,
  }));
}

/** The instants between which a sale belongs to a month in Warsaw. */
function soldIn(month: string): Sql {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const from = startOfDay({ year, month: number, day: 1 });
  return sql`i.sold_at >= ${from} and i.sold_at < ${addMonths(from, 1)}`;
}

function obstacleOf(row: InvoiceRow): Invoice['obstacle'] {
  if (row.needsTaxReview) return 'tax_review';
  if (row.currency === 'EUR' && row.nbpRate === null) return 'nbp_rate';
  return row.kind === 'KOR' && row.original === null ? 'original_missing' : null;
}

function view(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    organizationId: row.organizationId,
    kind: row.kind,
    number: row.number,
    buyer: row.buyer.name,
    nip: row.buyer.nip,
    net: row.netAmount,
    vat: row.vatAmount,
    gross: row.grossAmount,
    currency: row.currency,
    soldAt: row.soldAt.toISOString(),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    ksefNumber: row.ksefNumber,
    nbpRate: row.nbpRate,
    nbpTable: row.nbpTable,
    obstacle: obstacleOf(row),
  };
}

export async function invoicesOf(deps: Deps, month: string): Promise<Invoice[]> {
  return (await select(deps.db, soldIn(month))).map(view);
}

const series = { VAT: 'FV', KOR: 'FK' } as const;

/** Gives the next numbers of a month without a gap; what has one keeps it. Invoices come before their corrections. */
async function number(deps: Deps, tx: Db, month: string): Promise<InvoiceRow[]> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('invoice numbers'))`);
  const at = deps.now();
  for (const kind of ['VAT', 'KOR'] as const) {
    const rows = await select(tx, soldIn(month));
    const prefix = `${series[kind]}/${month.replace('-', '/')}/`;
    let next = rows.filter((row) => row.number?.startsWith(prefix)).length + 1;
    for (const row of rows) {
      if (row.kind !== kind || row.number !== null || obstacleOf(row) !== null) continue;
      const given = `${prefix}${String(next++).padStart(4, '0')}`;
      await tx.rows(sql`
        update invoices set number = ${given}, exported_at = ${at} where organization_id = ${row.organizationId} and id = ${row.id}`);
    }
  }
  return (await select(tx, soldIn(month))).filter((row) => row.number !== null);
}

/** The month for the accounting office: every invoice as FA(3) XML and a register as CSV. Exporting again gives the same numbers. */
export async function exportMonth(deps: Deps, operator: Operator, { month, note }: { month: string; note: string }): Promise<Buffer> {
  const rows = await deps.db.transaction(async (tx) => {
    const numbered = await number(deps, tx, month);
    const metadata = { note, count: numbered.length };
    await record(deps, tx, operator, { action: 'operator.invoices_exported', id: month, organizationId: null, metadata });
    return numbered;
  });
  const files = Object.fromEntries(
    rows.map((row) => [
      `${(row.number ?? '').replaceAll('/', '-')}.xml`,
      strToU8(fa3(row, row.number ?? '', row.exportedAt ?? deps.now())),
    ]),
  );
  return Buffer.from(zipSync({ ...files, [`rejestr-${month}.csv`]: strToU8(csv(rows)) }));
}

type Entry = Readonly<{ organizationId: string; id: string; note: string }>;

async function change(deps: Deps, operator: Operator, entry: Entry, action: AuditAction, set: Sql): Promise<{ ok: true }> {
  const { organizationId, id, note } = entry;
  try {
    await deps.db.transaction(async (tx) => {
      const rows = await tx.rows(sql`update invoices set ${set} where organization_id = ${organizationId} and id = ${id} returning id`);
      if (rows.length === 0) throw notFound();
      await record(deps, tx, operator, { action, id, organizationId, metadata: { note } });
    });
  } catch (error) {
    if (violatesUnique(error, 'invoices_ksef_number_key')) throw new Refusal(409, 'ksef_taken');
    throw error;
  }
  return { ok: true };
}

export function enterKsef(deps: Deps, operator: Operator, entry: Entry & { ksefNumber: string }): Promise<{ ok: true }> {
  return change(deps, operator, entry, 'operator.ksef_entered', sql`ksef_number = ${entry.ksefNumber}`);
}

export function enterRate(deps: Deps, operator: Operator, entry: Entry & { rate: number; table: string }): Promise<{ ok: true }> {
  return change(deps, operator, entry, 'operator.rate_entered', sql`nbp_rate = ${entry.rate}, nbp_table = ${entry.table}`);
}

/** An accountant decided that Polish VAT applies although the seat is abroad. */
export function liftTaxReview(deps: Deps, operator: Operator, entry: Entry): Promise<{ ok: true }> {
  return change(deps, operator, entry, 'operator.tax_reviewed', sql`needs_tax_review = false`);
}
