import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { anOrganization, testPassword, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const lines: string[] = [];
let app: Awaited<ReturnType<typeof makeApp>>;
let org: TestOrganization;

beforeAll(async () => {
  app = await makeApp({ ...world.deps, log: openLog('info', { write: (line) => void lines.push(line) }) });
  org = await anOrganization({ ...world.deps, log: pino({ level: 'silent' }) });
});

const ids = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the id of a call', () => {
  it.each(['12345678', 'Root=1-67891233-abcdef012345678912345678'.replaceAll('=', '_'), 'a'.repeat(64)])(
    '%s is stored and returned',
    async (id) => {
      const answer = await app.inject({ url: '/api/config/subscription-plans', headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toBe(id);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ requestId: id, msg: 'call' });
    },
  );

  it.each(['1234567', 'a'.repeat(65), 'anna@firma.example', '12345678"}', '../../etc/passwd', '-2345678', 'zażółć gęślą'])(
    '%s is not, but replaced',
    async (id) => {
      const answer = await app.inject({
        url: '/api/config/subscription-plans',
        headers: { 'x-request-id': Buffer.from(id).toString('latin1') },
      });
      expect(answer.headers['x-request-id']).toMatch(ids);
      expect(lines.at(-1)).not.toContain(id);
    },
  );

  it('is on every answer: refusals, unknown addresses, addresses that cannot be read', async () => {
    const seen = new Set<unknown>();
    for (const url of ['/api/config/subscription-plans', '/api/nothing', '/api/assessments', '/%', '/api/registry/x']) {
      const answer = await app.inject({ url });
      expect(answer.headers['x-request-id'], url).toMatch(ids);
      seen.add(answer.headers['x-request-id']);
    }
    expect(seen.size).toBe(5);
  });
});

describe('the line about a call', () => {
  it('states its route, status and time, and nothing of who called, from where, or what they sent', async () => {
    lines.length = 0;
    const headers = { 'user-agent': 'Anna’s browser', referer: 'https://a.example/?q=anna', cookie: org.cookie };
    await app.inject({ url: '/api/registry/ATESTO-1234?token=geheim', headers, remoteAddress: '203.0.113.7' });
    await app.inject({ url: '/verify-email?token=geheim', headers, remoteAddress: '203.0.113.7' });
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'anna@firma.example', password: testPassword },
      remoteAddress: '203.0.113.7',
    });
    const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'call');
    expect(calls.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/registry/:certificateNumber', 404],
      ['GET', 'unknown', 404],
      ['POST', '/api/auth/login', 401],
    ]);
    for (const call of calls)
      expect(Object.keys(call).toSorted()).toEqual([
        'hostname',
        'level',
        'method',
        'ms',
        'msg',
        'pid',
        'requestId',
        'route',
        'status',
        'time',
      ]);
    expect(lines.join('')).not.toMatch(/anna|geheim|203\.0\.113|ATESTO-1234/i);
    expect(lines.join('')).not.toContain(testPassword);
  });

  it('is not written about probes', async () => {
    lines.length = 0;
    // Nobody does jobs here, which is for those who probe to know, not for the log.
    for (const url of ['/healthz', '/readyz']) expect([200, 503]).toContain((await app.inject(url)).statusCode);
    expect(lines).toEqual([]);
  });
});
