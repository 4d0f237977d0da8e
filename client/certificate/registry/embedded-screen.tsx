import { useEffect } from 'react';
import { useParams } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import { isLanguage } from '#core/platform/languages.ts';
import { headlineOf, tones } from '#proof/check/headline.ts';
import { lastDay } from '#client/platform/words/formats.ts';
import { changeLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { contradictedIn } from './contradicted.ts';
import { useChecks, useEntry } from './queries.ts';
import { isNeverIssued } from './check/record.ts';
import { CheckingHead, VerdictHead } from './verdict-head.tsx';

/** The language that the embedding page asks for; nothing of it is remembered. */
function useRequestedLanguage(): void {
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('lang');
    if (isLanguage(requested)) void changeLanguage(requested);
  }, []);
}

function Verdict({ number }: { number: string }) {
  const { t } = useTranslation();
  const entry = useEntry(number);
  const checks = useChecks(entry.data, entry.dataUpdatedAt);
  if (isNeverIssued(entry.error)) {
    return <VerdictHead name="unknown" tone="bad" title={t('check.verdict.unknown')} text={number} next="" />;
  }
  if (entry.isError || checks.isError) {
    return <VerdictHead name="unchecked" tone="warn" title={t('check.verdict.unchecked')} text={number} next="" />;
  }
  if (!entry.data || !checks.data) return <CheckingHead />;
  const headline = headlineOf(entry.data, checks.data);
  const { claims } = checks.data;
  const isSigned = claims !== null && headline !== 'not_genuine';
  // Whose it is stands first: a page may show the certificate of somebody else.
  const whose = isSigned ? t('check.embedded.whose', { name: claims.organization.name, nip: claims.organization.nip }) : number;
  const until = isSigned ? t('check.embedded.until', { number, date: lastDay(claims.expiresAt.toISOString()) }) : '';
  const contradicted = contradictedIn(headline, entry.data);
  if (contradicted > 0) {
    const text = `${whose} ${t('check.contradicted', { count: contradicted })}`;
    return <VerdictHead name="contradicted" tone="warn" title={t('check.verdict.contradicted')} text={text} next={until} />;
  }
  return <VerdictHead name={headline} tone={tones[headline]} title={t(`check.verdict.${headline}`)} text={whose} next={until} />;
}

/** The verdict on one certificate inside a page of somebody else: computed here, with a link and nothing to press. */
export function EmbeddedScreen() {
  const { t } = useTranslation();
  const { number: named } = useParams<{ number: string }>();
  const number = named.trim().toUpperCase();
  useRequestedLanguage();
  return (
    <main className="p-2">
      <h1 className="sr-only">{t('check.page', { number })}</h1>
      <Verdict number={number} />
      <p className="mt-2 px-1 text-sm text-muted">
        {t('registry.selfAssessment')} ·{' '}
        <a className="underline underline-offset-4" href={certificatePath(number)} target="_blank" rel="noopener">
          {t('check.embedded.open', { host: location.host })}
        </a>
      </p>
    </main>
  );
}
