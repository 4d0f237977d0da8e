import { localized } from '#content/localized.ts';
import type { RevocationReason } from '#core/certificate/certification.ts';
import type { Localized } from '#core/platform/languages.ts';

/** Why a certificate was revoked, as mails say it. */
export const revocationReasons: Readonly<Record<RevocationReason, Localized>> = {
  false_information: localized((words) => words.check.reasons.false_information),
  terms_breach: localized((words) => words.check.reasons.terms_breach),
  authority_demand: localized((words) => words.check.reasons.authority_demand),
  organisation_request: localized((words) => words.check.reasons.organisation_request),
};
