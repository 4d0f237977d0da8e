import type { AccountingMonth } from '#contract/billing/accounting.ts';
import type { Currency } from '#core/account/entitlements/plans.ts';
import { money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Sums = Readonly<{ net: number; vat: number; gross: number }>;

function TotalCard({ title, sums, currency }: { title: string; sums: Sums; currency: Currency }) {
  const { t } = useTranslation();
  return (
    <div className="rounded-md border border-line p-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {(['net', 'vat', 'gross'] as const).map((one) => (
          <div key={one} className="contents">
            <dt className="text-muted">{t(`accounting.${one}`)}</dt>
            <dd className="text-right tabular-nums">{money(sums[one], currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Sums by currency, and all of it in złoty. */
export function MonthTotals({ totals, inZloty }: Pick<AccountingMonth, 'totals' | 'inZloty'>) {
  const { t } = useTranslation();
  if (totals.length === 0) return null;
  return (
    <section aria-labelledby="accounting-totals">
      <h2 id="accounting-totals" className="text-xl">
        {t('accounting.totals')}
      </h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {totals.map((one) => (
          <TotalCard key={one.currency} title={`${one.currency} · ${one.documents}`} sums={one} currency={one.currency} />
        ))}
        <TotalCard title={t('accounting.inZloty')} sums={inZloty} currency="PLN" />
      </div>
    </section>
  );
}
