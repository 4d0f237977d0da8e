import { correctionReasons, serviceUnit, soldService } from '#content/documents/billing/fa3.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { vatInGrosz } from '#server/billing/invoices/fa3/fa3.ts';
import { discountOf, reasonKey } from '#server/billing/invoices/fa3/fa3-lines.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { MonthDocument } from './documents.ts';
import { amount, daysOf, document, limited, moment, type JpkHead, type Taxpayer } from './jpk.ts';
import { sumOf } from './zloty.ts';

const namespace = 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/';
const typesNamespace = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/';
/** Longest texts: TZnakowyJPK and the name of who files it. */
const [longestText, longestTaxpayer] = [256, 240] as const;

function subjectOf({ name, nip, taxAddress: at }: Taxpayer): object {
  return {
    IdentyfikatorPodmiotu: { NIP: nip, PelnaNazwa: limited(name, longestTaxpayer) },
    AdresPodmiotu: {
      'etd:KodKraju': 'PL',
      'etd:Wojewodztwo': at.voivodeship,
      'etd:Powiat': at.county,
      'etd:Gmina': at.municipality,
      ...(at.street ? { 'etd:Ulica': at.street } : {}),
      'etd:NrDomu': at.house,
      ...(at.flat ? { 'etd:NrLokalu': at.flat } : {}),
      'etd:Miejscowosc': at.city,
      'etd:KodPocztowy': at.postalCode,
    },
  };
}

const annotations = Object.fromEntries(
  ['P_16', 'P_17', 'P_18', 'P_18A', 'P_19', 'P_20', 'P_21', 'P_22', 'P_23', 'P_106E_2', 'P_106E_3'].map((name) => [name, 'false']),
);

function amountsOf({ row }: MonthDocument): object {
  if (row.reason === 'buyer') return { P_15: amount(0) };
  return {
    P_13_1: amount(row.net),
    P_14_1: amount(row.vat),
    ...(row.currency === 'EUR' ? { P_14_1W: amount(vatInGrosz(row)) } : {}),
    P_15: amount(row.gross),
  };
}

/** Buyer and seller, each with an address of one line. */
function partiesOf({ row: { buyer, seller } }: MonthDocument): object {
  return {
    P_3A: limited(buyer.name, longestText),
    P_3B: limited(`${buyer.address}, ${buyer.postalCode} ${buyer.city}, ${buyer.country}`, longestText),
    P_3C: limited(seller.name, longestText),
    P_3D: limited(seller.address, longestText),
    P_4B: seller.nip,
    P_5B: buyer.nip,
  };
}

function invoiceOf(one: MonthDocument): object {
  const { row } = one;
  const paidOn = isoDay(row.soldAt);
  return {
    KodWaluty: row.currency,
    P_1: isoDay(row.exportedAt),
    P_2A: row.number,
    ...partiesOf(one),
    ...(row.kind === 'VAT' && paidOn !== isoDay(row.exportedAt) ? { P_6: paidOn } : {}),
    ...amountsOf(one),
    ...annotations,
    RodzajFaktury: row.kind === 'VAT' ? 'VAT' : 'KOREKTA',
    ...(row.original ? { PrzyczynaKorekty: correctionReasons[reasonKey(row)], NrFaKorygowanej: row.original.number } : {}),
  };
}

type Line = Readonly<{ number: string; quantity: number; price: number; discount: number; row: MonthDocument['row'] }>;

/** A correction takes the line off as it was and puts it as it is; one of data alone names the line without an amount. */
function linesIn({ row }: MonthDocument): Line[] {
  const line = (quantity: number, price: number, discount = 0): Line => ({ number: row.number, quantity, price, discount, row });
  if (row.kind === 'VAT') return [line(1, row.net + discountOf(row), discountOf(row))];
  if (row.reason === 'buyer') return [line(0, row.before.net)];
  const [was, is] = [row.before.net, row.before.net + row.net];
  return [...(was === 0 ? [] : [line(-1, was)]), ...(is === 0 ? [] : [line(1, is)])];
}

function lineOf({ number, quantity, price, discount, row }: Line): object {
  return {
    P_2B: number,
    P_7: soldService(row.plan),
    P_8A: serviceUnit,
    P_8B: String(quantity),
    P_9A: amount(price),
    ...(discount > 0 ? { P_10: amount(discount) } : {}),
    P_11: amount(quantity * price - discount),
    P_12: String(row.vatPercent),
  };
}

/** The invoices of a month of issue as JPK_FA(4), for an office that requests them. Refuses a month without any, which the form cannot say. */
export function jpkFa({ taxpayer, month, at }: JpkHead, documents: readonly MonthDocument[]): string {
  if (documents.length === 0) throw new AppError(409, 'no_documents');
  const { first, last } = daysOf(month);
  const lines = documents.flatMap(linesIn);
  const total = lines.reduce((sum, { quantity, price, discount }) => sum + quantity * price - discount, 0);
  return document({
    '@xmlns': namespace,
    '@xmlns:etd': typesNamespace,
    Naglowek: {
      KodFormularza: { '@kodSystemowy': 'JPK_FA (4)', '@wersjaSchemy': '1-0', '#text': 'JPK_FA' },
      WariantFormularza: '4',
      CelZlozenia: '1',
      DataWytworzeniaJPK: moment(at),
      DataOd: first,
      DataDo: last,
      KodUrzedu: taxpayer.taxOffice,
    },
    Podmiot1: subjectOf(taxpayer),
    Faktura: documents.map(invoiceOf),
    FakturaCtrl: { LiczbaFaktur: String(documents.length), WartoscFaktur: amount(sumOf(documents.map(({ row }) => row)).gross) },
    FakturaWiersz: lines.map(lineOf),
    FakturaWierszCtrl: { LiczbaWierszyFaktur: String(lines.length), WartoscWierszyFaktur: amount(total) },
  });
}
