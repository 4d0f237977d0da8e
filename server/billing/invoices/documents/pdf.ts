import { creditLine } from '#content/documents/billing/credit.ts';
import { planTexts } from '#content/plans.ts';
import { invoiceWords, type InvoiceWords } from '#content/documents/billing/invoice.ts';
import { colon, dayText, moneyText } from '#core/platform/text/formats.ts';
import { businessDay, calendarDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Amounts, Buyer, InvoiceParty, Recipient } from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import { gross as grossOf } from '#core/account/entitlements/plans.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { qrSymbol } from '#server/adapters/documents/drawing/qr.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import { discountOf, reasonKey } from '#server/billing/invoices/fa3/fa3-lines.ts';
import { vatInGrosz } from '#server/billing/invoices/fa3/fa3.ts';
import { lastDayOf, type InvoiceRow } from '#server/billing/invoices/repository.ts';

/** A code of KSeF on a copy: to the invoice (KOD I) or to who issued it offline (KOD II). */
export type InvoiceCode = Readonly<{ kind: 'invoice' | 'certificate'; link: string; caption: string }>;

/** How a copy is drawn; as SVG, its first page. */
export type PdfOptions = Readonly<{ standard?: RenderJob['standard']; duplicateAt?: Date | null; codes?: readonly InvoiceCode[] }>;

type Issued = InvoiceRow & Readonly<{ number: string; exportedAt: Date }>;
type Fact = Readonly<{ label: string; value: string }>;
/** A label in Polish and, where the reader's language is another, in that one too. */
export type Label = (pick: (words: InvoiceWords) => string) => string;

export function fileName(number: string): string {
  return number.replaceAll('/', '-');
}

export function labelsIn(language: Language): Label {
  return (pick) => {
    const [first, second] = [pick(invoiceWords.pl), pick(invoiceWords[language])];
    return first === second ? first : `${first} / ${second}`;
  };
}

type Party = Omit<InvoiceParty, 'nip'> & Pick<Recipient, 'nip'>;

/** Name, address and NIP of somebody, line by line. */
export function partyLines(party: Party): string[] {
  const { name, address, postalCode, city, country, nip } = party;
  const place = [address, `${postalCode} ${city}`.trim(), country].map(oneLine).filter((line) => line !== '');
  return [oneLine(name), ...place, ...(nip ? [`${invoiceWords.pl.nip} ${nip}`] : [])];
}

/** The seller as it was when the invoice was issued. */
export function sellerLines({ name, address, nip, registration }: InvoiceRow['seller']): string[] {
  return [name, address, `${invoiceWords.pl.nip} ${nip}`, ...(registration ? [registration] : [])];
}

function marksOf({ localGovernment, vatGroup }: Buyer, label: Label): string[] {
  return [...(localGovernment ? [label((w) => w.localGovernment)] : []), ...(vatGroup ? [label((w) => w.vatGroup)] : [])];
}

function partiesOf(row: InvoiceRow, label: Label): { label: string; lines: string[] }[] {
  const { seller, buyer, buyerBefore } = row;
  const { recipient } = buyer;
  return [
    { label: label((w) => w.seller), lines: sellerLines(seller) },
    { label: label((w) => w.buyer), lines: partyLines(buyer) },
    ...(buyerBefore ? [{ label: label((w) => w.buyerBefore), lines: partyLines(buyerBefore) }] : []),
    ...(recipient ? [{ label: label((w) => w.recipient), lines: [...partyLines(recipient), ...marksOf(buyer, label)] }] : []),
  ];
}

function dateLabel(row: InvoiceRow): (words: InvoiceWords) => string {
  if (row.kind === 'VAT') return (w) => w.sold;
  return row.reason === 'buyer' ? (w) => w.changed : (w) => w.refunded;
}

