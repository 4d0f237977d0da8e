import type { GuidanceView } from '#contract/assessment/answering/guidance.ts';
import type { GuidedSize } from '#core/assessment/scope/questions/guidance.ts';
import type { QuestionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useGuidance, useOwnSize, type Shown } from './queries.ts';

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-0.5 text-[0.9375rem] text-muted">{children}</dd>
    </div>
  );
}

/** The step for the size of the organisation stands first and is marked, where the size is known. */
function FirstSteps({ steps, own }: { steps: GuidanceView['firstSteps']; own: GuidedSize | null }) {
  const { t } = useTranslation();
  const ordered = steps.toSorted((a, b) => Number(b.people === own) - Number(a.people === own));
  return (
    <dl className="mt-1.5 space-y-3">
      {ordered.map(({ people, step }) => (
        <div key={people} data-people={people} className={people === own ? 'rounded-md bg-tint px-3 py-2.5' : ''}>
          <dt className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
            {t('guidance.size', { people })}
            {people === own && <Badge tone="good">{t('guidance.yours')}</Badge>}
          </dt>
          <dd className={`mt-0.5 text-[0.9375rem] ${people === own ? '' : 'text-muted'}`}>{step}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The guidance of one question, or its first steps alone: then only the one for a size that is known. Nothing where there is none. */
export function GuidancePanel({ questionId, place, shown }: { questionId: string; place: QuestionPlace; shown: Shown }) {
  const { t } = useTranslation();
  const section = useGuidance(place);
  const own = useOwnSize();
  if (section.isPending || own === undefined) return <Skeleton label={t('common.loading')} rows={2} className="h-12" />;
  if (section.isError) return <Failure error={section.error} retry={() => void section.refetch()} />;
  const guidance = section.data.find((one) => one.questionId === questionId);
  if (!guidance) return null;
  const { firstSteps } = guidance;
  const forOwn = shown === 'steps' ? firstSteps.filter(({ people }) => people === own) : [];
  return (
    <div className="max-w-3xl space-y-3">
      {shown === 'all' && (
        <dl className="space-y-3">
          <Part title={t('guidance.why')}>{guidance.why}</Part>
          <Part title={t('guidance.inFull')}>{guidance.inFull}</Part>
          <Part title={t('guidance.inPart')}>{guidance.inPart}</Part>
        </dl>
      )}
      <div>
        <p className="text-sm font-semibold">{t('guidance.firstStep')}</p>
        <p className="text-sm text-muted">{t('guidance.beginning')}</p>
        <FirstSteps steps={forOwn.length > 0 ? forOwn : firstSteps} own={own} />
      </div>
    </div>
  );
}
