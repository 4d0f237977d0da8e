import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import { addHealth } from '#server/platform/http/health.ts';
import { bears } from '#server/platform/security/secrets.ts';
import { readVersion } from '#server/platform/process/version.ts';
import { figureNames, figuresOf, type Figure } from './facts.ts';
import { tlsEndOf } from './tls-end.ts';

/** From a page out of memory to a document that waits for a time-stamp, in seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = Readonly<{
  /** Measures the calls of an application; a call is named by its route, never by its address. */
  watch: (app: FastifyInstance) => void;
  /** Where the figures are read, separate from visitors. */
  listener: FastifyInstance;
}>;

/** What this process says about itself: calls, memory, its event loop, its connections. */
function ownFigures(deps: Deps): { registry: Registry; calls: Histogram<'method' | 'route' | 'status'> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { version, commit } = readVersion();
  const help = 'Which version runs';
  new Gauge({ name: 'atesto_version', help, labelNames: ['version', 'commit'], registers }).set({ version, commit: commit ?? '' }, 1);
  const connections = new Gauge({
    name: 'atesto_database_connections',
    help: 'Connections of this process by state, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(deps.db.connections())) connections.set({ state }, count);
    },
  });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  });
  return { registry, calls };
}

/** Made anew each time: what is no more is then not reported any longer. */
function written(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry();
  for (const [name, help] of Object.entries(figureNames)) {
    const about = figures.filter((figure) => figure.name === name);
    if (about.length === 0) continue;
    const labelNames = [...new Set(about.flatMap(({ labels = {} }) => Object.keys(labels)))];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels = {}, value } of about) gauge.set(labels, value);
  }
  return registry.metrics();
}

/** Figures in the form of Prometheus, on a listener of their own that visitors do not reach; health and version beside them. */
export function openMetrics(deps: Deps, token: string | null): Metrics {
  const { registry, calls } = ownFigures(deps);
  const tlsEnd = tlsEndOf(deps.config.publicUrl, deps.now);
  const listener = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  addHealth(listener, deps);
  listener.get('/metrics', async (request, reply) => {
    if (token !== null && !bears(request.headers.authorization, token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    const text = (await registry.metrics()) + (await written(await figuresOf(deps, tlsEnd)));
    return reply.header('content-type', registry.contentType).send(text);
  });
  return {
    listener,
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown';
        calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
  };
}
