import { Link } from 'wouter';
import { isOpen } from '#core/assessment/report/action-plan.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { planNames } from '#client/billing/billing/plan-names.ts';
import { useCertificates } from '#client/assessment/data/issued-certificates.ts';
import { usePlan } from '#client/assessment/plan/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { day } from '#client/platform/words/formats.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';

type Dated = Readonly<{ key: string; on: string; title: string; note: string; href: string }>;

/** The last day on which something is in force. */
function lastDayOf(endsAt: string): string {
  return isoDay(new Date(Date.parse(endsAt) - 1));
}

/** Days that the organisation set itself or that a contract sets: items of the plan, ends of certificates and of the paid period. */
function useDated(): Readonly<{ dated: readonly Dated[]; failures: readonly { error: Error; retry: () => void }[] }> {
  const { t } = useTranslation();
  const [plan, certificates] = [usePlan(), useCertificates()];
  const subscription = useMe().data?.subscription;
  const ofPlan = (plan.data?.items ?? []).flatMap(({ questionId, dueOn, state, remediation, owner }): Dated[] =>
    dueOn && isOpen(state)
      ? [
          {
            key: questionId,
            on: dueOn,
            title: remediation,
            note: owner?.name ?? t('obligations.nobody'),
            href: `/plan-dzialan?item=${questionId}`,
          },
        ]
      : [],
  );
  const ofCertificates = (certificates.data ?? []).flatMap(({ status, regime, expiresAt, certificateNumber }): Dated[] =>
    status === 'active'
      ? [
          {
            key: certificateNumber,
            on: lastDayOf(expiresAt),
            title: t('cockpit.certificateEnds', { regime: t(`regimes.${regime}.short`) }),
            note: certificateNumber,
            href: '/certyfikaty',
          },
        ]
      : [],
  );
  const ofContract: Dated[] = subscription
    ? [
        {
          key: 'subscription',
          on: lastDayOf(subscription.endsAt),
          title: t('cockpit.planEnds', { plan: planNames[subscription.plan] }),
          note: '',
          href: '/abonament',
        },
      ]
    : [];
  return {
    dated: [...ofPlan, ...ofCertificates, ...ofContract].toSorted((a, b) => a.on.localeCompare(b.on)),
    failures: [plan, certificates].flatMap(({ error, refetch }) => (error ? [{ error, retry: () => void refetch() }] : [])),
  };
}

/** What has a day beside the law: the plan, certificates and the contract, each with the page where it is seen to. */
export function OtherDates({ today }: { today: string }) {
  const { t } = useTranslation();
  const { dated, failures } = useDated();
  if (dated.length === 0 && failures.length === 0) return null;
  return (
    <section aria-labelledby="other-dates">
      <h2 id="other-dates" className="text-xl">
        {t('obligations.others')} <span className="text-base font-normal text-muted">({dated.length})</span>
      </h2>
      {failures.map(({ error, retry }) => (
        <Failure key={error.message} error={error} retry={retry} />
      ))}
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {dated.map(({ key, on, title, note, href }) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 break-inside-avoid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <p className="text-sm">
              <span className="font-medium">{day(`${on}T12:00:00Z`)}</span>
              {on < today && <span className="block font-medium text-bad">{t('obligations.states.overdue')}</span>}
            </p>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <Link href={href} className="text-brand underline decoration-line underline-offset-4 hover:decoration-brand">
                {title}
              </Link>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
