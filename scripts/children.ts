import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stopWithinMillis = 6000;

export type Child = Readonly<{ name: string; process: ChildProcess; ended: Promise<number | null> }>;

/** What a child says once: that it is ready, or why it is not. */
type Report = 'ready' | { failed: string };

/** Starts a part of the product and waits until it says that it is ready. Throws with its reason when it is not. */
export async function startChild(name: string, path: string, env: Record<string, string>, execArgv: string[] = []): Promise<Child> {
  const child = fork(join(root, path), [], { cwd: root, env: { ...process.env, ...env }, execArgv });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (report: Report) => {
      if (report === 'ready') resolve();
      else if (report?.failed) reject(new Error(report.failed));
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`${name} ended before it was ready (${code ?? 'killed'}).`)));
  });
  return { name, process: child, ended };
}

/** Asks a child to finish and waits; after six seconds it is killed. */
export async function stopChild(child: Child): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), stopWithinMillis);
  await child.ended;
  clearTimeout(timer);
}
