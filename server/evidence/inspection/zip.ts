import { inflateRawSync } from 'node:zlib';
import { Unfit } from './fault.ts';

/** A file inside a ZIP, as its directory says (APPNOTE 6.3.10, section 4.3.12). */
export type ZipEntry = Readonly<{ name: string; method: number; packed: number; size: number; offset: number; isEncrypted: boolean }>;

const mostEntries = 2000;
const mostBytes = 200_000_000;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;

/** Where the end record begins; it must end with the file, so that nothing stands behind the archive. -1 for none. */
export function endOfDirectory(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= least; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

function readEntry(bytes: Buffer, at: number, end: number): { entry: ZipEntry; next: number } {
  if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw new Unfit('evidence_damaged');
  const next = at + 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > end) throw new Unfit('evidence_damaged');
  const entry = {
    name: bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { entry, next };
}

function isSafeName(name: string): boolean {
  return name !== '' && !name.includes('\\') && !name.startsWith('/') && !name.split('/').includes('..') && !/^[a-z]:/i.test(name);
}

/**
 * The directory of an archive that begins and ends with the file. Refuses what is encrypted, has more files than documents have,
 * unpacks to more than 200 MB, leads outside by its names, or hides anything around the archive.
 */
export function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = endOfDirectory(bytes);
  if (end < 0) throw new Unfit('evidence_damaged');
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > mostEntries) throw new Unfit('evidence_bomb');
  if (start + bytes.readUInt32LE(end + 12) !== end) throw new Unfit('evidence_damaged');
  const entries: ZipEntry[] = [];
  for (let at = start; at < end;) {
    const { entry, next } = readEntry(bytes, at, end);
    entries.push(entry);
    at = next;
    if (entries.length > mostEntries) throw new Unfit('evidence_bomb');
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new Unfit('evidence_encrypted');
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new Unfit('evidence_bomb');
  if (entries.length !== count || !entries.every(({ name }) => isSafeName(name))) throw new Unfit('evidence_damaged');
  return entries;
}

/** Where the packed bytes of a file stand; the record before them must name the same file as the directory. */
function placeOf(bytes: Buffer, { name, offset, packed }: ZipEntry): { from: number; to: number } {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature) throw new Unfit('evidence_damaged');
  const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
  const from = nameEnd + bytes.readUInt16LE(offset + 28);
  const to = from + packed;
  if (to > bytes.length || bytes.toString('utf8', offset + 30, nameEnd) !== name) throw new Unfit('evidence_damaged');
  return { from, to };
}

/** The content of one file; refuses one that unpacks to more or less than the directory says. */
export function unpacked(bytes: Buffer, entry: ZipEntry): Buffer {
  const { from, to } = placeOf(bytes, entry);
  const packed = bytes.subarray(from, to);
  if (entry.method !== 0 && entry.method !== 8) throw new Unfit('evidence_damaged');
  const content = entry.method === 0 ? packed : inflated(packed, entry.size);
  if (content.length !== entry.size) throw new Unfit('evidence_damaged');
  return content;
}

function inflated(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new Unfit((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'evidence_bomb' : 'evidence_damaged');
  }
}

/** Refuses files that stand on the same bytes: so few bytes unpack to very many. */
export function requireApart(bytes: Buffer, entries: readonly ZipEntry[]): void {
  let last = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (entry.offset < last) throw new Unfit('evidence_bomb');
    last = placeOf(bytes, entry).to;
  }
}
