import { isoDay } from '#core/platform/calendar/calendar.ts';
import { csvText } from '#server/adapters/spreadsheets/csv.ts';
import { vatInGrosz } from './fa3/fa3.ts';
import { lastDayOf, type InvoiceRow } from './repository.ts';

function decimal(minor: number): string {
  return (minor / 100).toFixed(2).replace('.', ',');
}

/** The columns of the register and how each is filled. */
const columns: readonly (readonly [heading: string, value: (row: InvoiceRow) => string | null])[] = [
  ['numer', (row) => row.number],
  ['rodzaj', (row) => row.kind],
  ['data wystawienia', (row) => row.exportedAt && isoDay(row.exportedAt)],
  ['data sprzedaży', (row) => isoDay(row.soldAt)],
  ['okres od', (row) => row.periodFrom && isoDay(row.periodFrom)],
  ['okres do', lastDayOf],
  ['NIP', (row) => row.buyer.nip],
  ['nabywca', (row) => row.buyer.name],
  ['odbiorca', (row) => row.buyer.recipient?.name ?? null],
  ['netto', (row) => decimal(row.net)],
  ['stawka VAT', (row) => `${row.vatPercent}%`],
  ['VAT', (row) => decimal(row.vat)],
  ['brutto', (row) => decimal(row.gross)],
  ['waluta', (row) => row.currency],
  ['kurs NBP', (row) => row.nbpRate?.toFixed(4).replace('.', ',') ?? null],
  ['tabela NBP', (row) => row.nbpTable],
  ['VAT w PLN', (row) => (row.currency === 'PLN' ? decimal(row.vat) : row.nbpRate === null ? null : decimal(vatInGrosz(row)))],
  ['metoda płatności', (row) => row.paymentMethod],
  ['identyfikator płatności', (row) => row.providerPaymentId],
  ['numer zamówienia', (row) => row.orderNumber],
  ['numer faktury korygowanej', (row) => row.original?.number ?? null],
  ['numer KSeF', (row) => row.ksefNumber],
];

/** The register of a month for a Polish spreadsheet: semicolons, decimal commas, UTF-8 with a byte order mark. */
export function csv(rows: readonly InvoiceRow[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))];
  return csvText(lines);
}
