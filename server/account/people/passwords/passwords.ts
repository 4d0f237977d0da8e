import { longestPasswordBytes } from '#core/platform/limits.ts';
import { containsIdentity } from '#core/account/people/password-strength.ts';
import type { FieldError } from '#contract/platform/fields.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { commonPasswords } from './common-passwords.ts';
import { hashInThread } from './password-threads.ts';

/** bcrypt rounds (docs/product.md, “Accounts”). */
const rounds = 10;
/** Hash of nothing anyone knows, so that an unknown account takes as long as a known one. */
const hashOfNobody = '$2b$10$p0ndQZ7QTWGeDEkrtleEEev/9XFALRycJNVxSK7z1/qjYPlQwDQIC';

/** Why a new password is refused; null when it is fine. `known` is what everybody knows: names, address, company. */
export async function passwordProblem(password: string, known: readonly string[]): Promise<FieldError | null> {
  if (Buffer.byteLength(password) > longestPasswordBytes) return 'password_too_long';
  if ((await commonPasswords()).has(password.toLowerCase())) return 'password_common';
  return containsIdentity(password, known) ? 'password_known' : null;
}

/** Refuses a password that is easy to guess, by what everybody knows of whoever chooses it. */
export async function requireGoodPassword(password: string, field: string, known: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, known);
  if (problem) throw new AppError(400, 'invalid_input', { fields: { [field]: problem } });
}

/** Whether a hash (`$2b$10$…`) is cheaper to guess against than those made now: a sign-in is the moment to make it anew (ASVS 11.2.2). */
export function isOldHash(hash: string): boolean {
  return Number(hash.split('$')[2]) < rounds;
}

/** Hashes in separate threads; 503 when too many wait for it. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashInThread({ password, rounds }));
}

/** Whether a password matches; 503 when too many wait. Takes the same time when there is no hash to match. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const fits = Buffer.byteLength(password) <= longestPasswordBytes;
  const same = await hashInThread({ password: fits ? password : '', against: hash ?? hashOfNobody });
  return same === true && fits && hash !== undefined;
}
