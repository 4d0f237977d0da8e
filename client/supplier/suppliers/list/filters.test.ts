import { describe, expect, it } from 'vitest';
import type { SupplierCertificate } from '#contract/supplier/suppliers.ts';
import type { Watched } from '#client/supplier/suppliers/queries.ts';
import { everything, filtersFrom, searchOf, shownSuppliers, type Filters } from './filters.ts';
import { listedOf } from './listed.ts';

const checkedAt = '2026-11-21T09:00:00.000Z';

function certificate(more: Partial<SupplierCertificate> = {}): SupplierCertificate {
  return {
    regime: 'nis2',
    certificateNumber: 'ATESTO-NIS2-2026-AAAAAA',
    status: 'active',
    name: 'Huta Szkła S.A.',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2027-01-10T00:00:00.000Z',
    revokedAt: null,
    confirmation: { method: 'register_email', level: 1, confirmedAt: '2026-01-01T00:00:00.000Z' },
    complianceScore: null,
    contradicted: 0,
    ...more,
  };
}

function watched(nip: string, more: Partial<Watched> = {}): Watched {
  return { nip, state: 'none', certificates: [], label: '', note: '', registeredName: '', addedAt: checkedAt, ...more };
}

const list = listedOf(
  [
    watched('1000000003', { label: 'Łańcuchy Żółw' }),
    watched('1000000001', { state: 'valid', certificates: [certificate()] }),
    watched('1000000005', { registeredName: 'ĆMA SP. Z O.O.' }),
    watched('1000000002', { state: 'valid', certificates: [certificate({ expiresAt: '2026-12-01T00:00:00.000Z', name: 'Beta' })] }),
    watched('1000000004', {
      state: 'revoked',
      label: 'Alfa',
      certificates: [certificate({ status: 'revoked', regime: 'ai_act', revokedAt: checkedAt })],
    }),
    watched('1000000006'),
  ],
  checkedAt,
);

const shown = (change: Partial<Filters>) =>
  shownSuppliers(list, { ...everything, ...change }, 'pl').shown.map(({ nip }) => Number(nip.slice(-1)));

describe('the list of suppliers', () => {
  it('shows problems first, and what stands alike by name, without a name last', () => {
    expect(shown({})).toEqual([4, 5, 3, 6, 2, 1]);
  });

  it('is sorted by name, NIP and end; what has none stays last either way', () => {
    expect(shown({ sorting: { by: 'name', isReversed: false } })).toEqual([4, 2, 5, 1, 3, 6]);
    expect(shown({ sorting: { by: 'name', isReversed: true } })).toEqual([3, 1, 5, 2, 4, 6]);
    expect(shown({ sorting: { by: 'nip', isReversed: true } })).toEqual([6, 5, 4, 3, 2, 1]);
    expect(shown({ sorting: { by: 'end', isReversed: false } }).slice(0, 2)).toEqual([2, 1]);
    expect(shown({ sorting: { by: 'end', isReversed: true } }).slice(0, 2)).toEqual([1, 2]);
  });

  it('calls a supplier as the organisation does, else as its certificate, else as the register does', () => {
    expect(list.map(({ name, isNameOfRegister }) => [name, isNameOfRegister])).toEqual([
      ['Łańcuchy Żółw', false],
      ['Huta Szkła S.A.', false],
      ['ĆMA SP. Z O.O.', true],
      ['Beta', false],
      ['Alfa', false],
      ['', false],
    ]);
  });

  it('is narrowed by states, regimes and words of every name, without Polish letters', () => {
    expect(shown({ statuses: ['none'] })).toEqual([5, 3, 6]);
    expect(shown({ statuses: ['none', 'revoked'] })).toEqual([4, 5, 3, 6]);
    expect(shown({ regimes: ['nis2'] })).toEqual([2, 1]);
    expect(shown({ text: 'zolw lan' })).toEqual([3]);
    // The name in its certificate, though the organisation calls it otherwise.
    expect(shown({ text: 'szkla' })).toEqual([4, 1]);
    expect(shown({ text: '1000000006' })).toEqual([6]);
  });

  it('counts what each filter would show beside the others', () => {
    const { counts } = shownSuppliers(list, { ...everything, regimes: ['nis2'], statuses: ['valid'] }, 'pl');
    expect(Object.fromEntries(counts.statuses)).toEqual({ ending: 1, valid: 1 });
    expect(Object.fromEntries(counts.regimes)).toEqual({ nis2: 1 });
  });

  it('stands in the address, as far as it is narrowed', () => {
    const filters: Filters = { text: 'ż', statuses: ['revoked', 'none'], regimes: ['ai_act'], sorting: { by: 'end', isReversed: true } };
    expect(filtersFrom(searchOf(filters))).toEqual(filters);
    expect(searchOf(everything)).toBe('');
    expect(filtersFrom('state=nonsense&regime=x&sort=y')).toEqual(everything);
  });

  it('of two thousand is put in order at once', () => {
    const many = Array.from({ length: 2000 }, (_, at) => watched(String(1_000_000_000 + at), { label: `Dostawca ${2000 - at}` }));
    const { shown: rows } = shownSuppliers(listedOf(many, checkedAt), { ...everything, sorting: { by: 'name', isReversed: false } }, 'pl');
    expect([rows.length, rows[0]?.label, rows.at(-1)?.label]).toEqual([2000, 'Dostawca 1', 'Dostawca 2000']);
  });
});
