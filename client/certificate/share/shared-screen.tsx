import { useMutation } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Download, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { certificatePath } from '#contract/platform/pages.ts';
import type { SharedResult } from '#contract/certificate/share-links.ts';
import { ApiError, saveFile } from '#client/platform/api/api.ts';
import { day, lastDay, moment, percent, wholePercent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureText, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useShared } from './queries.ts';

function Fact({ label, children, wide = false }: { label: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The certificate as the registry has it now; whether it is genuine is checked on its own page. */
function Certificate({ certificate }: { certificate: SharedResult['certificate'] }) {
  const { t } = useTranslation();
  if (!certificate) return <>{t('share.page.noCertificate')}</>;
  const { certificateNumber, status, expiresAt, revokedAt, contradicted } = certificate;
  const date = status === 'revoked' ? day(revokedAt ?? expiresAt) : lastDay(expiresAt);
  return (
    <>
      <span className={status === 'active' ? '' : 'text-bad'}>{t(`share.page.status.${status}`, { date })}</span>
      {contradicted > 0 && <span className="mt-1 block text-sm text-warn">{t('check.contradicted', { count: contradicted })}</span>}
      <a href={certificatePath(certificateNumber)} rel="noreferrer" className="mt-1 flex min-h-11 items-center text-brand underline">
        {t('share.page.check', { number: certificateNumber })}
      </a>
    </>
  );
}

function Facts({ shown }: { shown: SharedResult }) {
  const { t } = useTranslation();
  const { organization, confirmation, assessed } = shown;
  const scope = [
    t('share.page.applicable', { count: assessed.applicable }),
    ...(assessed.notApplicable > 0 ? [t('share.page.notApplicable', { count: assessed.notApplicable })] : []),
    ...(assessed.withoutReason > 0 ? [t('share.page.withoutReason', { count: assessed.withoutReason })] : []),
  ];
  const reached = shown.obstacles.length > 0 ? 'obstacles.reached' : 'share.page.reached';
  const method = confirmation && t(`confirmation.methods.${confirmation.method}`);
  return (
    <dl className="mt-8 grid gap-6 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-7">
      <Fact label={t('share.page.company')}>
        {organization.name}
        <span className="block text-sm font-normal text-muted">{t('share.page.nip', { nip: organization.nip })}</span>
      </Fact>
      <Fact label={t('share.page.known')}>
        {confirmation
          ? t('check.confirmed', { method: method ?? '', date: day(confirmation.confirmedAt), level: confirmation.level })
          : t('share.page.unknown')}
      </Fact>
      <Fact label={t('share.page.threshold', { threshold: wholePercent(shown.thresholdPercent) })}>
        {t(shown.reachesThreshold ? reached : 'share.page.below')}
        {shown.obstacles.map(({ code, sections }) => (
          <span key={code} className="block text-sm font-normal text-muted">
            {t(`obstacles.why.${code}`, { sections: sections.join(', ') })}
          </span>
        ))}
      </Fact>
      <Fact label={t('share.page.scope')}>{scope.join(', ')}</Fact>
      <Fact label={t('share.page.certificate')} wide>
        <Certificate certificate={shown.certificate} />
      </Fact>
    </dl>
  );
}

function Sections({ shown }: { shown: SharedResult }) {
  const { t } = useTranslation();
  if (!shown.sections) return null;
  return (
    <section aria-labelledby="shared-sections" className="mt-10">
      <h2 id="shared-sections" className="text-xl">
        {t('share.page.sections')}
      </h2>
      <p className="mt-2">
        {t('share.page.score')} <span className="font-serif text-3xl font-semibold text-brand">{percent(shown.score)}</span>
      </p>
      <ul className="mt-4 space-y-3.5">
        {shown.sections.map((section) => (
          <li key={section.number}>
            <div className="mb-1.5 flex justify-between gap-4 text-[0.9375rem]">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold text-brand">{section.number}</span> {section.title}
              </span>
              <span className="shrink-0 font-semibold">{percent(section.score)}</span>
            </div>
            <Progress value={section.score ?? 0} mark={shown.thresholdPercent} label={section.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ answers }: Pick<SharedResult, 'answers'>) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="shared-answers" className="mt-10">
      <h2 id="shared-answers" className="text-xl">
        {t('share.page.answers')}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {answers.map((one) => (
          <li key={one.questionId} className="py-4">
            <p>
              <span className="font-semibold text-brand">
                {one.section}.{one.number}
              </span>{' '}
              {one.questionText}
            </p>
            <p className="mt-1 font-medium">{t(`answers.values.${one.answer}`)}</p>
            {one.comment && <p className="mt-1 text-[0.9375rem] whitespace-pre-line text-muted [overflow-wrap:anywhere]">{one.comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Report({ token }: { token: string }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const fetch = useMutation({
    mutationFn: () => saveFile('POST /api/share-links/report', { body: { token }, query: { lang: shownLanguage() } }),
    onError: (error) => failed(error),
  });
  return (
    <Button className="mt-8" disabled={fetch.isPending} onClick={() => fetch.mutate()}>
      <Download aria-hidden="true" className="size-4.5" />
      {t(fetch.isPending ? 'share.page.reportPending' : 'share.page.report')}
    </Button>
  );
}

function Shown({ shown, token }: { shown: SharedResult; token: string }) {
  const { t } = useTranslation();
  const ofDay = { regime: t(`regimes.${shown.regime}.short`), date: day(shown.completedAt) };
  return (
    <>
      <p className="text-sm font-medium text-muted">{t('share.page.kicker')}</p>
      <h1 className="mt-1 text-3xl">{shown.organization.name}</h1>
      <p className="mt-2 text-lg">{t('share.page.ofDay', ofDay)}</p>
      <p className="mt-1 text-sm text-muted">{t('share.page.until', { date: moment(shown.expiresAt) })}</p>
      <div className="mt-6 space-y-3">
        <Notice>
          <p>{t('share.page.selfAssessment')}</p>
        </Notice>
        {shown.reopened && <Notice tone="warn" title={t('share.page.reopened', { date: day(shown.completedAt) })} />}
      </div>
      <Facts shown={shown} />
      <Sections shown={shown} />
      <Answers answers={shown.answers} />
      {shown.report && <Report token={token} />}
    </>
  );
}

/** What somebody without an account sees behind an address that an organisation gave them. */
export function SharedScreen() {
  const { t } = useTranslation();
  const { token } = useParams<{ token: string }>();
  const shared = useShared(token);
  const text = useFailureText();
  const over = shared.error instanceof ApiError && shared.error.code === 'share_link_over';
  usePageTitle(over ? t('share.page.over') : t('share.page.title'));
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      {shared.isPending && (
        <>
          <h1 className="mb-6 text-3xl">{t('share.page.title')}</h1>
          <Skeleton label={t('common.loading')} className="h-28" />
        </>
      )}
      {over && (
        <>
          <ShieldQuestion aria-hidden="true" className="size-10 text-muted" />
          <h1 className="mt-4 text-3xl">{t('share.page.over')}</h1>
          <p className="mt-3 max-w-xl text-muted">{text(shared.error)}</p>
        </>
      )}
      {shared.isError && !over && (
        <>
          <h1 className="mb-6 text-3xl">{t('share.page.title')}</h1>
          <Failure error={shared.error} retry={() => void shared.refetch()} />
        </>
      )}
      {shared.data && !over && <Shown shown={shared.data} token={token} />}
    </div>
  );
}
