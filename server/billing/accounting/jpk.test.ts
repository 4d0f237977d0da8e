import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import { ksefModes } from '#core/billing/ksef/modes.ts';
import { saleMarkOf, type DocumentMode } from '#core/billing/register.ts';
import { isTaxOffice } from '#core/billing/tax-offices.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';
import { correction, euro, invoice, kinds, basicEuro, minus, original } from '#server/testing/ksef/invoice-kinds.ts';
import type { MonthDocument } from './documents.ts';
import type { JpkHead } from './jpk.ts';
import { jpkFa } from './jpk-fa.ts';
import { jpkV7m } from './jpk-v7m.ts';
import { sumOf, zlotyOf } from './zloty.ts';

/** Schemas name one another by their address on the web; here they lie beside one another. */
const local = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(import.meta.dirname, 'schemas', fileName), 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"'),
});
const schemas = {
  'Schemat_JPK_V7M(3)_v1-0E.xsd': ['StrukturyDanych_v12-0E.xsd', 'KodyKrajow_v13-0E.xsd', 'KodyUrzedowSkarbowych_v8-0E.xsd'],
  'Schemat_JPK_FA(4)_v1-0.xsd': [
    'StrukturyDanych_v5-0E.xsd',
    'ElementarneTypyDanych_v5-0E.xsd',
    'KodyKrajow_v5-0E.xsd',
    'KodyUrzedowSkarbowych_v5-0E.xsd',
  ],
} as const;

/** What the official schema states against a file; nothing when it is valid. */
async function faults(main: keyof typeof schemas, contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'jpk.xml', contents }],
    schema: [{ ...local(main), fileName: 'main.xsd' }],
    preload: schemas[main].map(local),
  });
  return errors.map((error) => error.rawMessage);
}
const v7mFaults = (contents: string) => faults('Schemat_JPK_V7M(3)_v1-0E.xsd', contents);
const faFaults = (contents: string) => faults('Schemat_JPK_FA(4)_v1-0.xsd', contents);

const head: JpkHead = {
  taxpayer: {
    name: 'Atesto (tryb lokalny) sp. z o.o.',
    nip: '9999999999',
    email: 'pomoc@atesto.example',
    taxOffice: '1471',
    taxAddress: {
      voivodeship: 'mazowieckie',
      county: 'Warszawa',
      municipality: 'Warszawa',
      street: 'Prosta',
      house: '1',
      flat: '',
      city: 'Warszawa',
      postalCode: '00-001',
    },
  },
  month: '2026-12',
  at: new Date('2027-01-10T09:00:00.123Z'),
};

function issued(row: InvoiceRow, place = 0, mode: DocumentMode = 'outside'): MonthDocument {
  const number = `${row.kind === 'VAT' ? 'FV' : 'FK'}/2026/12/${String(place + 1).padStart(4, '0')}`;
  const exportedAt = new Date('2026-12-02T08:00:00Z');
  return { row: { ...row, number, exportedAt }, xml: Buffer.from(''), upo: null, mode };
}

const documentModes: readonly DocumentMode[] = [...ksefModes, 'outside'];

/** Every kind of document in every way to KSeF, and with a number of it. */
const corpus = [
  ...Object.values(kinds).flatMap((row) => documentModes.map((mode) => ({ row, mode }))),
  ...Object.values(kinds).map((row) => ({ row: { ...row, ksefNumber: original.ksefNumber }, mode: 'online' as const })),
].map(({ row, mode }, place) => issued(row, place, mode));

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['SprzedazWiersz', 'Faktura', 'FakturaWiersz'].includes(name),
});
type Fields = Record<string, string>;
type V7m = { Ewidencja: { SprzedazWiersz?: Fields[]; SprzedazCtrl: Fields } };
type Fa = { Faktura: Fields[]; FakturaCtrl: Fields; FakturaWiersz: Fields[]; FakturaWierszCtrl: Fields };
const read = <T>(xml: string): T => (parser.parse(xml) as { JPK: T }).JPK;
const minor = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);
const total = (rows: readonly Fields[], field: string): number => rows.reduce((sum, row) => sum + minor(row[field]), 0);

