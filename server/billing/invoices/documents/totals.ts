import sql from 'sql-template-tag';
import { currencies, type Currency } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Minor units. */
type Sum = Readonly<{ net: number; vat: number; count: number }>;

/** What invoices say was sold, and what corrections of whatever reason took from it or gave back to it. */
export type SoldSums = Readonly<{
  currency: Currency;
  sales: Sum;
  corrections: Sum;
  total: Pick<Sum, 'net' | 'vat'>;
}>;

type Between = Readonly<{ from: Date; to: Date }>;
type Row = Sum & Readonly<{ span: number; currency: Currency; isSale: boolean }>;

const nothing: Sum = { net: 0, vat: 0, count: 0 };

function sumsOf(rows: readonly Row[], currency: Currency): SoldSums {
  const of = (isSale: boolean): Sum => {
    const found = rows.find((row) => row.currency === currency && row.isSale === isSale);
    return found ? { net: found.net, vat: found.vat, count: found.count } : nothing;
  };
  const [sales, corrections] = [of(true), of(false)];
  return { currency, sales, corrections, total: { net: sales.net + corrections.net, vat: sales.vat + corrections.vat } };
}

/** What was sold in each of two times: złoty always, other currencies where there is any. A correction counts when it was caused. */
export async function soldIn(db: Db, first: Between, second: Between): Promise<[SoldSums[], SoldSums[]]> {
  const spans = sql`(values (1, ${first.from}::timestamptz, ${first.to}::timestamptz), (2, ${second.from}, ${second.to})) s (span, since, until)`;
  const rows = await db.rows<Row>(sql`
    select s.span, i.currency, i.reason = 'sale' as is_sale, count(*)::int as count,
      round(sum(i.net_amount) * 100)::bigint as net, round(sum(i.vat_amount) * 100)::bigint as vat
    from ${spans} join invoices i on i.sold_at >= s.since and i.sold_at <= s.until
    group by s.span, i.currency, i.reason = 'sale'`);
  const of = (span: number): SoldSums[] => {
    const own = rows.filter((row) => row.span === span);
    return currencies.filter((one) => one === 'PLN' || own.some((row) => row.currency === one)).map((one) => sumsOf(own, one));
  };
  return [of(1), of(2)];
}
