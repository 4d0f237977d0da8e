import { Link, useLocation } from 'wouter';
import type { Regime } from '#core/platform/regimes.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { reviewAddress } from '#client/assessment/data/places.ts';

/** The way to the report, which leads through the review; open once every answer is there and saved. */
export function ToReport({ regime, missing, waits, jump }: { regime: Regime; missing: number; waits: boolean; jump: () => void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const ready = missing === 0 && !waits;
  return (
    <div className="flex flex-col items-end gap-3">
      <Button disabled={!ready} aria-describedby={ready ? undefined : 'report-why'} onClick={() => go(reviewAddress(regime))}>
        {t('answers.report')}
      </Button>
      {!ready && (
        <p id="report-why" className="text-right text-sm text-muted">
          {missing > 0 ? t('answers.missing', { count: missing }) : t('answers.waitForSaves')}{' '}
          {missing > 0 && (
            <button type="button" onClick={jump} className="font-medium text-brand underline">
              {t('answers.jump')}
            </button>
          )}{' '}
          <Link href={reviewAddress(regime)} className="font-medium text-brand underline">
            {t('review.open')}
          </Link>
        </p>
      )}
    </div>
  );
}