function factsOf(row: Issued, language: Language, label: Label): Fact[] {
  const day = (instant: Date): string => dayText(instant, language);
  const { original, periodFrom, paymentMethod } = row;
  const last = lastDayOf(row);
  const lastDay = last && startOfDay(calendarDay(last));
  const facts: (readonly [(words: InvoiceWords) => string, string | null])[] = [
    [(w) => w.issued, day(row.exportedAt)],
    [dateLabel(row), day(row.soldAt)],
    [(w) => w.period, periodFrom && lastDay && `${day(periodFrom)} – ${day(lastDay)}`],
    [(w) => w.order, row.orderNumber],
    [(w) => w.corrects, original && `${original.number}, ${day(original.exportedAt)}`],
    [(w) => w.reason, row.reason === 'sale' ? null : label((w) => w.reasons[reasonKey(row)])],
    [
      (w) => w.paid,
      row.kind === 'VAT' ? [day(row.soldAt), paymentMethod && label((w) => w.methods[paymentMethod])].filter(Boolean).join(', ') : null,
    ],
    [(w) => w.ksef, row.ksefNumber ?? label((w) => w.ksefNone)],
  ];
  return facts.flatMap(([pick, value]) => (value ? [{ label: label(pick), value }] : []));
}

/** What is sold, in Polish and below it in the reader's language. */
export function serviceText(plan: InvoiceRow['plan'], language: Language): string {
  const inWords = (of: Language): string => filled(invoiceWords[of].soldAs, { plan: planTexts[plan].name });
  return language === 'pl' ? inWords('pl') : `${inWords('pl')}\n${inWords(language)}`;
}

/** A line of amounts as it is printed. */
export function amountsRow(title: string, { net, vat, gross }: Amounts, money: (minor: number) => string) {
  return { title, net: money(net), vat: money(vat), gross: money(gross) };
}

/** The line of what took something off the price, and the price before it: both together come to what is invoiced. */
export function discounted(
  { net, vat, gross, credits }: Amounts & Pick<InvoiceRow, 'credits'>,
  language: Language,
): { price: Amounts; lines: (Amounts & { title: string })[] } {
  const discount = discountOf({ credits });
  if (!credits || discount === 0) return { price: { net, vat, gross }, lines: [] };
  const before = grossOf(net + discount);
  const price = { net: net + discount, vat: before - net - discount, gross: before };
  const inWords = (of: Language): string => credits.map((credit) => creditLine(credit, of)).join('; ');
  const title = language === 'pl' ? inWords('pl') : `${inWords('pl')}\n${inWords(language)}`;
  return { price, lines: [{ title, net: -discount, vat: vat - price.vat, gross: gross - price.gross }] };
}

/** A line for a sale and one for what took something off its price; what it was and what it is for a correction; none where no amount changes. */
function linesOf(row: InvoiceRow, language: Language, money: (minor: number) => string) {
  const { before, plan } = row;
  const label = labelsIn(language);
  const service = serviceText(plan, language);
  if (row.reason === 'buyer') return [];
  if (row.kind === 'VAT') {
    const { price, lines } = discounted(row, language);
    return [amountsRow(service, price, money), ...lines.map(({ title, ...amounts }) => amountsRow(title, amounts, money))];
  }
  const after = { net: before.net + row.net, vat: before.vat + row.vat, gross: before.gross + row.gross };
  return [
    amountsRow(`${service}\n${label((w) => w.before)}`, before, money),
    amountsRow(
      label((w) => w.after),
      after,
      money,
    ),
  ];
}

/** What all lines come to; of a correction what it changes. None where no amount changes. */
function totalOf(row: InvoiceRow, label: Label, money: (minor: number) => string) {
  if (row.reason === 'buyer') return null;
  return amountsRow(
    label((w) => (row.kind === 'KOR' ? w.difference : w.total)),
    row,
    money,
  );
}

