import { XMLBuilder } from 'fast-xml-parser';
import { creditLine } from '#content/documents/billing/credit.ts';
import { creditKey, orderNumberKey, paymentIdKey } from '#content/documents/billing/fa3.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { countryCode } from '#core/platform/countries.ts';
import { inGrosz, type Buyer, type InvoiceParty, type Recipient } from '#core/billing/invoices.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';
import { amount, correctionOf, linesOf } from './fa3-lines.ts';
import { lastDayOf, type InvoiceRow } from '#server/billing/invoices/repository.ts';

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
/** FormaPlatnosci: card 2, transfer (P24 too) 6, mobile (BLIK) 7. */
const paymentForms: Readonly<Record<PaidBy, string>> = { card: '2', p24: '6', transfer: '6', blik: '7' };
/** Rola of Podmiot3 (TRolaPodmiotu3): recipient, unit of a local government, member of a VAT group. */
const roles = { recipient: '2', localGovernment: '8', vatGroup: '10' } as const;
const [yes, no] = ['1', '2'] as const;

const builder = new XMLBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

/** Longest text of names and address lines (type TZnakowy512). */
const longestText = 512;

function short(text: string): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longestText).join('').trimEnd();
}

function addressOf({ country, address, postalCode, city }: Omit<InvoiceParty, 'name' | 'nip'>): object {
  return { KodKraju: countryCode(country) ?? '', AdresL1: short(address), AdresL2: short(`${postalCode} ${city}`) };
}

function identityOf({ nip, name }: Pick<Recipient, 'nip' | 'name'>): object {
  return { ...(nip ? { NIP: nip } : { BrakID: yes }), Nazwa: short(name) };
}

function buyerOf(buyer: Buyer): object {
  return {
    DaneIdentyfikacyjne: identityOf(buyer),
    Adres: addressOf(buyer),
    DaneKontaktowe: { Email: buyer.email },
    JST: buyer.localGovernment ? yes : no,
    GV: buyer.vatGroup ? yes : no,
  };
}

/** What the recipient is to the buyer: nearly always one thing. */
function rolesOf({ localGovernment, vatGroup }: Buyer): string[] {
  const marked = [...(localGovernment ? [roles.localGovernment] : []), ...(vatGroup ? [roles.vatGroup] : [])];
  return marked.length > 0 ? marked : [roles.recipient];
}

function recipientOf(buyer: Buyer): object {
  const { recipient } = buyer;
  if (!recipient) return {};
  const who = { DaneIdentyfikacyjne: identityOf(recipient), Adres: addressOf(recipient) };
  return { Podmiot3: rolesOf(buyer).map((Rola) => ({ ...who, Rola })) };
}

/**
 * Tax in grosz of a change from what was invoiced before. Taken as a difference of rounded sums, so that corrections
 * together take off exactly what the invoice stated.
 */
export function vatInGrosz(row: Pick<InvoiceRow, 'nbpRate' | 'vat' | 'before'>): number {
  const rate = Math.round((row.nbpRate ?? 0) * 10_000);
  return inGrosz(row.before.vat + row.vat, rate) - inGrosz(row.before.vat, rate);
}

function amountsOf(row: InvoiceRow): object {
  if (row.reason === 'buyer') return { P_15: amount(0) };
  return {
    P_13_1: amount(row.net),
    P_14_1: amount(row.vat),
    ...(row.currency === 'EUR' ? { P_14_1W: amount(vatInGrosz(row)) } : {}),
    P_15: amount(row.gross),
  };
}

const annotations = {
  P_16: no,
  P_17: no,
  P_18: no,
  P_18A: no,
  Zwolnienie: { P_19N: yes },
  NoweSrodkiTransportu: { P_22N: yes },
  P_23: no,
  PMarzy: { P_PMarzyN: yes },
};

/** Which order unused days were credited from, and what they took off the price. */
function creditsOf({ credits, currency }: InvoiceRow): (readonly [string, string])[] {
  return (credits ?? []).map((credit) => [creditKey, `${creditLine(credit, 'pl')}, ${amount(credit.net)} ${currency} netto`]);
}

/** Names under which a sale is found again, and what its price was reduced by. */
function descriptionsOf(row: InvoiceRow): object {
  const named = [[orderNumberKey, row.orderNumber], [paymentIdKey, row.providerPaymentId], ...creditsOf(row)] as const;
  const given = named.flatMap(([Klucz, Wartosc]) => (Wartosc ? [{ Klucz, Wartosc }] : []));
  return { DodatkowyOpis: given };
}

/** That the sale is paid; how is said only when it is known. */
function paymentOf({ kind, soldAt, paymentMethod }: InvoiceRow): object {
  if (kind === 'KOR') return {};
  const form = paymentMethod ? { FormaPlatnosci: paymentForms[paymentMethod] } : {};
  return { Platnosc: { Zaplacono: yes, DataZaplaty: isoDay(soldAt), ...form } };
}

function body(row: InvoiceRow, number: string, issuedAt: Date): object {
  const replaced = row.buyerBefore;
  const lastDay = lastDayOf(row);
  return {
    KodWaluty: row.currency,
    P_1: isoDay(issuedAt),
    P_2: number,
    ...(row.periodFrom && lastDay ? { OkresFa: { P_6_Od: isoDay(row.periodFrom), P_6_Do: lastDay } } : { P_6: isoDay(row.soldAt) }),
    ...amountsOf(row),
    Adnotacje: annotations,
    RodzajFaktury: row.kind,
    ...correctionOf(row),
    ...(replaced ? { Podmiot2K: { DaneIdentyfikacyjne: identityOf(replaced), Adres: addressOf(replaced) } } : {}),
    ...descriptionsOf(row),
    ...linesOf(row),
    ...paymentOf(row),
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
    Podmiot1: {
      DaneIdentyfikacyjne: { NIP: seller.nip, Nazwa: short(seller.name) },
      Adres: { KodKraju: 'PL', AdresL1: short(seller.address) },
    },
    Podmiot2: buyerOf(buyer),
    ...recipientOf(buyer),
    Fa: body(row, number, issuedAt),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Faktura: invoice })}`;
}
