import { inflateRawSync } from 'node:zlib';
import { directoryEntry, placeOfEntry, zipEnd, zipMethods, type DirectoryEntry } from '#core/platform/zip-directory.ts';

export { zipEnd };

/** A file inside a ZIP, as its directory states. Nothing of it is to be believed unchecked. */
export type ZipEntry = Omit<DirectoryEntry, 'name' | 'changedOn'> & Readonly<{ name: string }>;

/** The entry at a place of the directory, which must lie before `end`, and where the next one begins; null for none. */
export function zipEntry(bytes: Buffer, at: number, end: number): Readonly<{ entry: ZipEntry; next: number }> | null {
  const read = directoryEntry(bytes, at, end);
  return read && { entry: { ...read.entry, name: bytes.toString('utf8', ...read.entry.name) }, next: read.next };
}

/** Where the packed bytes of an entry stand, and the name that the record before them gives; null where they do not. */
export function zipPlace(bytes: Buffer, entry: ZipEntry): Readonly<{ name: string; from: number; to: number }> | null {
  const place = placeOfEntry(bytes, entry);
  return place && { ...place, name: bytes.toString('utf8', ...place.name) };
}

/** Packed bytes as they were, unless they are more than `most`, or not packed in a way that documents use. */
export function zipUnpacked(packed: Buffer, method: number, most: number): Buffer | 'too_large' | 'broken' {
  if (method === zipMethods.stored) return packed.length > most ? 'too_large' : packed;
  if (method !== zipMethods.deflated) return 'broken';
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken';
  }
}
