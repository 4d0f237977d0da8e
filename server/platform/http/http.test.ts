import sql, { type Sql } from 'sql-template-tag';
import { describe, expect, it, vi } from 'vitest';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { refusals } from '#content/refusals.ts';
import { startBeating } from '#server/platform/process/heartbeat.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { testPassword } from '#server/testing/password.ts';
import { openWorld } from '#server/testing/world.ts';
import { readVersion } from '#server/platform/process/version.ts';

const world = openWorld();

describe('a bad request', () => {
  it('with malformed JSON is answered with that error', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'malformed_json', message: refusals.malformed_json.pl }]);
  });

  it('with a poisoned prototype is refused', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__": {"role": "operator"}}',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('of 10 MB is too large', async () => {
    const org = await anOrganization(world.deps);
    const body = { assessmentId: org.id, questionId: 'nis2-1-1', answer: 'yes', comment: 'x'.repeat(10_000_000) };
    const answer = await world.call('POST', '/api/answers', { cookie: org.cookie, body });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });

  it('of another type is not understood', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/xml' },
      payload: '<login/>',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  it('to an unknown address is a JSON 404 in the language of the browser', async () => {
    const answer = await world.call('GET', '/api/nothing', { headers: { 'accept-language': 'fr' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', message: 'Introuvable.' }]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://atesto.test', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('from a page with %j answers %i', async (headers, status) => {
    const answer = await world.call('POST', '/api/auth/logout', { headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe('cross_site');
  });
});

describe('the version', () => {
  it('is what package.json states, and is asked anew each time', async () => {
    const answer = await world.call('GET', '/version');
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([200, 'no-store', readVersion()]);
  });
});

const endpoints = { ...routes, ...downloadRoutes, ...uploadRoutes };

describe('every promise of the contract', () => {
  it('is documented, and nothing is documented that is not promised', async () => {
    const document: { paths: Record<string, object> } = (await world.call('GET', '/api/openapi.json')).json();
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('calls the regime `type` where the specification does, whatever it is called inside', async () => {
    const { paths } = (await world.call('GET', '/api/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
    const described = (path: string, method = 'get'): string => JSON.stringify(paths[path]?.[method]);
    for (const path of ['/api/assessments', '/api/certificates', '/api/registry', '/api/registry/{certificateNumber}']) {
      expect(described(path), path).toContain('"type":{"type":"string","enum":["nis2","ai_act"]}');
      expect(described(path), path).not.toContain('"regime"');
    }
    expect(described('/api/assessments', 'post')).toContain('"required":["type"]');
    expect(described('/api/assessments/compare')).toContain('"enum":["better","worse","scope","new","dropped","same"]');
  });

  it('requires a session unless it is public', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const [key, endpoint] of Object.entries(endpoints)) {
      if (endpoint.access === 'anyone') continue;
      const [method = '', path = ''] = key.split(' ');
      const url = path
        .replace(':regime', 'nis2')
        .replace(':section', '1')
        .replace('sessions/:id', 'sessions/0123456789abcdef')
        .replace(':month', '2026-11')
        .replace(/:\w+/, id);
      const answer = await world.call(method as 'GET', url, method === 'POST' ? { body: {} } : {});
      expect(answer.statusCode === 401 || answer.statusCode === 400, `${key}: ${answer.statusCode}`).toBe(true);
      expect((await world.call(method as 'GET', url)).statusCode, key).toBe(401);
    }
  });

  it('keeps answers out of caches', async () => {
    const answer = await world.call('GET', '/api/plans');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a public call', () => {
  const shared = Object.values({ ...routes, ...downloadRoutes }).filter((promise) => promise.shared);
  const addressOf = (path: string): string =>
    path
      .replace(':hash', 'a'.repeat(64))
      .replace(':regime/:section', 'nis2/1?lang=pl')
      .replace(':regime/oscal', 'nis2/oscal?lang=pl')
      .replace(':list', '2027')
      .replace(/:\w+/, '1');

  it('is one of registry, guidance, badge, keys, revocations, log, schema and tool, and open to everybody', () => {
    expect(shared.map(({ path }) => path).toSorted()).toEqual([
      '/.well-known/atesto-keys',
      '/.well-known/jwks.json',
      '/.well-known/jwt-vc-issuer',
      '/api/catalogue/:regime/oscal',
      '/api/guidance/:regime/:section',
      '/api/log',
      '/api/registry',
      '/api/registry/:certificateNumber',
      '/badge/:certificateNumber.svg',
      '/credentials/self-assessment/:version',
      '/keys/:version',
      '/log/checkpoint',
      '/log/documents/:hash',
      '/log/proof/:hash',
      '/schemas/assessment-result-1.json',
      '/schemas/assessment-result-2.json',
      '/score-vectors.json',
      '/score.mjs',
      '/status/:list',
      '/verify.mjs',
    ]);
    expect(shared.every(({ access, method }) => access === 'anyone' && method === 'GET')).toBe(true);
  });

  it.each(shared.map(({ path }) => addressOf(path)))('%s is answered to pages of any origin, refusals too', async (url) => {
    const answer = await world.call('GET', url, { headers: { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' } });
    expect([200, 404]).toContain(answer.statusCode);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const response = await world.app.inject({ method: 'OPTIONS', url, headers: { origin: 'https://example.com' } });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'If-None-Match' });
  });

  it.each(['/.well-known/atesto-keys', '/api/guidance/nis2/1?lang=de', '/api/registry', '/verify.mjs'])(
    '%s is not sent again while it is the same',
    async (url) => {
      const first = await world.call('GET', url);
      expect(first.headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
      world.at('2026-11-21T10:00:00.000Z');
      for (const tag of [first.headers.etag!, `"x", ${first.headers.etag}`, first.headers.etag!.slice(2), '*']) {
        const again = await world.call('GET', url, { headers: { 'if-none-match': tag } });
        expect([again.statusCode, again.body, again.headers.etag], tag).toEqual([304, '', first.headers.etag]);
      }
      expect((await world.call('GET', url, { headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200);
      expect(first.headers['cache-control']).not.toBe('no-store');
    },
  );

  it('is the only kind that other origins may read', async () => {
    const answer = await world.call('GET', '/api/plans', { headers: { origin: 'https://example.com' } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a call about what is deleted meanwhile', () => {
  /** What a call comes to that checked what it is about before, and waits for what becomes of it. */
  async function meanwhile(deletion: Sql, ...call: Parameters<typeof world.call>): Promise<unknown[]> {
    const started = await world.deps.db.transaction(async (tx) => {
      await tx.rows(deletion);
      const pending = world.call(...call);
      const waits = sql`select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`;
      await vi.waitUntil(async () => (await world.deps.db.rows(waits)).length > 0, { timeout: 10_000 });
      return { pending };
    });
    const answer = await started.pending;
    return [answer.statusCode, answer.json().code];
  }

  it('is answered with 404, and nothing is stored', async () => {
    const { cookie, userId } = await anOrganization(world.deps);
    const deletion = sql`delete from users where id = ${userId}`;
    const body = { password: testPassword };
    expect(await meanwhile(deletion, 'POST', '/api/account/second-factor/totp', { cookie, body })).toEqual([404, 'not_found']);
    expect(await world.deps.db.rows(sql`select 1 from authenticators where user_id = ${userId}`)).toEqual([]);
  });

  it('is answered with 404 also where the whole organisation goes, and nothing is sold to it', async () => {
    const { cookie, id } = await anOrganization(world.deps, { plan: null });
    const deletion = sql`delete from organizations where id = ${id}`;
    const body = { plan: 'basic', payBy: 'transfer', earlyStart: true };
    expect(await meanwhile(deletion, 'POST', '/api/create-checkout-session', { cookie, body })).toEqual([404, 'not_found']);
    expect(await world.deps.db.rows(sql`select 1 from payments where organization_id = ${id}`)).toEqual([]);
  });
});

describe('health', () => {
  it('states that the process lives', async () => {
    expect((await world.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('states that database and jobs are ready only while somebody does the jobs and is not stuck in one', { tags: ['long'] }, async () => {
    const described = async () => {
      const answer = await world.call('GET', '/readyz');
      return [answer.statusCode, answer.json(), answer.headers['retry-after']];
    };
    const away = [503, { status: 'unavailable', database: 'ok', jobs: 'away', roles: 'one' }, '2'];
    expect(await described()).toEqual(away);
    let stuck: string | null = null;
    const runner = await startBeating(world.deps.db, () => stuck);
    expect(await described()).toEqual([200, { status: 'ok', database: 'ok', jobs: 'ok', roles: 'one' }, undefined]);
    stuck = 'mail';
    const other = await startBeating(world.deps.db, () => stuck);
    await vi.waitUntil(async () => (await described())[0] === 503, { timeout: 20_000 });
    expect(await described()).toEqual([503, { status: 'unavailable', database: 'ok', jobs: 'stuck', roles: 'one' }, '2']);
    await Promise.all([runner.stop(), other.stop()]);
    expect(await described()).toEqual(away);
    await world.deps.db.rows(sql`
      insert into job_runners (id, beat_at, stuck) values (${world.deps.newId()}, clock_timestamp() - interval '1 minute', null)`);
    expect(await described()).toEqual(away);
  });
});
