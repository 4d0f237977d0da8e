import type { RevocationReason } from '#core/certification.ts';
import type { Localized } from '#core/languages.ts';

/** Why a certificate was revoked, as mails say it. */
export const revocationReasons: Readonly<Record<RevocationReason, Localized>> = {
  false_information: {
    pl: 'nieprawdziwe informacje',
    en: 'false information',
    de: 'falsche Angaben',
    fr: 'informations inexactes',
  },
  terms_breach: {
    pl: 'naruszenie regulaminu',
    en: 'breach of the terms',
    de: 'Verstoß gegen die Bedingungen',
    fr: 'non-respect des conditions',
  },
  authority_demand: {
    pl: 'żądanie organu nadzoru',
    en: 'demand by a supervisory authority',
    de: 'Verlangen einer Aufsichtsbehörde',
    fr: 'demande d’une autorité de contrôle',
  },
  organisation_request: {
    pl: 'wniosek organizacji',
    en: 'request by the organisation',
    de: 'Antrag der Organisation',
    fr: 'demande de l’organisation',
  },
};