/** The złoty value of the tax, which an invoice in another currency has to name. */
function rateText(row: InvoiceRow, language: Language, label: Label): string {
  if (row.currency === 'PLN' || row.nbpRate === null || row.reason === 'buyer') return '';
  const source = [row.nbpTable, row.nbpDay && dayText(startOfDay(calendarDay(row.nbpDay)), language)].filter(Boolean).join(', ');
  const rate = `${label((w) => w.nbp)}${colon(language)} 1 EUR = ${row.nbpRate.toFixed(4).replace('.', ',')} PLN (${source})`;
  return `${rate} · ${label((w) => w.vatInZloty)}${colon(language)} ${moneyText(vatInGrosz(row) / 100, 'PLN', language)}`;
}

/** Whether a document stands for itself without KSeF so far. */
function isOffline({ file, ksefNumber }: Issued): boolean {
  return file !== null && file.mode !== 'online' && ksefNumber === null;
}

/**
 * What the copy is: a duplicate states on which day it was made (art. 106l of the VAT act); until KSeF has it, an invoice that was issued by
 * choice or in an unavailability is only confirmed.
 */
function kickerOf(row: Issued, language: Language, duplicateAt: Date | null): string {
  const label = labelsIn(language);
  if (duplicateAt) return label((w) => filled(w.duplicate, { date: dayText(duplicateAt, language) }));
  const isConfirmed = isOffline(row) && (row.file?.mode === 'offline24' || row.file?.mode === 'unavailability');
  return label((w) => (isConfirmed ? w.transaction : w.copy));
}

function noteOf(row: Issued): (words: InvoiceWords) => string {
  if (row.ksefNumber) return (w) => w.copyNote;
  if (row.file?.state === 'outside') return (w) => w.outsideNote;
  return isOffline(row) ? (w) => w.offlineNote : (w) => w.ksefWaiting;
}

/** Everything the template prints. */
function invoiceData(row: Issued, language: Language, { duplicateAt = null, codes = [] }: PdfOptions): unknown {
  const label = labelsIn(language);
  const words = invoiceWords[language];
  const money = (minor: number): string => moneyText(minor / 100, row.currency, language).replaceAll(' ', '\u00a0');
  const kind = label((w) => w.kinds[row.kind]);
  const note = noteOf(row);
  return {
    language,
    day: businessDay(row.exportedAt),
    branding: null,
    words,
    kicker: kickerOf(row, language, duplicateAt),
    title: row.number,
    kind,
    name: bind(oneLine(row.buyer.name), language),
    headline: `${kind} ${row.number}`,
    dated: dayText(row.exportedAt, language),
    about: kind,
    facts: factsOf(row, language, label),
    parties: partiesOf(row, label),
    heads: [label((w) => w.service), label((w) => w.net), label((w) => w.rate), label((w) => w.vat), label((w) => w.gross)],
    lines: linesOf(row, language, money).map((line) => ({ ...line, rate: `${row.vatPercent}%` })),
    total: totalOf(row, label, money),
    rate: rateText(row, language, label),
    notes: language === 'pl' ? [note(words)] : [note(invoiceWords.pl), note(words)],
    codes: codes.map(({ kind, link, caption }) => ({
      file: `${kind}.svg`,
      quiet: qrSymbol(link).quiet,
      label: label((w) => (kind === 'invoice' ? w.codeInvoice : w.codeCertificate)),
      open: label((w) => w.codeLink),
      caption,
      link,
    })),
  };
}

export function invoiceJob(row: Issued, language: Language, options: PdfOptions = {}): RenderJob {
  const files = Object.fromEntries((options.codes ?? []).map(({ kind, link }) => [`${kind}.svg`, qrSymbol(link).svg]));
  return { template: 'invoice', data: invoiceData(row, language, options), files, standard: options.standard ?? 'a-2a' };
}

/** A readable copy of an issued invoice, in Polish and the reader's language; the invoice itself is the file in KSeF. */
export function invoicePdf(deps: Pick<Deps, 'renderer'>, row: Issued, language: Language, options: PdfOptions): Promise<Buffer> {
  return deps.renderer.render(invoiceJob(row, language, options));
}
