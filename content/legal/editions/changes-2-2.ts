import type { Localized } from '#core/platform/languages.ts';

/** What version 2.2 changed, in words. */
export const inVersion22: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [
    {
      pl: 'Niewykorzystane dni planu Basic obniżają cenę planu Pro, zamiast czekać na jego koniec; plan Basic kończy się z\u00a0chwilą zapłaty.',
      en: 'Unused days of Basic reduce the price of Pro instead of waiting for its end; Basic ends with the payment.',
      de: 'Ungenutzte Tage von Basic senken den Preis von Pro, statt auf sein Ende zu warten; Basic endet mit der Zahlung.',
      fr: 'Les jours non utilisés de Basic réduisent le prix de Pro au lieu d’attendre sa fin\u00a0; Basic prend fin au paiement.',
    },
    {
      pl: 'Gdy zwracamy całą cenę planu Pro, także po odstąpieniu, plan Basic działa znów do końca, który miał.',
      en: 'When the whole price of Pro is refunded, also after a withdrawal, Basic runs again until the end that it had.',
      de: 'Wird der ganze Preis von Pro erstattet, auch nach einem Widerruf, läuft Basic wieder bis zu seinem bisherigen Ende.',
      fr: 'Si le prix entier de Pro est remboursé, également après une rétractation, Basic court de nouveau jusqu’à la fin qu’elle avait.',
    },
  ],
};
