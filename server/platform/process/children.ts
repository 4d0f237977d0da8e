import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Has a child end with this process, also one that hangs and would not notice. */
export function endsWithUs<C extends ChildProcess>(child: C): C {
  living.add(child);
  child.once('exit', () => living.delete(child));
  return child;
}
