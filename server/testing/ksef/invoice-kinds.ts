import type { Amounts, Buyer } from '#core/billing/invoices.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';

export const nothing: Amounts = { net: 0, vat: 0, gross: 0 };
export const basic: Amounts = { net: 150_000, vat: 34_500, gross: 184_500 };
export const basicEuro: Amounts = { net: 34_900, vat: 8027, gross: 42_927 };
export const buyer: Buyer = {
  name: 'FIRMA "A&B" <sp.> z o.o.',
  nip: '9990000014',
  address: 'ul. Źdźbła 2/3',
  postalCode: '30-002',
  city: 'Łódź',
  country: 'Polska',
  email: 'biuro@przyklad.pl',
};
export const original = {
  number: 'FV/2026/11/0001',
  exportedAt: new Date('2026-11-20T12:00:00Z'),
  ksefNumber: '9990000008-20261120-0123456789AB-CD',
  isOutside: false,
};

export function invoice(change: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    organizationId: 'o',
    id: 'i',
    paymentId: 'p',
    kind: 'VAT',
    reason: 'sale',
    sequence: 0,
    seller: { name: 'Atesto (tryb lokalny) sp. z o.o.', nip: '9999999999', address: 'ul. Przykładowa 1, 00-000 Miasto' },
    buyer,
    buyerBefore: null,
    plan: 'basic',
    credits: null,
    periodFrom: new Date('2026-11-20T10:00:00Z'),
    periodTo: new Date('2027-11-20T10:00:00Z'),
    periodLastDay: null,
    ...basic,
    vatPercent: 23,
    currency: 'PLN',
    paymentMethod: 'card',
    providerPaymentId: 'pi_3SVk3kLkdIwHu7ix0abcDEFg',
    orderNumber: 'AT-2026-K7QXRMAB',
    userId: null,
    language: 'pl',
    soldAt: new Date('2026-11-20T10:00:00Z'),
    needsTaxReview: false,
    number: null,
    exportedAt: null,
    nbpRate: null,
    nbpTable: null,
    nbpDay: null,
    ksefNumber: null,
    before: nothing,
    original: null,
    file: null,
    ...change,
  };
}

export function correction(before: Amounts, change: Amounts, more: Partial<InvoiceRow> = {}): InvoiceRow {
  return invoice({
    kind: 'KOR',
    reason: 'refund',
    sequence: 1,
    before,
    ...change,
    original,
    soldAt: new Date('2026-12-01T09:00:00Z'),
    ...more,
  });
}

export const minus = ({ net, vat, gross }: Amounts): Amounts => ({ net: -net, vat: -vat, gross: -gross });
export const euro = { currency: 'EUR', nbpRate: 4.252, nbpTable: '225/A/NBP/2026' } as const;
export const part: Amounts = { net: -40_650, vat: -9350, gross: -50_000 };
export const recipient = {
  name: 'Szkoła Podstawowa nr 1',
  nip: null,
  address: 'ul. Szkolna 5',
  postalCode: '00-002',
  city: 'Gmina',
  country: 'PL',
};

/** An upgrade to Pro for 2000.00, less 364 days of Basic. */
export const upgraded: Amounts = { net: 50_411, vat: 11_595, gross: 62_006 };
const credits = [{ orderNumber: 'AT-2026-M4QXRMAB', plan: 'basic', days: 364, net: 149_589 }] as const;
const upgrade = { plan: 'pro', credits } as const;
export const upgradedEuro: Amounts = { net: 11_696, vat: 2690, gross: 14_386 };
const euroUpgrade = { plan: 'pro', credits: [{ ...credits[0], net: 34_804 }], ...euro } as const;

/** A document of each kind. */
export const kinds: Readonly<Record<string, InvoiceRow>> = {
  'of a sale in złoty': invoice(),
  'of a sale in euros with its rate': invoice({ ...basicEuro, ...euro }),
  'of a plan paid by BLIK': invoice({ paymentMethod: 'blik', plan: 'pro' }),
  'of a plan paid by a bank transfer, which no provider names': invoice({ paymentMethod: 'transfer', providerPaymentId: null }),
  'of a payment by a way that nobody told': invoice({ paymentMethod: null }),
  'of a sale without a period': invoice({ periodFrom: null, periodTo: null }),
  'to a sole trader': invoice({ buyer: { ...buyer, name: 'Zażółć Gęślą Jaźń' } }),
  'to a seat abroad': invoice({ buyer: { ...buyer, country: 'Niemcy', city: 'Berlin', postalCode: '10115', address: 'Teststraße 1' } }),
  'to a name of 190 characters': invoice({ buyer: { ...buyer, name: 'Zakład Usług ź'.repeat(14).slice(0, 190) } }),
  'to a name of 600 characters': invoice({ buyer: { ...buyer, name: 'Wielkopolskie Ż'.repeat(40) } }),
  'with a recipient': invoice({ buyer: { ...buyer, recipient: { ...recipient, nip: '9990000020' } } }),
  'to a municipality for its school': invoice({ buyer: { ...buyer, recipient, localGovernment: true } }),
  'to a VAT group for its member': invoice({ buyer: { ...buyer, recipient: { ...recipient, nip: '9990000037' }, vatGroup: true } }),
  'to a municipality that is a VAT group': invoice({ buyer: { ...buyer, recipient, localGovernment: true, vatGroup: true } }),
  'of an upgrade': invoice({ ...upgrade, ...upgraded }),
  'of an upgrade from two orders': invoice({
    plan: 'pro',
    credits: [
      { ...credits[0], net: 50_000 },
      { ...credits[0], orderNumber: 'AT-2026-N5QXRMAB', net: 99_589 },
    ],
    ...upgraded,
  }),
  'of an upgrade in euros': invoice({ ...euroUpgrade, ...upgradedEuro }),
  'of an upgrade that takes the place of another after a part went back': invoice({
    ...upgrade,
    net: 40_411,
    vat: 9295,
    gross: 49_706,
    sequence: 3,
  }),
  'correcting an upgrade in full': correction(upgraded, minus(upgraded), upgrade),
  'correcting an upgrade in part': correction(upgraded, { net: -10_000, vat: -2300, gross: -12_300 }, upgrade),
  'correcting an upgrade in euros': correction(upgradedEuro, minus(upgradedEuro), euroUpgrade),
  'correcting a sale in full': correction(basic, minus(basic)),
  'correcting a sale in part': correction(basic, part),
  'correcting the rest of a sale': correction(
    { net: 109_350, vat: 25_150, gross: 134_500 },
    { net: -109_350, vat: -25_150, gross: -134_500 },
  ),
  'correcting a sale in euros': correction(basicEuro, minus(basicEuro), euro),
  'correcting a sale in euros in part': correction(basicEuro, { net: -10_000, vat: -2300, gross: -12_300 }, euro),
  'taking a correction back': correction(nothing, basic, { reason: 'refund_failed' }),
  'correcting an invoice that KSeF has not seen': correction(basic, minus(basic), {
    original: { ...original, ksefNumber: null, isOutside: true },
  }),
  'correcting a sale to zero for another buyer': correction(basic, minus(basic), { reason: 'replaced' }),
  'that takes the place of another': invoice({ sequence: 2, buyer: { ...buyer, nip: '9990000020' } }),
  "correcting the buyer's data": correction(basic, nothing, { reason: 'buyer', buyerBefore: { ...buyer, name: 'Stara Nazwa' } }),
  "correcting the buyer's data of a sale in euros": correction(basicEuro, nothing, { ...euro, reason: 'buyer', buyerBefore: buyer }),
};
