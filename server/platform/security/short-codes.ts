import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (code: string, salt: string, length: number) => Promise<Buffer>;
const hashBytes = 32;

/** The hash of a short code under a salt of its own. Slow on purpose: whoever reads the table should not find the code by trying all of them. */
export async function hashOfCode(code: string, salt: string): Promise<string> {
  return (await derive(code, salt, hashBytes)).toString('hex');
}

/** Whether a code is the one of the hash, compared in constant time. */
export async function isCode(code: string, salt: string, hash: string): Promise<boolean> {
  return timingSafeEqual(Buffer.from(await hashOfCode(code, salt), 'hex'), Buffer.from(hash, 'hex'));
}
