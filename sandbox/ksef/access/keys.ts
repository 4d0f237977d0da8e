import { constants, createHash, createPrivateKey, generateKeyPairSync, privateDecrypt, X509Certificate } from 'node:crypto';
import { refused } from '#sandbox/ksef/api/errors.ts';
import type { AddRoute } from '#sandbox/ksef/api/route.ts';
import { ministryCertificate } from '#sandbox/ksef/certificates.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { EncryptionKey } from '#sandbox/ksef/state.ts';

type Usage = EncryptionKey['usage'];
const usages: readonly Usage[] = ['KsefTokenEncryption', 'SymmetricKeyEncryption'];

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function addKey(ksef: Ksef, usage: Usage): void {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = ministryCertificate(ksef.issuer.authority, publicKey, 'Ministerstwo Finansów (piaskownica, klucz publiczny)');
  const { validToDate } = new X509Certificate(certificate);
  const id = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  const validFrom = Math.floor(ksef.now() / 1000) * 1000;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const key = {
    id,
    usage,
    privateKey: pem,
    certificate: certificate.toString('base64'),
    validFrom,
    validTo: validToDate.getTime(),
    gone: false,
  };
  ksef.state.put('keys', id, key);
}

/** The keys that may be used, made when there are none. */
function currentKeys(ksef: Ksef): EncryptionKey[] {
  const current = (): EncryptionKey[] => [...ksef.state.keys.values()].filter((one) => !one.gone);
  for (const usage of usages) if (!current().some((one) => one.usage === usage)) addKey(ksef, usage);
  return current();
}

/**
 * Changes the keys: `planned` publishes new ones beside the old, `end` takes the old ones away afterwards, `emergency` does
 * both at once.
 */
export function rotateKeys(ksef: Ksef, how: 'planned' | 'end' | 'emergency'): void {
  const before = currentKeys(ksef);
  if (how !== 'end') for (const usage of usages) addKey(ksef, usage);
  if (how === 'planned') return;
  const newest = (usage: Usage): EncryptionKey | undefined => currentKeys(ksef).findLast((one) => one.usage === usage);
  const removed = how === 'emergency' ? before : before.filter((one) => newest(one.usage)?.id !== one.id);
  for (const key of removed) ksef.state.put('keys', key.id, { ...key, gone: true });
}

/**
 * What was encrypted for the ministry (RSA-OAEP, SHA-256); null when it cannot be read. Without an id of the key, every
 * key of that usage is tried.
 */
export function decrypted(ksef: Ksef, usage: Usage, id: string | null | undefined, text: string): Buffer | null {
  const keys = currentKeys(ksef).filter((one) => one.usage === usage);
  const chosen = id ? keys.filter((one) => one.id === id) : keys;
  if (id && chosen.length === 0) throw refused(21470, `Klucz o identyfikatorze ${id} nie jest wspierany.`);
  for (const { privateKey } of chosen) {
    try {
      const key = createPrivateKey(privateKey);
      return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(text, 'base64'));
    } catch {
      continue;
    }
  }
  return null;
}

export function addKeys(route: AddRoute): void {
  route({
    method: 'GET',
    path: '/security/public-key-certificates',
    handle: async ({ ksef }) => ({
      body: currentKeys(ksef).map(({ id, usage, certificate, validFrom, validTo }) => ({
        certificate,
        certificateId: sha256(Buffer.from(certificate, 'base64')),
        publicKeyId: id,
        validFrom: new Date(validFrom).toISOString(),
        validTo: new Date(validTo).toISOString(),
        usage: [usage],
      })),
    }),
  });
}
