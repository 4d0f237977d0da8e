import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { questionCount, regimeRules } from '#core/platform/regimes.ts';
import { pathOf } from '#client/assessment/data/places.ts';
import { useOrderAddress } from '#client/billing/billing/order-address.ts';
import { NextAssessment } from '#client/assessment/assessments/finish/next-assessment.tsx';
import { RecordedList } from '#client/assessment/contradictions/recorded-list.tsx';
import { UnmetDuties } from '#client/assessment/assessments/finish/unmet-duties.tsx';
import { colon, day, lastDay, percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { ScoreBar } from '#client/platform/ui/charts/score-bar.tsx';
import type { CockpitData, RegimeData } from './queries.ts';

/** What a status says at a glance; nothing is good that is not in force. */
const tones: Readonly<Partial<Record<RegimeData['status'], Tone>>> = {
  below: 'neutral',
  barred: 'warn',
  ready: 'good',
  certified: 'good',
  ending: 'warn',
  expired: 'bad',
  revoked: 'bad',
};

function useStatus(): (of: RegimeData) => string {
  const { t } = useTranslation();
  return ({ status, certificate }) => {
    const until = certificate ? lastDay(certificate.expiresAt) : '';
    if (status === 'certified') return t('cockpit.certifiedUntil', { date: until });
    if (status === 'ending') return t('cockpit.endingOn', { date: until });
    if (status === 'expired') return t('cockpit.expiredOn', { date: until });
    if (status === 'revoked') return t('cockpit.revokedOn', { date: certificate?.revokedAt ? day(certificate.revokedAt) : '' });
    if (status === 'ready') return t('history.ready');
    if (status === 'barred') return t('obstacles.badge');
    return status === 'below' ? t('score.below') : '';
  };
}

/** The newest result in figures. */
function Score({ of }: { of: RegimeData }) {
  const { t } = useTranslation();
  const { result, regime } = of;
  if (!result) return null;
  const threshold = regimeRules[regime].thresholdPercent;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-serif text-4xl font-semibold text-brand">{percent(result.score)}</span>
        <span className="text-sm text-muted">{t('cockpit.threshold', { threshold: wholePercent(threshold) })}</span>
        {result.projected !== null && (
          <span className="text-sm font-medium">{t('cockpit.projected', { score: percent(result.projected) })}</span>
        )}
      </p>
      <div className="mt-3">
        <ScoreBar score={result.score ?? 0} projected={result.projected ?? 0} threshold={threshold} />
      </div>
    </div>
  );
}

function OpenProgress({ open }: { open: NonNullable<RegimeData['open']> }) {
  const { t } = useTranslation();
  const { answered, total } = open;
  return (
    <div>
      <p className="font-serif text-4xl font-semibold text-brand">{t('cockpit.openOf', { answered, total })}</p>
      <div className="mt-3">
        <Progress value={(answered * 100) / total} label={t('answers.progress')} />
      </div>
    </div>
  );
}

/** What there is to assess. */
function useSize(): (regime: RegimeData['regime']) => string {
  const { t } = useTranslation();
  return (regime) => {
    const { sectionSizes, thresholdPercent } = regimeRules[regime];
    return t('dashboard.card', {
      sections: t('plural.sections', { count: sectionSizes.length }),
      questions: t('plural.questions', { count: questionCount(regime) }),
      threshold: wholePercent(thresholdPercent),
    });
  };
}

/** What a status means, in a sentence. */
function useMeaning(): (of: RegimeData) => string {
  const { t } = useTranslation();
  const size = useSize();
  return ({ status, step, result, regime }) => {
    const dated = result ? t('cockpit.score', { date: day(result.completedAt) }) : '';
    if (status === 'open') return result ? `${dated}${colon()} ${percent(result.score)}` : t('cockpit.openText');
    if (status === 'ready') return t(step === 'confirm' ? 'cockpit.readyUnconfirmed' : 'cockpit.readyText');
    if (status === 'barred') return t('cockpit.barredText');
    if (status === 'below' && result) {
      if (result.projectedReached) return t('cockpit.projectedReached');
      return result.missing === null ? t('cockpit.unreachable') : t('cockpit.missing', { count: result.missing });
    }
    if (status === 'ending' || status === 'expired' || status === 'revoked') return t('cockpit.renewText');
    return dated || size(regime);
  };
}

