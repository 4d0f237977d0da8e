import { said } from '#content/said.ts';
import type { Localized } from '#core/platform/languages.ts';

/** What the list of suppliers says as a file. */
export const supplierFileWords = {
  fileName: { pl: 'atesto-dostawcy-{day}', en: 'atesto-suppliers-{day}', de: 'atesto-lieferanten-{day}', fr: 'atesto-fournisseurs-{day}' },
  sheet: said((words) => words.nav.suppliers),
  label: said((words) => words.suppliers.note.label),
  state: said((words) => words.suppliers.list.state),
  regime: { pl: 'Podstawa', en: 'Framework', de: 'Grundlage', fr: 'Cadre' },
  name: { pl: 'Nazwa w\u00a0certyfikacie', en: 'Name in the certificate', de: 'Name im Zertifikat', fr: 'Nom dans le certificat' },
  number: said((words) => words.registry.number),
  issued: said((words) => words.certificates.issued),
  until: said((words) => words.certificates.expires),
  level: { pl: 'Poziom potwierdzenia firmy', en: 'Level of confirmation', de: 'Stufe der Bestätigung', fr: 'Niveau de confirmation' },
  method: said((words) => words.registry.howConfirmed),
  note: said((words) => words.suppliers.note.note),
  asOf: { pl: 'Stan rejestru', en: 'Registry as of', de: 'Stand des Registers', fr: 'État du registre' },
  meaning: said((words) => words.suppliers.meaning.none),
  self: said((words) => words.suppliers.meaning.self),
} as const satisfies Readonly<Record<string, Localized>>;

/** How the answers of the registry are called. */
export const supplierStateLabels = {
  valid: said((words) => words.suppliers.states.valid),
  expired: said((words) => words.suppliers.states.expired),
  revoked: said((words) => words.suppliers.states.revoked),
  unverified: said((words) => words.suppliers.states.unverified),
  none: said((words) => words.suppliers.states.none),
} as const satisfies Readonly<Record<string, Localized>>;
