import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '#scripts/run.ts';
import { isTestFile } from '#scripts/tests/suites.ts';

const root = join(import.meta.dirname, '..', '..');

function filesUnder(path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { withFileTypes: true, recursive: true });
  const built = entries.filter((entry) => entry.isFile() && !isTestFile(entry.name));
  return built.map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 in lower-case hex of files and folders of the project, where they lie, and what else a build depends on; tests are never built. */
export function hashOfSources(sources: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  const files = sources.flatMap((source) => (source.includes('.') ? [join(root, source)] : filesUnder(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds with Vite; throws what it printed about the part by its name when that fails. Also a test that builds gets what is delivered: Vite takes
 * NODE_ENV from whoever starts it, and React would be the one for development.
 */
export async function build(name: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runTool('vite', ['build', ...args, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${name} could not be built:\n${output}`.trim());
}
