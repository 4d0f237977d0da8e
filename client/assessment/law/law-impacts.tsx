import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { LawImpactView } from '#contract/assessment/duties/law-changes.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { colon, day } from '#client/platform/words/formats.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { Basis } from './basis.tsx';
import { useLawImpacts } from './queries.ts';

const link = 'text-brand underline decoration-line underline-offset-4 hover:decoration-brand';

/** One kind of what is touched; nothing where there is none of it. */
function Touched({ label, parts }: { label: string; parts: ReadonlyArray<Readonly<{ key: string; shown: ReactNode }>> }) {
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 text-sm [overflow-wrap:anywhere]">
      <span className="text-muted">
        {label}
        {colon()}
      </span>{' '}
      {parts.map(({ key, shown }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          {shown}
        </Fragment>
      ))}
    </p>
  );
}

function Impact({ impact }: { impact: LawImpactView }) {
  const { t } = useTranslation();
  const duties = impact.duties.map(({ regime, code }) => ({
    key: `${regime}:${code}`,
    shown: t(`scope.duties.${code as 'measures'}.title`),
  }));
  const systems = impact.systems.map(({ id, name }) => ({
    key: id,
    shown: (
      <Link href={`/systemy-ai/${id}`} className={link}>
        {name}
      </Link>
    ),
  }));
  const questionsOf = (wanted: Regime) =>
    impact.questions
      .filter(({ regime }) => regime === wanted)
      .map(({ questionId, number }) => ({
        key: questionId,
        shown: (
          <Link href={questionAddress(questionId)} className={link}>
            {number}
          </Link>
        ),
      }));
  const scopes = impact.scopes.map((regime) => ({
    key: regime,
    shown: (
      <Link href={scopeAddress(regime)} className={link}>
        {t(`regimes.${regime}.short`)}
      </Link>
    ),
  }));
  const certificates = impact.certificates.map((number) => ({ key: number, shown: number }));
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 break-inside-avoid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-sm font-medium">{t('lawChanges.impact.from', { date: day(`${impact.day}T12:00:00Z`) })}</p>
      <div className="min-w-0">
        <h3 className="font-semibold">{impact.title}</h3>
        <p className="mt-0.5 text-[0.9375rem]">{impact.text}</p>
        <p className="mt-1 text-sm text-muted">{impact.provisions.length > 0 && <Basis references={impact.provisions} />}</p>
        <Touched label={t('lawChanges.impact.duties')} parts={duties} />
        <Touched label={t('lawChanges.impact.systems')} parts={systems} />
        {regimes.map((regime) => (
          <Touched key={regime} label={`${t('lawChanges.impact.questions')} ${t(`regimes.${regime}.short`)}`} parts={questionsOf(regime)} />
        ))}
        <Touched label={t('lawChanges.impact.certificates')} parts={certificates} />
        <Touched label={t('lawChanges.impact.scopes')} parts={scopes} />
      </div>
    </li>
  );
}

/** What changes of law to come touch of the organisation, before they bind. */
export function LawImpacts() {
  const { t } = useTranslation();
  const { data, error, refetch } = useLawImpacts();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section aria-labelledby="law-impacts">
      <h2 id="law-impacts" className="text-xl">
        {t('lawChanges.impact.title')}
      </h2>
      {data.impacts.length === 0 ? (
        <p className="mt-1 text-muted">{t('lawChanges.impact.none')}</p>
      ) : (
        <>
          <ol className="mt-1 divide-y divide-line border-y border-line">
            {data.impacts.map((impact) => (
              <Impact key={impact.id} impact={impact} />
            ))}
          </ol>
          <p className="mt-2 text-sm text-muted">{t('lawChanges.impact.frozen')}</p>
        </>
      )}
      <p className="mt-2 text-sm">
        <Link href="/zmiany-prawa" className={link}>
          {t('lawChanges.impact.all')}
        </Link>
      </p>
    </section>
  );
}
