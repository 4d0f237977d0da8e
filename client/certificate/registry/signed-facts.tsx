import type { ReactNode } from 'react';
import type { CredentialClaims, DisclosedClaims } from '#proof/credential/credential.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { day, lastDay, percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What the issuer signed; nothing that only the registry states is shown by these. */
type Signed = Readonly<{ claims: CredentialClaims; disclosed: DisclosedClaims | null }>;

export function Large({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line py-4 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="break-words text-xl font-semibold leading-snug">{children}</dd>
    </div>
  );
}

function Score({ claims, disclosed }: Signed) {
  const { t } = useTranslation();
  if (disclosed?.score) return percent(Number(disclosed.score));
  return (
    <span className="text-base font-normal">
      {t('check.scoreHidden')} {`${t('check.threshold')}: ${wholePercent(claims.threshold)}.`}
    </span>
  );
}

/** Whose it is, what it is and what it says: what somebody came for, on the first screen of a phone. */
export function VerdictFacts({ claims, disclosed }: Signed) {
  const { t } = useTranslation();
  const { organization, confirmation, expiresAt, threshold } = claims;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [
      t('check.score'),
      disclosed?.score ? percent(Number(disclosed.score)) : t('check.overThreshold', { threshold: wholePercent(threshold) }),
    ],
    [t('check.until'), lastDay(expiresAt.toISOString())],
    ['NIP', organization.nip],
    [t('check.company'), confirmation ? t('check.level', { level: confirmation.level }) : t('check.levelNone')],
  ];
  return (
    <div className="mt-2 text-ink">
      <p className="break-words text-lg font-semibold leading-snug sm:text-xl">{organization.name}</p>
      <p className="mt-0.5 font-medium">{t('check.selfAssessment', { regime: t(`regimes.${claims.regime}.short`) })}</p>
      <dl className="mt-2 grid grid-cols-[2fr_3fr] gap-x-3 gap-y-1.5 sm:grid-cols-[auto_auto_auto_auto]">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd className="break-words text-[0.9375rem] font-semibold leading-snug sm:text-base">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Name, NIP, dates and score, large: what a copied code or a changed document gives away. A file as it was issued needs no comparing. */
export function SignedData({ claims, disclosed, isOriginal }: Signed & Readonly<{ isOriginal: boolean }>) {
  const { t } = useTranslation();
  const dates = { issued: day(claims.issuedAt.toISOString()), expires: lastDay(claims.expiresAt.toISOString()) };
  return (
    <section aria-labelledby="compare" className="mt-10 lg:[section_&]:mt-0">
      <h2 id="compare" className="text-xl">
        {t(isOriginal ? 'check.signedData' : 'check.compare')}
      </h2>
      {!isOriginal && <p className="mt-1 text-muted">{t('check.compareText')}</p>}
      <dl className="mt-4 border-b border-line">
        <Large label={t('check.name')}>{claims.organization.name}</Large>
        <Large label="NIP">{claims.organization.nip}</Large>
        <Large label={t('check.dates')}>{t('check.datesText', dates)}</Large>
        <Large label={t('check.score')}>
          <Score claims={claims} disclosed={disclosed} />
          {disclosed?.score && disclosed.unmetDuties !== null && (
            <span className="mt-1 block text-base font-normal">
              {disclosed.unmetDuties === 'unknown' ? t('check.unmetUnknown') : `${t('check.unmet')}: ${disclosed.unmetDuties}`}
            </span>
          )}
        </Large>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}

function Confirmation({ claims: { confirmation } }: Pick<Signed, 'claims'>) {
  const { t } = useTranslation();
  if (!confirmation) return t('check.notConfirmed');
  const { method, date, level } = confirmation;
  return t('check.confirmed', { method: t(`confirmation.methods.${method}`), date: day(`${date}T12:00:00Z`), level });
}

function Sections({ scores }: { scores: readonly (string | null)[] }) {
  const { t } = useTranslation();
  const named = scores.map((score, index) => ({ section: index + 1, score: score === null ? null : Number(score) }));
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1">
      {named.map(({ section, score }) => (
        <li key={section}>
          <span className="font-normal text-muted">{t('check.sectionScore', { section })}</span> {percent(score)}
        </li>
      ))}
    </ol>
  );
}

/** How the company was confirmed, and what exactly was certified. */
export function Who({ claims, disclosed }: Signed) {
  const { t } = useTranslation();
  const coverage = {
    assessed: claims.assessed,
    total: claims.questionCount,
    left: claims.notApplicable,
    silent: claims.withoutReason,
  };
  return (
    <section aria-labelledby="who" className="mt-10">
      <h2 id="who" className="text-xl">
        {t('check.who')}
      </h2>
      <dl className="mt-4 space-y-4">
        <Fact label={t('check.isIt', { name: claims.organization.name })}>
          <Confirmation claims={claims} />
        </Fact>
        <Fact label={t('check.certified')}>{t(`regimes.${claims.regime}.certificate`)}</Fact>
        <Fact label={t('check.coverage')}>{t('check.coverageText', coverage)}</Fact>
        {disclosed?.declarantName && (
          <Fact label={t('check.declared')}>{[disclosed.declarantName, disclosed.declarantRole].filter(Boolean).join(', ')}</Fact>
        )}
        {disclosed?.sectionScores && (
          <Fact label={t('check.sections')}>
            <Sections scores={disclosed.sectionScores} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** What nobody should read into a certificate, even a genuine one. */
export function Limits({ regime, paper }: { regime: Regime | null; paper: 'check.limitPaper' | 'check.file.limit' | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="limits" className="mt-10">
      <h2 id="limits" className="text-xl">
        {t('check.limits')}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
        <li>{t('check.disclaimer')}</li>
        {regime === 'ai_act' && <li>{t('check.disclaimerAiAct')}</li>}
        <li>{t('check.limitCompany')}</li>
        {paper && <li>{t(paper)}</li>}
      </ul>
    </section>
  );
}
