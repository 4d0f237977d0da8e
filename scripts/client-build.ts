import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringBack, putAside } from './earlier-assets.ts';
import { runTool } from './run.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'dist', 'client.stamp');
const sources = [
  'client',
  'core',
  'proof',
  'contract',
  'content/interface',
  'content/labels',
  'content/legal',
  'vite.config.ts',
  'package-lock.json',
];

function filesUnder(path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function sourceHash(): string {
  // Roots are built in.
  const hash = createHash('sha256').update(`${process.env.KEY_ROOTS ?? ''} ${process.env.PUBLIC_URL ?? ''}`);
  const files = sources.flatMap((source) => (source.includes('.') ? [join(root, source)] : filesUnder(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the browser application and the module that draws its public pages when its sources changed since the last build. */
export async function buildClient(): Promise<void> {
  const stamp = sourceHash();
  const built = existsSync(stampFile) && existsSync(join(root, 'dist', 'client', '.vite')) && existsSync(join(root, 'dist', 'server'));
  if (built && readFileSync(stampFile, 'utf8') === stamp) return;
  const [assets, aside] = [join(root, 'dist', 'client', 'assets'), join(root, 'dist', 'earlier-assets')];
  putAside(assets, aside);
  for (const part of [[], ['--ssr', 'server-entry.tsx']]) {
    const { code, output } = await runTool('vite', ['build', ...part, '--logLevel', 'warn']);
    if (code !== 0) throw new Error(`The browser application could not be built:\n${output}`.trim());
  }
  bringBack(assets, aside, join(root, 'dist', 'replaced-assets.json'), Date.now());
  writeFileSync(stampFile, stamp);
}
