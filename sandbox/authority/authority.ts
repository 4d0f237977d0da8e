import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAuthority, makeCertificate, pemOf, type Holder } from './certificate.ts';

const names = { country: 'PL', organization: 'Atesto Sandbox', commonName: 'Atesto Sandbox CA (nothing real)' };
const years = 20;

export function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/** Years from now, which may be negative. */
export function yearsFromNow(count: number): Date {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + count);
  return at;
}

/** The authority of the sandbox: whoever is configured to trusts it, for websites and signatures of the sandbox alone. */
export type Authority = Holder & Readonly<{ certificate: string }>;

/** The authority of a data folder, made when there is none. `authority.pem` is what others trust. */
export async function openAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true });
  const [keyPath, path] = [join(folder, 'authority-key.pem'), join(folder, 'authority.pem')];
  const stored = await Promise.all([readFile(keyPath, 'utf8'), readFile(path, 'utf8')]).catch(() => null);
  if (stored) return { names, key: createPrivateKey(stored[0]), certificate: stored[1] };
  const key = newKey();
  const made = {
    subject: names,
    publicKey: createPublicKey(key),
    issuer: { names, key },
    from: yearsFromNow(-1),
    until: yearsFromNow(years),
  };
  const certificate = pemOf(makeCertificate({ ...made, extensions: isAuthority }));
  await writeFile(keyPath, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeFile(path, certificate);
  return { names, key, certificate };
}
