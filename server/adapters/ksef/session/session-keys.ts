import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { KsefEncrypt } from './public-keys.ts';

/** FA(3), the structure of invoices since February 2026. */
export const formCode = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' } as const;

type SessionKey = Readonly<{ key: Buffer; initializationVector: Buffer }>;

/** Base64 SHA-256, as KSeF writes hashes. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}

/** A new key for one session, and how its opening sends it to KSeF. */
export function newSessionKey(
  encrypt: KsefEncrypt,
): SessionKey & Readonly<{ encryption: Readonly<{ encryptedSymmetricKey: string; initializationVector: string; publicKeyId: string }> }> {
  const [key, initializationVector] = [randomBytes(32), randomBytes(16)];
  const { encrypted: encryptedSymmetricKey, publicKeyId } = encrypt(key);
  const encryption = { encryptedSymmetricKey, initializationVector: initializationVector.toString('base64'), publicKeyId };
  return { key, initializationVector, encryption };
}

/** AES-256-CBC with PKCS#7; the initialization vector goes with the opening of the session, not before the text. */
export function encrypted(bytes: Uint8Array, { key, initializationVector }: SessionKey): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, initializationVector);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
