import sql from 'sql-template-tag';
import { addMonths, calendarDay, isoDay, startOfDay } from '#core/calendar.ts';
import { certificateAlphabet } from '#core/certification.ts';
import { saleMonth, type Buyer } from '#core/invoices.ts';
import { gross, netPrice, paidMonths, vatPercent, type PlanId } from '#core/plans.ts';
import { record } from '#server/audit.ts';
import type { Caller } from '#server/caller.ts';
import { organizationData } from '#server/companies/organization.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { enterKsef } from '#server/invoices/acts.ts';
import { numberMonth } from '#server/invoices/issue.ts';
import { keepInvoices, type Sale } from '#server/invoices/service.ts';

type Purchase = Readonly<{ organizationId: string; userId: string; email: string; plan: PlanId; paidAt: Date }>;

const methods = ['card', 'blik', 'p24'] as const;
const origin = { ipAddress: '127.0.0.1', userAgent: 'demo' };
const dayMillis = 86_400_000;

async function buyerOf(tx: Db, { organizationId, email }: Purchase): Promise<Buyer> {
  const { name, companyFullName, nip, address, postalCode, city, country } = await organizationData(tx, organizationId);
  const nobodyElse = { recipient: null, localGovernment: false, vatGroup: false };
  return { name: companyFullName ?? name, nip, address, postalCode, city, country, email, ...nobodyElse };
}

/**
 * A paid order of the past with the period it bought and the draft of its invoice. It is known to no payment provider, so
 * that a refund of it is one by transfer.
 */
export async function sell(now: Deps, tx: Db, purchase: Purchase): Promise<void> {
  const { organizationId, userId, plan, paidAt } = purchase;
  const deps: Deps = { ...now, now: () => paidAt };
  const [paymentId, net] = [deps.newId(), netPrice(plan, 'PLN')];
  const letters = deps.randomIntegers(8, certificateAlphabet.length).map((place) => certificateAlphabet[place]);
  const orderNumber = `AT-${isoDay(paidAt).slice(0, 4)}-${letters.join('')}`;
  const method = methods[deps.randomIntegers(1, methods.length)[0] ?? 0] ?? 'card';
  const period = { startsAt: paidAt, endsAt: addMonths(paidAt, paidMonths) };
  const buyer = await buyerOf(tx, purchase);
  await tx.rows(sql`
    insert into payments (organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, status, payment_method, buyer,
      user_id, language, early_start_at, paid_at, created_at, description)
    values (${organizationId}, ${paymentId}, ${orderNumber}, ${plan}, ${gross(net) / 100}, ${net / 100}, ${vatPercent}, 'PLN', 'paid', ${method},
      ${JSON.stringify(buyer)}::jsonb, ${userId}, 'pl', ${paidAt}, ${paidAt}, ${paidAt}, ${`Atesto ${plan}`})`);
  await tx.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, months, payment_id, created_at)
    values (${organizationId}, ${deps.newId()}, ${plan}, ${period.startsAt}, ${period.endsAt}, ${paidMonths}, ${paymentId}, ${paidAt})`);
  const by = { userId, organizationId, origin };
  const ordered = { orderNumber, plan, currency: 'PLN', earlyStart: true };
  await record(deps, tx, by, { action: 'payment.ordered', id: paymentId, metadata: ordered });
  const paid = { orderNumber, amount: gross(net) / 100, currency: 'PLN', method };
  await record(deps, tx, by, { action: 'payment.paid', id: paymentId, metadata: paid });
  const sale: Sale = {
    organizationId,
    paymentId,
    orderNumber,
    userId,
    language: 'pl',
    plan,
    period,
    net,
    gross: gross(net),
    vatPercent,
    currency: 'PLN',
    method,
    intentId: null,
    buyer,
    paidAt,
    refunds: [],
  };
  await keepInvoices(deps, tx, sale);
}

/** The fifth day of the month after a sale, when the accounting office is at work; now where that is still to come. */
function issueDay(month: string, now: Date): Date {
  const fifth = new Date(addMonths(startOfDay(calendarDay(`${month}-05`)), 1).getTime() + 10 * 3_600_000);
  return fifth < now ? fifth : now;
}

function ksefNumber(deps: Deps, issuedAt: Date): string {
  const hex = deps
    .randomIntegers(14, 16)
    .map((digit) => digit.toString(16).toUpperCase())
    .join('');
  return [deps.config.company.nip, isoDay(issuedAt).replaceAll('-', ''), hex.slice(0, 6), hex.slice(6, 12), hex.slice(12)].join('-');
}

/** Numbers what was sold in the months before this one, and enters numbers of KSeF but for the newest month. */
export async function issuePastInvoices(now: Deps, operator: Caller<'operator'>): Promise<void> {
  const sales = await now.db.rows<{ soldAt: Date }>(sql`select sold_at from invoices where number is null`);
  const thisMonth = saleMonth(now.now());
  const months = [...new Set(sales.map(({ soldAt }) => saleMonth(soldAt)))].filter((month) => month < thisMonth).sort();
  for (const month of months) {
    const issuedAt = issueDay(month, now.now());
    const numbered = await now.db.transaction((tx) => numberMonth({ ...now, now: () => issuedAt }, tx, month));
    const enteredAt = new Date(issuedAt.getTime() + dayMillis);
    if (month === months.at(-1) || enteredAt > now.now()) continue;
    for (const { organizationId, id } of numbered) {
      const entry = { organizationId, id, note: 'Numer z KSeF (dane demonstracyjne)', ksefNumber: ksefNumber(now, issuedAt) };
      await enterKsef({ ...now, now: () => enteredAt }, operator, entry);
    }
  }
}
