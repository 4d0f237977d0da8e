import { zipSync } from 'fflate';
import { zipEnd, zipEntry, zipPlace, zipUnpacked, type ZipEntry } from '#server/platform/files/zip.ts';

/** Most parts, and most bytes of all parts together once they are unpacked. */
export const bounds = { parts: 200, bytes: 50_000_000 } as const;

/** Letters of one cell, as Excel has them at most, and of all cells together: what repeats one long text in many cells is refused. */
export const mostLetters = { cell: 32_767, sheets: 2_000_000 } as const;

/** Why a file is not unpacked: no readable archive, sealed with a password, or more than the bounds allow. */
export type Unpackable = 'unreadable' | 'locked' | 'too_large';

export class NotUnpacked extends Error {
  readonly why: Unpackable;

  constructor(why: Unpackable, detail: string) {
    super(detail);
    this.why = why;
  }
}

/** How files begin that Office keeps in its older container: a workbook with a password, or one of before 2007. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
function broken(detail: string): NotUnpacked {
  return new NotUnpacked('unreadable', detail);
}

/** The directory at the end of the file; what it does not name does not exist. */
function entriesOf(bytes: Buffer): ZipEntry[] {
  const end = zipEnd(bytes);
  if (!end) throw broken('no end of an archive');
  if (end.count > bounds.parts) throw new NotUnpacked('too_large', `${end.count} parts`);
  const entries: ZipEntry[] = [];
  for (let at = end.directory; entries.length < end.count;) {
    const read = zipEntry(bytes, at, bytes.length);
    if (!read) throw broken('no entry');
    entries.push(read.entry);
    at = read.next;
  }
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw broken('two parts of one name');
  return entries;
}

function partOf(bytes: Buffer, entry: ZipEntry, left: number): Buffer {
  const place = zipPlace(bytes, entry);
  if (!place) throw broken('no part');
  if (entry.isEncrypted) throw new NotUnpacked('locked', entry.name);
  const part = zipUnpacked(bytes.subarray(place.from, place.to), entry.method, left);
  if (part === 'too_large') throw new NotUnpacked('too_large', entry.name);
  if (part === 'broken') throw broken(entry.name);
  return part;
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
    const part = partOf(bytes, entry, left);
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

/** What describes cells and text; macros, pictures and whatever else a document carries is never unpacked. */
const isXml = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !name.includes('..');

/** The parts of an archive that are XML, by name; one that declares entities is refused. Throws `NotUnpacked`. */
export function xmlParts(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const parts = unpack(Buffer.from(bytes), isXml);
  for (const [name, part] of parts) if (/<!(DOCTYPE|ENTITY)/i.test(part.toString('latin1'))) throw broken(name);
  return parts;
}

/** An archive of exactly the parts that were measured, for a reader that unpacks by itself. */
export function packedAnew(parts: ReadonlyMap<string, Buffer>): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 0 });
}
