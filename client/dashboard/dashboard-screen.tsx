import { ArrowRight, BadgeCheck, ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Assessment } from '#contract/assessments.ts';
import type { Certificate } from '#contract/certificates.ts';
import { meanScore } from '#core/scoring.ts';
import { questionCount, regimeRules, type Regime } from '#core/regimes.ts';
import { useMe } from '#client/accounts/queries.ts';
import { useAssessments } from '#client/assessments/queries.ts';
import { AccessNotice } from '#client/billing/access-notice.tsx';
import { useBilling } from '#client/billing/queries.ts';
import { useCertificates } from '#client/certificates/queries.ts';
import { ConfirmationNudge } from '#client/confirmation/nudge.tsx';
import { day, percent } from '#client/formats.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Consultant } from './consultant.tsx';

const shownActivities = 5;
const pathOf = { nis2: '/nis2', ai_act: '/ai-act' } as const;

function Counter({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="border-l-2 border-brand pl-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="font-serif text-3xl font-semibold">{value}</span>
        {detail && <span className="mt-0.5 block text-sm text-muted">{detail}</span>}
      </dd>
    </div>
  );
}

function Counters({ assessments, certificates }: { assessments: readonly Assessment[]; certificates: readonly Certificate[] }) {
  const { t } = useTranslation();
  const counted = (regime: Regime) => {
    const own = assessments.filter((one) => one.regime === regime);
    return {
      value: String(own.length),
      detail: t('dashboard.completedCount', { count: own.filter((one) => one.completedAt !== null).length }),
    };
  };
  const active = certificates.filter((one) => one.status === 'active').length;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
      <Counter label={t('dashboard.nis2Count')} {...counted('nis2')} />
      <Counter label={t('dashboard.aiActCount')} {...counted('ai_act')} />
      <Counter label={t('dashboard.activeCertificates')} value={String(active)} />
      <Counter label={t('dashboard.averageScore')} value={percent(meanScore(assessments.map((one) => one.complianceScore)))} />
    </dl>
  );
}

function StartCard({ regime, open }: { regime: Regime; open: boolean }) {
  const { t } = useTranslation();
  const { sectionSizes, thresholdPercent } = regimeRules[regime];
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6">
      <h2 className="text-xl">{t(`regimes.${regime}.assessment`)}</h2>
      <p className="mt-2 flex-1 text-muted">
        {t('dashboard.card', {
          sections: t('plural.sections', { count: sectionSizes.length }),
          questions: t('plural.questions', { count: questionCount(regime) }),
          threshold: percent(thresholdPercent),
        })}
      </p>
      <ButtonLink href={pathOf[regime]} className="mt-5 self-start">
        {t(open ? 'dashboard.continue' : 'dashboard.start')}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </ButtonLink>
    </section>
  );
}

type Activity = { at: string } & ({ assessment: Assessment } | { certificate: Certificate });

function activitiesOf(assessments: readonly Assessment[], certificates: readonly Certificate[]): Activity[] {
  return [
    ...assessments.map((assessment) => ({ at: assessment.updatedAt, assessment })),
    ...certificates.map((certificate) => ({ at: certificate.issuedAt, certificate })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownActivities);
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  if ('certificate' in activity) {
    const { certificateNumber, issuedAt, status } = activity.certificate;
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-4 first:border-t-0">
        <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <div className="min-w-0 flex-1">
          <p className="break-words font-medium">{certificateNumber}</p>
          <p className="text-sm text-muted">{t('dashboard.issued', { date: day(issuedAt) })}</p>
        </div>
        <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t(status === 'active' ? 'dashboard.active' : 'dashboard.inactive')}</Badge>
      </li>
    );
  }
  const { assessment } = activity;
  const completed = assessment.completedAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-4 first:border-t-0">
      <ClipboardList aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t(`regimes.${assessment.regime}.assessment`)}</p>
        <p className="text-sm text-muted">
          {completed
            ? t('dashboard.completedWith', { percent: percent(assessment.complianceScore) })
            : t('dashboard.inProgressWith', { percent: percent(assessment.completionPercentage) })}
        </p>
      </div>
      <Badge tone={completed ? 'good' : 'neutral'}>{t(completed ? 'dashboard.completed' : 'dashboard.inProgress')}</Badge>
    </li>
  );
}

function PlanLine() {
  const organization = useMe().data?.organization;
  const billing = useBilling();
  if (!organization) return null;
  return (
    <div className="mt-2 min-h-6 space-y-4">
      <p className="text-muted">{organization.name}</p>
      {billing.isError && <Failure error={billing.error} retry={() => void billing.refetch()} />}
      {billing.data && <AccessNotice billing={billing.data} />}
    </div>
  );
}

export function DashboardScreen() {
  const { t } = useTranslation();
  const me = useMe().data;
  const assessments = useAssessments();
  const certificates = useCertificates();
  usePageTitle(t('nav.dashboard'));
  const error = assessments.error ?? certificates.error;
  const loaded = assessments.data && certificates.data ? { assessments: assessments.data, certificates: certificates.data } : null;
  const activities = loaded ? activitiesOf(loaded.assessments, loaded.certificates) : [];
  const isOpen = (regime: Regime): boolean =>
    (loaded?.assessments ?? []).some((one) => one.regime === regime && one.status === 'in_progress');
  const retry = (): void => {
    void assessments.refetch();
    void certificates.refetch();
  };
  return (
    <>
      <h1 className="text-3xl">{t('dashboard.greeting', { name: me?.firstName ?? '' })}</h1>
      <PlanLine />
      {me?.organization && <ConfirmationNudge />}
      <div className="mt-8">{loaded && <Counters {...loaded} />}</div>
      <div className="mt-9 grid gap-5 md:grid-cols-2">
        <StartCard regime="nis2" open={isOpen('nis2')} />
        <StartCard regime="ai_act" open={isOpen('ai_act')} />
      </div>
      <Consultant />
      <section aria-labelledby="activity" className="mt-10">
        <h2 id="activity" className="text-xl">
          {t('dashboard.activity')}
        </h2>
        <div className="mt-4">
          {error && <Failure error={error} retry={retry} />}
          {!loaded && !error && <Skeleton rows={3} label={t('common.loading')} />}
          {loaded && activities.length === 0 && <p className="text-muted">{t('dashboard.empty')}</p>}
          <ul>
            {activities.map((activity) => (
              <ActivityRow key={'assessment' in activity ? activity.assessment.id : activity.certificate.id} activity={activity} />
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
