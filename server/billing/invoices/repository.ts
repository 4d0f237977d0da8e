import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { addMonths, businessTimeZone, isoDay, startOfMonth } from '#core/platform/calendar/calendar.ts';
import type { Amounts, Buyer, InvoicedCredit, InvoiceKind, InvoiceReason } from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';
import type { KsefMode } from '#core/billing/ksef/modes.ts';
import type { KsefDocumentState } from '#core/billing/ksef/states.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';

/** `registration` is what the register of entrepreneurs holds; invoices issued before it was named have none. */
export type Seller = Readonly<{ name: string; nip: string; address: string; registration?: string }>;

/** The file that was issued for KSeF, as its last version stands. */
export type IssuedFile = Readonly<{
  version: number;
  environment: string;
  /** Base64 SHA-256. */
  hash: string;
  mode: KsefMode;
  state: KsefDocumentState;
  acceptedAt: Date | null;
  isConfirmed: boolean;
}>;

/** An invoice or a correction. Amounts are minor units; those of a correction are differences. */
export type InvoiceRow = Amounts &
  Readonly<{
    organizationId: string;
    id: string;
    paymentId: string;
    kind: InvoiceKind;
    reason: InvoiceReason;
    /** 0 is the invoice of the sale, its corrections follow in their order; one that was corrected to zero may be followed by another invoice. */
    sequence: number;
    seller: Seller;
    buyer: Buyer;
    /** What a correction of the buyer's data replaces. */
    buyerBefore: Buyer | null;
    plan: PlanId;
    /** What took something off the price; null where nothing did. Its corrections have it too. */
    credits: readonly InvoicedCredit[] | null;
    periodFrom: Date | null;
    periodTo: Date | null;
    /** The last day of the period, as what was issued states it, such as 2027-11-20; null until then. */
    periodLastDay: string | null;
    vatPercent: number;
    currency: Currency;
    paymentMethod: PaidBy | null;
    providerPaymentId: string | null;
    orderNumber: string | null;
    userId: string | null;
    language: Language | null;
    soldAt: Date;
    needsTaxReview: boolean;
    number: string | null;
    /** When it took its number: the day of issue. */
    exportedAt: Date | null;
    /** Złoty for one euro; a correction has that of its invoice. */
    nbpRate: number | null;
    nbpTable: string | null;
    /** Day of that table, ISO 8601; null for a rate that was typed before rates were fetched. */
    nbpDay: string | null;
    ksefNumber: string | null;
    /** What invoice and earlier corrections of the sale come to. */
    before: Amounts;
    /** The invoice that a correction corrects, once it has a number. */
    original: Readonly<{ number: string; exportedAt: Date; ksefNumber: string | null; isOutside: boolean }> | null;
    /** Null until it is issued, and for what an operator exported before invoices were sent to KSeF from here. */
    file: IssuedFile | null;
  }>;

type StoredRow = Omit<InvoiceRow, 'original' | 'before' | 'file'> & {
  netBefore: number;
  grossBefore: number;
  originalNumber: string | null;
  originalExportedAt: Date | null;
  originalKsef: string | null;
  originalOutside: boolean;
  fileVersion: number | null;
  fileEnvironment: string;
  fileHash: string;
  fileMode: KsefMode;
  fileState: KsefDocumentState;
  fileAcceptedAt: Date | null;
  fileConfirmed: boolean;
};

function rowOf(stored: StoredRow): InvoiceRow {
  const { originalNumber, originalExportedAt, originalKsef, originalOutside, netBefore, grossBefore, ...rest } = stored;
  const { fileVersion, fileEnvironment, fileHash, fileMode, fileState, fileAcceptedAt, fileConfirmed, ...row } = rest;
  const original = { number: originalNumber ?? '', exportedAt: originalExportedAt, ksefNumber: originalKsef, isOutside: originalOutside };
  const file = { environment: fileEnvironment, hash: fileHash, mode: fileMode, state: fileState, acceptedAt: fileAcceptedAt };
  return {
    ...row,
    before: { net: netBefore, vat: grossBefore - netBefore, gross: grossBefore },
    original: original.number && original.exportedAt ? { ...original, exportedAt: original.exportedAt } : null,
    file: fileVersion === null ? null : { ...file, version: fileVersion, isConfirmed: fileConfirmed },
  };
}

