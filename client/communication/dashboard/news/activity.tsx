import { BadgeCheck, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { OwnCertificate } from '#contract/certificate/certificates.ts';
import { pathOf } from '#client/assessment/data/places.ts';
import { day, percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

const shownActivities = 5;

type Activity = { at: string } & ({ assessment: Assessment } | { certificate: OwnCertificate });

function activitiesOf({ assessments, certificates }: CockpitData): Activity[] {
  return [
    ...assessments.map((assessment) => ({ at: assessment.updatedAt, assessment })),
    ...certificates.map((certificate) => ({ at: certificate.issuedAt, certificate })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownActivities);
}

function Row({ href, icon, title, text, badge }: { href: string; icon: ReactNode; title: string; text: string; badge: ReactNode }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link href={href} className="group flex flex-wrap items-center gap-x-4 gap-y-1 rounded py-3.5">
        <span aria-hidden="true" className="shrink-0 text-brand">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block break-words font-medium group-hover:text-brand group-hover:underline">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        {badge}
      </Link>
    </li>
  );
}

function CertificateBadge({ active, contradicted }: { active: boolean; contradicted: boolean }) {
  const { t } = useTranslation();
  if (contradicted) return <Badge tone="warn">{t('suppliers.states.contradicted')}</Badge>;
  return <Badge tone={active ? 'good' : 'neutral'}>{t(active ? 'dashboard.active' : 'dashboard.inactive')}</Badge>;
}

function ActivityRow({ activity, current }: { activity: Activity; current: (assessment: Assessment) => boolean }) {
  const { t } = useTranslation();
  if ('certificate' in activity) {
    const { certificateNumber, issuedAt, status, contradicted } = activity.certificate;
    const active = status === 'active';
    return (
      <Row
        href="/certyfikaty"
        icon={<BadgeCheck className="size-5" />}
        title={certificateNumber}
        text={t('dashboard.issued', { date: day(issuedAt) })}
        badge={<CertificateBadge active={active} contradicted={contradicted > 0} />}
      />
    );
  }
  const { assessment } = activity;
  const completed = assessment.completedAt !== null;
  return (
    <Row
      href={current(assessment) ? pathOf[assessment.regime] : '/historia'}
      icon={<ClipboardList className="size-5" />}
      title={t(`regimes.${assessment.regime}.assessment`)}
      text={
        completed
          ? t('dashboard.completedWith', { percent: percent(assessment.complianceScore) })
          : t('dashboard.inProgressWith', { percent: wholePercent(assessment.completionPercentage) })
      }
      badge={<Badge tone={completed ? 'good' : 'neutral'}>{t(completed ? 'dashboard.completed' : 'dashboard.inProgress')}</Badge>}
    />
  );
}

/** What happened last; each row leads to what it is about. */
export function RecentActivity({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const activities = activitiesOf(data);
  const current = ({ id, regime }: Assessment): boolean => {
    const own = data.assessments.filter((one) => one.regime === regime);
    return (own.find((one) => one.completedAt === null) ?? own[0])?.id === id;
  };
  return (
    <section aria-labelledby="activity" className="min-w-0">
      <h2 id="activity" className="text-xl">
        {t('dashboard.activity')}
      </h2>
      {activities.length === 0 ? (
        <p className="mt-3 text-muted">{t('dashboard.empty')}</p>
      ) : (
        <ul className="mt-2 border-y border-line">
          {activities.map((activity) => (
            <ActivityRow
              key={'assessment' in activity ? activity.assessment.id : activity.certificate.id}
              activity={activity}
              current={current}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
