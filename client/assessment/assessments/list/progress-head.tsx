import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { reviewAddress } from '#client/assessment/data/places.ts';

/** How much is answered and saved, the way to what is open, and to the review. */
export function ProgressHead({
  assessment,
  answered,
  unsaved,
  jump,
}: {
  assessment: Assessment;
  answered: number;
  unsaved: number;
  jump: (() => void) | null;
}) {
  const { t } = useTranslation();
  const share = (answered * 100) / assessment.questionCount;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="min-w-16 flex-1">
        <Progress value={share} label={t('answers.progress')} tone={share === 100 ? 'good' : 'brand'} />
      </div>
      <p className="text-sm font-medium" aria-live="polite">
        {t('answers.answeredOf', { count: assessment.questionCount, answered })}
      </p>
      {jump ? (
        <Button variant="quiet" size="small" className="sm:-mr-[0.8125rem] sm:ml-auto" onClick={jump}>
          {t('answers.jump')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" size="small" className="sm:-mr-[0.8125rem] sm:ml-auto" href={reviewAddress(assessment.regime)}>
          {t('review.open')}
        </ButtonLink>
      )}
      <UnsavedLine unsaved={unsaved} />
    </div>
  );
}

/** What is not saved; what is, a toast states (decision 0632). */
function UnsavedLine({ unsaved }: { unsaved: number }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-sm font-medium text-bad empty:sr-only">
      {unsaved > 0 && t('answers.unsaved', { count: unsaved })}
    </p>
  );
}
