import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const bits = 2048;
const selectorLetters = 8;

/** A pair of keys for DKIM. The selector names the public one, so that another pair never stands under the same name. */
export async function newMailKey(): Promise<{ selector: string; publicKey: string; privateKey: string }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const selector = `atesto-${createHash('sha256').update(pair.publicKey).digest('hex').slice(0, selectorLetters)}`;
  return { selector, publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey };
}
