import type { RegistryStatus } from '#core/certificate/certification.ts';
import type { Language, Localized } from '#core/platform/languages.ts';

/** What the badge states. `{date}` is a day, `{score}` a percentage. */
export type BadgeWords = Readonly<{
  kind: string;
  status: Readonly<Record<RegistryStatus | 'unknown', string>>;
  /** Beside the end of one whose answers something contradicts. */
  contradicted: string;
  score: string;
  check: string;
}>;

export const badgeWords: Readonly<Record<Language, BadgeWords>> = {
  pl: {
    kind: 'Samoocena {regime}',
    status: {
      active: 'aktywna do {date}',
      expired: 'wygasła {date}',
      revoked: 'unieważniona {date}',
      unverified: 'nie udało się sprawdzić',
      unknown: 'brak w rejestrze',
    },
    contradicted: 'coś przeczy odpowiedziom',
    score: 'wynik {score}',
    check: 'Sprawdź w rejestrze',
  },
  en: {
    kind: '{regime} self-assessment',
    status: {
      active: 'valid until {date}',
      expired: 'expired on {date}',
      revoked: 'revoked on {date}',
      unverified: 'could not be checked',
      unknown: 'not in the registry',
    },
    contradicted: 'something contradicts answers',
    score: 'score {score}',
    check: 'Check in the registry',
  },
  de: {
    kind: 'Selbstbewertung {regime}',
    status: {
      active: 'gültig bis {date}',
      expired: 'abgelaufen am {date}',
      revoked: 'widerrufen am {date}',
      unverified: 'nicht prüfbar',
      unknown: 'nicht im Register',
    },
    contradicted: 'etwas widerspricht Antworten',
    score: 'Ergebnis {score}',
    check: 'Im Register prüfen',
  },
  fr: {
    kind: 'Auto-évaluation {regime}',
    status: {
      active: 'valable jusqu’au {date}',
      expired: 'expirée le {date}',
      revoked: 'révoquée le {date}',
      unverified: 'n’a pas pu être vérifiée',
      unknown: 'absente du registre',
    },
    contradicted: 'des éléments contredisent des réponses',
    score: 'score {score}',
    check: 'Vérifier dans le registre',
  },
};

/** Short names of the regimes on the badge. */
export const badgeRegimes: Readonly<Record<'nis2' | 'ai_act', Localized>> = {
  nis2: { pl: 'NIS2', en: 'NIS2', de: 'NIS-2', fr: 'NIS\u00a02' },
  ai_act: { pl: 'AI Act', en: 'AI Act', de: 'KI-VO', fr: 'IA' },
};
