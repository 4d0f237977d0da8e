import { correctionReasons } from '#content/documents/billing/fa3.ts';
import { paidInAnotherMonth } from '#content/documents/billing/accounting.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { monthOf } from '#core/billing/invoices.ts';
import { saleMarkOf } from '#core/billing/register.ts';
import { csvText } from '#server/adapters/spreadsheets/csv.ts';
import { reasonKey } from '#server/billing/invoices/fa3/fa3-lines.ts';
import type { IssuedRow, MonthDocument } from './documents.ts';
import { zlotyOf } from './zloty.ts';

function decimal(minor: number): string {
  return (minor / 100).toFixed(2).replace('.', ',');
}

/** Whether the money came in another month than the invoice was issued in: its tax may fall due in that one. */
export function isOfAnotherMonth({ kind, soldAt, exportedAt }: Pick<IssuedRow, 'kind' | 'soldAt' | 'exportedAt'>): boolean {
  return kind === 'VAT' && monthOf(soldAt) !== monthOf(exportedAt);
}

/** The columns of the register and how each is filled. */
const columns: readonly (readonly [heading: string, value: (document: MonthDocument) => string | null])[] = [
  ['numer', ({ row }) => row.number],
  ['rodzaj', ({ row }) => row.kind],
  ['data wystawienia', ({ row }) => isoDay(row.exportedAt)],
  ['data sprzedaży', ({ row }) => isoDay(row.soldAt)],
  ['NIP', ({ row }) => row.buyer.nip],
  ['nabywca', ({ row }) => row.buyer.name],
  ['odbiorca', ({ row }) => row.buyer.recipient?.name ?? null],
  ['netto', ({ row }) => decimal(row.net)],
  ['stawka VAT', ({ row }) => `${row.vatPercent}%`],
  ['VAT', ({ row }) => decimal(row.vat)],
  ['brutto', ({ row }) => decimal(row.gross)],
  ['waluta', ({ row }) => row.currency],
  ['kurs NBP', ({ row }) => row.nbpRate?.toFixed(4).replace('.', ',') ?? null],
  ['tabela NBP', ({ row }) => row.nbpTable],
  ['dzień tabeli NBP', ({ row }) => row.nbpDay],
  ['netto PLN', ({ row }) => decimal(zlotyOf(row).net)],
  ['VAT PLN', ({ row }) => decimal(zlotyOf(row).vat)],
  ['brutto PLN', ({ row }) => decimal(zlotyOf(row).gross)],
  ['numer KSeF', ({ row }) => row.ksefNumber],
  ['oznaczenie bez numeru KSeF', ({ row, mode }) => (row.ksefNumber === null ? saleMarkOf({ ...row, mode }) : null)],
  ['faktura korygowana', ({ row }) => row.original?.number ?? null],
  ['data faktury korygowanej', ({ row }) => row.original && isoDay(row.original.exportedAt)],
  ['numer KSeF faktury korygowanej', ({ row }) => row.original?.ksefNumber ?? null],
  ['przyczyna korekty', ({ row }) => (row.kind === 'KOR' ? correctionReasons[reasonKey(row)] : null)],
  ['metoda płatności', ({ row }) => row.paymentMethod],
  ['numer zamówienia', ({ row }) => row.orderNumber],
  ['uwagi', ({ row }) => (isOfAnotherMonth(row) ? paidInAnotherMonth : null)],
];

/** The register of sales of a month of issue, for a Polish spreadsheet. */
export function registerCsv(documents: readonly MonthDocument[]): string {
  return csvText([columns.map(([heading]) => heading), ...documents.map((document) => columns.map(([, value]) => value(document) ?? ''))]);
}
