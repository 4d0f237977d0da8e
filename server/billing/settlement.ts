import { withFact, type PaymentFact } from '#core/payments.ts';
import { owner } from '#server/accounts/service.ts';
import { lockOrganization } from '#server/companies/organization.ts';
import { record, type AuditAction } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { keepInvoices } from '#server/invoices/service.ts';
import type { PaymentNews } from '#server/outside/payments.ts';
import { saleOf } from './sale.ts';
import { factsOf, keepFacts, lockNamed, minor, type PaymentRow } from './payments.ts';
import { endPeriod, grantPeriod, periodOfPayment, periodsOf, type PeriodRow } from './periods.ts';
import { oweConfirmation, oweRefundNotice } from './notices.ts';

type Told = Readonly<
  { fact: PaymentFact | null } & Partial<Pick<PaymentNews, 'intentId' | 'method' | 'failureCode' | 'attention' | 'charged'>>
>;

const provider = { ipAddress: '', userAgent: 'payment provider' };

/** What was charged differs from what was asked: nothing is granted, an operator looks at it. */
function differs(row: PaymentRow, charged: PaymentNews['charged']): boolean {
  return charged !== null && (charged.amount !== minor(row.amount) || charged.currency !== row.currency || charged.plan !== row.plan);
}

async function note(deps: Deps, tx: Db, row: PaymentRow, action: AuditAction): Promise<void> {
  const { userId, organizationId } = row;
  const metadata = { orderNumber: row.orderNumber, amount: row.amount, currency: row.currency, method: row.paymentMethod };
  await record(deps, tx, { userId, organizationId, origin: provider }, { action, id: row.id, metadata });
}

/** Flags an order that paid for a plan which became active after it was placed: probably somebody paid twice. */
function paidTwice(row: PaymentRow, periods: readonly PeriodRow[]): boolean {
  return periods.some((period) => period.plan === row.plan && period.paymentId !== row.id && period.startsAt > row.createdAt);
}

/** Brings periods, invoices and notices into line with what is known about a payment. Doing it again changes nothing. */
async function settle(deps: Deps, tx: Db, row: PaymentRow): Promise<string[]> {
  if (row.paidAt === null) return [];
  if (row.attention.includes('amount_mismatch')) return [];
  const exists = await owner(tx, row.organizationId);
  let period = exists ? await periodOfPayment(tx, row.organizationId, row.id) : null;
  const attention: string[] = exists ? [] : ['organization_gone'];
  if (exists && !period && row.withdrawnAt === null) {
    if (paidTwice(row, await periodsOf(tx, row.organizationId))) attention.push('paid_twice');
    const grant = { id: deps.newId(), organizationId: row.organizationId, paymentId: row.id, plan: row.plan, now: deps.now() };
    period = await grantPeriod(tx, grant);
    await note(deps, tx, row, 'payment.paid');
    if (row.status === 'paid') await oweConfirmation(deps, tx, row, period);
  }
  const drafted = await keepInvoices(deps, tx, saleOf(deps, row, period));
  if (row.status === 'refunded' && exists && period) await endPeriod(tx, row.organizationId, period, deps.now());
  if (row.status === 'refunded' && drafted.includes('refund')) {
    await note(deps, tx, row, 'payment.refunded');
    if (exists) await oweRefundNotice(deps, tx, row);
  }
  return attention;
}

/** Takes in what became known about a locked payment and draws the consequences, in the transaction that learnt it. */
export async function tell(deps: Deps, tx: Db, row: PaymentRow, told: Told): Promise<PaymentRow> {
  const facts = told.fact ? withFact(factsOf(row), told.fact) : factsOf(row);
  const mismatch = told.fact?.kind === 'paid' && differs(row, told.charged ?? null) ? ['amount_mismatch'] : [];
  const partial = facts.refunded > 0 && facts.refunded < facts.amount ? ['partial_refund'] : [];
  const known = {
    facts,
    intentId: told.intentId ?? null,
    method: told.method ?? null,
    failureCode: told.failureCode ?? row.failureCode,
    attention: [...mismatch, ...partial, ...(told.attention ? [told.attention] : [])],
  };
  const kept = await keepFacts(tx, row, known);
  const found = await settle(deps, tx, kept);
  return found.length > 0 ? keepFacts(tx, kept, { ...known, attention: found }) : kept;
}

/** Applies news from the provider; false when it is about no payment of ours. The organisation is locked before the payment. */
export async function applyNews(deps: Deps, tx: Db, news: PaymentNews): Promise<boolean> {
  if (news.organizationId) await lockOrganization(tx, news.organizationId);
  const row = await lockNamed(tx, news);
  if (!row) return false;
  if (!news.organizationId) await lockOrganization(tx, row.organizationId);
  await tell(deps, tx, row, news);
  return true;
}
