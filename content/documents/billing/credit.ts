import { planTexts } from '#content/plans.ts';
import type { InvoicedCredit } from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';

/** What took something off the price of an order, in a line of a mail. */
export const creditWords: Readonly<Record<Language, string>> = {
  pl: '{net} netto – plan {plan}, dni: {days} (zamówienie {orderNumber})',
  en: '{net} net – {plan} plan, days: {days} (order {orderNumber})',
  de: '{net} netto – Tarif {plan}, Tage: {days} (Bestellung {orderNumber})',
  fr: '{net} HT – formule {plan}, jours\u00a0: {days} (commande {orderNumber})',
};

const line: Readonly<Record<Language, string>> = {
  pl: 'Rozliczenie niewykorzystanych dni planu {plan}: {days} (zamówienie {orderNumber})',
  en: 'Credit for unused days of the {plan} plan: {days} (order {orderNumber})',
  de: 'Gutschrift für ungenutzte Tage des Tarifs {plan}: {days} (Bestellung {orderNumber})',
  fr: 'Avoir pour jours non utilisés de la formule {plan}\u00a0: {days} (commande {orderNumber})',
};

/** The line of an invoice and of a pro forma. */
export function creditLine({ plan, days, orderNumber }: InvoicedCredit, language: Language): string {
  return filled(line[language], { plan: planTexts[plan].name, days: String(days), orderNumber });
}
