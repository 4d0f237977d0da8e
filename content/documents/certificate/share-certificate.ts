import type { Language } from '#core/platform/languages.ts';

/** What the picture of a certificate for social networks says; `{name}` is filled in. */
export type ShareCertificateWords = Readonly<{ kind: string; valid: string; note: string; check: string }>;

export const shareCertificateWords: Readonly<Record<Language, ShareCertificateWords>> = {
  pl: {
    kind: 'Samoocena {regime} z certyfikatem',
    valid: 'Wystawiony {issued}, ważny do {until}',
    note: 'Własna ocena organizacji, która osiągnęła próg {threshold}. To nie jest audyt.',
    check: 'Sprawdź, czy obowiązuje: {address}',
  },
  en: {
    kind: '{regime} self-assessment, certified',
    valid: 'Issued {issued}, valid until {until}',
    note: 'The organisation’s own assessment, at or above {threshold}. Not an audit.',
    check: 'Check whether it is in force: {address}',
  },
  de: {
    kind: 'Selbstbewertung {regime} mit Zertifikat',
    valid: 'Ausgestellt am {issued}, gültig bis {until}',
    note: 'Eigene Bewertung der Organisation, Schwellenwert {threshold} erreicht. Kein Audit.',
    check: 'Gültigkeit prüfen: {address}',
  },
  fr: {
    kind: 'Auto-évaluation {regime} certifiée',
    valid: 'Établi le {issued}, valable jusqu’au {until}',
    note: 'Évaluation faite par l’organisation, seuil de {threshold} atteint. Ce n’est pas un audit.',
    check: 'Vérifier sa validité\u00a0: {address}',
  },
};
