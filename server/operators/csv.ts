import { isoDay } from '#core/calendar.ts';
import type { InvoiceRow } from './invoices.ts';

const heading = [
  'numer',
  'rodzaj',
  'data sprzedaży',
  'NIP',
  'nabywca',
  'netto',
  'VAT',
  'brutto',
  'waluta',
  'kurs NBP',
  'tabela NBP',
  'metoda płatności',
  'identyfikator płatności',
  'numer KSeF',
];

/** Quoted as RFC 4180 says; a leading character that a spreadsheet would run as a formula is put behind an apostrophe. */
function cell(value: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decimal(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

/** The register of a month for a Polish spreadsheet: semicolons, decimal commas, UTF-8 with a byte order mark. */
export function csv(rows: readonly InvoiceRow[]): string {
  const lines = rows.map((row) => [
    row.number ?? '',
    row.kind,
    isoDay(row.soldAt),
    row.buyer.nip,
    row.buyer.name,
    decimal(row.netAmount),
    decimal(row.vatAmount),
    decimal(row.grossAmount),
    row.currency,
    row.nbpRate?.toFixed(4).replace('.', ',') ?? '',
    row.nbpTable ?? '',
    row.paymentMethod ?? '',
    row.stripePaymentIntentId ?? '',
    row.ksefNumber ?? '',
  ]);
  return `\ufeff${[heading, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
