import { demand, fromBase64url, hex, sha256, utf8, type Bytes } from '#proof/bytes.ts';
import { readKey, readNote, signersOf, type NoteKey } from './note.ts';

export const keyUses = ['credential', 'status', 'log', 'witness', 'seal'] as const;
export type KeyUse = (typeof keyUses)[number];

/** Why a key no longer signs: its time was over, or somebody else may have had it. */
export type KeyRevocation = Readonly<{ at: string; reason: 'retired' | 'compromise'; logSize?: number }>;

/**
 * A key of the issuer. `key` is base64url of 32 bytes for credentials and lists, a note key for logs and witnesses; of
 * seals the id is the SHA-256 of the certificate. Signs from `from` until `until`, instants in ISO 8601.
 */
export type ListedKey = Readonly<{ use: KeyUse; id: string; key?: string; from: string; until: string; revoked?: KeyRevocation }>;

/** The list of keys that the offline roots signed; `quorum` is how many witnesses an issue waits for. */
export type KeyManifest = Readonly<{
  version: number;
  issued: string;
  expires: string;
  issuer: string;
  root: Readonly<{ threshold: number; keys: readonly string[] }>;
  quorum: number;
  keys: readonly ListedKey[];
}>;

export type Roots = Readonly<{ threshold: number; keys: readonly NoteKey[] }>;

/** The first line distinguishes this note from every other that a root might be made to sign. */
export function manifestText(origin: string, manifest: KeyManifest): string {
  return `${origin}/keys\n${JSON.stringify(manifest)}\n`;
}

export async function readRoots({ threshold, keys }: KeyManifest['root']): Promise<Roots> {
  const roots = { threshold, keys: await Promise.all(keys.map(readKey)) };
  const names = new Set(roots.keys.map(({ name }) => name));
  demand(Number.isInteger(threshold) && threshold >= 1 && names.size >= threshold, 'bad_manifest');
  return roots;
}

/** By what people compare a root: the SHA-256 of its key as notes write it, in hex. */
export async function rootFingerprint(key: string): Promise<string> {
  return hex(await sha256(utf8(key)));
}

function isInstant(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}

function isListedKey(value: unknown): value is ListedKey {
  const key = value as Partial<ListedKey> | null;
  return (
    typeof key === 'object' &&
    key !== null &&
    keyUses.includes(key.use as KeyUse) &&
    typeof key.id === 'string' &&
    isInstant(key.from) &&
    isInstant(key.until) &&
    (key.revoked === undefined ||
      (isInstant(key.revoked.at) &&
        (key.revoked.reason === 'retired' || (key.revoked.reason === 'compromise' && Number.isSafeInteger(key.revoked.logSize)))))
  );
}

function readManifest(json: string): KeyManifest {
  let manifest: Partial<KeyManifest>;
  try {
    manifest = JSON.parse(json) as Partial<KeyManifest>;
  } catch {
    manifest = {};
  }
  const { version, issued, expires, issuer, root, quorum, keys } = manifest;
  demand(Number.isSafeInteger(version) && isInstant(issued) && isInstant(expires) && typeof issuer === 'string', 'bad_manifest');
  demand(Number.isInteger(root?.threshold) && Array.isArray(root?.keys) && Number.isInteger(quorum), 'bad_manifest');
  demand(Array.isArray(keys) && keys.every(isListedKey), 'bad_manifest');
  return manifest as KeyManifest;
}

/** Rejects unless as many different roots as are needed signed the note. */
async function demandRoots(note: string, { threshold, keys }: Roots): Promise<void> {
  const signers = new Set((await signersOf(readNote(note), keys)).map(({ key }) => key.name));
  demand(signers.size >= threshold, 'not_signed_by_roots');
}

/** A list of keys that enough of the pinned roots signed. Whether it is still fresh is the caller's to ask: see `isRecentAuthentication`. */
export async function openManifest(note: string, origin: string, roots: Roots): Promise<KeyManifest> {
  const [first, json = '', end, more] = readNote(note).text.split('\n');
  demand(first === `${origin}/keys` && end === '' && more === undefined, 'bad_manifest');
  await demandRoots(note, roots);
  return readManifest(json);
}

/**
 * The next list of keys after one that is trusted. Roots may change only when enough of the old and of the new ones
 * signed (as in TUF's root update), and versions only rise.
 */
export async function followManifest(trusted: KeyManifest, note: string, origin: string): Promise<KeyManifest> {
  const next = await openManifest(note, origin, await readRoots(trusted.root));
  await demandRoots(note, await readRoots(next.root));
  demand(next.version > trusted.version, 'manifest_too_old');
  return next;
}

export function isRecentAuthentication(manifest: KeyManifest, now: Date): boolean {
  return now.getTime() < Date.parse(manifest.expires);
}

/** What a list of keys states about the use of a key at a time, and at a place of the log where one is known. */
export type KeyVerdict = 'accepted' | 'unknown_key' | 'outside_window' | 'compromised';

/**
 * Whether a signature made at `at` counts. A retired key's signatures stay good; those of a compromised one only where
 * the log held them before the compromise, since a thief chooses the date but not the place (`index`).
 */
export function judgeKey(manifest: KeyManifest, wanted: { use: KeyUse; id: string; at: Date; index: number | null }): KeyVerdict {
  const key = manifest.keys.find(({ use, id }) => use === wanted.use && id === wanted.id);
  if (!key) return 'unknown_key';
  const at = wanted.at.getTime();
  if (at < Date.parse(key.from) || at >= Date.parse(key.until)) return 'outside_window';
  const { revoked } = key;
  if (!revoked) return 'accepted';
  if (revoked.reason === 'compromise') {
    return wanted.index !== null && wanted.index < (revoked.logSize ?? 0) ? 'accepted' : 'compromised';
  }
  return at < Date.parse(revoked.at) ? 'accepted' : 'outside_window';
}

/** The 32 bytes of a key for credentials or lists; null when the list does not hold it. */
export function publicKeyOf(manifest: KeyManifest, use: KeyUse, id: string): Bytes | null {
  const key = manifest.keys.find((one) => one.use === use && one.id === id)?.key;
  return key === undefined ? null : fromBase64url(key);
}

export function noteKeysOf(manifest: KeyManifest, use: 'log' | 'witness'): Promise<NoteKey[]> {
  return Promise.all(manifest.keys.filter((key) => key.use === use).map(({ key }) => readKey(key ?? '')));
}
