import { zipEnd, zipEntry, zipPlace, zipUnpacked, type ZipEntry } from '#server/platform/files/zip.ts';
import { Unfit } from './fault.ts';

const mostEntries = 2000;
const mostBytes = 200_000_000;

function isSafeName(name: string): boolean {
  return name !== '' && !name.includes('\\') && !name.startsWith('/') && !name.split('/').includes('..') && !/^[a-z]:/i.test(name);
}

/**
 * The directory of an archive that begins and ends with the file. Refuses what is encrypted, has more files than documents have,
 * unpacks to more than 200 MB, leads outside by its names, or hides anything around the archive.
 */
export function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = zipEnd(bytes);
  if (!end) throw new Unfit('evidence_damaged');
  const { at: endsAt, count, directory, directoryBytes } = end;
  if (count > mostEntries) throw new Unfit('evidence_bomb');
  if (directory + directoryBytes !== endsAt) throw new Unfit('evidence_damaged');
  const entries: ZipEntry[] = [];
  for (let at = directory; at < endsAt;) {
    const read = zipEntry(bytes, at, endsAt);
    if (!read) throw new Unfit('evidence_damaged');
    entries.push(read.entry);
    at = read.next;
    if (entries.length > mostEntries) throw new Unfit('evidence_bomb');
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new Unfit('evidence_encrypted');
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new Unfit('evidence_bomb');
  if (entries.length !== count || !entries.every(({ name }) => isSafeName(name))) throw new Unfit('evidence_damaged');
  return entries;
}

/** Where the packed bytes of a file stand; the record before them must name the same file as the directory. */
function placeOf(bytes: Buffer, entry: ZipEntry): { from: number; to: number } {
  const place = zipPlace(bytes, entry);
  if (place?.name !== entry.name) throw new Unfit('evidence_damaged');
  return place;
}

/** The content of one file; refuses one that unpacks to more or less than the directory states. */
export function unpacked(bytes: Buffer, entry: ZipEntry): Buffer {
  const { from, to } = placeOf(bytes, entry);
  const content = zipUnpacked(bytes.subarray(from, to), entry.method, entry.size);
  if (content === 'too_large') throw new Unfit(entry.method === 0 ? 'evidence_damaged' : 'evidence_bomb');
  if (content === 'broken' || content.length !== entry.size) throw new Unfit('evidence_damaged');
  return content;
}

/** Refuses files that stand on the same bytes: so few bytes unpack to very many. */
export function requireIsolated(bytes: Buffer, entries: readonly ZipEntry[]): void {
  let last = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (entry.offset < last) throw new Unfit('evidence_bomb');
    last = placeOf(bytes, entry).to;
  }
}
