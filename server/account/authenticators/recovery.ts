import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/db/db.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import * as repository from './repository.ts';
import { base32 } from './totp.ts';

/** So many codes are made at a time, each of seven groups of four letters of Base32: 140 bits (ASVS 11.5.1 requires 128). */
const recoveryCodes = 10;
const codeBytes = 18;

/** What is compared of a code as typed: small and capital letters, blanks and dashes do not matter. */
function hashOfCode(code: string): string {
  return hashOfSecret(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}

/** New codes in the place of all earlier ones, in groups of four letters; only their hashes are stored. */
export async function makeRecoveryCodes(db: Db, userId: string, at: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(codeBytes)).match(/.{4}/g)?.join('-') ?? '');
  await repository.replaceRecoveryCodes(db, userId, codes.map(hashOfCode), at);
  return codes;
}

/** Whether that is one of the codes; it is none any more then. */
export function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  return repository.consumeRecoveryCode(db, userId, hashOfCode(code));
}
