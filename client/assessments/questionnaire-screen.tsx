import { useTranslation } from 'react-i18next';
import type { Regime } from '#core/regimes.ts';
import { ApiError } from '#client/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useAnswers, useCurrent } from './queries.ts';
import { Questionnaire } from './questionnaire.tsx';

/** Why there is no questionnaire: the plan does not cover it. */
function NotCovered({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t(error.code === 'plan_upgrade_required' ? 'answers.needsPro' : 'answers.needsPlan')} alert>
      <p>{error.text}</p>
      <ButtonLink href="/pricing" size="small">
        {t('access.choose')}
      </ButtonLink>
    </Notice>
  );
}

export function QuestionnaireScreen({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const title = t(`regimes.${regime}.assessment`);
  usePageTitle(title);
  const current = useCurrent(regime);
  const answers = useAnswers(current.data?.id);
  const error = current.error ?? answers.error;
  if (error) {
    const refused = error instanceof ApiError && (error.status === 402 || error.status === 403);
    return (
      <>
        <h1 className="mb-6 text-3xl">{title}</h1>
        {refused ? (
          <NotCovered error={error} />
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
