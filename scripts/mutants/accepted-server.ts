import type { Accepted } from './accepted-type.ts';

/** Mutants of the server that change nothing anybody could see, each with its reason. */
export const acceptedInServer: readonly Accepted[] = [
  {
    file: 'server/billing/billing/transfers/by-transfer.ts',
    line: "const row = await paymentById(deps.db, values.organizationId ?? '', values.paymentId ?? '');",
    was: "''",
    is: "'broken'",
    reason: 'A mail about an order by transfer always names both.',
  },
  {
    file: 'server/billing/billing/checkout.ts',
    was: 'waited < waitingMillis',
    is: '(waited ) <= ( waitingMillis)',
    reason: 'One look more after nine seconds of waiting for somebody else’s page.',
  },
  {
    file: 'server/billing/billing/checkout.ts',
    line: 'const waitingMillis = 9000;',
    was: '9000',
    is: '18000',
    reason: 'Only how long somebody waits for a page that never comes; a test would have to wait as long.',
  },
  {
    file: 'server/billing/billing/refunds/first-use.ts',
    was: '!period.paymentId || period.used',
    is: 'false',
    reason: 'It only saves a write: a first use that is known stays, and without a payment there is no row.',
  },
  {
    file: 'server/billing/billing/notices.ts',
    line: 'to: dayText(new Date(period.endsAt.getTime() - 1), language),',
    was: '1',
    is: '2',
    reason: 'A mail names days, not milliseconds.',
  },
  {
    file: 'server/billing/billing/sale.ts',
    was: 'rest > 0',
    is: '(rest ) >= ( 0)',
    reason: 'A part of nothing that went back corrects nothing.',
  },
  {
    file: 'server/billing/billing/events/settlement.ts',
    was: "facts.some((fact) => fact.kind === 'paid')",
    is: "facts.every((fact) => fact.kind === 'paid')",
    reason: 'A charge is told together with one fact alone.',
  },
  {
    file: 'server/billing/billing/transfers/statement-booking.ts',
    line: "const account = normalizedIban(deps.config.company.bankAccount) ?? '';",
    was: "''",
    is: "'broken'",
    reason: 'The own account is checked when the configuration is read.',
  },
  {
    file: 'server/certificates/credential.ts',
    was: "error.code !== 'EEXIST'",
    is: 'false',
    reason: 'A key that could not be written cannot be read either, and reading it says so.',
  },
  {
    file: 'server/certificate/certificates/listing.ts',
    was: 'page.limit - first.length',
    is: '(page.limit ) + ( first.length)',
    reason: 'Who asks cuts the page to its length; the smaller number only saves reading.',
  },
  {
    file: 'server/billing/invoices/fa3/fa3.ts',
    line: 'const rate = Math.round((row.nbpRate ?? 0) * 10_000);',
    was: '0',
    is: '1',
    reason: 'An invoice in euros takes no number without its rate, and only those are asked for it.',
  },
];
