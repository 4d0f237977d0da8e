import { Link } from 'wouter';
import type { Audit } from '#contract/assessment/evidence/audit.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { day } from '#client/platform/words/formats.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { AuditorForm } from './auditor-form.tsx';
import { useAudit } from './queries.ts';

function calendarDay(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function Due({ audit }: { audit: Audit }) {
  const { t } = useTranslation();
  if (!audit.isScoped)
    return (
      <Notice tone="warn" title={t('audit.due.unknown')}>
        <ButtonLink href={scopeAddress('nis2')} size="small">
          {t('cockpit.scope')}
        </ButtonLink>
      </Notice>
    );
  if (!audit.duty) return <p>{t('audit.due.none')}</p>;
  const { day: last, state } = audit.duty;
  return (
    <p className={`text-lg font-semibold ${state === 'overdue' ? 'text-bad' : ''}`}>
      {last ? t('audit.due.by', { date: calendarDay(last) }) : t('audit.due.from')}
    </p>
  );
}

function Plan({ audit: { steps, report } }: { audit: Audit }) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="audit-plan">
      <h2 id="audit-plan" className="text-xl">
        {t('audit.plan')}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {steps.map(({ step, day: on, isPast }) => (
          <li key={step} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <time dateTime={on} className={isPast && !report ? 'font-medium text-bad' : 'text-muted'}>
              {calendarDay(on)}
            </time>
            <span>
              {t(`audit.steps.${step}`)}
              {isPast && !report && <span className="text-muted"> · {t('audit.past')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Report({ audit: { report, duty } }: { audit: Audit }) {
  const { t } = useTranslation();
  if (!duty) return null;
  return (
    <section aria-labelledby="audit-report">
      <h2 id="audit-report" className="text-xl">
        {t('audit.report')}
      </h2>
      {report ? (
        <>
          <p className="mt-2 [overflow-wrap:anywhere]">
            {t('audit.reportIs', { date: calendarDay(report.doneOn), reference: report.reference })}
          </p>
          <p className="mt-1 text-muted">{t('audit.copy', { date: calendarDay(report.copyDueOn) })}</p>
        </>
      ) : (
        <p className="mt-2 text-muted">
          {t('audit.reportNone')}{' '}
          <Link href="/obowiazki" className="text-brand underline underline-offset-4">
            {t('audit.toDuty')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The audit of art. 15 of the KSC act: its plan, the auditor, and everything to hand over. */
export function AuditScreen() {
  const { t } = useTranslation();
  usePageTitle(t('audit.title'));
  const { data, error, refetch } = useAudit();
  const mayChange = useMay('PUT /api/audit', 'consultant');
  return (
    <>
      <h1 className="text-3xl">{t('audit.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('audit.lead')}</p>
      <div className="mt-6 space-y-8">
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton label={t('common.loading')} rows={4} className="h-20" />}
        {data && (
          <>
            {!mayChange && <RoleNote least="consultant" />}
            <Due audit={data} />
            <section aria-labelledby="audit-binder" className="print:hidden">
              <h2 id="audit-binder" className="text-xl">
                {t('audit.binder')}
              </h2>
              <p className="mt-2 mb-3 max-w-3xl text-muted">{t('audit.binderText')}</p>
              <DownloadLink href={addressOf('GET /api/audit/binder', { query: { lang: shownLanguage() } })}>
                {t('audit.download')}
              </DownloadLink>
            </section>
            <Plan audit={data} />
            <Report audit={data} />
            <section aria-labelledby="audit-auditor">
              <h2 id="audit-auditor" className="text-xl">
                {t('audit.auditor')}
              </h2>
              <AuditorForm key={data.preparation.revision} preparation={data.preparation} mayChange={mayChange} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
