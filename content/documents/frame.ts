import { interfaceWords } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';

/** What stands on every document about assessments; `{page}`, `{pages}` and `{name}` are filled in. */
type Frame = Readonly<{
  page: string;
  kicker: string;
  logoAlt: string;
  /** Beside the look of a consultant's organisation. */
  supportedBy: string;
  supportNote: string;
  threshold: string;
  reached: string;
  /** The threshold is reached, and something else stands in the way of a certificate. */
  barred: string;
  noScore: string;
  nip: string;
  catalogue: string;
}>;

export const frameWords: Readonly<Record<Language, Frame>> = {
  pl: {
    page: 'Strona {page} z {pages}',
    kicker: 'Samoocena zgodności',
    logoAlt: 'Logo organizacji {name}',
    supportedBy: 'Przygotowano przy wsparciu: {name}',
    supportNote: 'Wsparcie nie jest potwierdzeniem wyniku.',
    threshold: 'Próg certyfikatu',
    reached: 'Próg osiągnięty',
    barred: interfaceWords.pl.obstacles.reached,
    noScore: 'Bez wyniku',
    nip: 'NIP',
    catalogue: 'Katalog pytań',
  },
  en: {
    page: 'Page {page} of {pages}',
    kicker: 'Compliance self-assessment',
    logoAlt: 'Logo of {name}',
    supportedBy: 'Prepared with the support of {name}',
    supportNote: 'This support does not confirm the result.',
    threshold: 'Certificate threshold',
    reached: 'Threshold reached',
    barred: interfaceWords.en.obstacles.reached,
    noScore: 'No score',
    nip: 'NIP (Polish tax number)',
    catalogue: 'Question catalogue',
  },
  de: {
    page: 'Seite {page} von {pages}',
    kicker: 'Selbstbewertung der Konformität',
    logoAlt: 'Logo von {name}',
    supportedBy: 'Erstellt mit Unterstützung von {name}',
    supportNote: 'Diese Unterstützung bestätigt das Ergebnis nicht.',
    threshold: 'Zertifikatsschwelle',
    reached: 'Schwelle erreicht',
    barred: interfaceWords.de.obstacles.reached,
    noScore: 'Kein Ergebnis',
    nip: 'NIP (polnische Steuernummer)',
    catalogue: 'Fragenkatalog',
  },
  fr: {
    page: 'Page {page} sur {pages}',
    kicker: 'Auto-évaluation de la conformité',
    logoAlt: 'Logo de {name}',
    supportedBy: 'Préparé avec le soutien de {name}',
    supportNote: 'Ce soutien ne confirme pas le résultat.',
    threshold: 'Seuil du certificat',
    reached: 'Seuil atteint',
    barred: interfaceWords.fr.obstacles.reached,
    noScore: 'Sans score',
    nip: 'NIP (numéro fiscal polonais)',
    catalogue: 'Catalogue de questions',
  },
};
