import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const pollMillis = 300;
const shells = /^(sh|dash|bash|zsh|ash|busybox)$/;

type Stat = Readonly<{ name: string; parent: number }>;

/** What `ps -o ppid=,comm=` says: the parent, and the program with or without its folder, `-` before it in a login shell. */
export function readPs(text: string): Stat | null {
  const [, parent, path] = /^\s*(\d+)\s+(.+?)\s*$/.exec(text) ?? [];
  return parent === undefined || path === undefined ? null : { name: basename(path).replace(/^-/, ''), parent: Number(parent) };
}

/** What the system states about a process; null when there is none. */
export function statOf(pid: number, platform: NodeJS.Platform = process.platform): Stat | null {
  try {
    if (platform !== 'linux') return readPs(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }));
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return parent === undefined ? null : { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** Whether npm, or the shell that it ran us with, is gone: who started us may have signalled only them. */
function watchNpm(): () => boolean {
  const parent = process.ppid;
  const known = statOf(parent);
  const npm = known && shells.test(known.name) ? known.parent : null;
  return () => process.ppid !== parent || (npm !== null && statOf(parent)?.parent !== npm);
}

/** Calls once when npm ran this process and has ended; who runs it without npm may leave it behind on purpose. */
export function whenNpmEnds(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const isGone = watchNpm();
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    end();
  }, pollMillis);
  timer.unref();
}
