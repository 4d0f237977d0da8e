import type { Logger } from 'pino';
import { type Renderer, startRenderer } from '#server/adapters/documents/rendering/renderer.ts';

let log: Pick<Logger, 'error'>;
let drawing: Renderer | null = null;

/**
 * Draws for all test files of a worker with the same processes: to start them takes longer than most documents. Closing it waits for what
 * was requested; the processes end with the worker. It logs where the last one who requested it logs.
 */
export function sharedRenderer(to: Pick<Logger, 'error'>): Renderer {
  log = to;
  const shared = (drawing ??= startRenderer({ error: (...values: Parameters<Logger['error']>) => log.error(...values) } as Logger, {
    hangAfterMillis: 240_000,
  }));
  const accepted = new Set<Promise<unknown>>();
  let closed = false;
  return {
    async render(job) {
      if (closed) throw new Error('the renderer is closed');
      const drawn = shared.render(job);
      const settled = drawn.catch(() => {});
      accepted.add(settled);
      void settled.then(() => accepted.delete(settled));
      return drawn;
    },
    close: async () => {
      closed = true;
      await Promise.all(accepted);
    },
  };
}
