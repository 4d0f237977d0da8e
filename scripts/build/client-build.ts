import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreAssets, stashAssets } from './earlier-assets.ts';
import { build, hashOfSources } from './building.ts';
import { buildVerifyTool } from './verify-tool.ts';

const root = join(import.meta.dirname, '..', '..');
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

/** Builds the browser application, the module that draws its public pages and the offline tool when their sources changed since the last build. */
export async function buildClient(): Promise<void> {
  await buildVerifyTool();
  // Roots are built in.
  const stamp = hashOfSources(sources, `${process.env.KEY_ROOTS ?? ''} ${process.env.PUBLIC_URL ?? ''}`);
  const built = existsSync(stampFile) && existsSync(join(root, 'dist', 'client', '.vite')) && existsSync(join(root, 'dist', 'server'));
  if (built && readFileSync(stampFile, 'utf8') === stamp) return;
  const [assets, aside] = [join(root, 'dist', 'client', 'assets'), join(root, 'dist', 'earlier-assets')];
  stashAssets(assets, aside);
  for (const part of [[], ['--ssr', 'server-entry.tsx']]) await build('The browser application', part);
  restoreAssets(assets, aside, join(root, 'dist', 'replaced-assets.json'), Date.now());
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) await buildClient();
