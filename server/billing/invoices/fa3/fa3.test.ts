import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { isInvoiceNip, obstaclesOf } from '#core/billing/invoices.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { reasonKey } from './fa3-lines.ts';
import { fa3 } from './fa3.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';
import {
  basic,
  basicEuro,
  buyer,
  original,
  invoice,
  correction,
  minus,
  euro,
  part,
  recipient,
  kinds,
} from '#server/testing/ksef/invoice-kinds.ts';

const schemas = join(import.meta.dirname, 'schemas');
/** Schemas name one another by their address on the web; here they lie beside one another. */
const local = (path: string): string =>
  readFileSync(join(schemas, path), 'utf8').replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"');
const preload = ['StrukturyDanych_v10-0E.xsd', 'ElementarneTypyDanych_v10-0E.xsd', 'KodyKrajow_v10-0E.xsd'].map((fileName) => ({
  fileName,
  contents: local(fileName),
}));
const schema = [{ fileName: 'fa3.xsd', contents: local('schemat_FA(3)_v1-0E.xsd') }];

/** What the official schema states against documents; nothing when they are valid. */
async function faults(documents: readonly string[]): Promise<string[]> {
  const xml = documents.map((contents, place) => ({ fileName: `${place}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, preload });
  return errors.map((error) => error.rawMessage);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'FaWiersz' || name === 'Podmiot3',
});

type Fields = Record<string, string>;
type Parsed = {
  Podmiot2: Record<string, Fields & string>;
  Podmiot3?: Record<string, Fields & string>[];
  Fa: Fields & { FaWiersz?: Fields[]; Platnosc?: Fields; DaneFaKorygowanej?: Fields; OkresFa?: Fields; Podmiot2K?: Record<string, Fields> };
};

function read(row: InvoiceRow): Parsed {
  return (parser.parse(fa3(row, 'FV/2026/11/0002', new Date('2026-12-02T08:00:00.123Z'))) as { Faktura: Parsed }).Faktura;
}

const minor = (text: string | undefined): number => Math.round(Number(text) * 100);

/** The schema does not add up; this does. */
function expectSums({ Fa }: Parsed): void {
  const lines = Fa.FaWiersz ?? [];
  const net = lines.reduce((sum, line) => sum + (line.StanPrzed ? -1 : 1) * minor(line.P_11), 0);
  for (const line of lines) expect(minor(line.P_11)).toBe(Number(line.P_8B) * minor(line.P_9A) - minor(line.P_10 ?? '0'));
  expect(minor(Fa.P_15)).toBe(minor(Fa.P_13_1 ?? '0') + minor(Fa.P_14_1 ?? '0'));
  expect(net).toBe(minor(Fa.P_13_1 ?? '0'));
}

describe('an FA(3) invoice', () => {
  it('is valid by the official schema, whatever kind it is', async () => {
    const documents = Object.values(kinds).map((row) => fa3(row, 'FV/2026/11/0002', new Date('2026-12-02T08:00:00.123Z')));
    expect(await faults(documents)).toEqual([]);
  }, 60_000);

  it('is distinguished from one that is not valid', async () => {
    const document = fa3(invoice({ buyer: { ...buyer, nip: '0000000000' } }), 'FV/2026/11/0002', new Date());
    expect(await faults([document])).not.toEqual([]);
  }, 60_000);

  it.each(Object.entries(kinds))('%s adds up', (_, row) => {
    expectSums(read(row));
  });

  it('is valid for every buyer that nothing hinders', { tags: ['long'] }, async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 700 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant('ŻÓŁĆ <&>"\' '),
    );
    const buyers = fc.record({
      name: texts,
      address: texts,
      postalCode: texts,
      city: texts,
      country: fc.constantFrom('PL', 'Niemcy', 'x'),
    });
    const documents: string[] = [];
    for (const party of fc.sample(buyers, 120)) {
      const row = invoice({ buyer: { ...buyer, ...party, recipient: { ...recipient, ...party } } });
      if (obstaclesOf({ ...row, hasRate: false }).length === 0) documents.push(fa3(row, 'FV/2026/11/0002', new Date()));
    }
    expect(documents.length).toBeGreaterThan(10);
    expect(await faults(documents)).toEqual([]);
  });

  it('names who buys, where, and what is sold for how long', () => {
    const { Podmiot2, Podmiot3, Fa } = read(invoice());
    expect(Podmiot2).toMatchObject({
      DaneIdentyfikacyjne: { NIP: '9990000014', Nazwa: 'FIRMA "A&B" <sp.> z o.o.' },
      Adres: { KodKraju: 'PL', AdresL1: 'ul. Źdźbła 2/3', AdresL2: '30-002 Łódź' },
      JST: '2',
      GV: '2',
    });
    expect(Podmiot3).toBeUndefined();
    expect(Fa).toMatchObject({
      KodWaluty: 'PLN',
      P_1: '2026-12-02',
      P_2: 'FV/2026/11/0002',
      OkresFa: { P_6_Od: '2026-11-20', P_6_Do: '2027-11-20' },
      P_13_1: '1500.00',
      P_14_1: '345.00',
      P_15: '1845.00',
      RodzajFaktury: 'VAT',
      DodatkowyOpis: [
        { Klucz: 'Numer zamówienia', Wartosc: 'AT-2026-K7QXRMAB' },
        { Klucz: 'ID płatności', Wartosc: 'pi_3SVk3kLkdIwHu7ix0abcDEFg' },
      ],
      FaWiersz: [{ P_8B: '1', P_9A: '1500.00', P_11: '1500.00', P_12: '23' }],
      Platnosc: { Zaplacono: '1', DataZaplaty: '2026-11-20', FormaPlatnosci: '2' },
    });
    expect(Fa.P_14_1W).toBeUndefined();
    expect(Fa.FaWiersz?.[0]).not.toHaveProperty('KursWaluty');
  });

  it('of an upgrade has the price of the plan, what the unused days took off, and from which order', () => {
    const { Fa } = read(kinds['of an upgrade']!);
    expect(Fa).toMatchObject({ P_13_1: '504.11', P_14_1: '115.95', P_15: '620.06' });
    expect(Fa.FaWiersz).toMatchObject([{ P_8B: '1', P_9A: '2000.00', P_10: '1495.89', P_11: '504.11' }]);
    expect(Fa.DodatkowyOpis).toContainEqual({
      Klucz: 'Obniżka ceny',
      Wartosc: 'Rozliczenie niewykorzystanych dni planu Basic: 364 (zamówienie AT-2026-M4QXRMAB), 1495.89 PLN netto',
    });
    expect(Fa.DodatkowyOpis).toHaveLength(3);
    expect(read(kinds['of an upgrade from two orders']!).Fa.DodatkowyOpis).toHaveLength(4);
    expect(read(invoice()).Fa.FaWiersz?.[0]).not.toHaveProperty('P_10');
    // A correction has the price after the discount.
    expect(read(kinds['correcting an upgrade in part']!).Fa.FaWiersz).toMatchObject([
      { P_9A: '504.11', P_11: '504.11', StanPrzed: '1' },
      { P_9A: '404.11', P_11: '404.11' },
    ]);
  });

  it('states where a foreign seat is, and how it was paid only when that is known', () => {
    expect(read(kinds['to a seat abroad']!).Podmiot2.Adres).toMatchObject({ KodKraju: 'DE', AdresL2: '10115 Berlin' });
    expect(read(kinds['of a payment by a way that nobody told']!).Fa.Platnosc).toEqual({ Zaplacono: '1', DataZaplaty: '2026-11-20' });
    const forms = (['card', 'blik', 'p24', 'transfer'] as const).map(
      (paymentMethod) => read(invoice({ paymentMethod })).Fa.Platnosc?.FormaPlatnosci,
    );
    expect(forms).toEqual(['2', '7', '6', '6']);
    expect(read(kinds['of a sale without a period']!).Fa).toMatchObject({ P_6: '2026-11-20' });
  });

  it('has a long name cut at what the schema takes, between characters', () => {
    expect(Array.from(read(kinds['to a name of 600 characters']!).Podmiot2.DaneIdentyfikacyjne!.Nazwa!)).toHaveLength(512);
    expect(Array.from(read(kinds['to a name of 190 characters']!).Podmiot2.DaneIdentyfikacyjne!.Nazwa!)).toHaveLength(190);
  });

  it('marks what the recipient is to the buyer', () => {
    const rolesOf = (name: string) => {
      const { Podmiot2, Podmiot3 = [] } = read(kinds[name]!);
      return [Podmiot2.JST, Podmiot2.GV, ...Podmiot3.map((one) => one.Rola)];
    };
    expect(rolesOf('with a recipient')).toEqual(['2', '2', '2']);
    expect(rolesOf('to a municipality for its school')).toEqual(['1', '2', '8']);
    expect(rolesOf('to a VAT group for its member')).toEqual(['2', '1', '10']);
    expect(rolesOf('to a municipality that is a VAT group')).toEqual(['1', '1', '8', '10']);
    expect(read(kinds['to a municipality for its school']!).Podmiot3?.[0]?.DaneIdentyfikacyjne).toEqual({
      BrakID: '1',
      Nazwa: 'Szkoła Podstawowa nr 1',
    });
  });

  it('in euros names the tax in złoty, and corrections together take off exactly that', () => {
    const zloty = (row: InvoiceRow): number => minor(read(row).Fa.P_14_1W);
    const sold = invoice({ ...basicEuro, ...euro });
    expect(zloty(sold)).toBe(34_131);
    expect(read(sold).Fa.FaWiersz?.[0]?.KursWaluty).toBe('4.2520');
    let before = basicEuro;
    let credited = 0;
    for (const change of [
      { net: -3, vat: -1, gross: -4 },
      { net: -5, vat: -1, gross: -6 },
    ]) {
      credited += zloty(correction(before, change, euro));
      before = { net: before.net + change.net, vat: before.vat + change.vat, gross: before.gross + change.gross };
    }
    credited += zloty(correction(before, minus(before), euro));
    expect(credited).toBe(-34_131);
  });
});

describe('an FA(3) correction', () => {
  it('has a reason, which a sale has not', () => {
    expect(() => reasonKey(invoice())).toThrow('corrects nothing');
    expect(reasonKey(correction(basic, minus(basic)))).toBe('refund');
    expect(reasonKey(correction(basic, part))).toBe('part');
  });

  it('in full is the opposite of the invoice, which it names, for the same period', () => {
    const { Fa } = read(kinds['correcting a sale in full']!);
    expect(Fa).toMatchObject({
      RodzajFaktury: 'KOR',
      PrzyczynaKorekty: 'Zwrot płatności',
      TypKorekty: '2',
      DaneFaKorygowanej: {
        DataWystFaKorygowanej: '2026-11-20',
        NrFaKorygowanej: 'FV/2026/11/0001',
        NrKSeF: '1',
        NrKSeFFaKorygowanej: original.ksefNumber,
      },
      OkresFa: { P_6_Od: '2026-11-20', P_6_Do: '2027-11-20' },
      P_13_1: '-1500.00',
      P_14_1: '-345.00',
      P_15: '-1845.00',
      FaWiersz: [{ P_8B: '-1', P_9A: '1500.00', P_11: '-1500.00' }],
    });
    expect(Fa.Platnosc).toBeUndefined();
    expect(read(kinds['correcting an invoice that KSeF has not seen']!).Fa.DaneFaKorygowanej).toMatchObject({ NrKSeFN: '1' });
  });

  it('in part shows the line as it was and as it is', () => {
    const { Fa } = read(kinds['correcting a sale in part']!);
    expect(Fa).toMatchObject({ PrzyczynaKorekty: 'Zwrot części płatności', P_13_1: '-406.50', P_15: '-500.00' });
    expect(Fa.FaWiersz).toMatchObject([
      { P_8B: '1', P_11: '1500.00', StanPrzed: '1' },
      { P_8B: '1', P_11: '1093.50' },
    ]);
    expect(Fa.FaWiersz?.[1]).not.toHaveProperty('StanPrzed');
  });

  it("of the buyer's data changes no amount and names the data before and after", () => {
    const { Fa, Podmiot2 } = read(kinds["correcting the buyer's data"]!);
    expect(Fa).toMatchObject({
      PrzyczynaKorekty: 'Zmiana danych nabywcy',
      P_15: '0.00',
      Podmiot2K: { DaneIdentyfikacyjne: { NIP: '9990000014', Nazwa: 'Stara Nazwa' } },
    });
    expect(Podmiot2.DaneIdentyfikacyjne?.Nazwa).toBe('FIRMA "A&B" <sp.> z o.o.');
    for (const absent of ['P_13_1', 'P_14_1', 'TypKorekty', 'FaWiersz']) expect(Fa).not.toHaveProperty(absent);
    expect(read(kinds['taking a correction back']!).Fa).toMatchObject({
      PrzyczynaKorekty: 'Zwrot płatności nie doszedł do skutku',
      P_15: '1845.00',
      FaWiersz: [
        { P_8B: '0', P_9A: '0.00', P_11: '0.00', StanPrzed: '1' },
        { P_8B: '1', P_9A: '1500.00' },
      ],
    });
  });
});

it('NIPs that pass our check pass the schema', () => {
  const nips = fc.stringMatching(/^\d{9}$/).chain((nine) => fc.integer({ min: 0, max: 9 }).map((last) => `${nine}${last}`));
  for (const nip of fc.sample(nips, 2000)) if (isInvoiceNip(nip)) expect(isValidNip(nip) && !nip.startsWith('0')).toBe(true);
});