/** A draft of a correction has the rate of its invoice; what has a number retains what it was issued with. */
function rateOf(column: 'rate' | 'table' | 'day'): Sql {
  if (column === 'day')
    return sql`to_char(case when i.number is null and o.nbp_rate is not null then o.nbp_day else i.nbp_day end, 'YYYY-MM-DD')`;
  return column === 'rate'
    ? sql`case when i.number is null then coalesce(o.nbp_rate, i.nbp_rate) else i.nbp_rate end`
    : sql`case when i.number is null and o.nbp_rate is not null then o.nbp_table else i.nbp_table end`;
}

/** The number that KSeF gave; null where one was typed that KSeF does not have. */
function ksefNumberOf(invoice: 'i' | 'o'): Sql {
  const of = raw(invoice);
  return sql`case when not exists (
    select 1 from ksef_typed_numbers t where t.organization_id = ${of}.organization_id and t.invoice_id = ${of}.id and not t.known
  ) then ${of}.ksef_number end`;
}

async function select(db: Db, condition: Sql, order = sql`i.sold_at, i.sequence, i.id`, limit: Sql = empty): Promise<InvoiceRow[]> {
  const earlier = sql`from invoices b
    where b.organization_id = i.organization_id and b.payment_id = i.payment_id and b.sequence < i.sequence`;
  const rows = await db.rows<StoredRow>(sql`
    select i.organization_id, i.id, i.payment_id, i.kind, i.reason, i.sequence, i.seller, i.buyer, i.buyer_before, i.plan, i.credits, i.period_from,
      i.period_to, to_char(i.period_last_day, 'YYYY-MM-DD') as period_last_day, (i.net_amount * 100)::int as net, (i.vat_amount * 100)::int as vat, (i.gross_amount * 100)::int as gross,
      i.vat_percent, i.currency, i.payment_method, i.provider_payment_id, i.order_number, i.user_id, i.language, i.sold_at,
      i.needs_tax_review, i.number, i.exported_at, ${rateOf('rate')} as nbp_rate, ${rateOf('table')} as nbp_table,
      ${rateOf('day')} as nbp_day, ${ksefNumberOf('i')} as ksef_number,
      coalesce((select sum(b.net_amount) * 100 ${earlier}), 0)::int as net_before,
      coalesce((select sum(b.gross_amount) * 100 ${earlier}), 0)::int as gross_before,
      o.number as original_number, o.exported_at as original_exported_at, ${ksefNumberOf('o')} as original_ksef,
      exists (
        select 1 from ksef_documents x where x.organization_id = o.organization_id and x.invoice_id = o.id and x.state = 'outside'
      ) as original_outside,
      d.version as file_version, d.environment as file_environment, d.hash as file_hash, d.mode as file_mode, d.state as file_state,
      d.accepted_at as file_accepted_at, d.confirmation is not null as file_confirmed
    from invoices i left join invoices o on o.organization_id = i.organization_id and o.id = i.corrects
    left join lateral (
      select * from ksef_documents v where v.organization_id = i.organization_id and v.invoice_id = i.id order by v.version desc limit 1
    ) d on true
    where ${condition} order by ${order} ${limit}`);
  return rows.map(rowOf);
}

type Page = Readonly<{ after: Readonly<{ soldAt: Date; id: string }> | null; limit: number }>;

/** Invoices of the sales of a month in Warsaw: all of them, or one page. */
export function invoicesSoldIn(db: Db, month: string, page?: Page): Promise<InvoiceRow[]> {
  const from = startOfMonth(month);
  const sold = sql`i.sold_at >= ${from} and i.sold_at < ${addMonths(from, 1)}`;
  if (!page) return select(db, sold);
  const rest = page.after ? sql`and (i.sold_at, i.id) > (${page.after.soldAt}, ${page.after.id}::uuid)` : empty;
  return select(db, sql`${sold} ${rest}`, sql`i.sold_at, i.id`, sql`limit ${page.limit}`);
}

/** What was issued in a month in Warsaw, in the order of issue. */
export function invoicesIssuedIn(db: Db, month: string): Promise<InvoiceRow[]> {
  const from = startOfMonth(month);
  const issued = sql`i.number is not null and i.exported_at >= ${from} and i.exported_at < ${addMonths(from, 1)}`;
  return select(db, issued, sql`i.exported_at, i.number, i.id`);
}

/** The invoice of a payment and its corrections, each behind what it corrects: a later one may be of an earlier day. */
export function invoicesOfPayment(db: Db, organizationId: string, paymentId: string): Promise<InvoiceRow[]> {
  return select(db, sql`i.organization_id = ${organizationId} and i.payment_id = ${paymentId}`, sql`i.sequence`);
}

