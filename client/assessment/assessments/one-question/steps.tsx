import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { end } from '#client/assessment/assessments/answering/order.ts';

/** The ways to the questions before and after, and whether an answer leads on by itself. */
export function Steps({
  previous,
  next,
  done,
  step,
  advances,
  setAdvances,
}: {
  previous: string | null;
  next: string | null;
  /** The question has an answer: going on is what is left to do. */
  done: boolean;
  step: (by: 1 | -1) => void;
  advances: boolean;
  /** Null where nothing can be answered. */
  setAdvances: ((advances: boolean) => void) | null;
}) {
  const { t } = useTranslation();
  return (
    <div className={`no-print border-b border-line pb-5 ${setAdvances ? 'mt-3' : 'mt-6'}`}>
      <div className="flex items-center justify-between gap-3">
        <Button variant="secondary" disabled={previous === null} onClick={() => step(-1)}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('common.previous')}
        </Button>
        <Button variant={done ? 'primary' : 'secondary'} disabled={next === null} onClick={() => step(1)}>
          {t(next === end ? 'answers.one.summary' : 'common.next')}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {setAdvances && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
          <label className="inline-flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={advances}
              onChange={(event) => setAdvances(event.target.checked)}
              className="size-4 accent-brand"
            />
            {t('answers.one.advance')}
          </label>
          <p className="max-md:hidden">{t('answers.one.keys')}</p>
          <p className="hidden pointer-coarse:max-md:block">{t('answers.one.swipe')}</p>
        </div>
      )}
    </div>
  );
}
