import type { Regime } from '#core/platform/regimes.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { PartLoading, Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { useAnswers, useCurrent } from '#client/assessment/data/queries.ts';
import { Questionnaire } from './questionnaire.tsx';

const ReadQuestions = lazyPart<{ regime: Regime }>(async () => (await import('./reading/read-questions.tsx')).ReadQuestions, {
  loading: () => <PartLoading className="h-28" />,
});

export function QuestionnaireScreen({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const title = t(`regimes.${regime}.assessment`);
  usePageTitle(title);
  const paywall = usePaywall(regime);
  const current = useCurrent(regime);
  const answers = useAnswers(current.data?.id);
  const error = current.error ?? answers.error;
  if (error) {
    const refused = error instanceof ApiError && (error.status === 402 || error.status === 403);
    return (
      <>
        <h1 className="mb-6 text-3xl">{title}</h1>
        {refused ? (
          <>
            <PaywallNotice paywall={paywall ?? 'plan'} />
            {error.status === 402 && <ReadQuestions regime={regime} />}
          </>
        ) : (
          <Failure error={error} retry={() => void (current.error ? current.refetch() : answers.refetch())} />
        )}
      </>
    );
  }
  if (!current.data || !answers.data) {
    return (
      <>
        <h1 className="mb-6 text-3xl">{title}</h1>
        <Skeleton label={t('common.loading')} className="h-28" />
      </>
    );
  }
  return <Questionnaire key={current.data.id} assessment={current.data} answers={answers.data} title={title} />;
}
