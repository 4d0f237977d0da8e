import { said } from '#content/said.ts';
import type { RevocationReason } from '#core/certificate/certification.ts';
import type { Localized } from '#core/platform/languages.ts';

/** Why a certificate was revoked, as mails say it. */
export const revocationReasons: Readonly<Record<RevocationReason, Localized>> = {
  false_information: said((words) => words.check.reasons.false_information),
  terms_breach: said((words) => words.check.reasons.terms_breach),
  authority_demand: said((words) => words.check.reasons.authority_demand),
  organisation_request: said((words) => words.check.reasons.organisation_request),
};
