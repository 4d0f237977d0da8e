import type { Language } from '#core/platform/languages.ts';

/** What a reader of PDF shows about the seal, and what a screen reader states about its field. */
export type SealWords = Readonly<{ certificate: string; report: string; label: string }>;

export const sealWords: Readonly<Record<Language, SealWords>> = {
  pl: {
    certificate: 'Wystawienie certyfikatu samooceny {number}',
    report: 'Sporządzenie raportu z samooceny',
    label: 'Pieczęć elektroniczna wystawcy',
  },
  en: {
    certificate: 'Issue of the self-assessment certificate {number}',
    report: 'Issue of the self-assessment report',
    label: 'Electronic seal of the issuer',
  },
  de: {
    certificate: 'Ausstellung des Selbstbewertungszertifikats {number}',
    report: 'Erstellung des Selbstbewertungsberichts',
    label: 'Elektronisches Siegel des Ausstellers',
  },
  fr: {
    certificate: 'Délivrance du certificat d’auto-évaluation {number}',
    report: 'Établissement du rapport d’auto-évaluation',
    label: 'Cachet électronique de l’émetteur',
  },
};
