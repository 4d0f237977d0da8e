import { inGrosz, type Amounts } from '#core/billing/invoices.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';
import { vatInGrosz } from '#server/billing/invoices/fa3/fa3.ts';

/** Amounts of a document in grosz; net, as the tax, is a difference of rounded sums, so that corrections take off what the invoice stated. */
export function zlotyOf(row: Pick<InvoiceRow, 'currency' | 'nbpRate' | 'net' | 'vat' | 'gross' | 'before'>): Amounts {
  const { net, vat, gross, before } = row;
  if (row.currency === 'PLN') return { net, vat, gross };
  const rate = Math.round((row.nbpRate ?? 0) * 10_000);
  const netGrosz = inGrosz(before.net + net, rate) - inGrosz(before.net, rate);
  const vatGrosz = vatInGrosz(row);
  return { net: netGrosz, vat: vatGrosz, gross: netGrosz + vatGrosz };
}

export function sumOf(amounts: readonly Amounts[]): Amounts {
  const sum = (key: keyof Amounts): number => amounts.reduce((total, one) => total + one[key], 0);
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}
