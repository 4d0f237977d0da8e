import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** An Ed25519 key in PEM. */
export const privateKey = z.string().refine((pem) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}, 'must be an Ed25519 private key in PEM (PKCS#8)');

/** Keys of 32 bytes in base64, with commas between. */
export const dataKeys = z
  .string()
  .transform((text) => text.split(',').map((one) => Buffer.from(one.trim(), 'base64')))
  .refine((keys) => keys.every((key) => key.length === 32), 'must be 32 bytes in base64; several with commas between, the newest first');
