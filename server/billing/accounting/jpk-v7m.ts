import { isoDay } from '#core/platform/calendar/calendar.ts';
import { saleMarkOf } from '#core/billing/register.ts';
import type { MonthDocument } from './documents.ts';
import { amount, document, limited, moment, type JpkHead } from './jpk.ts';
import { sumOf, zlotyOf } from './zloty.ts';

const namespace = 'http://crd.gov.pl/wzor/2025/12/19/14090/';
const typesNamespace = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/09/13/eD/DefinicjeTypy/';
/** Longest texts: TZnakowy, TZnakowyJPK and the name of who files it. */
const [longestName, longestNumber, longestTaxpayer] = [512, 256, 240] as const;

function markOf({ row, mode }: MonthDocument): object {
  const mark = saleMarkOf({ ...row, mode });
  return { [mark]: mark === 'NrKSeF' ? row.ksefNumber : '1' };
}

/** The day of payment, where it is another one than that of issue; a correction counts on its own day. */
function saleDay({ row }: MonthDocument): object {
  const day = isoDay(row.soldAt);
  return row.kind === 'VAT' && day !== isoDay(row.exportedAt) ? { DataSprzedazy: day } : {};
}

/** K_19 and K_20: taxed in Poland at 23 %, which all sales are; a correction of data alone has nothing there. */
function amountsOf({ row }: MonthDocument): object {
  const { net, vat } = zlotyOf(row);
  return row.reason === 'buyer' ? {} : { K_19: amount(net), K_20: amount(vat) };
}

function lineOf(one: MonthDocument, place: number): object {
  const { row } = one;
  return {
    LpSprzedazy: String(place + 1),
    NrKontrahenta: row.buyer.nip,
    NazwaKontrahenta: limited(row.buyer.name, longestName),
    DowodSprzedazy: limited(row.number, longestNumber),
    DataWystawienia: isoDay(row.exportedAt),
    ...saleDay(one),
    ...markOf(one),
    ...amountsOf(one),
  };
}

/** The sales of a month of issue as JPK_V7M(3): the records alone, without declaration and purchases, which the accounting office adds. */
export function jpkV7m({ taxpayer, month, at }: JpkHead, documents: readonly MonthDocument[]): string {
  const [year, number] = month.split('-');
  const { vat } = sumOf(documents.map(({ row }) => zlotyOf(row)));
  return document({
    '@xmlns': namespace,
    '@xmlns:etd': typesNamespace,
    Naglowek: {
      KodFormularza: { '@kodSystemowy': 'JPK_V7M (3)', '@wersjaSchemy': '1-0E', '#text': 'JPK_VAT' },
      WariantFormularza: '3',
      DataWytworzeniaJPK: moment(at),
      NazwaSystemu: 'Atesto',
      CelZlozenia: { '@poz': 'P_7', '#text': '1' },
      KodUrzedu: taxpayer.taxOffice,
      Rok: year,
      Miesiac: String(Number(number)),
    },
    Podmiot1: {
      '@rola': 'Podatnik',
      OsobaNiefizyczna: { NIP: taxpayer.nip, PelnaNazwa: limited(taxpayer.name, longestTaxpayer), Email: taxpayer.email },
    },
    Ewidencja: {
      SprzedazWiersz: documents.map(lineOf),
      SprzedazCtrl: { LiczbaWierszySprzedazy: String(documents.length), PodatekNalezny: amount(vat) },
      ZakupCtrl: { LiczbaWierszyZakupow: '0', PodatekNaliczony: '0.00' },
    },
  });
}
