import { describe, expect, it } from 'vitest';
import type { RegisteredActivities } from '#server/adapters/registers/company-register.ts';
import { openWorld } from '#server/testing/world.ts';
import { scopeLookUpsPerMinute } from './company.ts';

const world = openWorld();

async function lookUp(nip: unknown, ip = '10.1.0.1') {
  return world.app.inject({ method: 'POST', url: '/api/scope/company', payload: { nip }, remoteAddress: ip });
}

const entry: RegisteredActivities = {
  name: 'PRĄD sp. z o.o.',
  fullName: 'PRĄD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  address: 'ul. Wodna 1',
  city: 'Łódź',
  postalCode: '90-001',
  active: true,
  legalForm: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  soleTrader: false,
  codes: [],
};

function answering(found: Partial<RegisteredActivities> | Error | null): void {
  world.deps.companyRegister = {
    ...world.deps.companyRegister,
    activities: async () => {
      if (found instanceof Error) throw found;
      return found && { ...entry, ...found };
    },
  };
}

describe('a scope check that begins with a NIP', () => {
  it('gets name, seat and what each code may stand for, by the edition that the register names', async () => {
    const code = { code: '35.12.Z', name: 'WYTWARZANIE', main: true };
    answering({ codes: [{ ...code, edition: '2025' }] });
    expect((await lookUp('9993333331')).json()).toEqual({
      state: 'active',
      company: { name: entry.name, city: 'Łódź', legalForm: entry.legalForm, soleTrader: false, seat: 'poland' },
      codes: [{ ...code, edition: '2025', kinds: ['electricity_production'] }],
    });
    answering({ codes: [{ ...code, edition: null }] });
    expect((await lookUp('9990000014')).json().codes[0].kinds.toSorted()).toEqual(['electricity_network', 'electricity_production']);
  });

  it.each([
    ['9990000020', { soleTrader: true, legalForm: null }, 'poland'],
    ['9990000037', { legalForm: 'ODDZIAŁY ZAGRANICZNYCH PRZEDSIĘBIORCÓW' }, 'branch'],
    ['9990000043', { legalForm: null }, null],
  ])('knows the seat of %s only by what the register says', async (nip, found, seat) => {
    answering(found);
    expect((await lookUp(nip, '10.1.0.2')).json().company.seat).toBe(seat);
  });

  it('states that a NIP is unknown, that a company ended, and that the register is away', async () => {
    answering(null);
    expect((await lookUp('9990000132', '10.1.0.3')).json()).toEqual({ state: 'unknown', company: null, codes: null });
    answering({ active: false });
    expect((await lookUp('9990000066', '10.1.0.3')).json()).toMatchObject({ state: 'ended' });
    answering(new Error('down'));
    expect((await lookUp('9990000149', '10.1.0.3')).statusCode).toBe(503);
  });

  it('queries again where the register gave no codes, and caches what is complete', async () => {
    answering({ codes: null });
    expect((await lookUp('9990000072', '10.1.0.4')).json()).toMatchObject({ state: 'active', codes: null });
    answering({ codes: [] });
    expect((await lookUp('9990000072', '10.1.0.4')).json().codes).toEqual([]);
    answering(new Error('not asked'));
    expect((await lookUp('9990000072', '10.1.0.4')).statusCode).toBe(200);
  });

  it('is limited by address, and takes no other NIP', async () => {
    const answers = await Promise.all(Array.from({ length: scopeLookUpsPerMinute + 1 }, () => lookUp('9990000072', '10.1.0.5')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await lookUp('9990000015', '10.1.0.6')).statusCode).toBe(400);
  });
});
