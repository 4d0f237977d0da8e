import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function filesUnder(path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 in lower-case hex of files and folders of the project, where they lie, and what else a build depends on. */
export function hashOfSources(sources: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  const files = sources.flatMap((source) => (source.includes('.') ? [join(root, source)] : filesUnder(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
