import { localized } from '#content/localized.ts';
import type { Localized } from '#core/platform/languages.ts';

/** What the list of suppliers says as a file. */
export const supplierFileWords = {
  fileName: { pl: 'atesto-dostawcy-{day}', en: 'atesto-suppliers-{day}', de: 'atesto-lieferanten-{day}', fr: 'atesto-fournisseurs-{day}' },
  sheet: localized((words) => words.nav.suppliers),
  label: localized((words) => words.suppliers.note.label),
  registered: {
    pl: 'Nazwa w\u00a0rejestrze firm',
    en: 'Name in the company register',
    de: 'Name im Unternehmensregister',
    fr: 'Nom au registre des entreprises',
  },
  state: localized((words) => words.suppliers.list.state),
  regime: { pl: 'Podstawa', en: 'Framework', de: 'Grundlage', fr: 'Cadre' },
  name: { pl: 'Nazwa w\u00a0certyfikacie', en: 'Name in the certificate', de: 'Name im Zertifikat', fr: 'Nom dans le certificat' },
  number: localized((words) => words.registry.number),
  issued: localized((words) => words.certificates.issued),
  until: localized((words) => words.certificates.expires),
  level: { pl: 'Poziom potwierdzenia firmy', en: 'Level of confirmation', de: 'Stufe der Bestätigung', fr: 'Niveau de confirmation' },
  method: localized((words) => words.registry.howConfirmed),
  contradicted: {
    pl: 'Liczba odpowiedzi, którym coś przeczy',
    en: 'Answers contradicted',
    de: 'Antworten, denen etwas widerspricht',
    fr: 'Nombre de réponses contredites',
  },
  note: localized((words) => words.suppliers.note.note),
  asOf: { pl: 'Stan rejestru', en: 'Registry as of', de: 'Stand des Registers', fr: 'État du registre' },
  meaning: localized((words) => words.suppliers.meaning.none),
  self: localized((words) => words.suppliers.meaning.self),
} as const satisfies Readonly<Record<string, Localized>>;

/** How the answers of the registry are called. */
export const supplierStateLabels = {
  valid: localized((words) => words.suppliers.states.valid),
  contradicted: localized((words) => words.suppliers.states.contradicted),
  expired: localized((words) => words.suppliers.states.expired),
  revoked: localized((words) => words.suppliers.states.revoked),
  unverified: localized((words) => words.suppliers.states.unverified),
  none: localized((words) => words.suppliers.states.none),
} as const satisfies Readonly<Record<string, Localized>>;
