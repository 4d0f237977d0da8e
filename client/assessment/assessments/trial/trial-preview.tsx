import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { trialResult, trialSection } from '#core/assessment/trial/trial.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { GapItem } from '#client/assessment/assessments/finish/gap-item.tsx';
import { useOrderAddress } from '#client/billing/billing/order-address.ts';
import { percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { TrialSample } from './trial-sample.tsx';
import type { Trial } from './trial-answers.ts';

/** What the report would state about the section that was answered on trial, and what it says beyond that. */
export function TrialPreview({
  regime,
  title,
  questions,
  trial,
}: {
  regime: Regime;
  title: string;
  questions: readonly QuestionView[];
  trial: Trial;
}) {
  const { t } = useTranslation();
  const order = useOrderAddress();
  const { answered, percent: score, gaps } = trialResult(questions, trial.answers);
  const { sectionSizes, thresholdPercent } = regimeRules[regime];
  if (answered === 0) return null;
  return (
    <section id="trial" aria-labelledby="trial-title" className="mt-8 scroll-mt-24 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id="trial-title" className="text-xl">
        {t('trial.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('trial.lead', { total: sectionSizes.length })}</p>
      <div role="status" className="mt-5 max-w-xl">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="font-semibold text-brand">{trialSection}</span> {title}
          </span>
          <span className="font-serif text-3xl font-semibold text-brand">{percent(score)}</span>
        </p>
        <div className="mt-2">
          <Progress value={score ?? 0} mark={thresholdPercent} label={title} />
        </div>
        <p className="mt-2 text-sm text-muted">{t('trial.answered', { amount: answered, total: questions.length })}</p>
      </div>
      {gaps.length > 0 && (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold">{t('outcome.gaps', { count: gaps.length })}</h3>
          <ol className="mt-1 divide-y divide-line">
            {gaps.map((gap) => {
              const question = questions.find(({ id }) => id === gap.questionId);
              return question && <GapItem key={gap.questionId} gap={question} gain={scorePercent(gap.gain) ?? 0} />;
            })}
          </ol>
        </>
      )}
      <TrialSample />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={order}>{t('access.choose')}</ButtonLink>
        <Button variant="quiet" onClick={trial.forget}>
          {t('trial.forget')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{t('trial.taken')}</p>
    </section>
  );
}
