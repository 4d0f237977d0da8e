import { execFile, execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';

/** Where the kernel shows no `/proc`, as on macOS, `lsof` states the same, if later. */
function hasProc(platform: NodeJS.Platform): boolean {
  return platform === 'linux';
}

/** What `lsof -Fpn` states: a line `p` with a process, then a line `n` with its working directory. */
export function readLsof(text: string): Map<number, string> {
  const found = new Map<number, string>();
  let pid = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1));
    else if (line.startsWith('n')) found.set(pid, line.slice(1));
  }
  return found;
}

const ofFolders = ['-w', '-a', '-d', 'cwd', '-Fpn'];

/** What it states of those it may check; it also ends with 1 where it may not check all of them. */
function lsof(words: readonly string[]): Promise<string> {
  return new Promise((resolve) => void execFile('lsof', [...ofFolders, ...words], (_, stdout) => resolve(stdout)));
}

/** Processes of PostgreSQL whose working directory is that of a cluster. */
export async function processesIn(folder: string, platform: NodeJS.Platform = process.platform): Promise<number[]> {
  if (!hasProc(platform)) return [...readLsof(await lsof(['-c', 'postgres']))].filter(([, path]) => path === folder).map(([pid]) => pid);
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const path = await readlink(`/proc/${entry}/cwd`).catch(() => null);
    if (path === folder) found.push(Number(entry));
  }
  return found;
}

/** The working directory of a process; null when there is no such process. */
export function workingDirectory(pid: number, platform: NodeJS.Platform = process.platform): string | null {
  try {
    if (hasProc(platform)) return readlinkSync(`/proc/${pid}/cwd`);
    return (
      readLsof(execFileSync('lsof', [...ofFolders, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })).get(
        pid,
      ) ?? null
    );
  } catch {
    return null;
  }
}
