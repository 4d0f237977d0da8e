import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import {
  earliestRetainedSale,
  inGrosz,
  isInvoiceNip,
  issueDeadline,
  issueUrgency,
  retainedUntilEndOf,
  missingCorrections,
  nextInvoiceNumber,
  obstaclesOf,
  monthOf,
  type Amounts,
  type InvoiceFacts,
} from './invoices.ts';
import { gross } from '#core/account/entitlements/plans.ts';

const now = new Date('2026-12-10T09:00:00Z');
const on = (day: string, amountMinor: number) => ({ at: new Date(`${day}T09:00:00Z`), amountMinor });
const nothing: Amounts = { net: 0, vat: 0, gross: 0 };
const basic: Amounts = { net: 150_000, vat: 34_500, gross: 184_500 };

function sum(amounts: readonly Amounts[]): Amounts {
  const add = (key: keyof Amounts): number => amounts.reduce((total, one) => total + one[key], 0);
  return { net: add('net'), vat: add('vat'), gross: add('gross') };
}

/** What corrections took off so far, as positive amounts. */
function deducted(corrections: readonly Amounts[]): Amounts {
  const { net, vat, gross: whole } = sum(corrections);
  return { net: -net || 0, vat: -vat || 0, gross: -whole || 0 };
}

describe('corrections', () => {
  it('take a whole refund off in one, with the opposite amounts', () => {
    const [correction, ...more] = missingCorrections(basic, [on('2026-12-01', 184_500)], nothing, now);
    expect(more).toEqual([]);
    expect(correction).toEqual({
      at: new Date('2026-12-01T09:00:00Z'),
      reason: 'refund',
      net: -150_000,
      vat: -34_500,
      gross: -184_500,
    });
  });

  it('are drafted one for each refund, oldest first, the last with the remainder of the rounding', () => {
    const drafts = missingCorrections(basic, [on('2026-12-03', 84_500), on('2026-12-01', 50_000), on('2026-12-02', 50_000)], nothing, now);
    expect(drafts.map((draft) => [isoDay(draft.at), draft.net, draft.vat, draft.gross])).toEqual([
      ['2026-12-01', -40_650, -9350, -50_000],
      ['2026-12-02', -40_651, -9349, -50_000],
      ['2026-12-03', -68_699, -15_801, -84_500],
    ]);
    expect(sum(drafts)).toEqual({ net: -150_000, vat: -34_500, gross: -184_500 });
  });

  it('round half a grosz of net up', () => {
    const [draft] = missingCorrections({ net: 1, vat: 1, gross: 2 }, [on('2026-12-01', 1)], nothing, now);
    expect(draft).toMatchObject({ net: -1, gross: -1 });
    expect(draft!.vat).toBeCloseTo(0);
  });

  it('are not repeated, and take off only what is new', () => {
    const first = on('2026-12-01', 50_000);
    const done = deducted(missingCorrections(basic, [first], nothing, now));
    expect(missingCorrections(basic, [first], done, now)).toEqual([]);
    const next = missingCorrections(basic, [first, on('2026-12-02', 10_000)], done, now);
    expect(next.map((draft) => [draft.gross, isoDay(draft.at)])).toEqual([[-10_000, '2026-12-02']]);
  });

  it('never take off more than was sold', () => {
    const drafts = missingCorrections(basic, [on('2026-12-01', 150_000), on('2026-12-02', 150_000)], nothing, now);
    expect(drafts.map((draft) => draft.gross)).toEqual([-150_000, -34_500]);
    expect(missingCorrections(basic, [on('2026-12-01', -5)], nothing, now)).toEqual([]);
  });

  it('are taken back when a refund came to nothing', () => {
    const done = deducted(missingCorrections(basic, [on('2026-12-01', 184_500)], nothing, now));
    expect(missingCorrections(basic, [], done, now)).toEqual([{ at: now, reason: 'refund_failed', ...basic }]);
  });

  it('add up to what was refunded, whatever came when, never to more than the sale', () => {
    const amounts = fc.integer({ min: 1, max: 500_000 }).map((net) => ({ net, vat: gross(net) - net, gross: gross(net) }));
    const refunds = fc.array(fc.record({ at: fc.date({ noInvalidDate: true }), amountMinor: fc.integer({ min: 0, max: 400_000 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(amounts, refunds, fc.integer({ min: 0, max: 6 }), (sale, given, known) => {
        const early = missingCorrections(sale, given.slice(0, known), nothing, now);
        const late = missingCorrections(sale, given, deducted(early), now);
        const off = deducted([...early, ...late]);
        const refunded = given.reduce((total, one) => total + one.amountMinor, 0);
        expect(off.gross).toBe(Math.min(sale.gross, refunded));
        expect(off.net + off.vat).toBe(off.gross);
        expect(Math.abs(off.net * sale.gross - off.gross * sale.net)).toBeLessThanOrEqual(sale.gross / 2);
        if (off.gross === sale.gross) expect(off.net).toBe(sale.net);
        for (const draft of [...early, ...late]) expect(draft.net + draft.vat).toBe(draft.gross);
        for (const draft of [...early, ...late]) expect(draft.gross).toBeLessThan(0);
        expect(missingCorrections(sale, given, off, now)).toEqual([]);
      }),
    );
  });
});

describe('numbers', () => {
  it('count without a gap in their series and month', () => {
    expect(nextInvoiceNumber('VAT', '2026-11', [])).toBe('FV/2026/11/0001');
    const given = ['FV/2026/11/0001', 'FV/2026/11/0002', 'FK/2026/11/0007', 'FV/2026/10/0009', 'FV/2025/11/0030'];
    expect(nextInvoiceNumber('VAT', '2026-11', given)).toBe('FV/2026/11/0003');
    expect(nextInvoiceNumber('KOR', '2026-11', given)).toBe('FK/2026/11/0008');
    expect(nextInvoiceNumber('KOR', '2026-12', given)).toBe('FK/2026/12/0001');
    expect(nextInvoiceNumber('VAT', '2026-11', ['FV/2026/11/9999', 'FV/2026/11/10000'])).toBe('FV/2026/11/10001');
  });

  it('belong to the month of the sale in Warsaw', () => {
    expect(monthOf(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11');
    expect(monthOf(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12');
  });
});

describe('VAT in złoty', () => {
  it('is rounded half up, and a correction mirrors it', () => {
    expect(inGrosz(8027, 42_520)).toBe(34_131);
    expect(inGrosz(100, 41_250)).toBe(413);
    expect(inGrosz(100, 41_249)).toBe(412);
    expect(inGrosz(-100, 41_250)).toBe(-413);
    expect(inGrosz(1, 4999)).toBe(0);
    expect(inGrosz(1, 5000)).toBe(1);
  });

  it('is never half a grosz or more away from the exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 10_000, max: 200_000 }), (minor, rate) => {
        const twice = 2 * (inGrosz(minor, rate) * 10_000 - minor * rate);
        expect(Math.abs(twice)).toBeLessThanOrEqual(10_000);
        expect(inGrosz(-minor, rate) + inGrosz(minor, rate)).toBeCloseTo(0);
      }),
    );
  });
});

describe('the deadline of issue', () => {
  it.each([
    ['2026-11-01T09:00:00Z', '2026-12-15'],
    ['2026-11-30T22:59:59Z', '2026-12-15'],
    ['2026-11-30T23:00:00Z', '2027-01-15'],
    ['2026-12-31T12:00:00Z', '2027-01-15'],
    ['2026-01-31T12:00:00Z', '2026-02-15'],
  ])('of a sale on %s is %s', (soldAt, deadline) => {
    expect(isoDay(startOfDay(issueDeadline(new Date(soldAt))))).toBe(deadline);
  });

  it.each([
    ['2026-12-09T22:59:59Z', null],
    ['2026-12-09T23:00:00Z', 'soon'],
    ['2026-12-15T22:59:59Z', 'soon'],
    ['2026-12-15T23:00:00Z', 'overdue'],
  ])('is watched from the 10th on: on %s %s', (at, urgency) => {
    expect(issueUrgency(new Date('2026-11-20T09:00:00Z'), new Date(at))).toBe(urgency);
  });
});

describe('tax records', () => {
  it('are retained five years after the year in which the tax fell due: a December sale a year longer', () => {
    expect(retainedUntilEndOf(new Date('2020-12-15T12:00:00Z'))).toBe(2026);
    expect(retainedUntilEndOf(new Date('2020-11-30T12:00:00Z'))).toBe(2025);
    expect(retainedUntilEndOf(new Date('2021-01-01T12:00:00Z'))).toBe(2026);
  });

  it('are asked for by a date that says the same', () => {
    expect(earliestRetainedSale(new Date('2026-12-31T22:59:59Z')).toISOString()).toBe('2020-11-30T23:00:00.000Z');
    expect(earliestRetainedSale(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2021-11-30T23:00:00.000Z');
    const instants = fc.date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, (soldAt, at) => {
        const year = Number(isoDay(at).slice(0, 4));
        expect(soldAt >= earliestRetainedSale(at)).toBe(retainedUntilEndOf(soldAt) >= year);
      }),
    );
  });
});

describe('what hinders an invoice', () => {
  const party = { name: 'Gmina Przykład', address: 'ul. Rynek 1', postalCode: '00-001', city: 'Przykład', country: 'Polska' };
  const facts: InvoiceFacts = {
    kind: 'VAT',
    seller: { name: 'Atesto', nip: '9990000008', address: 'ul. Przykładowa 1' },
    buyer: { ...party, nip: '9990000014' },
    needsTaxReview: false,
    currency: 'PLN',
    hasRate: false,
    original: null,
  };
  const original = { exportedAt: new Date('2026-11-20T12:00:00Z'), ksefNumber: null, isOutside: false };
  const before = new Date('2026-03-31T12:00:00Z');
  const buyer = (change: object): InvoiceFacts => ({ ...facts, buyer: { ...facts.buyer, ...change } });
  const seller = (change: object): InvoiceFacts => ({ ...facts, seller: { ...facts.seller, ...change } });

  it.each<[string, InvoiceFacts, string[]]>([
    ['nothing', facts, []],
    ['a seller without a valid NIP', seller({ nip: '9990000009' }), ['seller']],
    ['a seller whose NIP is all zeros', seller({ nip: '0000000000' }), ['seller']],
    ['a seller without a name', seller({ name: ' ' }), ['seller']],
    ['a seller with a control character', seller({ address: 'a\u0007' }), ['seller']],
    ['a NIP with a wrong check digit', buyer({ nip: '9990000015' }), ['buyer_nip']],
    ['a NIP of zeros', buyer({ nip: '0000000000' }), ['buyer_nip']],
    ['a control character in the name', buyer({ name: 'Zakład\u0001' }), ['buyer_text']],
    ['half a surrogate', buyer({ city: '\ud800' }), ['buyer_text']],
    ['a character that XML does not have', buyer({ address: '\uffff' }), ['buyer_text']],
    ['no postal code', buyer({ postalCode: '' }), ['buyer_text']],
    ['a tabulator, which is only a space', buyer({ name: 'Zakład\tUsług' }), []],
    ['a country nobody knows', buyer({ country: 'Nibylandia' }), ['buyer_country']],
    ['a seat abroad that nobody reviewed', { ...buyer({ country: 'Niemcy' }), needsTaxReview: true }, ['tax_review']],
    ['a seat abroad that was reviewed', buyer({ country: 'Niemcy' }), []],
    ['Poland in another spelling', { ...buyer({ country: 'poland' }), needsTaxReview: true }, []],
    ['euros without a rate', { ...facts, currency: 'EUR' }, ['nbp_rate']],
    ['euros with a rate', { ...facts, currency: 'EUR', hasRate: true }, []],
    ['a correction before its invoice', { ...facts, kind: 'KOR' }, ['original_missing']],
    ['a correction whose invoice KSeF has', { ...facts, kind: 'KOR', original: { ...original, ksefNumber: 'a number' } }, []],
    ['a correction whose invoice waits for its number', { ...facts, kind: 'KOR', original }, ['original_not_in_ksef']],
    ['a correction of what was issued before the duty', { ...facts, kind: 'KOR', original: { ...original, exportedAt: before } }, []],
    ['a correction of what was issued in a total failure', { ...facts, kind: 'KOR', original: { ...original, isOutside: true } }, []],
    ['a character that KSeF refuses', buyer({ name: 'Zakład\ufdd0' }), ['buyer_text']],
    ['one of another plane', buyer({ name: 'Zakład\u{1fffe}' }), ['buyer_text']],
    ['no recipient', buyer({ recipient: null }), []],
    ['a recipient without a NIP', buyer({ recipient: { ...party, nip: null } }), []],
    ['a recipient with a wrong NIP', buyer({ recipient: { ...party, nip: '9990000015' } }), ['recipient']],
    ['a recipient nowhere', buyer({ recipient: { ...party, nip: null, country: '?' } }), ['recipient']],
    ['a recipient without a name', buyer({ recipient: { ...party, nip: null, name: '' } }), ['recipient']],
    ['several things', { ...buyer({ nip: '1', country: '?' }), currency: 'EUR' }, ['buyer_nip', 'buyer_country', 'nbp_rate']],
  ])('%s', (_, given, obstacles) => {
    expect(obstaclesOf(given)).toEqual(obstacles);
  });

  it('a NIP that KSeF does not take is none', () => {
    expect(isInvoiceNip('9990000008')).toBe(true);
    expect(isInvoiceNip('0123456789')).toBe(false);
    expect(isInvoiceNip('1000000000')).toBe(false);
  });
});
