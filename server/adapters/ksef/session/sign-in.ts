import { setTimeout as pause } from 'node:timers/promises';
import { challengeAnswer, redeemedTokens, signInBegun, signInStatus, understood } from '#server/adapters/ksef/answers.ts';
import type { KsefCertificate } from '#server/adapters/ksef/certificates/certificates.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import type { KsefPublicKeys } from './public-keys.ts';

export type KsefTokens = Readonly<{ access: Token; refresh: Token }>;
export type Token = Readonly<{ token: string; validUntil: Date }>;

/** How to sign in: with a certificate, or with a token of KSeF where there is none. */
export type KsefIdentity = Readonly<{ nip: string; certificate: KsefCertificate | null; token: string | null }>;

type Signing = Readonly<{ http: KsefHttp; keys: KsefPublicKeys; identity: KsefIdentity; now: () => Date }>;

const group = 'authentication';
const withinMillis = 30_000;
const firstPauseMillis = 100;
const longestPauseMillis = 2000;

/** What KSeF refuses while somebody signs in is for a person to put right. */
function asNotAllowed(error: unknown): never {
  if (error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'session_over')) {
    throw new KsefTrouble('not_allowed', error.message, { code: error.code, cause: error });
  }
  throw error;
}

async function begin({ http, keys, identity, now }: Signing): Promise<{ reference: string; token: string }> {
  const { bytes } = await http({ group, method: 'POST', path: '/v2/auth/challenge' });
  const { challenge, timestampMs } = understood(challengeAnswer, bytes, 'with a challenge');
  const { nip, certificate, token } = identity;
  const answer = async (): Promise<Uint8Array> => {
    if (certificate) {
      // Needed for few calls, and not by processes that only serve pages.
      const { signInRequest, signXml } = await import('./sign-request.ts');
      const body = signXml(signInRequest(challenge, nip), certificate, now());
      return (await http({ group, method: 'POST', path: '/v2/auth/xades-signature', body })).bytes;
    }
    if (token === null) throw new KsefTrouble('not_allowed', 'No certificate of KSeF is configured');
    return keys.withKey('KsefTokenEncryption', async (encrypt) => {
      const { encrypted, publicKeyId } = encrypt(Buffer.from(`${token}|${timestampMs}`));
      const body = { challenge, contextIdentifier: { type: 'Nip', value: nip }, encryptedToken: encrypted, publicKeyId };
      return (await http({ group, method: 'POST', path: '/v2/auth/ksef-token', body })).bytes;
    });
  };
  const begun = understood(signInBegun, await answer(), 'a sign-in');
  return { reference: begun.referenceNumber, token: begun.authenticationToken.token };
}

/** Waits until KSeF has checked the signature: 100 while it does, 200 when it agrees, 500 and 550 when it failed itself. */
async function checked({ http }: Signing, reference: string, token: string): Promise<void> {
  const until = Date.now() + withinMillis;
  for (let wait = firstPauseMillis; Date.now() < until; wait = Math.min(wait * 2, longestPauseMillis)) {
    const { bytes } = await http({ group, method: 'GET', path: `/v2/auth/${encodeURIComponent(reference)}`, token });
    const { code, description, details } = understood(signInStatus, bytes, 'with the state of a sign-in').status;
    if (code === 200) return;
    const message = [description, ...(details ?? [])].join(', ').slice(0, 300);
    if (code >= 400 && code < 500) throw new KsefTrouble('not_allowed', `KSeF refused to sign in with code ${code}: ${message}`, { code });
    if (code !== 100) throw new KsefTrouble('unreachable', `KSeF could not sign in, code ${code}: ${message}`, { code });
    await pause(wait);
  }
  throw new KsefTrouble('unreachable', `KSeF did not check the signature within ${withinMillis / 1000} s`);
}

/** Signs in. The tokens may be fetched once only: when their answer is lost, one signs in again. */
export async function signIn(signing: Signing): Promise<KsefTokens> {
  if (!signing.identity.certificate && signing.identity.token === null)
    throw new KsefTrouble('not_allowed', 'No certificate of KSeF is configured');
  try {
    const { reference, token } = await begin(signing);
    await checked(signing, reference, token);
    const { bytes } = await signing.http({ group, method: 'POST', path: '/v2/auth/token/redeem', token });
    const { accessToken, refreshToken } = understood(redeemedTokens, bytes, 'with tokens');
    return { access: accessToken, refresh: refreshToken };
  } catch (error) {
    return asNotAllowed(error);
  }
}
