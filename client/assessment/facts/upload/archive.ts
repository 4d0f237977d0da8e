import { archiveLimits } from '#core/assessment/facts/archive.ts';
import { sizes } from '#core/platform/limits.ts';
import { directoryEntry, placeOfEntry, zipEnd, type DirectoryEntry } from '#core/platform/zip-directory.ts';
import type { Bytes } from '#proof/bytes.ts';
import { unpacked } from './unpacked.ts';

export type ArchiveProblem = 'archive' | 'archive_locked' | 'archive_files' | 'archive_size';
/** A file of an archive: its name, which is shown and never used as a path, its content unless it is too large by itself, and the day it was changed last. */
export type Unpacked = Readonly<{ name: string; changedOn: string; bytes: Bytes | 'too_large' }>;

const longestName = 120;

type Listed = Readonly<{ entry: DirectoryEntry; path: string }>;

/** The files that the directory names; a workbook, which is an archive too, is none of exports. */
function listed(bytes: Bytes): Listed[] | ArchiveProblem {
  const end = zipEnd(bytes);
  if (!end) return 'archive';
  if (end.count > archiveLimits.files * 2) return 'archive_files';
  const found: Listed[] = [];
  let at = end.directory;
  for (let left = end.count; left > 0; left -= 1) {
    const read = directoryEntry(bytes, at, bytes.length);
    if (!read) return 'archive';
    if (read.entry.isEncrypted) return 'archive_locked';
    const path = new TextDecoder().decode(bytes.subarray(...read.entry.name));
    if (path === '[Content_Types].xml') return 'archive';
    // Folders, and what macOS adds of its own.
    if (!path.endsWith('/') && !path.startsWith('__MACOSX/')) found.push({ entry: read.entry, path });
    at = read.next;
  }
  if (new Set(found.map(({ path }) => path)).size !== found.length) return 'archive';
  return found.length > archiveLimits.files ? 'archive_files' : found;
}

/**
 * Unpacks an archive in this browser, within the limits. Nothing is believed of the sizes that it declares. What is sealed, too large in all, or packed
 * tighter than tables are is refused as a whole.
 */
export async function unpackArchive(bytes: Bytes): Promise<readonly Unpacked[] | ArchiveProblem> {
  const entries = listed(bytes);
  if (typeof entries === 'string') return entries;
  const files: Unpacked[] = [];
  let left: number = archiveLimits.bytes;
  for (const { entry, path } of entries) {
    const place = placeOfEntry(bytes, entry);
    if (!place) return 'archive';
    const packed = bytes.subarray(place.from, place.to);
    const most = Math.min(sizes.factFile, left);
    const tight = packed.length * archiveLimits.ratio;
    const content = await unpacked(packed, entry.method, Math.min(most, tight));
    if (content === 'broken' || (content !== 'too_large' && content.length !== entry.size)) return 'archive';
    if (content === 'too_large' && (tight < most || left < sizes.factFile)) return 'archive_size';
    left -= content === 'too_large' ? sizes.factFile : content.length;
    files.push({ name: path.slice(-longestName), changedOn: entry.changedOn, bytes: content });
    if (left < 0) return 'archive_size';
  }
  return files;
}
