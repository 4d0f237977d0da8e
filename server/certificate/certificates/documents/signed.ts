import { createHash } from 'node:crypto';
import { NotProven } from '#proof/bytes.ts';
import { readCredential, type CredentialClaims, type DisclosedClaims } from '#proof/credential/credential.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { isSignedBy } from '#proof/credential/jws.ts';
import { judgeKey, publicKeyOf } from '#proof/log/key-manifest.ts';
import { credentialHash } from '#proof/log/leaves.ts';
import type { Deps } from '#server/deps.ts';

/** What the issuer signed: nothing else is shown as the contents of a certificate. */
export type SignedCertificate = Readonly<{ hash: string; claims: CredentialClaims; disclosed: DisclosedClaims }>;

/** So many verified credentials are remembered, by the SHA-256 of all their bytes; a verification takes a tenth of a millisecond. */
const rememberedAtMost = 20_000;
const verified = new WeakMap<object, Map<string, SignedCertificate>>();

async function verify({ manifest }: Deps['keyring'], credential: string, index: number | null): Promise<SignedCertificate | null> {
  try {
    const { version, jws, claims, disclosed } = await readCredential(credential);
    const key = publicKeyOf(manifest, 'credential', jws.kid);
    const isOurs = version === 1 || claims.issuer === manifest.issuer;
    const verdict = judgeKey(manifest, { use: 'credential', id: jws.kid, at: claims.issuedAt, index });
    if (!key || !isOurs || verdict !== 'accepted' || !(await isSignedBy(jws, key))) return null;
    return { hash: await credentialHash(credential), claims, disclosed };
  } catch (error) {
    if (error instanceof NotProven || error instanceof CannotVerify) return null;
    throw error;
  }
}

/**
 * What a credential states, when a key of the list signed it; else null. `index` is its place in the log, which decides whether what a stolen key signed
 * counts: null counts as after the theft.
 */
export async function signedCertificate(
  { keyring }: Pick<Deps, 'keyring'>,
  credential: string,
  index: number | null = null,
): Promise<SignedCertificate | null> {
  const remembered = verified.get(keyring.manifest) ?? new Map<string, SignedCertificate>();
  verified.set(keyring.manifest, remembered);
  const id = `${index ?? ''} ${createHash('sha256').update(credential).digest('base64')}`;
  const known = remembered.get(id);
  if (known) return known;
  const found = await verify(keyring, credential, index);
  if (!found) return null;
  if (remembered.size >= rememberedAtMost) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(id, found);
  return found;
}
