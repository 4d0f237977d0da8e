import { constants, publicEncrypt, X509Certificate, type KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { publicKeys, understood } from '#server/adapters/ksef/answers.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';

type Use = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';
type Listed = z.output<typeof publicKeys>;

const cachedMillis = 24 * 3_600_000;
/** The answer to a key that KSeF has withdrawn. */
const unknownKeyCode = 21_470;

/** Encrypts for KSeF, and states with which of its keys. */
export type KsefEncrypt = (secret: Buffer) => { encrypted: string; publicKeyId: string };

export type KsefPublicKeys = Readonly<{
  /** Does something with the present key of a use; when KSeF does not know the key any more, once again with the key that is in its place. */
  withKey: <T>(use: Use, act: (encrypt: KsefEncrypt) => Promise<T>) => Promise<T>;
}>;

/** The newest of the keys of a use that count now. */
function chosen(keys: Listed, use: Use, now: Date): { key: KeyObject; id: string } {
  const [newest] = keys
    .filter(({ usage, validFrom, validTo }) => usage.includes(use) && validFrom <= now && now < validTo)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
  if (!newest) throw new KsefTrouble('not_understood', `KSeF publishes no key for ${use} that is valid now`);
  try {
    return { key: new X509Certificate(Buffer.from(newest.certificate, 'base64')).publicKey, id: newest.publicKeyId };
  } catch (cause) {
    throw new KsefTrouble('not_understood', `KSeF publishes a key for ${use} that cannot be read`, { cause });
  }
}

export function openPublicKeys(http: KsefHttp, now: () => Date): KsefPublicKeys {
  let cached: { keys: Listed; until: number } | null = null;

  async function listed(): Promise<Listed> {
    if (cached && now().getTime() < cached.until) return cached.keys;
    const call = { group: 'authentication', method: 'GET', path: '/v2/security/public-key-certificates' } as const;
    const keys = understood(publicKeys, (await http(call)).bytes, 'with its keys');
    cached = { keys, until: now().getTime() + cachedMillis };
    return keys;
  }

  async function encryptorOf(use: Use): Promise<KsefEncrypt> {
    const { key, id } = chosen(await listed(), use, now());
    if (key.asymmetricKeyType !== 'rsa')
      throw new KsefTrouble('not_understood', `KSeF publishes a key for ${use} of another kind than RSA`);
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return (secret) => ({ encrypted: publicEncrypt({ key, ...padding }, secret).toString('base64'), publicKeyId: id });
  }

  return {
    withKey: async (use, act) => {
      try {
        return await act(await encryptorOf(use));
      } catch (error) {
        if (!(error instanceof KsefTrouble) || error.code !== unknownKeyCode) throw error;
        cached = null;
        return act(await encryptorOf(use));
      }
    },
  };
}
