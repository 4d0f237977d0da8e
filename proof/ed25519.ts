import type { Bytes } from './bytes.ts';

/** This browser cannot verify; nothing is known about the signature. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify';
}

const keyLength = 32;
export const signatureLength = 64;

/** Makes the Ed25519 signature of bytes (RFC 8032). */
export type Sign = (message: Bytes) => Promise<Bytes> | Bytes;

/** Whether an Ed25519 signature (RFC 8032) is that of a 32-byte public key; rejects with CannotVerify where there is no Ed25519. */
export async function verifies(publicKey: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  if (publicKey.length !== keyLength || signature.length !== signatureLength) return false;
  const key = await crypto.subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, ['verify']).catch((error: unknown) => {
    throw new CannotVerify('no Ed25519 here', { cause: error });
  });
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, message);
}
