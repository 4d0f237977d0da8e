import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Readonly<Record<string, Readonly<{ file: string }>>>;

/** The addresses of the file that a part of the application was built into; its name is a hash alone. */
export function partFile(source: string): string {
  const path = join(import.meta.dirname, '..', 'dist', 'client', '.vite', 'manifest.json');
  const found = (JSON.parse(readFileSync(path, 'utf8')) as Manifest)[source];
  if (!found) throw new Error(`${source} is no part of its own`);
  return `**/${found.file}`;
}
