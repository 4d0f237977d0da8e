import type { Localized } from '#core/platform/languages.ts';

const inventory: Localized = {
  pl: 'Organizacja może opisać swoje systemy AI, wskazać osoby odpowiedzialne i\u00a0zapisać, czym wykazano spełnienie obowiązków.',
  en: 'An Organisation can describe its AI systems, name who looks after them, and record what shows that duties were met.',
  de: 'Eine Organisation kann ihre KI-Systeme beschreiben, Verantwortliche nennen und festhalten, womit erfüllte Pflichten belegt werden.',
  fr: 'Une Organisation peut décrire ses systèmes d’IA, en nommer les responsables et consigner ce qui atteste des obligations remplies.',
};

const kept: Localized = {
  pl: 'Opisy systemów AI są w\u00a0kopii danych Organizacji i\u00a0są usuwane razem z\u00a0nią.',
  en: 'Descriptions of AI systems are in the copy of an Organisation’s data and are deleted together with it.',
  de: 'Beschreibungen von KI-Systemen sind in der Kopie der Daten einer Organisation und werden mit ihr gelöscht.',
  fr: 'Les descriptions des systèmes d’IA figurent dans la copie des données d’une Organisation et sont supprimées avec elle.',
};

/** What version 2.3 changed, in words. */
export const inVersion23: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [inventory, kept],
  'privacy-policy': [inventory, kept],
};
