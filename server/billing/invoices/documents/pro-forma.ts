import { invoiceWords } from '#content/documents/billing/invoice.ts';
import { dayText, moneyText } from '#core/platform/text/formats.ts';
import { readableIban } from '#core/billing/payments/bank-account.ts';
import { transferCode } from '#core/billing/payments/transfer-code.ts';
import { addDays, businessDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { proFormaDays, type Buyer, type InvoicedCredit } from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Currency, PlanId } from '#core/account/entitlements/plans.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { qrSymbol } from '#server/adapters/documents/drawing/qr.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import { amountsRow, discounted, labelsIn, partyLines, sellerLines, serviceText, type Label } from './pdf.ts';
import { sellerOf } from '#server/billing/invoices/service.ts';

/** An order that is to be paid by bank transfer. Amounts are minor units. */
export type ProFormaOrder = Readonly<{
  /** Also the exact title of the transfer. */
  orderNumber: string;
  orderedAt: Date;
  plan: PlanId;
  credits: readonly InvoicedCredit[] | null;
  net: number;
  gross: number;
  vatPercent: number;
  currency: Currency;
  buyer: Buyer;
  language: Language;
}>;

type ProFormaDeps = Pick<Deps, 'renderer' | 'config'>;

/** The last day on which the transfer is expected, in Warsaw. */
export function proFormaDue(orderedAt: Date): Date {
  return startOfDay(addDays(businessDay(orderedAt), proFormaDays));
}

function partiesOf({ config }: Pick<Deps, 'config'>, { buyer }: ProFormaOrder, label: Label) {
  return [
    { label: label((w) => w.seller), lines: sellerLines(sellerOf({ config })) },
    { label: label((w) => w.buyer), lines: partyLines(buyer) },
    ...(buyer.recipient ? [{ label: label((w) => w.recipient), lines: partyLines(buyer.recipient) }] : []),
  ];
}

export function proFormaJob(deps: Pick<Deps, 'config'>, order: ProFormaOrder, standard: RenderJob['standard'] = 'a-2a'): RenderJob {
  const { orderNumber, orderedAt, plan, credits, net, gross, vatPercent, currency, language } = order;
  const { bankAccount, bankName, name, nip } = deps.config.company;
  const label = labelsIn(language);
  const money = (minor: number): string => moneyText(minor / 100, currency, language).replaceAll(' ', '\u00a0');
  const day = (instant: Date): string => dayText(instant, language);
  const words = invoiceWords[language];
  const { price, lines } = discounted({ net, vat: gross - net, gross, credits }, language);
  const sums = [{ title: serviceText(plan, language), ...price }, ...lines];
  const title = label((w) => w.proForma);
  const text = transferCode({ payee: name, nip, account: bankAccount, amount: gross, currency, title: orderNumber });
  const symbol = text === null ? null : qrSymbol(text);
  const data = {
    language,
    day: businessDay(orderedAt),
    branding: null,
    words,
    kicker: title,
    title: orderNumber,
    name: bind(oneLine(order.buyer.name), language),
    headline: `${title} ${orderNumber}`,
    dated: day(orderedAt),
    about: `${label((w) => w.ordered)}: ${day(orderedAt)}`,
    transfer: [
      { label: label((w) => w.payee), value: name },
      { label: label((w) => w.account), value: readableIban(bankAccount).replaceAll(' ', '\u00a0') },
      { label: label((w) => w.bank), value: bankName },
      { label: label((w) => w.transferTitle), value: orderNumber },
      { label: label((w) => w.transferAmount), value: money(gross) },
      { label: label((w) => w.due), value: day(proFormaDue(orderedAt)) },
    ],
    parties: partiesOf(deps, order, label),
    heads: [label((w) => w.service), label((w) => w.net), label((w) => w.rate), label((w) => w.vat), label((w) => w.gross)],
    lines: sums.map((line) => ({ ...amountsRow(line.title, line, money), rate: `${vatPercent}%` })),
    total: amountsRow(
      label((w) => w.total),
      { net, vat: gross - net, gross },
      money,
    ),
    code: symbol && { quiet: symbol.quiet, caption: label((w) => w.transferCode) },
    exactTitle: language === 'pl' ? [words.exactTitle] : [invoiceWords.pl.exactTitle, words.exactTitle],
    notes: language === 'pl' ? [words.notInvoice] : [invoiceWords.pl.notInvoice, words.notInvoice],
  };
  return { template: 'pro-forma', data, files: symbol ? { 'transfer.svg': symbol.svg } : {}, standard };
}

/** The pro forma of an order by transfer: not an invoice; states where, how much, under which title and until when to pay. */
export async function proFormaPdf(deps: ProFormaDeps, order: ProFormaOrder): Promise<{ fileName: string; bytes: Buffer }> {
  return { fileName: `pro-forma-${order.orderNumber}.pdf`, bytes: await deps.renderer.render(proFormaJob(deps, order)) };
}
