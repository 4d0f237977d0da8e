import type { RegistryEntry } from '#contract/registry.ts';
import { hasCryptography, hex, sha256 } from '#proof/bytes.ts';
import { isFresh, openManifest, type KeyManifest } from '#proof/key-manifest.ts';
import { credentialHash } from '#proof/leaves.ts';
import { readKey } from '#proof/note.ts';
import { examine, type Findings, type Verdict } from '#proof/verdict.ts';

/** SHA-256 of a file, lower-case hex. */
export async function fileHash(file: Blob): Promise<string> {
  return hex(await sha256(new Uint8Array(await file.arrayBuffer())));
}

/** Where the checks get what they need; null is what could not be had. */
export type Sources = Readonly<{
  /** The host of the issuer, and the public keys of its roots. */
  origin: string;
  roots: readonly string[];
  rootThreshold: number;
  keyList: () => Promise<string | null>;
  logProof: (hash: string) => Promise<string | null>;
  statusToken: (list: number) => Promise<string | null>;
  /** Keeps the highest version of the list of keys seen here, so that an older one is not believed again. */
  seen: Readonly<{ get: () => number; set: (version: number) => void }>;
}>;

/** What was found about an entry of the registry, and what it means. */
export type EntryFindings = Findings & Readonly<{ overall: Verdict }>;

async function keysOf({ origin, roots, rootThreshold, keyList, seen }: Sources, now: Date): Promise<KeyManifest | null> {
  const note = await keyList();
  if (note === null) return null;
  try {
    const pinned = { threshold: rootThreshold, keys: await Promise.all(roots.map(readKey)) };
    const manifest = await openManifest(note, origin, pinned);
    if (manifest.version < seen.get()) return null;
    if (isFresh(manifest, now)) seen.set(manifest.version);
    return manifest;
  } catch {
    // A list that the roots did not sign is no list.
    return null;
  }
}

/** The year in the address of a list of revocations; null when the address is not one of the issuer's. */
function listOf(uri: string, issuer: string): number | null {
  const match = /^\/status\/(\d{4})$/.exec(uri.startsWith(issuer) ? uri.slice(issuer.length) : '');
  return match ? Number(match[1]) : null;
}

/** A bad word of the registry is enough; a good one is not. */
async function overallOf(entry: RegistryEntry, found: Findings): Promise<Verdict> {
  if (entry.credential !== null && hasCryptography()) {
    if (found.verdict === 'not_genuine') return 'not_genuine';
    const isOther = found.claims !== null && found.claims.number !== entry.certificateNumber;
    if (isOther || (await credentialHash(entry.credential)) !== entry.verificationHash) return 'not_genuine';
  }
  return entry.status === 'revoked' ? 'revoked' : entry.credential === null ? 'unchecked' : found.verdict;
}

/** Checks an entry of the registry in this browser, with what the issuer and its log publish. */
export async function verifyEntry(entry: RegistryEntry, sources: Sources, now: Date): Promise<EntryFindings> {
  const credential = entry.credential ?? '';
  const [manifest, logProof] = await Promise.all([
    keysOf(sources, now),
    credential === '' || !hasCryptography() ? null : credentialHash(credential).then(sources.logProof),
  ]);
  const evidence = { credential, manifest, origin: sources.origin, logProof, now };
  const first = await examine({ ...evidence, statusToken: null });
  const list = manifest && first.claims?.status ? listOf(first.claims.status.uri, manifest.issuer) : null;
  const statusToken = list === null ? null : await sources.statusToken(list);
  const found = statusToken === null ? first : await examine({ ...evidence, statusToken });
  return { ...found, overall: await overallOf(entry, found) };
}
