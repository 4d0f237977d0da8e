import { inflateRawSync } from 'node:zlib';

/** A file inside a ZIP, as its directory says (APPNOTE 6.3.10, section 4.3.12). Nothing of it is to be believed unchecked. */
export type ZipEntry = Readonly<{ name: string; isEncrypted: boolean; method: number; packed: number; size: number; offset: number }>;

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const lengths = { local: 30, entry: 46, end: 22 } as const;
const longestComment = 0xffff;
const methods = { stored: 0, deflated: 8 } as const;

/** Where the last record of an archive stands, which ends with its comment where the file ends, and what it says; null for none. */
export function zipEnd(bytes: Buffer): Readonly<{ at: number; count: number; directory: number; directoryBytes: number }> | null {
  const least = Math.max(0, bytes.length - lengths.end - longestComment);
  for (let at = bytes.length - lengths.end; at >= least; at -= 1) {
    if (bytes.readUInt32LE(at) !== signatures.end || at + lengths.end + bytes.readUInt16LE(at + 20) !== bytes.length) continue;
    return { at, count: bytes.readUInt16LE(at + 10), directory: bytes.readUInt32LE(at + 16), directoryBytes: bytes.readUInt32LE(at + 12) };
  }
  return null;
}

/** The entry at a place of the directory, which must lie before `end`, and where the next one begins; null for none. */
export function zipEntry(bytes: Buffer, at: number, end: number): Readonly<{ entry: ZipEntry; next: number }> | null {
  if (at + lengths.entry > end || bytes.readUInt32LE(at) !== signatures.entry) return null;
  const nameEnd = at + lengths.entry + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > end) return null;
  const entry = {
    name: bytes.toString('utf8', at + lengths.entry, nameEnd),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** Where the packed bytes of an entry stand, and the name that the record before them gives; null where they do not. */
export function zipPlace(bytes: Buffer, { offset, packed }: ZipEntry): Readonly<{ name: string; from: number; to: number }> | null {
  if (offset + lengths.local > bytes.length || bytes.readUInt32LE(offset) !== signatures.local) return null;
  const nameEnd = offset + lengths.local + bytes.readUInt16LE(offset + 26);
  const from = nameEnd + bytes.readUInt16LE(offset + 28);
  const to = from + packed;
  return to > bytes.length ? null : { name: bytes.toString('utf8', offset + lengths.local, nameEnd), from, to };
}

/** Packed bytes as they were, unless they are more than `most`, or not packed in a way that documents use. */
export function zipUnpacked(packed: Buffer, method: number, most: number): Buffer | 'too_large' | 'broken' {
  if (method === methods.stored) return packed.length > most ? 'too_large' : packed;
  if (method !== methods.deflated) return 'broken';
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken';
  }
}
