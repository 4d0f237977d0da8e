import type { Localized } from '#core/platform/languages.ts';

/** On what the processing rests, as the privacy policy states it. */
export const bases = {
  contract: {
    pl: 'umowa, jeżeli stroną jest osoba fizyczna (art. 6 ust. 1 lit. b RODO); wobec osób działających w imieniu Organizacji prawnie uzasadniony interes, którym jest wykonanie umowy z nią (lit. f)',
    en: 'contract, where a natural person is the party (Art. 6(1)(b) GDPR); towards persons acting for an Organisation our legitimate interest in performing the contract with it (point (f))',
    de: 'Vertrag, wenn eine natürliche Person Partei ist (Art. 6 Abs. 1 lit. b DSGVO); gegenüber Personen, die für eine Organisation handeln, unser berechtigtes Interesse an der Erfüllung des Vertrags mit ihr (lit. f)',
    fr: 'contrat, lorsque la partie est une personne physique (art. 6, par. 1, point b), du RGPD) ; à l’égard des personnes agissant pour une Organisation, notre intérêt légitime à exécuter le contrat conclu avec elle (point f)',
  },
  law: {
    pl: 'obowiązek prawny (art. 6 ust. 1 lit. c RODO)',
    en: 'legal obligation (Art. 6(1)(c) GDPR)',
    de: 'rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO)',
    fr: 'obligation légale (art. 6, par. 1, point c), du RGPD)',
  },
  interest: {
    pl: 'prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO)',
    en: 'legitimate interest (Art. 6(1)(f) GDPR)',
    de: 'berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)',
    fr: 'intérêt légitime (art. 6, par. 1, point f), du RGPD)',
  },
  consent: {
    pl: 'zgoda (art. 6 ust. 1 lit. a RODO), gdy dane dotyczą osoby fizycznej',
    en: 'consent (Art. 6(1)(a) GDPR), where the data concern a natural person',
    de: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), wenn die Daten eine natürliche Person betreffen',
    fr: 'consentement (art. 6, par. 1, point a), du RGPD), lorsque les données concernent une personne physique',
  },
  processor: {
    pl: 'treść wpisana przez Organizację: w jej imieniu, na podstawie umowy powierzenia (art. 28 RODO)',
    en: 'content that the Organisation enters: on its behalf, under the data processing agreement (Art. 28 GDPR)',
    de: 'von der Organisation eingegebene Inhalte: in ihrem Auftrag nach dem Auftragsverarbeitungsvertrag (Art. 28 DSGVO)',
    fr: 'contenu saisi par l’Organisation : pour son compte, en vertu du contrat de sous-traitance (art. 28 du RGPD)',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export type Basis = keyof typeof bases;
