import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Release } from './build.ts';

const root = join(import.meta.dirname, '..', '..');

/** The heading of a version in the list of changes, with its day. */
function isListed(version: string): boolean {
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return changes.split('\n').some((line) => line.startsWith(`## ${version} – `));
}

/** What prevents this state from being a version; null when nothing does. */
export function problemOfTag(version: string): string | null {
  if (run('git', ['status', '--porcelain']) !== '') return 'There are changes that are not committed.';
  if (!isListed(version)) return `CHANGELOG.md has no heading “## ${version} – DAY”.`;
  const [tagged, head] = [run('git', ['tag', '--list', `v${version}`, '--format=%(*objectname)']), run('git', ['rev-parse', 'HEAD'])];
  if (tagged !== '' && tagged !== head) return `v${version} is another commit: raise the version in package.json.`;
  return null;
}

/** Writes the tag, which nobody pushes but a person; states whether it is new. */
export function tag({ version }: Release): boolean {
  if (run('git', ['tag', '--list', `v${version}`]) !== '') return false;
  run('git', ['tag', '--annotate', `v${version}`, '--message', `Atesto ${version}`]);
  return true;
}
