import type { RegistryEntry } from '#contract/registry.ts';
import { hasCryptography, hex, NotProven, sha256, type Bytes } from '#proof/bytes.ts';
import { isFresh, openManifest, type KeyManifest } from '#proof/key-manifest.ts';
import { credentialHash } from '#proof/leaves.ts';
import { readKey } from '#proof/note.ts';
import { readDocument } from '#proof/pdf.ts';
import { examine, type Findings, type Verdict } from '#proof/verdict.ts';

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

/** What the registry says of a certificate, against which its credential is held. */
type Registered = Pick<RegistryEntry, 'certificateNumber' | 'verificationHash' | 'status'>;

/** A bad word of the registry is enough; a good one is not. */
async function overallOf(entry: Registered, credential: string | null, found: Findings): Promise<Verdict> {
  if (credential !== null && hasCryptography()) {
    if (found.verdict === 'not_genuine') return 'not_genuine';
    const isOther = found.claims !== null && found.claims.number !== entry.certificateNumber;
    if (isOther || (await credentialHash(credential)) !== entry.verificationHash) return 'not_genuine';
  }
  return entry.status === 'revoked' ? 'revoked' : credential === null ? 'unchecked' : found.verdict;
}

/** Parts that came with a document, for what cannot be had from the issuer. */
type Brought = Readonly<{ logProof: string | null; keyList: string | null }>;

async function check(credential: string, sources: Sources, now: Date, brought: Brought): Promise<Findings> {
  const keyList = async (): Promise<string | null> => (await sources.keyList()) ?? brought.keyList;
  const [manifest, fetched] = await Promise.all([
    keysOf({ ...sources, keyList }, now),
    credential === '' || !hasCryptography() ? null : credentialHash(credential).then(sources.logProof),
  ]);
  const evidence = { credential, manifest, origin: sources.origin, logProof: fetched ?? brought.logProof, now };
  const first = await examine({ ...evidence, statusToken: null });
  const list = manifest && first.claims?.status ? listOf(first.claims.status.uri, manifest.issuer) : null;
  const statusToken = list === null ? null : await sources.statusToken(list);
  return statusToken === null ? first : examine({ ...evidence, statusToken });
}

/** Checks an entry of the registry in this browser, with what the issuer and its log publish. */
export async function verifyEntry(entry: RegistryEntry, sources: Sources, now: Date): Promise<EntryFindings> {
  const found = await check(entry.credential ?? '', sources, now, { logProof: null, keyList: null });
  return { ...found, overall: await overallOf(entry, entry.credential, found) };
}

/** What was found about a file: one that carries a credential, or one that does not and perhaps names a number. */
export type FileFindings =
  | Readonly<{ kind: 'foreign'; why: string; number: string | null }>
  | Readonly<{
      kind: 'certificate';
      found: EntryFindings;
      /** Of the credential inside. */
      hash: string;
      /** Null when the registry could not be asked or does not know the number. */
      entry: RegistryEntry | null;
      /** Whether it is byte for byte a file that was issued; null when that could not be compared. */
      isIssued: boolean | null;
    }>;

/** Looks up a number; null when it cannot be had. */
type Registry = (number: string) => Promise<RegistryEntry | null>;

/** Checks a file in this browser; the file goes nowhere, the registry hears the number that its credential names. */
export async function verifyFile(bytes: Bytes, sources: Sources, registry: Registry, now: Date): Promise<FileFindings> {
  const parts = await readDocument(bytes).catch((error: unknown) => {
    if (error instanceof NotProven) return error.code;
    throw error;
  });
  if (typeof parts === 'string') return { kind: 'foreign', why: parts, number: null };
  const { credential, number } = parts;
  if (credential === null) return { kind: 'foreign', why: 'no_credential', number };
  const found = await check(credential, sources, now, parts);
  const entry = found.claims ? await registry(found.claims.number) : null;
  // Where no file was kept, such as in the first minute or after a removal, there is nothing to compare with.
  const isIssued = entry && entry.documentHashes.length > 0 ? entry.documentHashes.includes(hex(await sha256(bytes))) : null;
  const hash = hasCryptography() ? await credentialHash(credential) : '';
  const overall = entry ? await overallOf(entry, credential, found) : found.verdict;
  return { kind: 'certificate', found: { ...found, overall }, hash, entry, isIssued };
}
