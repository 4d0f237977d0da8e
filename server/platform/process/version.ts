import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which version runs, and from which commit it was made; null where nobody wrote that down, as in a working copy. */
export type Version = Readonly<{ version: string; commit: string | null }>;

const root = join(import.meta.dirname, '..', '..', '..');

/** Reads `package.json`, and `release.json` that `npm run release` puts beside it. */
export function readVersion(folder = root): Version {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  try {
    const { commit } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { commit: string | null };
    return { version, commit };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { version, commit: null };
  }
}
