import { readFileSync } from 'node:fs';

const lookMillis = 300;
const shells = /^(sh|dash|bash|zsh|ash|busybox)$/;

/** What the kernel says of a process; null when there is none, or no such kernel. */
function statOf(pid: number): { name: string; parent: number } | null {
  try {
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
  }, lookMillis);
  timer.unref();
}
