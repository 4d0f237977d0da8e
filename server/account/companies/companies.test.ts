import { describe, expect, it } from 'vitest';
import { openWorld } from '#server/testing/world.ts';
import type { CompanyRegister } from '#server/adapters/registers/company-register.ts';
import { lookupsPerMinute } from './service.ts';

const world = openWorld();

async function lookUp(nip: unknown, ip = '10.0.0.1') {
  return world.app.inject({ method: 'POST', url: '/api/auth/verify-nip', payload: { nip }, remoteAddress: ip });
}

/** A register that answers searches so. */
function finding(find: CompanyRegister['find']): CompanyRegister {
  const unexpectedQuery = () => Promise.reject(new Error('not asked'));
  return { find, read: unexpectedQuery, activities: unexpectedQuery, close: async () => {} };
}

const company = {
  name: 'MŁYN S.A.',
  fullName: 'MŁYN SPÓŁKA AKCYJNA',
  address: 'ul. Wodna 1',
  city: 'Łódź',
  postalCode: '90-001',
  active: true,
};

describe('looking a company up', () => {
  it('shows what the register reports, and queries it once a day', async () => {
    let queries = 0;
    world.deps.companyRegister = finding(async () => ((queries += 1), company));
    const { active: _, ...data } = company;
    expect((await lookUp('PL 999-000-00-14')).json()).toEqual({ valid: true, reason: null, data });
    await lookUp('9990000014');
    expect(queries).toBe(1);
    world.at('2026-11-22T09:00:01.000Z');
    await lookUp('9990000014');
    expect(queries).toBe(2);
    world.at('2026-11-21T09:00:00.000Z');
  });

  it('states that a company is unknown or has ended', async () => {
    world.deps.companyRegister = finding(async () => null);
    expect((await lookUp('9990000132', '10.0.0.2')).json()).toEqual({ valid: false, reason: 'not_found', data: null });
    world.deps.companyRegister = finding(async () => ({ ...company, active: false }));
    expect((await lookUp('9990000043', '10.0.0.2')).json()).toMatchObject({ valid: false, reason: 'deregistered', data: { city: 'Łódź' } });
  });

  it('refuses with 503 when the register does not answer, and remembers nothing', async () => {
    world.deps.companyRegister = finding(() => Promise.reject(new Error('down')));
    const refused = await lookUp('9990000149', '10.0.0.3');
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'register_unavailable']);
    world.deps.companyRegister = finding(async () => company);
    expect((await lookUp('9990000149', '10.0.0.3')).statusCode).toBe(200);
  });

  it.each(['', '123', 'abcdefghij', '9990000015', '<script>', "' or 1=1", '9'.repeat(100), 9_990_000_014, null])(
    'refuses the NIP %j',
    async (nip) => {
      const refused = await lookUp(nip, '10.0.0.4');
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ nip: 'Wprowadź prawidłowy 10-cyfrowy NIP' });
    },
  );

  it('requires a wait after too many in a minute from one address', async () => {
    world.deps.companyRegister = finding(async () => null);
    const codes: number[] = [];
    for (let i = 0; i <= lookupsPerMinute; i += 1) codes.push((await lookUp('9990000155', '10.0.0.5')).statusCode);
    expect(codes.at(-1)).toBe(429);
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([200]));
  });
});
