// @module-tag long
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { openWorld } from '#server/testing/world.ts';
import { openTraces } from './traces.ts';

type Span = Readonly<{
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}>;
type Sent = Readonly<{
  resourceSpans: readonly { resource: Pick<Span, 'attributes'>; scopeSpans: readonly { spans: readonly Span[] }[] }[];
}>;

const world = openWorld();
const sent: { url: string; authorization: string | undefined; body: Sent; text: string }[] = [];
let collector: Server;
let endpoint = '';

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      sent.push({ url: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(text) as Sent, text });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const spans = (): Span[] =>
  sent.flatMap(({ body }) => body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => [...scope.spans])));
const attributesOf = (span: Span): Record<string, unknown> =>
  Object.fromEntries(span.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

async function traced(believesPrincipals: boolean, work: (app: Awaited<ReturnType<typeof makeApp>>) => Promise<unknown>): Promise<Span[]> {
  sent.length = 0;
  const traces = openTraces({ endpoint, headers: { authorization: 'Bearer x' }, serviceName: 'atesto-test', believesPrincipals });
  const app = await makeApp({ ...world.deps, db: traces.database(world.deps.db) }, { watchers: [traces.watch] });
  await work(app);
  await app.close();
  await traces.close();
  return spans();
}

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('a trace', () => {
  it('holds the call by its route and its statements with places for values, and nothing of a person', async () => {
    const payload = { email: 'anna@firma.example', password: 'geheim-geheim' };
    const all = await traced(true, (app) =>
      app.inject({ method: 'POST', url: '/api/auth/login?x=geheim', payload, remoteAddress: '203.0.113.7' }),
    );
    const call = all.find(({ name }) => name === 'POST /api/auth/login');
    const statements = all.filter((span) => attributesOf(span)['db.system.name'] === 'postgresql');
    expect(call && attributesOf(call)).toMatchObject({ 'http.route': '/api/auth/login', 'http.response.status_code': 401 });
    expect(statements.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1);
    expect(statements.some((span) => String(attributesOf(span)['db.query.text']).includes('$1'))).toBe(true);
    expect(sent.map(({ text }) => text).join('')).not.toMatch(/anna|geheim|203\.0\.113/);
    expect([sent[0]?.url, sent[0]?.authorization]).toEqual(['/v1/traces', 'Bearer x']);
    expect(sent[0]?.body.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'atesto-test' },
    });
  });

  it('goes on from a proxy that is believed, and begins anew for anybody else', async () => {
    const requestReady = (app: Awaited<ReturnType<typeof makeApp>>) => app.inject({ url: '/readyz', headers: { traceparent } });
    const call = (await traced(true, requestReady)).find(({ name }) => name === 'GET /readyz');
    expect([call?.traceId, call?.parentSpanId]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']);
    const own = (await traced(false, requestReady)).find(({ name }) => name === 'GET /readyz');
    expect(own?.traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('holds a job', async () => {
    sent.length = 0;
    const traces = openTraces({ endpoint, headers: {}, serviceName: 'atesto', believesPrincipals: false });
    const deps = { ...world.deps, db: traces.database(world.deps.db) };
    await traces.workers(workersOf(deps)).webhooks();
    await traces.close();
    expect(spans().map(({ name }) => name)).toContain('job webhooks');
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1);
  });
});

describe('settings of traces', () => {
  const read = (more: Record<string, string>) =>
    readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none', ...more }).watch.traces;

  it('send none unless an address is set', () => {
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x' })).toBeNull();
    expect(
      read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x,a=b' }),
    ).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer x', a: 'b' },
      serviceName: 'atesto',
    });
  });
});

describe('what nobody requested', () => {
  it('is not loaded: neither traces nor figures', () => {
    const program = `
      import { createRequire, registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
      await import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))});
      await import(${JSON.stringify(join(import.meta.dirname, '..', '..', 'app.ts'))});
      console.log(JSON.stringify([seen.length > 100, seen.filter((url) => /opentelemetry|prom-client/.test(url))]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(stderr + stdout).toBe('[true,[]]\n');
  });
});
