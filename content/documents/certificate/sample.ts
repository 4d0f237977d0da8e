import type { Language, Localized } from '#core/platform/languages.ts';

/** What samples of the documents say: an organisation that nobody is, and that they are samples. */
export const sampleWords: Readonly<{
  mark: Localized;
  note: Localized;
  organization: Localized;
  address: Localized;
  city: Localized;
  declarant: Readonly<Record<Language, Readonly<{ name: string; role: string }>>>;
  /** Why a question was left out, and a comment beside an answer. */
  reason: Localized;
  comment: Localized;
}> = {
  mark: { pl: 'WZÓR', en: 'SAMPLE', de: 'MUSTER', fr: 'SPÉCIMEN' },
  note: {
    pl: 'Dokument wzorcowy: nie dotyczy żadnej organizacji i niczego nie poświadcza.',
    en: 'A sample: it concerns no organisation and certifies nothing.',
    de: 'Ein Muster: Es betrifft keine Organisation und bescheinigt nichts.',
    fr: 'Spécimen\u00a0: ne concerne aucune organisation et n’atteste rien.',
  },
  organization: {
    pl: 'Przykładowa Spółka z\u00a0o.o.',
    en: 'Example Ltd',
    de: 'Beispiel GmbH',
    fr: 'Exemple SARL',
  },
  address: { pl: 'ul. Przykładowa 1', en: '1 Example Street', de: 'Beispielstraße 1', fr: '1 rue de l’Exemple' },
  city: { pl: 'Przykładowo', en: 'Exampleton', de: 'Musterstadt', fr: 'Exempleville' },
  declarant: {
    pl: { name: 'Anna Przykładowa', role: 'prezes zarządu' },
    en: { name: 'Anna Example', role: 'chief executive' },
    de: { name: 'Anna Muster', role: 'Geschäftsführerin' },
    fr: { name: 'Anne Exemple', role: 'directrice générale' },
  },
  reason: {
    pl: 'Nie tworzymy własnego oprogramowania; korzystamy wyłącznie z\u00a0gotowych rozwiązań.',
    en: 'We develop no software of our own and use ready-made products only.',
    de: 'Wir entwickeln keine eigene Software und setzen nur fertige Produkte ein.',
    fr: 'Nous ne développons aucun logiciel et n’utilisons que des produits standard.',
  },
  comment: {
    pl: 'Procedura jest, ale ostatni test odbył się ponad rok temu.',
    en: 'There is a procedure, but it was last tested more than a year ago.',
    de: 'Ein Verfahren gibt es, der letzte Test liegt aber über ein Jahr zurück.',
    fr: 'La procédure existe, mais le dernier test date de plus d’un an.',
  },
};
