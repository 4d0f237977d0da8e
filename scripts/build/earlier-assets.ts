import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whoever opened a page before a new build may still ask for what it names: for a day. */
export const retainedMillis = 86_400_000;

/** When each file stopped being part of the build, in milliseconds. */
type Replaced = Record<string, number>;

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function replacedIn(list: string): Replaced {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Replaced) : {};
}

/** Puts the assets of the build aside; the builder empties their folder. */
export function stashAssets(assets: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(assets)) renameSync(assets, aside);
}

/** Puts those that the new build does not have beside its own, unless they were replaced more than a day ago; `list` remembers when. */
export function restoreAssets(assets: string, aside: string, list: string, now: number): void {
  const current = new Set(filesIn(assets));
  const before = replacedIn(list);
  const replaced: Replaced = {};
  mkdirSync(assets, { recursive: true });
  for (const file of filesIn(aside).filter((name) => !current.has(name))) {
    const since = before[file] ?? now;
    if (now - since > retainedMillis) continue;
    copyFileSync(join(aside, file), join(assets, file));
    replaced[file] = since;
  }
  writeFileSync(list, JSON.stringify(replaced));
  rmSync(aside, { recursive: true, force: true });
}
