import type { Today } from '#contract/operations/today.ts';
import type { Currency } from '#core/account/entitlements/plans.ts';
import { dayFormat, moneyText, numberText } from '#core/platform/text/formats.ts';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';

type Money = Today['money'];
type Sums = Money['present']['sums'][number];

/** To the grosz, also where the amount is whole. */
function exact(minor: number, currency: Currency): string {
  return moneyText(minor / 100, currency, shownLanguage(), 2);
}

/** Days of one month: 1–28 lis. */
function daysText({ firstDay, lastDay }: Money['present']): string {
  const [first, last] = [firstDay, lastDay].map((day) => new Date(`${day}T12:00:00Z`));
  return first && last ? dayFormat(shownLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(first, last) : '';
}

const rows = [
  ['sales', ({ sales }: Sums) => sales.net],
  ['corrections', ({ corrections }: Sums) => corrections.net],
  ['net', ({ total }: Sums) => total.net],
  ['vat', ({ total }: Sums) => total.vat],
] as const;

function none(currency: Currency): Sums {
  const nothing = { net: 0, vat: 0, count: 0 };
  return { currency, sales: nothing, corrections: nothing, total: nothing };
}

function CurrencyRows({ currency, money }: Readonly<{ currency: Currency; money: Money }>) {
  const { t } = useTranslation();
  const columns = [money.present, money.previous].map((of) => ({
    firstDay: of.firstDay,
    sums: of.sums.find((one) => one.currency === currency) ?? none(currency),
  }));
  return (
    <tbody className="divide-y divide-line">
      <tr className="text-sm text-muted">
        <th scope="col" className="pb-1 text-left font-normal">
          {currency}
        </th>
        {[money.present, money.previous].map((of) => (
          <th key={of.firstDay} scope="col" className="pb-1 pl-2 text-right font-normal">
            {daysText(of)}
          </th>
        ))}
      </tr>
      {rows.map(([name, of]) => (
        <tr key={name} className={name === 'net' ? 'font-semibold' : ''}>
          <th scope="row" className={`py-1 pr-2 text-left ${name === 'net' ? 'font-semibold' : 'font-normal'}`}>
            {t(`operator.today.money.${name}`)}
          </th>
          {columns.map(({ firstDay, sums }) => (
            <td key={firstDay} className="py-1 pl-2 text-right tabular-nums">
              {numberText(of(sums) / 100, shownLanguage())}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function ProFormas({ proFormas }: Readonly<Pick<Money, 'proFormas'>>) {
  const { t } = useTranslation();
  if (proFormas.length === 0) return <p className="mt-2 text-sm text-muted">{t('operator.today.noProFormas')}</p>;
  return (
    <ul className="mt-2 text-sm">
      {proFormas.map(({ currency, count, gross, since }) => (
        <li key={currency}>{t('operator.today.proFormas', { total: count, gross: exact(gross, currency), date: shortDayOf(since) })}</li>
      ))}
    </ul>
  );
}

/** What was sold this month and to the same day of the month before, as invoices and corrections say. */
export function MoneyTable({ money }: Readonly<{ money: Money }>) {
  const { t } = useTranslation();
  const currencies = [...new Set([...money.present.sums, ...money.previous.sums].map(({ currency }) => currency))];
  return (
    <section aria-labelledby="today-money" className="order-3">
      <h2 id="today-money" className="text-xl">
        {t('operator.today.moneyTitle')}
      </h2>
      <table className="mt-2 w-full text-[0.9375rem] max-sm:text-sm" aria-labelledby="today-money">
        {currencies.map((currency) => (
          <CurrencyRows key={currency} currency={currency} money={money} />
        ))}
      </table>
      <ProFormas proFormas={money.proFormas} />
    </section>
  );
}
