import { z } from 'zod';

export type WatchConfig = Readonly<{
  /** Where figures are given, separate from visitors; null where nobody collects them. */
  metrics: Readonly<{ port: number; host: string; token: string | null }> | null;
  /** Whom traces are sent to (OTLP over HTTP); null where nobody collects them. */
  traces: Readonly<{ endpoint: string; headers: Readonly<Record<string, string>>; serviceName: string }> | null;
}>;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Settings of those who watch the service; names of OpenTelemetry are its own. */
export const watchSettings = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must be name=value, with commas between several')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('atesto'),
};

type Given = Readonly<z.output<z.ZodObject<typeof watchSettings>>>;

/** Figures are given to nobody outside without a token. */
export function isClosed({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Given): boolean {
  return METRICS_PORT === undefined || loopback.has(METRICS_HOST) || METRICS_TOKEN !== undefined;
}

/** What is reported of figures that anybody could read, together with everything else that is wrong. */
export const openMetrics = {
  path: ['METRICS_TOKEN'],
  message: 'must be set where METRICS_HOST is not this machine alone',
  when: () => true,
};

function headersOf(text: string): Record<string, string> {
  if (text === '') return {};
  return Object.fromEntries(
    text.split(',').map((one) => {
      const at = one.indexOf('=');
      return [one.slice(0, at).trim(), decodeURIComponent(one.slice(at + 1).trim())];
    }),
  );
}

export function watchOf(value: Given): WatchConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = value;
  const headers = headersOf(value.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  return {
    metrics: port === undefined ? null : { port, host, token: token ?? null },
    traces: endpoint === undefined ? null : { endpoint, headers, serviceName: value.OTEL_SERVICE_NAME },
  };
}
