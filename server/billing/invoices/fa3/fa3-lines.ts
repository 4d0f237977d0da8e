import { correctionReasons, serviceUnit, soldService } from '#content/documents/billing/fa3.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';

/** Minor units as FA(3) writes them: 1845.00. */
export function amount(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** Whether one correction takes the whole sale off. */
export function cancelsAll({ kind, net, before }: Pick<InvoiceRow, 'kind' | 'net' | 'before'>): boolean {
  return kind === 'KOR' && before.net + net === 0;
}

/** The word for why a correction was made; a part of the money refunded is not all of it. */
export function reasonKey(row: Pick<InvoiceRow, 'kind' | 'reason' | 'net' | 'before'>): keyof typeof correctionReasons {
  if (row.reason === 'sale') throw new Error('an invoice of a sale corrects nothing');
  return row.reason === 'refund' && !cancelsAll(row) ? 'part' : row.reason;
}

/** TypKorekty: the tax of a refund changes when it is given (2); an invoice that names the wrong buyer was wrong from its day on (1). */
const taxed = { onItsOwnDay: '2', onThatOfTheInvoice: '1' } as const;

/** Which invoice is corrected and why. */
export function correctionOf(row: InvoiceRow): object {
  if (row.kind !== 'KOR' || !row.original) return {};
  const { number, exportedAt, ksefNumber } = row.original;
  return {
    PrzyczynaKorekty: correctionReasons[reasonKey(row)],
    ...(row.reason === 'buyer' ? {} : { TypKorekty: row.reason === 'replaced' ? taxed.onThatOfTheInvoice : taxed.onItsOwnDay }),
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: isoDay(exportedAt),
      NrFaKorygowanej: number,
      // Without its number only where it is outside KSeF for good: every other correction waits for it.
      ...(ksefNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: ksefNumber } : { NrKSeFN: '1' }),
    },
  };
}

type Line = Readonly<{ quantity: number; price: number; discount?: number; before?: boolean }>;

/** What unused days of a lesser plan took off the net price (art. 29a section 7 of the VAT act), in minor units. */
export function discountOf({ credits }: Pick<InvoiceRow, 'credits'>): number {
  return (credits ?? []).reduce((sum, { net }) => sum + net, 0);
}

/** The price of an invoice is that before the discount; in corrections the discount is within the price. An invoice has one line; a full correction its opposite; a correction in part the line as it was and as it is. */
function linesIn(row: InvoiceRow): Line[] {
  const was = row.before.net;
  if (row.reason === 'buyer') return [];
  const discount = discountOf(row);
  if (row.kind === 'VAT') return [{ quantity: 1, price: row.net + discount, discount }];
  if (cancelsAll(row)) return [{ quantity: -1, price: was }];
  return [
    { quantity: was === 0 ? 0 : 1, price: was, before: true },
    { quantity: 1, price: was + row.net },
  ];
}

export function linesOf(row: InvoiceRow): object {
  const lines = linesIn(row).map(({ quantity, price, discount = 0, before }, place) => ({
    NrWierszaFa: String(place + 1),
    P_7: soldService(row.plan),
    P_8A: serviceUnit,
    P_8B: String(quantity),
    P_9A: amount(price),
    ...(discount > 0 ? { P_10: amount(discount) } : {}),
    P_11: amount(quantity * price - discount),
    P_12: String(row.vatPercent),
    ...(row.nbpRate ? { KursWaluty: row.nbpRate.toFixed(4) } : {}),
    ...(before ? { StanPrzed: '1' } : {}),
  }));
  return { FaWiersz: lines };
}
