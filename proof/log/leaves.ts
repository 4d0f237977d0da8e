import { hex, sha256, utf8, type Bytes } from '#proof/bytes.ts';
import type { StatusReference } from '#proof/credential/status-list.ts';

/** Why a certificate was revoked, as the log states it. */
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

/** The leaf of the documents of a certificate: the SHA-256 of each, in the order of the languages. */
export function documentsLeaf(hash: string, documentHashes: readonly string[]): string {
  return ['documents', hash, ...documentHashes].join(' ');
}

/**
 * What an entry states of a revocation: the hash of the credential, seconds since 1970, and the place on a list of revocations, `none`
 * for a credential of the first version. Null is an entry from before places were named.
 */
export type Revocation = Readonly<{ hash: string; at: number; code: RevocationCode; place: StatusReference | 'none' | null }>;

/** The leaf of a revocation: with it anybody can compute the lists of revocations from the log alone. */
export function revocationLeaf({ hash, at, code, place }: Revocation): string {
  const words = ['revoke', hash, at, code];
  if (place === null) return words.join(' ');
  return [...words, ...(place === 'none' ? ['-'] : [place.uri, place.index])].join(' ');
}

/** The revocation that a leaf reports; null for any other leaf. */
export function readRevocation(leaf: string): Revocation | null {
  if (leafKind(leaf) !== 'revoke') return null;
  const [, hash = '', at, code, uri, index] = leaf.split(' ');
  const place = uri === undefined ? null : uri === '-' ? 'none' : { uri, index: Number(index) };
  return { hash, at: Number(at), code: code as RevocationCode, place };
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

/** The leaf of the newest hash of a record that an organisation stores and that only grows; unguessable, since identifiers are in what is hashed. */
export function headLeaf(hash: string): string {
  return `head ${hash}`;
}

export async function hashOf(bytes: Bytes): Promise<string> {
  return hex(await sha256(bytes));
}

/** What kinds of leaves a log holds; another one is not understood. */
const leafForms = {
  issue: /^issue [0-9a-f]{64}$/,
  documents: /^documents [0-9a-f]{64}(?: [0-9a-f]{64}){1,16}$/,
  revoke: /^revoke [0-9a-f]{64} [1-9]\d{0,15} (?:finding|own_wish|replaced)(?: -| [^\s-]\S{0,499} (?:0|[1-9]\d{0,9}))?$/,
  status: /^status \S{1,500} [0-9a-f]{64}$/,
  keys: /^keys [1-9]\d{0,9} [0-9a-f]{64}$/,
  tool: /^tool [0-9a-f]{64}$/,
  head: /^head [0-9a-f]{64}$/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type LeafKind = keyof typeof leafForms;
export const leafKinds = Object.keys(leafForms) as readonly LeafKind[];

/** What a leaf records; null for what no log of ours may hold. */
export function leafKind(leaf: string): LeafKind | null {
  return leafKinds.find((kind) => leafForms[kind].test(leaf)) ?? null;
}
