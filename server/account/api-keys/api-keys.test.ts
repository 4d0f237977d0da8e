import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { keysAtMost } from '#core/account/members/api-keys.ts';
import { aCertificate, anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const input = { name: 'System zakupów', scopes: ['suppliers:read'] };
const make = (who: { cookie: string }) => world.call('POST', '/api/keys', { cookie: who.cookie, body: input });
const list = async (who: { cookie: string }) => (await world.call('GET', '/api/keys', { cookie: who.cookie })).json();
const withKey = (key: string | null, url = '/api/v1/suppliers', method: 'GET' | 'POST' = 'GET', body?: object) =>
  world.call(method, url, { headers: key === null ? {} : { authorization: `Bearer ${key}` }, ...(body ? { body } : {}) });

describe('a key', () => {
  it('is shown once, stored as a hash, and listed by its beginning with its last use', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { key, secret } = (await make(org)).json();
    expect(secret).toMatch(/^atesto_[\w-]{43}$/);
    expect(secret.startsWith(key.prefix)).toBe(true);
    expect(await list(org)).toEqual([
      {
        id: key.id,
        name: 'System zakupów',
        prefix: secret.slice(0, 13),
        scopes: ['suppliers:read'],
        madeAt: '2026-11-21T09:00:00.000Z',
        madeBy: 'Anna Testowa',
        lastUsedAt: null,
        works: true,
      },
    ]);
    const stored = await world.deps.db.rows(sql`select * from api_keys where organization_id = ${org.id} order by id`);
    const logged = await world.deps.db.rows(sql`select * from audit_logs where organization_id = ${org.id} order by id`);
    expect(JSON.stringify([stored, logged])).not.toContain(secret);
    world.at('2026-11-21T10:00:00.000Z');
    expect((await withKey(secret)).statusCode).toBe(200);
    expect(await list(org)).toMatchObject([{ lastUsedAt: '2026-11-21T10:00:00.000Z' }]);
  });

  it('answers for its own organisation, and what the registry reports', async () => {
    const [org, other, supplier] = [
      await anOrganization(world.deps),
      await anOrganization(world.deps),
      await anOrganization(world.deps, { name: 'Huta' }),
    ];
    const { certificateNumber } = await aCertificate(world.deps, supplier);
    await world.call('POST', '/api/suppliers', { cookie: other.cookie, body: { suppliers: [{ nip: '5252344078' }] } });
    await world.call('POST', '/api/suppliers', { cookie: org.cookie, body: { suppliers: [{ nip: supplier.nip, label: 'Nasza huta' }] } });
    const { secret } = (await make(org)).json();
    const own = (await withKey(secret)).json();
    expect(own.suppliers).toMatchObject([{ nip: supplier.nip, label: 'Nasza huta', state: 'valid' }]);
    const read = (await withKey(secret, `/api/v1/suppliers/status?nip=${supplier.nip},5261040828`)).json();
    expect(read.suppliers).toMatchObject([{ state: 'valid', certificates: [{ certificateNumber }] }, { state: 'none' }]);
    const response = await withKey(secret, '/api/v1/suppliers/status', 'POST', { nips: [supplier.nip] });
    expect(response.json().suppliers).toHaveLength(1);
  });

  it('is required, and nothing else will do', async () => {
    const org = await anOrganization(world.deps);
    const { secret } = (await make(org)).json();
    for (const key of [null, 'atesto_0000000000000000000000000000000000000000000', `${secret}x`]) {
      const answer = await withKey(key);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'key_invalid']);
    }
    expect((await world.call('GET', '/api/v1/suppliers', { cookie: org.cookie })).statusCode).toBe(401);
    const elsewhere = await world.call('GET', '/api/suppliers', { headers: { authorization: `Bearer ${secret}` } });
    expect(elsewhere.statusCode).toBe(401);
    const page = await world.call('GET', '/api/v1/suppliers', {
      headers: { authorization: `Bearer ${secret}`, origin: 'https://page.example' },
    });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is refused for what it was not made for', async () => {
    const org = await anOrganization(world.deps);
    const { secret } = (await make(org)).json();
    await world.deps.db.rows(sql`update api_keys set scopes = '{}' where organization_id = ${org.id}`);
    const answer = await withKey(secret);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'key_scope']);
  });

  it('ends at once when it is ended, and cannot be ended by others', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { key, secret } = (await make(org)).json();
    expect((await world.call('DELETE', `/api/keys/${key.id}`, { cookie: other.cookie })).statusCode).toBe(404);
    expect((await withKey(secret)).statusCode).toBe(200);
    expect((await world.call('DELETE', `/api/keys/${key.id}`, { cookie: org.cookie })).statusCode).toBe(200);
    expect((await withKey(secret)).statusCode).toBe(401);
    expect(await list(org)).toEqual([]);
    expect((await world.call('DELETE', `/api/keys/${key.id}`, { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('ends with the ownership of whoever made it, and others see that', async () => {
    const org = await anOrganization(world.deps);
    const second = await aPerson(world.deps);
    await joins(world.deps, second, org, 'owner');
    const { secret } = (await make(second)).json();
    expect((await withKey(secret)).statusCode).toBe(200);
    await world.call('PATCH', `/api/members/${second.userId}`, { cookie: org.cookie, body: { role: 'editor' } });
    expect((await withKey(secret)).statusCode).toBe(401);
    expect(await list(org)).toMatchObject([{ works: false }]);
  });

  it('goes with the organisation and with the account of whoever made it', async () => {
    const org = await anOrganization(world.deps);
    const { secret } = (await make(org)).json();
    await world.call('POST', '/api/account/deletion', {
      cookie: org.cookie,
      body: { password: 'correct horse battery', immediately: true },
    });
    expect((await withKey(secret)).statusCode).toBe(401);
  });

  it('is one of ten at most', async () => {
    const org = await anOrganization(world.deps);
    const made = await Promise.all(Array.from({ length: keysAtMost.perOrganization + 2 }, () => make(org)));
    const refused = made.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(['keys_exhausted', 'keys_exhausted']);
  });

  it('makes sixty calls a minute, and then learns when to retry; another key is not limited', async () => {
    const [one, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { secret } = (await make(one)).json();
    const statuses: number[] = [];
    for (let turn = 0; turn <= keysAtMost.callsPerMinute; turn += 1) statuses.push((await withKey(secret)).statusCode);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await withKey(secret)).headers['retry-after'])).toBeGreaterThan(0);
    expect((await withKey((await make(other)).json().secret)).statusCode).toBe(200);
  });
});

it('an address that does not fit names what is wrong', async () => {
  const org = await anOrganization(world.deps);
  const { secret } = (await make(org)).json();
  const answer = await withKey(secret, '/api/v1/suppliers/status?nip=5261040828,1');
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { 'nip.1': 'Wprowadź prawidłowy 10-cyfrowy NIP' }]);
  expect((await withKey(secret, '/api/v1/nothing')).json().code).toBe('not_found');
});
