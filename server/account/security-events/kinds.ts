import type { FieldError } from '#contract/platform/fields.ts';
import type { AppErrorCode } from '#content/refusals.ts';
import type { SecurityEventKind } from '#core/account/people/security-events.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';

/** Who was refused: somebody signed in, somebody with the secret of a session that there is not, or anybody. */
export type Refused = 'signed-in' | 'unknown-session' | 'anybody';

const byCode: Partial<Record<AppErrorCode, SecurityEventKind>> = {
  invalid_credentials: 'sign_in',
  passkey_refused: 'second_factor',
  cross_site: 'cross_site',
  key_invalid: 'key',
  key_scope: 'key',
  bad_signature: 'signature',
  token_invalid: 'link',
  invitation_invalid: 'link',
  share_link_over: 'link',
};
const byField: Partial<Record<FieldError, SecurityEventKind>> = {
  second_factor_wrong: 'second_factor',
  password_wrong: 'password',
  registration_password_wrong: 'password',
};
/** Steps on the way in, and what a plan does not include: nobody tried anything. */
const quiet: ReadonlySet<AppErrorCode> = new Set([
  'second_factor_needed',
  'second_factor_required',
  'proof_needed',
  'email_not_verified',
  'registration_password_needed',
  'plan_upgrade_required',
  'assessment_limit_reached',
]);

/** What is said of a thing that is not there, or is another organisation's. */
const notThere: ReadonlySet<string> = new Set(['not_found', 'no_assessment']);

/** What a refusal states about whoever was refused; null for those of everyday work. */
export function kindOf({ status, code, details }: AppError, whom: Refused): SecurityEventKind | null {
  if (quiet.has(code)) return null;
  if (status === 429) return 'limit';
  const known = byCode[code] ?? Object.values(details.fields ?? {}).flatMap((field) => byField[field] ?? [])[0];
  if (known) return known;
  if (status === 401) return whom === 'unknown-session' ? 'session' : null;
  if (status === 403) return 'access';
  return status === 404 && notThere.has(code) && whom === 'signed-in' ? 'foreign' : null;
}
