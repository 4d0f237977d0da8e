import type { Today } from '#contract/operations/today.ts';
import { fewestForShare, funnelDays, shareOfStep } from '#core/operations/today.ts';
import { number, shortDayOf, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';

function shareText(t: Translate, count: number, before: number | null): string {
  if (before === null) return '';
  if (before < fewestForShare) return t('operator.today.tooFewHere');
  const share = shareOfStep(count, before);
  return share === null ? t('operator.today.moreThanBefore') : wholePercent(share);
}

/** How far the organisations came that registered lately, each step beside its share of the one before. */
export function FunnelList({ funnel }: Readonly<Pick<Today, 'funnel'>>) {
  const { t } = useTranslation();
  const { steps, from, isCapped } = funnel;
  const registered = steps[0]?.count ?? 0;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  // Of few there is nothing to say at any step: it is said once.
  const isFew = registered < fewestForShare;
  const text = t(isCapped ? 'operator.today.funnelNewest' : 'operator.today.funnelText', { date: shortDayOf(from) });
  return (
    <section aria-labelledby="today-funnel" className="order-4">
      <h2 id="today-funnel" className="text-xl">
        {t('operator.today.funnelTitle', { days: funnelDays })}
      </h2>
      <p className="text-sm text-muted">
        {text} {isFew ? t('operator.today.tooFew') : t('operator.today.shareText')}
      </p>
      <ol className="mt-1.5 text-[0.9375rem]">
        {steps.map(({ step, count }, place) => (
          <li key={step} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-0.5 sm:grid-cols-[10.5rem_1fr_auto]">
            <span>{t(`operator.today.steps.${step}`)}</span>
            <span className="text-right sm:order-last sm:w-24">
              {!isFew && <span className="mr-2 text-sm text-muted">{shareText(t, count, steps[place - 1]?.count ?? null)}</span>}
              <span className="font-semibold tabular-nums">{number(count)}</span>
            </span>
            <span aria-hidden="true" className="h-2 rounded-full bg-tint max-sm:col-span-2">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
