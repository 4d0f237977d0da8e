import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Workers } from '#server/platform/jobs/queue.ts';

/** How long the last traces may take on their way. */
const lastWordsMillis = 1000;

export type Observability = Readonly<{
  /** The same, followed by those who watch. */
  deps: Deps;
  watchers: readonly ((app: FastifyInstance) => void)[];
  workers: (workers: Workers) => Workers;
  /** Begins to give figures, where a port is named for them. */
  listen: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** Opens what the settings name; of what they do not name nothing is loaded. */
export async function openObservability(given: Deps): Promise<Observability> {
  const { watch, trustedProxies } = given.config;
  const traces = watch.traces
    ? (await import('./traces.ts')).openTraces({ ...watch.traces, believesPrincipals: trustedProxies > 0 })
    : null;
  const deps = traces ? { ...given, db: traces.database(given.db) } : given;
  const metrics = watch.metrics ? (await import('./metrics.ts')).openMetrics(deps, watch.metrics.token) : null;
  return {
    deps,
    watchers: [traces, metrics].flatMap((watcher) => (watcher ? [watcher.watch] : [])),
    workers: (workers) => (traces ? traces.workers(workers) : workers),
    listen: async () => {
      if (watch.metrics) await metrics?.listener.listen({ port: watch.metrics.port, host: watch.metrics.host });
    },
    close: async () => {
      await metrics?.listener.close();
      // A collector that does not answer does not prevent the end.
      await Promise.race([traces?.close().catch(() => {}), pause(lastWordsMillis, undefined, { ref: false })]);
    },
  };
}
