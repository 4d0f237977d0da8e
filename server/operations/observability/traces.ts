import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Db } from '#server/platform/db/db.ts';
import type { Workers } from '#server/platform/jobs/queue.ts';
import { readVersion } from '#server/platform/process/version.ts';
import type { WatchConfig } from '#server/platform/config/observability-settings.ts';

export type Traces = Readonly<{
  /** Follows the calls of an application; those whose proxy names a trace are part of it. */
  watch: (app: FastifyInstance) => void;
  /** The same database, its statements part of the call that makes them. */
  database: (db: Database) => Database;
  /** The same workers, each of their jobs a trace. */
  workers: (workers: Workers) => Workers;
  close: () => Promise<void>;
}>;

type Options = NonNullable<WatchConfig['traces']> & Readonly<{ believesPrincipals: boolean }>;

/** Where a call comes from by W3C Trace Context; nothing where it names nothing that can be read. */
function callerOf(request: FastifyRequest): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(request.headers.traceparent)) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true });
}

function fail(span: Span, error: unknown): void {
  // Of an error its kind only: a message may hold what somebody wrote.
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/**
 * Sends traces to a collector. A call is named by its route, a statement by its text with places for values: nothing of a person is in
 * either. Loaded only where a collector is named.
 */
export function openTraces({ endpoint, headers, serviceName, believesPrincipals }: Options): Traces {
  const { version } = readVersion();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('atesto', version);
  const within = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();

  async function part<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    const parent = within.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    try {
      return await within.run(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  function statements(db: Db): Db {
    const named = <T>(text: string, work: () => Promise<T>): Promise<T> => {
      if (within.getStore() === undefined) return work();
      const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      return part(name, SpanKind.CLIENT, { 'db.system.name': 'postgresql', 'db.query.text': text.trim() }, work);
    };
    return {
      rows: (statement) => named(statement.text, () => db.rows(statement)),
      raw: (text, values) => named(text, () => db.raw(text, values)),
    };
  }

  return {
    watch: (app) => {
      app.addHook('onRequest', (request, _, done) => {
        const { method } = request;
        const route = request.routeOptions.url ?? 'unknown';
        const attributes = { 'http.request.method': method, 'http.route': route, 'atesto.request_id': request.id };
        const parent = believesPrincipals ? callerOf(request) : ROOT_CONTEXT;
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
        spans.set(request, span);
        within.run(trace.setSpan(parent, span), done);
      });
      // The body comes in events of its own, outside of what began before.
      app.addHook('preValidation', (request, _, done) => {
        const span = spans.get(request);
        if (span) within.run(trace.setSpan(ROOT_CONTEXT, span), done);
        else done();
      });
      app.addHook('onError', async (request, _, error) => {
        const span = spans.get(request);
        if (span) span.setAttribute('error.type', error.name);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    database: (db) => ({ ...db, ...statements(db), transaction: (work) => db.transaction((tx) => work(statements(tx))) }),
    workers: (workers) => {
      const followed = (name: string, work: (...args: never[]) => Promise<void>) => {
        return (...args: never[]): Promise<void> => part(`job ${name}`, SpanKind.CONSUMER, {}, () => work(...args));
      };
      return Object.fromEntries(Object.entries(workers).map(([name, work]) => [name, followed(name, work)])) as unknown as Workers;
    },
    close: () => provider.shutdown(),
  };
}
