import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { createOnce } from '#server/platform/files/create-once-file.ts';

/**
 * Stores secrets that the service itself must read again, so that whoever reads the database alone learns none of them. `about` names
 * what the secret belongs to; the same letters in another row open nothing.
 */
export type Encryption = Readonly<{
  seal: (secret: string, about: string) => string;
  /** Throws for what was sealed under a key that is not there any more, about something else, or changed. */
  open: (sealed: string, about: string) => string;
}>;

const cipherName = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** By which a sealed secret names its key. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

/** An encryption whose first key seals and all of which open. */
export function encryptionOf(keys: readonly Buffer[]): Encryption {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [newest] = keys;
  if (!newest) throw new Error('an encryption needs a key');
  return {
    seal(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(cipherName, newest, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${nameOf(newest)}.${sealed.toString('base64url')}`;
    },
    open(text, about) {
      const [name = '', letters = ''] = text.split('.');
      const key = byName.get(name);
      if (!key) throw new Error(`No key ${name} in DATA_KEY: what it sealed cannot be read.`);
      const sealed = Buffer.from(letters, 'base64url');
      const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(-tagBytes));
      return decipher.update(sealed.subarray(nonceBytes, -tagBytes)).toString('utf8') + decipher.final('utf8');
    },
  };
}

/** The encryption of a configuration; in local mode its key is made in the data folder. */
export async function openEncryption({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): Promise<Encryption> {
  if (dataKeys) return encryptionOf(dataKeys);
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { recursive: true });
  return encryptionOf([Buffer.from(await createOnce(join(folder, 'data'), () => randomBytes(keyBytes).toString('base64')), 'base64')]);
}
