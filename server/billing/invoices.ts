import sql from 'sql-template-tag';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { vatOf, type PaymentRow } from './payments.ts';
import type { PeriodRow } from './periods.ts';

type Kind = 'VAT' | 'KOR';

async function draft(deps: Deps, tx: Db, row: PaymentRow, period: PeriodRow | null, kind: Kind): Promise<boolean> {
  const sign = kind === 'VAT' ? 1 : -1;
  const { name, nip, address } = deps.config.company;
  const soldAt = kind === 'VAT' ? row.paidAt : row.refundedAt;
  const drafted = await tx.rows(sql`
    insert into invoices (organization_id, id, payment_id, kind, corrects, seller, buyer, plan, period_from, period_to, net_amount,
      vat_amount, gross_amount, vat_percent, currency, payment_method, stripe_payment_intent_id, sold_at, needs_tax_review, created_at)
    values (${row.organizationId}, ${deps.newId()}, ${row.id}, ${kind},
      (select id from invoices where organization_id = ${row.organizationId} and payment_id = ${row.id} and kind = 'VAT' and ${kind} = 'KOR'),
      ${JSON.stringify({ name, nip, address })}::jsonb, ${JSON.stringify(row.buyer)}::jsonb, ${row.plan}, ${period?.startsAt ?? null},
      ${period?.endsAt ?? null}, ${sign * row.netAmount}, ${sign * vatOf(row)},
      ${sign * row.amount}, ${row.vatPercent}, ${row.currency}, ${row.paymentMethod}, ${row.stripePaymentIntentId}, ${soldAt},
      ${row.buyer.country !== 'Polska'}, ${deps.now()})
    on conflict (organization_id, payment_id, kind) do nothing returning id`);
  return drafted.length > 0;
}

/** Drafts the invoice of a paid payment and the correction of a refunded one, each once. Returns what is new. */
export async function draftInvoices(deps: Deps, tx: Db, row: PaymentRow, period: PeriodRow | null): Promise<Kind[]> {
  const drafted: Kind[] = [];
  if (await draft(deps, tx, row, period, 'VAT')) drafted.push('VAT');
  if (row.status === 'refunded' && (await draft(deps, tx, row, period, 'KOR'))) drafted.push('KOR');
  if (row.paymentMethod) {
    await tx.rows(sql`
      update invoices set payment_method = ${row.paymentMethod}
      where organization_id = ${row.organizationId} and payment_id = ${row.id} and payment_method is null`);
  }
  return drafted;
}
