import { watch } from 'node:fs';
import { join } from 'node:path';
import { stopChild, type Child } from './children.ts';

const root = join(import.meta.dirname, '..', '..');
const rooms = ['server', 'core', 'contract', 'content', 'proof'];
const settleMillis = 150;

type Stop = () => Promise<void>;

/** Serves the browser application with hot reload on `port`; calls go on to the application. Returns how to stop it. */
export async function startHotReload(port: number, applicationPort: number): Promise<Stop> {
  const known = process.listeners('SIGTERM');
  const target = `http://127.0.0.1:${applicationPort}`;
  const paths = ['/api', '/.well-known', '/healthz', '/readyz'];
  // Only here: whoever starts the product without hot reload does not wait until it is loaded.
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { port, strictPort: true, host: '127.0.0.1', proxy: Object.fromEntries(paths.map((path) => [path, { target }])) },
    logLevel: 'warn',
  });
  await vite.listen();
  // Told to end, Vite would end this process itself, before anything else that runs here is stopped.
  for (const listener of process.listeners('SIGTERM')) if (!known.includes(listener)) process.off('SIGTERM', listener);
  return () => vite.close();
}

function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/**
 * Starts the application anew whenever its code changes, also after it ended by itself: `node --watch` cannot, because
 * its messages reach the application's own child processes. Returns how to stop it.
 */
export function startAgainOnChange(start: () => Child): { ready: Promise<void>; stop: Stop } {
  let current = start();
  let working: Promise<void> = current.ready.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const again = async (): Promise<void> => {
    await stopChild(current);
    current = start();
    await current.ready.then(() => process.stdout.write('The application started anew.\n'), printError);
  };
  const changed = (_: string, file: string | null): void => {
    if (file?.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(again);
    }, settleMillis);
  };
  const watchers = rooms.map((room) => watch(join(root, room), { recursive: true }, changed));
  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await stopChild(current);
    await working;
    await stopChild(current);
  };
  return { ready: current.ready, stop };
}
