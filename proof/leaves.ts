import { hex, sha256, utf8, type Bytes } from './bytes.ts';

/** Why a certificate was taken back, as the log tells it. */
export type RevocationCode = 'finding' | 'own_wish' | 'replaced';

/** The signed part of a credential: what stands before the first `~`. */
export function signedPart(credential: string): string {
  return credential.split('~', 1)[0] ?? '';
}

/** SHA-256 of the signed part of a credential, lower-case hex; unguessable, since the signature is in it. */
export async function credentialHash(credential: string): Promise<string> {
  return hex(await sha256(utf8(signedPart(credential))));
}

/** The leaf of an issue, the first of a credential's leaves. */
export function issueLeaf(hash: string): string {
  return `issue ${hash}`;
}

/** The leaf of a revocation; `at` in seconds since 1970. */
export function revocationLeaf(hash: string, at: number, code: RevocationCode): string {
  return `revoke ${hash} ${at} ${code}`;
}

/** The leaf of a list of revocations as it was signed. */
export function statusLeaf(uri: string, listHash: string): string {
  return `status ${uri} ${listHash}`;
}

/** The leaf of a list of keys. */
export function keysLeaf(version: number, noteHash: string): string {
  return `keys ${version} ${noteHash}`;
}

/** The leaf of the offline tool as it is handed out. */
export function toolLeaf(hash: string): string {
  return `tool ${hash}`;
}

export async function hashOf(bytes: Bytes): Promise<string> {
  return hex(await sha256(bytes));
}
