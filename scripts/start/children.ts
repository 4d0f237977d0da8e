import { fork, type ChildProcess } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';
import { memoryEnvironment, memoryFlags } from '#server/platform/process/memory-flags.ts';

const root = join(import.meta.dirname, '..', '..');
const stopWithinMillis = 9700;
/** Where Node caches what it made of our modules: reading it costs half of making it again. An installation has none: what runs there is what was unpacked. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** A part of the product in its own process. `ready` rejects with the reason when it cannot start. */
export type Child = Readonly<{ name: string; process: ChildProcess; ready: Promise<void>; ended: Promise<string> }>;

/** What a child says once: that it is ready, or why it is not. */
type Report = 'ready' | { failed: string };

export function startChild(name: string, path: string, env: Record<string, string>): Child {
  const child = fork(resolvePath(root, path), [], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...memoryEnvironment, ...env },
    execArgv: [...memoryFlags],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code === null ? `by ${signal}` : `with code ${code}`));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (report: Report) => {
      if (report === 'ready') resolve();
      else if (report?.failed) reject(new Error(report.failed));
    });
    child.once('error', reject);
    void ended.then((how) => reject(new Error(`${name} ended ${how} before it was ready.`)));
  });
  ready.catch(() => {});
  return { name, process: child, ready, ended };
}

/** Asks a child to finish and waits; after nearly ten seconds it is killed. */
export async function stopChild(child: Child): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), stopWithinMillis);
  await child.ended;
  clearTimeout(timer);
}
