import { Check } from 'lucide-react';
import type { Assessment } from '#contract/assessments.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { reviewAddress } from './places.ts';

/** How much is answered and saved, the way to what is open, and to the review. */
export function ProgressHead({
  assessment,
  answered,
  saved,
  unsaved,
  jump,
}: {
  assessment: Assessment;
  answered: number;
  /** Saves acknowledged in the last moments. */
  saved: number;
  unsaved: number;
  jump: (() => void) | null;
}) {
  const { t } = useTranslation();
  const share = (answered * 100) / assessment.questionCount;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <Progress value={share} label={t('answers.progress')} tone={share === 100 ? 'good' : 'brand'} />
      </div>
      <p className="text-sm font-medium" aria-live="polite">
        {t('answers.answeredOf', { count: assessment.questionCount, answered })}
      </p>
      {jump ? (
        <Button look="quiet" size="small" onClick={jump}>
          {t('answers.jump')}
        </Button>
      ) : (
        <ButtonLink look="quiet" size="small" href={reviewAddress(assessment.regime)}>
          {t('review.open')}
        </ButtonLink>
      )}
      <SavedLine saved={saved} unsaved={unsaved} />
    </div>
  );
}

/** What became of the last answers, in a place that covers none: counted, and never “saved” while one is not. */
function SavedLine({ saved, unsaved }: { saved: number; unsaved: number }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="min-h-5 basis-full text-sm text-muted">
      {unsaved > 0 && <span className="font-medium text-bad">{t('answers.unsaved', { count: unsaved })}</span>}
      {unsaved === 0 && saved > 0 && (
        <>
          <Check aria-hidden="true" className="mr-1 inline size-4 text-good" />
          <span className="font-medium text-ink">{t('answers.savedTitle')}</span>{' '}
          <span>{saved === 1 ? t('answers.savedText') : t('answers.savedMany', { count: saved })}</span>
        </>
      )}
    </p>
  );
}
