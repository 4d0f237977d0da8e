import type { Today } from '#contract/operations/today.ts';
import { fewestForShare, funnelDays, shareOfStep } from '#core/operations/today.ts';
import { number, shortDayOf, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';

function shareText(t: Translate, count: number, before: number | null): string {
  if (before === null) return '';
  if (before < fewestForShare) return t('operator.today.tooFew');
  const share = shareOfStep(count, before);
  return share === null ? t('operator.today.moreThanBefore') : wholePercent(share);
}

/** How far the organisations came that registered lately, each step beside its share of the one before. */
export function FunnelList({ funnel }: Readonly<Pick<Today, 'funnel'>>) {
  const { t } = useTranslation();
  const { steps, from, isCapped } = funnel;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <section aria-labelledby="today-funnel">
      <h2 id="today-funnel" className="text-xl">
        {t('operator.today.funnelTitle', { days: funnelDays })}
      </h2>
      <p className="text-sm text-muted">
        {t(isCapped ? 'operator.today.funnelNewest' : 'operator.today.funnelText', { date: shortDayOf(from) })}
      </p>
      <ol className="mt-2 space-y-1.5 text-[0.9375rem]">
        {steps.map(({ step, count }, place) => (
          <li key={step}>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <span>{t(`operator.today.steps.${step}`)}</span>
              <span className="font-semibold tabular-nums">{number(count)}</span>
              <span className="ml-auto text-sm text-muted">{shareText(t, count, steps[place - 1]?.count ?? null)}</span>
            </div>
            <div aria-hidden="true" className="mt-0.5 h-2 rounded-full bg-tint">
              <div className="h-full rounded-full bg-brand" style={{ width: `${(100 * count) / most}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
