import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidNip } from '#core/account/companies/nip.ts';
import { readSupplierList, supplierRows, suppliersAtMost } from './supplier-list.ts';

const [one, two, three] = ['5261040828', '5252344078', '7010416384'] as const;
const read = (text: string, most?: number) => readSupplierList(supplierRows(text), most);

describe('a list of suppliers', () => {
  it('is read however it is written: dashes, blanks, PL, a heading, other columns', () => {
    expect([one, two, three].every(isValidNip)).toBe(true);
    const list = read(`NIP;Firma;E-mail\n526-104-08-28;"Huta ""Szkło""; Łódź";biuro@huta.example\n\nPL 525 234 40 78\t\tTransport\n`);
    expect(list).toEqual({
      suppliers: [
        { row: 2, nip: one, label: 'Huta "Szkło"; Łódź', email: 'biuro@huta.example' },
        { row: 4, nip: two, label: 'Transport', email: null },
      ],
      leftOut: [],
    });
  });

  it.each([`${one}, ${two}; ${three}`, `${one} ${two} ${three}`, `${one}\r\n${two}\r${three}`])('%j is three of them', (text) => {
    expect(read(text).suppliers.map(({ nip }) => nip)).toEqual([one, two, three]);
  });

  it('goes on past what is wrong, and names it with its row and its reason', () => {
    const list = read(`${one}\nabc1\n5261040829\n${two}\n526-104-08-28\n${three}`, 2);
    expect(list.suppliers.map(({ nip }) => nip)).toEqual([one, two]);
    expect(list.leftOut).toEqual([
      { row: 2, text: 'abc1', reason: 'not_nip', earlier: null },
      { row: 3, text: '5261040829', reason: 'checksum', earlier: null },
      { row: 5, text: '526-104-08-28', reason: 'duplicate', earlier: 1 },
      { row: 6, text: three, reason: 'beyond', earlier: null },
    ]);
  });

  it('takes no single word for a heading: it is named', () => {
    expect(read('Huta').leftOut).toEqual([{ row: 1, text: 'Huta', reason: 'not_nip', earlier: null }]);
  });

  it('never takes a wrong or a second NIP, never more than asked, and accounts for every row', () => {
    const cell = fc.oneof(fc.constantFrom(one, two, three, '5261040829', 'x1'), fc.stringMatching(/^[0-9]{10}$/));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (cells, most) => {
        const { suppliers, leftOut } = readSupplierList(
          cells.map((text) => [text]),
          most,
        );
        const nips = suppliers.map(({ nip }) => nip);
        expect(nips.every(isValidNip)).toBe(true);
        expect(new Set(nips).size).toBe(nips.length);
        expect(nips.length).toBeLessThanOrEqual(most);
        expect([...suppliers, ...leftOut].map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(cells.map((_, index) => index + 1));
      }),
    );
  });

  it('of two thousand rows is read whole', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [String(1_000_000_000 + index)]);
    const { suppliers, leftOut } = readSupplierList(rows);
    expect(suppliers.length).toBeLessThanOrEqual(suppliersAtMost.list);
    expect(suppliers.length + leftOut.length).toBe(5000);
  });
});