/** The meaning, and what is not included with how to get it. */
function useSentence(): (of: RegimeData) => string {
  const { t } = useTranslation();
  const meaning = useMeaning();
  return (of) => {
    const { step } = of;
    const missing = step === 'choose_plan' || step === 'upgrade' || step === 'limit' ? t(`cockpit.${step}`) : '';
    return [meaning(of), missing].filter(Boolean).join(' ');
  };
}

function StepButton({ of, data }: { of: RegimeData; data: CockpitData }) {
  const { t } = useTranslation();
  const { regime, step, result } = of;
  const earlier = data.assessments.find(({ id }) => id === result?.assessmentId);
  const order = useOrderAddress();
  const label = t(`cockpit.steps.${step}`);
  if (step === 'renew' && earlier) return <NextAssessment assessment={earlier} variant="primary" label={label} />;
  const href = {
    start: pathOf[regime],
    continue: pathOf[regime],
    issue: pathOf[regime],
    confirm: '/potwierdzenie-firmy',
    obstacle: pathOf[regime],
    renew: pathOf[regime],
    plan: `/plan-dzialan?regime=${regime}`,
    certificate: '/certyfikaty',
    choose_plan: order,
    upgrade: '/pricing',
    limit: '/pricing',
  }[step];
  const quiet = step === 'choose_plan' || step === 'upgrade' || step === 'limit' || step === 'certificate';
  return (
    <ButtonLink href={href} variant={quiet ? 'secondary' : 'primary'}>
      {label}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </ButtonLink>
  );
}

/** The second way, where there is one worth naming. */
function Beside({ of }: { of: RegimeData }) {
  const { t } = useTranslation();
  const { regime, status, step, open, result } = of;
  const way =
    status === 'none' && step !== 'start'
      ? t('cockpit.questions')
      : open && status !== 'open' && step !== 'continue'
        ? t('cockpit.alsoOpen', { answered: open.answered, total: open.total })
        : result && status !== 'open' && step !== 'issue' && step !== 'obstacle'
          ? t('cockpit.result')
          : null;
  if (!way) return null;
  return (
    <Link
      href={pathOf[regime]}
      className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-brand underline underline-offset-4"
    >
      {way}
    </Link>
  );
}

/** Where the organisation stands with a regime, and the one next thing to do. */
export function RegimePanel({ of, data, begins = false }: { of: RegimeData; data: CockpitData; begins?: boolean }) {
  const { t } = useTranslation();
  const statusText = useStatus()(of);
  // The first steps say how a plan is chosen.
  const showsHowToChoose = begins && of.step === 'choose_plan';
  const size = useSize()(of.regime);
  const sentence = useSentence()(of);
  const contradicted = of.certificate?.contradicted ?? 0;
  return (
    <section aria-labelledby={`cockpit-${of.regime}`} className="flex min-w-0 flex-col gap-3 border-t-2 border-brand pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={`cockpit-${of.regime}`} className="text-xl">
          {t(`regimes.${of.regime}.assessment`)}
        </h2>
        {statusText && <Badge tone={contradicted > 0 ? 'warn' : (tones[of.status] ?? 'neutral')}>{statusText}</Badge>}
      </div>
      {contradicted > 0 && <p className="text-[0.9375rem] font-medium text-warn">{t('check.contradicted', { count: contradicted })}</p>}
      {of.result && <UnmetDuties duties={of.result.unmet} />}
      <RecordedList regime={of.regime} />
      {of.status === 'open' && of.open ? <OpenProgress open={of.open} /> : <Score of={of} />}
      <p className="flex-1 text-[0.9375rem] text-muted">{showsHowToChoose ? size : sentence}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!showsHowToChoose && <StepButton of={of} data={data} />}
        <Beside of={of} />
      </p>
    </section>
  );
}
