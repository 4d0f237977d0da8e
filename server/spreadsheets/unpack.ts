import { inflateRawSync } from 'node:zlib';

/** Most parts, and most bytes of all parts together once they are unpacked. */
export const bounds = { parts: 200, bytes: 50_000_000 } as const;

/** Why a file is not unpacked: no readable archive, sealed with a password, or more than the bounds allow. */
export type Unpackable = 'unreadable' | 'locked' | 'too_large';

export class NotUnpacked extends Error {
  readonly why: Unpackable;

  constructor(why: Unpackable, detail: string) {
    super(detail);
    this.why = why;
  }
}

/** APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16. */
const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const lengths = { local: 30, entry: 46, end: 22 } as const;
const longestComment = 0xffff;
/** How files begin that Office keeps in its older container: a workbook with a password, or one of before 2007. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const flag = { encrypted: 0x0001 } as const;
const method = { stored: 0, deflated: 8 } as const;

type Entry = Readonly<{ name: string; encrypted: boolean; method: number; packed: number; at: number }>;

function broken(detail: string): NotUnpacked {
  return new NotUnpacked('unreadable', detail);
}

/** Where the last record of an archive stands: it ends, with its comment, where the file ends. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - lengths.end - longestComment);
  for (let at = bytes.length - lengths.end; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === signatures.end && at + lengths.end + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw broken('no end of an archive');
}

function entryAt(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (at + lengths.entry > bytes.length || bytes.readUInt32LE(at) !== signatures.entry) throw broken('no entry');
  const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
  const next = at + lengths.entry + name + extra + comment;
  if (next > bytes.length) throw broken('an entry is cut off');
  const entry = {
    name: bytes.toString('utf8', at + lengths.entry, at + lengths.entry + name),
    encrypted: (bytes.readUInt16LE(at + 8) & flag.encrypted) !== 0,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    at: bytes.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** The directory at the end of the file; what it does not name does not exist. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > bounds.parts) throw new NotUnpacked('too_large', `${count} parts`);
  const entries: Entry[] = [];
  for (let at = bytes.readUInt32LE(end + 16); entries.length < count;) {
    const { entry, next } = entryAt(bytes, at);
    entries.push(entry);
    at = next;
  }
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw broken('two parts of one name');
  return entries;
}

function packedBytes(bytes: Buffer, { at, packed }: Entry): Buffer {
  if (at + lengths.local > bytes.length || bytes.readUInt32LE(at) !== signatures.local) throw broken('no part');
  const start = at + lengths.local + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) throw broken('a part is cut off');
  return bytes.subarray(start, start + packed);
}

function unpacked(packed: Buffer, entry: Entry, left: number): Buffer {
  if (entry.encrypted) throw new NotUnpacked('locked', entry.name);
  if (entry.method === method.stored) {
    if (packed.length > left) throw new NotUnpacked('too_large', entry.name);
    return packed;
  }
  if (entry.method !== method.deflated) throw broken(`method ${entry.method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const { code } = error as { code?: string };
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new NotUnpacked('too_large', entry.name) : broken(entry.name);
  }
}

/**
 * The parts of an archive that are wanted, by name. Nothing is believed of the sizes that the archive declares: a part is unpacked only as
 * far as the bounds leave room. Throws `NotUnpacked`.
 */
export function unpack(bytes: Buffer, wanted: (name: string) => boolean): ReadonlyMap<string, Buffer> {
  if (bytes.subarray(0, compound.length).equals(compound)) throw new NotUnpacked('locked', 'a compound file');
  const parts = new Map<string, Buffer>();
  let left: number = bounds.bytes;
  for (const entry of entriesOf(bytes).filter(({ name }) => wanted(name))) {
    const part = unpacked(packedBytes(bytes, entry), entry, left);
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}
