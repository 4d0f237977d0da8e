import { XMLBuilder } from 'fast-xml-parser';
import { planTexts } from '#content/plans.ts';
import { addDays, businessDay, endOfDay, isoDay } from '#core/calendar.ts';
import type { InvoiceRow } from './invoices.ts';

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
/** FormaPlatnosci: card 2, transfer (P24) 6, mobile (BLIK) 7. */
const paymentForms = { card: '2', p24: '6', blik: '7' } as const;

const builder = new XMLBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

const longestText = 512;

function amount(value: number): string {
  return value.toFixed(2);
}

/** The last day that a period includes. */
function lastDayOf(endsAt: Date): string {
  return isoDay(endOfDay(addDays(businessDay(endsAt), -1)));
}

/** Texts of the schema are at most 512 characters long (FA(3), type TZnakowy512). */
function short(text: string): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longestText).join('');
}

function addressOf(address: string): Record<string, string> {
  return { KodKraju: 'PL', AdresL1: short(address) };
}

/** VAT in złoty of an amount in a foreign currency (art. 106e section 11 of the VAT act), rounded half up. */
export function vatInZloty(vat: number, rate: number): number {
  const [cents, tenThousandths] = [Math.round(Math.abs(vat) * 100), Math.round(rate * 10_000)];
  return (Math.sign(vat) * Math.floor((cents * tenThousandths * 2 + 10_000) / 20_000)) / 100;
}

function correction(row: InvoiceRow): object {
  if (row.kind !== 'KOR' || !row.original) return {};
  const { number, exportedAt, ksefNumber } = row.original;
  return {
    PrzyczynaKorekty: 'Zwrot płatności',
    TypKorekty: '2',
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: isoDay(exportedAt),
      NrFaKorygowanej: number,
      ...(ksefNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: ksefNumber } : { NrKSeFN: '1' }),
    },
  };
}

function line(row: InvoiceRow): object {
  const sign = row.kind === 'KOR' ? -1 : 1;
  return {
    NrWierszaFa: '1',
    P_7: `Plan ${planTexts[row.plan].name} – dostęp do platformy 12 miesięcy`,
    P_8A: 'szt.',
    P_8B: String(sign),
    P_9A: amount(Math.abs(row.netAmount)),
    P_11: amount(row.netAmount),
    P_12: String(row.vatPercent),
    ...(row.currency === 'EUR' && row.nbpRate ? { KursWaluty: row.nbpRate.toFixed(4) } : {}),
  };
}

const annotations = {
  P_16: '2',
  P_17: '2',
  P_18: '2',
  P_18A: '2',
  Zwolnienie: { P_19N: '1' },
  NoweSrodkiTransportu: { P_22N: '1' },
  P_23: '2',
  PMarzy: { P_PMarzyN: '1' },
};

function sale(row: InvoiceRow, number: string, issuedAt: Date): object {
  const inZloty = row.currency === 'EUR' && row.nbpRate ? { P_14_1W: amount(vatInZloty(row.vatAmount, row.nbpRate)) } : {};
  return {
    KodWaluty: row.currency,
    P_1: isoDay(issuedAt),
    P_2: number,
    ...(row.periodFrom && row.periodTo
      ? { OkresFa: { P_6_Od: isoDay(row.periodFrom), P_6_Do: lastDayOf(row.periodTo) } }
      : { P_6: isoDay(row.soldAt) }),
    P_13_1: amount(row.netAmount),
    P_14_1: amount(row.vatAmount),
    ...inZloty,
    P_15: amount(row.grossAmount),
    Adnotacje: annotations,
    RodzajFaktury: row.kind,
    ...correction(row),
    ...(row.stripePaymentIntentId ? { DodatkowyOpis: { Klucz: 'ID płatności', Wartosc: row.stripePaymentIntentId } } : {}),
    FaWiersz: line(row),
    ...(row.kind === 'VAT'
      ? { Platnosc: { Zaplacono: '1', DataZaplaty: isoDay(row.soldAt), FormaPlatnosci: paymentForms[row.paymentMethod ?? 'card'] } }
      : {}),
  };
}

/** One invoice as the logical structure FA(3), for the accounting office to send to KSeF. */
export function fa3(row: InvoiceRow, number: string, issuedAt: Date): string {
  const { seller, buyer } = row;
  const invoice = {
    '@xmlns': namespace,
    Naglowek: {
      KodFormularza: { '@kodSystemowy': 'FA (3)', '@wersjaSchemy': '1-0E', '#text': 'FA' },
      WariantFormularza: '3',
      DataWytworzeniaFa: issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      SystemInfo: 'Atesto',
    },
    Podmiot1: { DaneIdentyfikacyjne: { NIP: seller.nip, Nazwa: short(seller.name) }, Adres: addressOf(seller.address) },
    Podmiot2: {
      DaneIdentyfikacyjne: { NIP: buyer.nip, Nazwa: short(buyer.name) },
      Adres: { ...addressOf(buyer.address), AdresL2: short(`${buyer.postalCode} ${buyer.city}`) },
      DaneKontaktowe: { Email: buyer.email },
      JST: '2',
      GV: '2',
    },
    Fa: sale(row, number, issuedAt),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Faktura: invoice })}`;
}
