import { demand, hex, NotProven, sha256, textOf, utf8, type Bytes } from './bytes.ts';
import { noteKeysOf, openManifest, type Roots } from './log/key-manifest.ts';
import { headLeaf } from './log/leaves.ts';
import { readLogProof, verifyLogProof, type Witnessed } from './log/log.ts';

/** An entry of a record; `hash` is made of the one before and of everything else here. */
export type RecordEntry = Readonly<{
  sequence: number;
  at: string;
  userId: string | null;
  kind: string;
  entry: string;
  previousHash: string;
  hash: string;
}>;

/** The hash of one of the entries, which the transparency log holds: its proof, and the list of keys that signs it. */
export type RecordHead = Readonly<{ sequence: number; logProof: string; keys: string }>;

/** A record that only grows, such as the log of an incident, as an organisation downloads it. */
export type StoredRecord = Readonly<{ id: string; log: readonly RecordEntry[]; head: RecordHead | null }>;

/** What the first entry of a record follows. */
export const firstHash = '0'.repeat(64);

/** SHA-256 of the previous hash, a line break, and the entry as a JSON array of its parts in this order. */
export async function entryHash(previousHash: string, id: string, { sequence, at, userId, kind, entry }: RecordEntry): Promise<string> {
  return hex(await sha256(utf8(`${previousHash}\n${JSON.stringify([id, sequence, at, userId, kind, entry])}`)));
}

/** The first entry whose place, predecessor or hash is not the calculated one; null where all are. */
export async function brokenEntry({ id, log }: StoredRecord): Promise<number | null> {
  let previous = firstHash;
  for (const [index, one] of log.entries()) {
    const isNext = one.sequence === index + 1 && one.previousHash === previous;
    if (!isNext || (await entryHash(previous, id, one)) !== one.hash) return index + 1;
    previous = one.hash;
  }
  return null;
}

function isEntry(value: unknown): value is RecordEntry {
  const { sequence, userId, ...texts } = (value ?? {}) as Partial<RecordEntry>;
  const isText = [texts.at, texts.kind, texts.entry, texts.previousHash, texts.hash].every((one) => typeof one === 'string');
  return Number.isInteger(sequence) && isText && (userId === null || typeof userId === 'string');
}

function isHead(value: unknown): value is RecordHead {
  const { sequence, logProof, keys } = (value ?? {}) as Partial<RecordHead>;
  return Number.isInteger(sequence) && typeof logProof === 'string' && typeof keys === 'string';
}

/** A record from the bytes of a file; null when they are none. */
export function readRecord(bytes: Bytes): StoredRecord | null {
  try {
    const { id, log, head } = JSON.parse(textOf(bytes)) as Partial<StoredRecord>;
    if (typeof id !== 'string' || !Array.isArray(log) || !log.every(isEntry)) return null;
    return { id, log, head: isHead(head) ? head : null };
  } catch {
    return null;
  }
}

/** What was found: the entry at which the record breaks, and where the transparency log holds one of its hashes, or why that is not shown. */
export type RecordFindings = Readonly<{
  entries: number;
  brokenAt: number | null;
  /** `upTo` is the last entry whose hash the log holds; entries after it are not in it yet. */
  held: Readonly<{ upTo: number; place: number; witnesses: Witnessed['witnesses'] }> | null;
  why: string | null;
}>;

async function heldIn({ log }: StoredRecord, head: RecordHead, { origin, roots }: Issuer): Promise<RecordFindings['held']> {
  const hash = log.find(({ sequence }) => sequence === head.sequence)?.hash;
  demand(hash !== undefined, 'no_such_entry');
  const manifest = await openManifest(head.keys, origin, roots);
  const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  const { index, witnesses } = await verifyLogProof(readLogProof(head.logProof), utf8(headLeaf(hash)), trust);
  return { upTo: head.sequence, place: index + 1, witnesses };
}

/** The host of the issuer, and the roots that are trusted. */
type Issuer = Readonly<{ origin: string; roots: Roots }>;

/** Calculates every hash of a record anew and checks the proof that the transparency log holds one of them. */
export async function checkRecord(record: StoredRecord, issuer: Issuer): Promise<RecordFindings> {
  const found = { entries: record.log.length, brokenAt: await brokenEntry(record) };
  if (found.brokenAt !== null || record.head === null) return { ...found, held: null, why: record.head === null ? 'no_log_proof' : null };
  try {
    return { ...found, held: await heldIn(record, record.head, issuer), why: null };
  } catch (error) {
    if (error instanceof NotProven) return { ...found, held: null, why: error.code };
    throw error;
  }
}
