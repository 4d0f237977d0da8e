import { dictionary } from '@zxcvbn-ts/language-common';
import { longestPasswordBytes } from '#core/limits.ts';
import type { FieldError } from '#contract/fields.ts';
import { hashInThread } from './password-threads.ts';

/** bcrypt rounds (docs/product.md, “Accounts”). */
const rounds = 10;
const mostCommon = 10_000;
const common = new Set(dictionary['passwords-common']?.slice(0, mostCommon) ?? []);
/** Hash of nothing anyone knows, so that an unknown account takes as long as a known one. */
const hashOfNobody = '$2b$10$p0ndQZ7QTWGeDEkrtleEEev/9XFALRycJNVxSK7z1/qjYPlQwDQIC';

/** Why a new password is refused; null when it is fine. */
export function passwordProblem(password: string): FieldError | null {
  if (Buffer.byteLength(password) > longestPasswordBytes) return 'password_too_long';
  return common.has(password.toLowerCase()) ? 'password_common' : null;
}

/** Hashes apart from everything else; 503 when too many wait for it. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashInThread({ password, rounds }));
}

/** Whether a password matches; 503 when too many wait. Takes the same time when there is no hash to match. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const fits = Buffer.byteLength(password) <= longestPasswordBytes;
  const same = await hashInThread({ password: fits ? password : '', against: hash ?? hashOfNobody });
  return same === true && fits && hash !== undefined;
}