describe('JPK_V7M(3)', () => {
  it('is valid by the official schema for every kind of document in every way to KSeF, and for a month without any', async () => {
    expect(await v7mFaults(jpkV7m(head, corpus))).toEqual([]);
    expect(await v7mFaults(jpkV7m(head, []))).toEqual([]);
  }, 60_000);

  it('is distinguished from one that is not valid', async () => {
    expect(await v7mFaults(jpkV7m({ ...head, month: '2026-13' }, corpus))).not.toEqual([]);
  }, 60_000);

  it('has one line a document with its number of KSeF or the mark in its place', () => {
    const { SprzedazWiersz = [], SprzedazCtrl } = read<V7m>(jpkV7m(head, corpus)).Ewidencja;
    expect(SprzedazCtrl.LiczbaWierszySprzedazy).toBe(String(corpus.length));
    for (const [place, { row, mode }] of corpus.entries()) {
      const line = SprzedazWiersz[place]!;
      expect(line).toMatchObject({ DowodSprzedazy: row.number, DataWystawienia: '2026-12-02', NrKontrahenta: row.buyer.nip });
      const mark = saleMarkOf({ ...row, mode });
      expect(Object.keys(line).filter((name) => ['NrKSeF', 'OFF', 'BFK', 'DI'].includes(name))).toEqual([mark]);
    }
    expect(documentModes.map((mode) => saleMarkOf({ ksefNumber: null, mode }))).toEqual(['DI', 'DI', 'DI', 'OFF', 'BFK', 'BFK']);
  });

  it('adds up: tax of the lines, and złoty of every document', () => {
    const { SprzedazWiersz = [], SprzedazCtrl } = read<V7m>(jpkV7m(head, corpus)).Ewidencja;
    const { net, vat } = sumOf(corpus.map(({ row }) => zlotyOf(row)));
    expect(total(SprzedazWiersz, 'K_19')).toBe(net);
    expect(total(SprzedazWiersz, 'K_20')).toBe(vat);
    expect(minor(SprzedazCtrl.PodatekNalezny)).toBe(vat);
  });

  it('names the day of payment where it is another one, for an invoice alone', () => {
    const { SprzedazWiersz = [] } = read<V7m>(
      jpkV7m(head, [issued(kinds['of a sale in złoty']!), issued(kinds['correcting a sale in full']!)]),
    ).Ewidencja;
    expect(SprzedazWiersz.map(({ DataSprzedazy }) => DataSprzedazy)).toEqual(['2026-11-20', undefined]);
  });
});

describe('JPK_FA(4)', () => {
  it('is valid by the official schema for every kind of document', async () => {
    expect(await faFaults(jpkFa(head, corpus))).toEqual([]);
  }, 60_000);

  it('is distinguished from one that is not valid, and cannot say a month without documents', async () => {
    expect(await faFaults(jpkFa(head, [issued(invoice({ vatPercent: 24 }))]))).not.toEqual([]);
    expect(() => jpkFa(head, [])).toThrow('no_documents');
  }, 60_000);

  it('adds up: documents, lines, and each document with its lines', () => {
    const { Faktura, FakturaCtrl, FakturaWiersz, FakturaWierszCtrl } = read<Fa>(jpkFa(head, corpus));
    expect([FakturaCtrl.LiczbaFaktur, minor(FakturaCtrl.WartoscFaktur)]).toEqual([String(corpus.length), total(Faktura, 'P_15')]);
    expect([FakturaWierszCtrl.LiczbaWierszyFaktur, minor(FakturaWierszCtrl.WartoscWierszyFaktur)]).toEqual([
      String(FakturaWiersz.length),
      total(FakturaWiersz, 'P_11'),
    ]);
    for (const one of Faktura) {
      const lines = FakturaWiersz.filter(({ P_2B }) => P_2B === one.P_2A);
      expect(lines.length, one.P_2A).toBeGreaterThan(0);
      expect(total(lines, 'P_11'), one.P_2A).toBe(minor(one.P_13_1));
      expect(minor(one.P_15), one.P_2A).toBe(minor(one.P_13_1) + minor(one.P_14_1));
    }
  });

  it('states which invoice is corrected and why', () => {
    const { Faktura } = read<Fa>(jpkFa(head, [issued(kinds['correcting a sale in part']!)]));
    expect(Faktura).toMatchObject([
      { RodzajFaktury: 'KOREKTA', NrFaKorygowanej: original.number, PrzyczynaKorekty: 'Zwrot części płatności', P_13_1: '-406.50' },
    ]);
  });
});

describe('amounts in złoty', () => {
  it('of an invoice in euros and all its corrections come to nothing, at any rate and in any parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30_000, max: 60_000 }),
        fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 4 }),
        (rate, parts) => {
          const at = { ...euro, nbpRate: rate / 10_000 };
          const rows = [invoice({ ...basicEuro, ...at })];
          let before = basicEuro;
          const tryChange = (change: typeof basicEuro): void => {
            rows.push(correction(before, change, at));
            before = { net: before.net + change.net, vat: before.vat + change.vat, gross: before.gross + change.gross };
          };
          for (const net of parts) tryChange({ net: -net, vat: -Math.round(net * 0.23), gross: -net - Math.round(net * 0.23) });
          tryChange(minus(before));
          expect(sumOf(rows.map(zlotyOf))).toEqual({ net: 0, vat: 0, gross: 0 });
        },
      ),
    );
  });
});

it('codes of tax offices are those of the official list', () => {
  const listed = ['KodyUrzedowSkarbowych_v8-0E.xsd', 'KodyUrzedowSkarbowych_v5-0E.xsd'].map((name) =>
    [...local(name).contents.matchAll(/enumeration value="(\d{4})"/g)].map(([, code = '']) => code),
  );
  for (const codes of listed) expect(codes.filter((code) => !isTaxOffice(code))).toEqual([]);
  const known = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0')).filter(isTaxOffice);
  expect(known).toEqual(listed[0]?.toSorted());
});
