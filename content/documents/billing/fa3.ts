import type { InvoiceReason } from '#core/billing/invoices.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import { planTexts } from '#content/plans.ts';

/** Why a correction was made, as its structured invoice says: in Polish, for tax offices and accountants. */
export const correctionReasons: Readonly<Record<Exclude<InvoiceReason, 'sale'> | 'part', string>> = {
  refund: 'Zwrot płatności',
  part: 'Zwrot części płatności',
  refund_failed: 'Zwrot płatności nie doszedł do skutku',
  buyer: 'Zmiana danych nabywcy',
  replaced: 'Błędny NIP nabywcy – faktura skorygowana do zera, wystawiona ponownie',
};

/** What is sold, as the line of an invoice names it. */
export function soldService(plan: PlanId): string {
  return `Plan ${planTexts[plan].name} – dostęp do platformy 12 miesięcy`;
}

export const serviceUnit = 'szt.';
export const paymentIdKey = 'ID płatności';
export const creditKey = 'Obniżka ceny';
export const orderNumberKey = 'Numer zamówienia';
