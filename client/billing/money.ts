import type { Currency } from '#core/plans.ts';
import { shownLanguage } from '#client/i18n.ts';

/** An amount with its currency; whole amounts without decimals. */
export function money(amount: number, currency: Currency): string {
  const language = shownLanguage();
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
