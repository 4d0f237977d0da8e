import sql from 'sql-template-tag';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import type { Buyer } from '#core/billing/invoices.ts';
import { gross, netPrice, vatPercent, type Currency } from '#core/account/entitlements/plans.ts';
import type { Deps } from '#server/deps.ts';
import { saveInvoices, type Sale } from '#server/billing/invoices/service.ts';
import type { TestOrganization } from '#server/testing/builders.ts';

type Options = Readonly<{ currency?: Currency; paidAt?: string; buyer?: Partial<Buyer>; change?: Partial<Sale> }>;

/** A paid order with its invoice drafted. */
export async function aSale(deps: Deps, org: TestOrganization, options: Options = {}): Promise<Sale> {
  const { currency = 'PLN', paidAt = '2026-11-20T10:00:00Z', buyer = {}, change = {} } = options;
  const net = netPrice('basic', currency);
  const paymentId = deps.newId();
  const at = new Date(paidAt);
  const sale: Sale = {
    organizationId: org.id,
    paymentId,
    orderNumber: `AT-${paymentId.slice(0, 8).toUpperCase()}`,
    userId: org.userId,
    language: 'pl',
    plan: 'basic',
    period: { startsAt: at, endsAt: addMonths(at, 12) },
    credits: null,
    net,
    gross: gross(net),
    vatPercent,
    currency,
    method: 'card',
    intentId: `pi_${paymentId}`,
    buyer: {
      name: 'FIRMA "A&B" sp. z o.o.',
      nip: org.nip,
      address: 'ul. Testowa 2/3',
      postalCode: '30-002',
      city: 'Kraków',
      country: 'Polska',
      email: org.email,
      ...buyer,
    },
    paidAt: at,
    refunds: [],
    cameBackAt: null,
    ...change,
  };
  await deps.db.rows(sql`
    insert into payments (organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, status, buyer, user_id, language,
      provider_payment_id, payment_method, paid_at, created_at)
    values (${org.id}, ${paymentId}, ${sale.orderNumber}, 'basic', ${sale.gross / 100}, ${net / 100}, ${vatPercent}, ${currency}, 'paid',
      ${JSON.stringify(sale.buyer)}::jsonb, ${org.userId}, 'pl', ${sale.intentId}, 'card', ${at}, ${at})`);
  await deps.db.transaction((tx) => saveInvoices(deps, tx, sale));
  return sale;
}

/** Reports to the invoices of a sale what was refunded so far. */
export async function refunded(deps: Deps, sale: Sale, refunds: readonly { at: string; amountMinor: number }[]): Promise<string[]> {
  const withRefunds = { ...sale, refunds: refunds.map(({ at, amountMinor }) => ({ at: new Date(at), amountMinor })) };
  return deps.db.transaction((tx) => saveInvoices(deps, tx, withRefunds));
}
