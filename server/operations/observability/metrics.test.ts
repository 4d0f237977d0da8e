import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest';
import { parse } from 'yaml';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { figureNames } from './facts.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { readTlsEnd } from './tls-end.ts';

const world = openWorld();
let metrics: Metrics;

beforeAll(() => {
  // A folder whose disk there is, and an address that nobody answers.
  const config = { ...world.deps.config, dataDir: import.meta.dirname, publicUrl: 'https://127.0.0.1:1' };
  metrics = openMetrics({ ...world.deps, config, now: () => world.deps.now() }, null);
});
afterAll(() => metrics.listener.close());

async function figures(): Promise<Map<string, number>> {
  const answer = await metrics.listener.inject('/metrics');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = answer.payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

describe('the figures', () => {
  it('state that nothing is wrong where nothing is', async () => {
    const now = await figures();
    const zero = [
      'atesto_jobs{queue="mail",state="failed"}',
      'atesto_jobs{queue="refund",state="failed"}',
      'atesto_refunds{state="failed"}',
    ];
    for (const name of [...zero, 'atesto_operator_tasks', 'atesto_operator_task_oldest_seconds', 'atesto_archive_failing'])
      expect([name, now.get(name)]).toEqual([name, 0]);
    expect(now.get('atesto_replicas')).toBe(inject('beside').standby === '' ? 0 : 1);
    expect(now.get('atesto_database_up')).toBe(1);
    expect(now.get('atesto_key_end_timestamp_seconds{use="credential"}')).toBeGreaterThan(Date.parse('2027-01-01') / 1000);
    expect(now.get('atesto_key_end_timestamp_seconds{use="seal"}')).toBe((world.deps.sealer?.until.getTime() ?? 0) / 1000);
    expect(now.get('atesto_data_disk_free_bytes')).toBeLessThan(now.get('atesto_data_disk_bytes') ?? 0);
    expect([...now.keys()].filter((name) => name.includes('use="tls"'))).toEqual([]);
  });

  it('count mails and refunds that were abandoned, jobs that failed, and how long the oldest task waits', async () => {
    const org = await anOrganization(world.deps);
    const mail = { kind: 'password_changed', userId: org.userId, language: 'pl' };
    for (const _ of [1, 2]) await world.deps.queue.enqueueMail(world.deps.db, mail as never);
    await world.deps.db.rows(
      sql`update pgboss.job set state = 'failed' where id = (select id from pgboss.job where name = 'mail' limit 1)`,
    );
    const early = new Date(world.deps.now().getTime() - 90_000_000);
    await world.deps.db.rows(sql`
      insert into job_runs (name, started_at, finished_at, counts, error) values
        ('statuses', ${early}, ${early}, '{}', null), ('statuses', ${world.deps.now()}, ${world.deps.now()}, '{}', 'gone'),
        ('reminders', ${early}, ${early}, '{}', 'gone'), ('reminders', ${world.deps.now()}, ${world.deps.now()}, '{}', null)`);
    await openTask({ ...world.deps, now: () => early }, world.deps.db, {
      kind: 'unmatched_event',
      subject: 'one',
      organizationId: null,
      facts: {},
    } as never);
    const now = await figures();
    expect(now.get('atesto_jobs{queue="mail",state="failed"}')).toBe(1);
    expect(now.get('atesto_jobs{queue="mail",state="created"}')).toBeGreaterThanOrEqual(1);
    expect(now.get('atesto_job_run_failed{job="statuses"}')).toBe(1);
    expect(now.get('atesto_job_success_timestamp_seconds{job="statuses"}')).toBe(early.getTime() / 1000);
    expect(now.get('atesto_job_run_failed{job="reminders"}')).toBe(0);
    expect([now.get('atesto_operator_tasks'), now.get('atesto_operator_task_oldest_seconds')]).toEqual([1, 90_000]);
  });

  it('measure calls by their route, never by their address', async () => {
    const app = await makeApp(world.deps, { watchers: [metrics.watch] });
    await app.inject('/api/registry/ATESTO-SECRET');
    await app.inject('/api/nothing-of-anna@firma.example');
    await app.close();
    const names = [...(await figures()).keys()];
    expect(names).toContain('http_request_duration_seconds_count{method="GET",route="/api/registry/:certificateNumber",status="404"}');
    expect(names.join('\n')).not.toMatch(/SECRET|anna/);
  });

  it('state that the database is away instead of failing', async () => {
    const db = { ...world.deps.db, rows: () => Promise.reject(new Error('gone')) };
    const away = openMetrics({ ...world.deps, db }, null);
    const answer = await away.listener.inject('/metrics');
    expect([answer.statusCode, /^atesto_database_up (\d)$/m.exec(answer.payload)?.[1]]).toEqual([200, '0']);
    await away.listener.close();
  });

  it('are given to who knows the token, where there is one, and never to visitors', async () => {
    const closed = openMetrics(world.deps, 'a-token-of-sixteen');
    const scrape = async (authorization?: string) =>
      (await closed.listener.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect([await scrape(), await scrape('Bearer wrong'), await scrape('a-token-of-sixteen')]).toEqual([401, 401, 401]);
    expect(await scrape('Bearer a-token-of-sixteen')).toBe(200);
    await closed.listener.close();
    expect((await world.call('GET', '/metrics')).statusCode).toBe(404);
  });
});

describe('settings of the figures', () => {
  const read = (more: Record<string, string>) =>
    readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none', ...more }).watch.metrics;

  it('give none unless set, and then to this machine alone', () => {
    expect(read({})).toBeNull();
    expect(read({ METRICS_PORT: '9300' })).toEqual({ port: 9300, host: '127.0.0.1', token: null });
  });

  it('are refused where anybody could read', () => {
    expect(() => read({ METRICS_PORT: '9300', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN: must be set/);
    expect(() => read({ METRICS_PORT: '9300', METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: must have at least 16/);
    expect(read({ METRICS_PORT: '9300', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'a-token-of-sixteen' })?.host).toBe('0.0.0.0');
  });
});

describe('the alerts', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'prometheus', 'alerts.yml'), 'utf8');
  const { groups } = parse(text) as { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it('check figures that there are', () => {
    const own = new Set([
      ...Object.keys(figureNames),
      'atesto_database_connections',
      'http_request_duration_seconds_count',
      'http_request_duration_seconds_bucket',
    ]);
    const metricNames = new Set(rules.flatMap(({ expr }) => expr.match(/\b(atesto_\w+|http_request_\w+)/g) ?? []));
    expect([...metricNames].filter((name) => !own.has(name))).toEqual([]);
    for (const name of ['atesto_job_run_failed', 'atesto_jobs', 'atesto_refunds', 'atesto_operator_task_oldest_seconds', 'atesto_replicas'])
      expect(metricNames, name).toContain(name);
    for (const name of ['atesto_key_end_timestamp_seconds', 'atesto_data_disk_free_bytes', 'atesto_replica_lag_seconds'])
      expect(metricNames, name).toContain(name);
  });

  it('say each what is wrong', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.filter(({ annotations }) => !annotations.summary.endsWith('.'))).toEqual([]);
  });
});

describe('the certificate of the address', () => {
  it('is checked as visitors see it, whoever issued it, and nobody answers with none', async () => {
    const now = new Date();
    const { key, certificate } = makeSealPair('atesto.example', now);
    const server = createServer({ key, cert: certificate });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await readTlsEnd(`https://127.0.0.1:${port}`)).toEqual(new X509Certificate(certificate).validToDate);
    await new Promise((resolve) => server.close(resolve));
    expect(await readTlsEnd(`https://127.0.0.1:${port}`)).toBeNull();
    expect(await readTlsEnd('http://localhost:3000')).toBeNull();
  });
});