/** What invoices and corrections of these payments say together, in minor units. */
export async function invoicedByPayment(db: Db, paymentIds: readonly string[]): Promise<Map<string, Amounts>> {
  const rows = await db.rows<Amounts & { paymentId: string }>(sql`
    select payment_id, (sum(net_amount) * 100)::int as net, (sum(vat_amount) * 100)::int as vat, (sum(gross_amount) * 100)::int as gross
    from invoices where payment_id = any(${[...paymentIds]}::uuid[]) group by payment_id`);
  return new Map(rows.map(({ paymentId, ...amounts }) => [paymentId, amounts]));
}

export function invoicesOfOrganization(db: Db, organizationId: string): Promise<InvoiceRow[]> {
  return select(db, sql`i.organization_id = ${organizationId}`);
}

export async function invoiceById(db: Db, organizationId: string, id: string): Promise<InvoiceRow | null> {
  return (await select(db, sql`i.organization_id = ${organizationId} and i.id = ${id}`))[0] ?? null;
}

/** How many drafts there are of the sales of each month in Warsaw before an instant, the oldest first. */
export function draftsByMonth(db: Db, before: Date): Promise<{ month: string; total: number }[]> {
  return db.rows(sql`
    select to_char(sold_at at time zone ${businessTimeZone}, 'YYYY-MM') as month, count(*)::int as total
    from invoices where number is null and sold_at < ${before} group by 1 order by 1`);
}

export type NewInvoice = Omit<
  InvoiceRow,
  'before' | 'original' | 'file' | 'number' | 'exportedAt' | 'nbpRate' | 'nbpTable' | 'nbpDay' | 'ksefNumber'
> &
  Readonly<{ corrects: string | null; createdAt: Date }>;

export async function insertInvoice(db: Db, row: NewInvoice): Promise<void> {
  const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
  await db.rows(sql`
    insert into invoices (organization_id, id, payment_id, kind, reason, sequence, corrects, seller, buyer, buyer_before, plan, credits, period_from,
      period_to, period_last_day, net_amount, vat_amount, gross_amount, vat_percent, currency, payment_method, provider_payment_id, order_number,
      user_id, language, sold_at, needs_tax_review, created_at)
    values (${row.organizationId}, ${row.id}, ${row.paymentId}, ${row.kind}, ${row.reason}, ${row.sequence}, ${row.corrects},
      ${json(row.seller)}::jsonb, ${json(row.buyer)}::jsonb, ${json(row.buyerBefore)}::jsonb, ${row.plan}, ${json(row.credits)}::jsonb, ${row.periodFrom},
      ${row.periodTo}, ${row.periodLastDay}, ${row.net / 100}, ${row.vat / 100}, ${row.gross / 100}, ${row.vatPercent}, ${row.currency}, ${row.paymentMethod},
      ${row.providerPaymentId}, ${row.orderNumber}, ${row.userId}, ${row.language}, ${row.soldAt}, ${row.needsTaxReview},
      ${row.createdAt})`);
}

/** Makes everybody who gives numbers wait until the transaction ends. */
export async function lockNumbers(db: Db): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtext('invoice numbers'))`);
}

/** Numbers given in a month, of every series. */
export async function numbersOf(db: Db, month: string): Promise<string[]> {
  const rows = await db.rows<{ number: string }>(sql`select number from invoices where number like ${`%/${month.replace('-', '/')}/%`}`);
  return rows.map((row) => row.number);
}

/** The last day of the period: that on which it ends, as screens and mails say it; what was issued retains what it said. */
export function lastDayOf({ periodTo, periodLastDay }: Pick<InvoiceRow, 'periodTo' | 'periodLastDay'>): string | null {
  return periodLastDay ?? (periodTo && isoDay(new Date(periodTo.getTime() - 1)));
}

/** Drafts whose sale or correction is known at an instant, in the order in which they are issued: a sale before its corrections. */
export function draftsToIssue(db: Db, now: Date): Promise<InvoiceRow[]> {
  return select(db, sql`i.number is null and i.sold_at <= ${now}`, sql`i.sold_at, i.sequence, i.id`);
}

/** Locks an invoice until the transaction ends, so that it does not take its number meanwhile. */
export async function lockInvoice(db: Db, organizationId: string, id: string): Promise<InvoiceRow | null> {
  await lockNumbers(db);
  return invoiceById(db, organizationId, id);
}

/** True the first time on a day. */
export async function beginWatchDay(db: Db, day: string): Promise<boolean> {
  return (await db.rows(sql`insert into invoice_watch_days (day) values (${day}) on conflict do nothing returning 1`)).length > 0;
}
