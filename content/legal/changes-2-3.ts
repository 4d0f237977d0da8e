import type { Localized } from '#core/platform/languages.ts';

const inventory: Localized = {
  pl: 'Organizacja może opisać swoje systemy AI, wskazać osoby odpowiedzialne i\u00a0zapisać, czym wykazano spełnienie obowiązków.',
  en: 'An Organisation can describe its AI systems, name who looks after them, and record what shows that duties were met.',
  de: 'Eine Organisation kann ihre KI-Systeme beschreiben, Verantwortliche nennen und festhalten, womit erfüllte Pflichten belegt werden.',
  fr: 'Une Organisation peut décrire ses systèmes d’IA, en nommer les responsables et consigner ce qui atteste des obligations remplies.',
};

/** What version 2.3 changed, in words. */
export const inVersion23: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [inventory],
  'privacy-policy': [inventory],
};
