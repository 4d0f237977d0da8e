import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const inMemory = '/dev/shm';
/** The kernel's number for a file system in memory (`TMPFS_MAGIC`). */
const tmpfs = 0x01021994;
/** Tests use about a gigabyte; a file system in memory of this size, in bytes, stands on a machine that does not miss it. */
const roomBytes = 6 * 2 ** 30;

/** By its size and not by what is free, so that every process of a run decides alike. */
function fitsInMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { type, blocks, bsize } = statfsSync(inMemory);
    return type === tmpfs && blocks * bsize >= roomBytes;
  } catch {
    return false;
  }
}

/**
 * Where tests of this checkout store data that nobody needs afterwards: in memory where a Linux machine has space for it, since a database of
 * thousands of small files is made and dropped there in a third of the time; else in `var`. Whoever uses a folder in it removes it.
 */
export function testFolder(): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return fitsInMemory() ? join(inMemory, `atesto-${checkout}`) : join(root, 'var');
}
