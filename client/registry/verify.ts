import type { RegistryEntry } from '#contract/registry.ts';

export const checkNames = ['signature', 'document', 'inForce', 'notRevoked'] as const;
export type CheckName = (typeof checkNames)[number];
export type CheckOutcome = 'passed' | 'failed' | 'not_made';
export type Checks = Readonly<Record<CheckName, CheckOutcome>>;

type Jwk = JsonWebKey & { kid?: string };

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function jsonOf(part: string): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(bytesOf(part))) as Record<string, unknown>;
}

async function sha256(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a file, lower-case hex. */
export async function fileHash(file: Blob): Promise<string> {
  return sha256(await file.arrayBuffer());
}

/** Verifies a compact JWS with the issuer's published key (RFC 7515, RFC 8037). Not made where the browser cannot. */
async function signatureCheck(credential: string, keys: readonly Jwk[] | null): Promise<CheckOutcome> {
  if (!keys || !globalThis.crypto?.subtle) return 'not_made';
  try {
    const [header = '', payload = '', signature = ''] = credential.split('.');
    const { alg, kid } = jsonOf(header);
    const jwk = keys.find((key) => key.kid === kid);
    if (alg !== 'EdDSA' || !jwk) return 'failed';
    const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: jwk.x ?? '' }, { name: 'Ed25519' }, false, [
      'verify',
    ]);
    const valid = await crypto.subtle.verify(
      { name: 'Ed25519' },
      key,
      bytesOf(signature),
      new TextEncoder().encode(`${header}.${payload}`),
    );
    return valid ? 'passed' : 'failed';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'not_made' : 'failed';
  }
}

/** The signed words are those shown: number, organisation, regime and dates agree, and so does the SHA-256. */
async function documentCheck(entry: RegistryEntry, credential: string): Promise<CheckOutcome> {
  if (!globalThis.crypto?.subtle) return 'not_made';
  try {
    const signed = jsonOf(credential.split('.')[1] ?? '');
    const organization = signed.organization as { name?: string; nip?: string } | undefined;
    const agrees =
      (await sha256(new TextEncoder().encode(credential))) === entry.verificationHash &&
      signed.certificateNumber === entry.certificateNumber &&
      organization?.name === entry.organization?.name &&
      organization?.nip === entry.organization?.nip &&
      signed.regime === entry.regime &&
      signed.issuedAt === entry.issuedAt &&
      signed.expiresAt === entry.expiresAt;
    return agrees ? 'passed' : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Checks a registry entry in this browser. Signature and document are checked with the issuer's key; the dates come
 * from the signed credential and this computer's clock; revocation is what the registry says now.
 */
export async function verifyEntry(entry: RegistryEntry, keys: readonly Jwk[] | null, now: Date): Promise<Checks> {
  const { credential, issuedAt, expiresAt } = entry;
  const inForce = Date.parse(issuedAt) <= now.getTime() && now.getTime() < Date.parse(expiresAt);
  const notRevoked = entry.status === 'revoked' ? 'failed' : 'passed';
  if (credential === null) return { signature: 'not_made', document: 'not_made', inForce: inForce ? 'passed' : 'failed', notRevoked };
  const [signature, document] = await Promise.all([signatureCheck(credential, keys), documentCheck(entry, credential)]);
  return { signature, document, inForce: inForce ? 'passed' : 'failed', notRevoked };
}
