import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'is not readable and writable',
  EPERM: 'is not readable and writable',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'has no space left on its disk',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
};
/** What PostgreSQL needs at once for a new cluster and its log. */
const probeBytes = 1_000_000;

/** Makes the data folder if needed and tries to write into it; throws an error of one line when that fails. */
export function prepareDataFolder(path: string): string {
  const folder = resolve(path);
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, Buffer.alloc(probeBytes));
    return folder;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} ${reasons[code] ?? `cannot be used: ${message}`} (DATA_DIR).`, { cause: error });
  } finally {
    removeProbe(probe);
  }
}

function removeProbe(probe: string): void {
  try {
    rmSync(probe, { force: true });
  } catch {
    // There was no folder to write it into.
  }
}
