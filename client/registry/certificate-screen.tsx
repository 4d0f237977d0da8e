import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { RegistryEntry } from '#contract/registry.ts';
import { ApiError } from '#client/api.ts';
import { day, lastDay } from '#client/formats.ts';
import { Button } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { CheckList } from './check-list.tsx';
import { headlineOf, missingChecks, shownChecks, tones } from './headline.ts';
import { useChecks, useEntry } from './queries.ts';
import { FourThings, Limits, Who } from './signed-facts.tsx';
import { Technical } from './technical.tsx';
import { CheckingHead, VerdictHead } from './verdict-head.tsx';
import type { EntryFindings } from './verify.ts';

function missingText(t: TFunction, entry: RegistryEntry, found: EntryFindings): string {
  if (entry.credential === null) return t('check.missing.document');
  return missingChecks(shownChecks(found))
    .map((name) => t(`check.missing.${name}`))
    .join(', ');
}

/** The sentence below the headline, from what was signed and, of a revocation, from the registry. */
function explanationOf(t: TFunction, entry: RegistryEntry, found: EntryFindings): string {
  const headline = headlineOf(entry, found);
  const { claims } = found;
  const date = entry.revokedAt ? day(entry.revokedAt) : claims ? lastDay(claims.expiresAt.toISOString()) : '';
  const text = t(`check.explanation.${headline}`, {
    date,
    number: entry.certificateNumber,
    name: claims?.organization.name ?? '',
    nip: claims?.organization.nip ?? '',
    missing: headline === 'unchecked' ? missingText(t, entry, found) : '',
    reason: entry.revocationReason ? t(`check.reasons.${entry.revocationReason}`) : '',
  });
  return entry.organization === null ? `${text} ${t('check.removed')}` : text;
}

function Answer({ entry, found, again }: { entry: RegistryEntry; found: EntryFindings; again: () => void }) {
  const { t } = useTranslation();
  const headline = headlineOf(entry, found);
  const { claims, disclosed } = found;
  const isSigned = claims !== null && headline !== 'not_genuine';
  return (
    <>
      <VerdictHead
        name={headline}
        tone={tones[headline]}
        title={t(`check.verdict.${headline}`)}
        text={explanationOf(t, entry, found)}
        next={t(`check.next.${headline}`)}
      >
        {headline === 'unchecked' && (
          <Button look="secondary" size="small" onClick={again}>
            {t('check.retry')}
          </Button>
        )}
      </VerdictHead>
      {isSigned && <FourThings claims={claims} disclosed={disclosed} />}
      {isSigned && <Who claims={claims} disclosed={disclosed} />}
      <Limits ofPaper={isSigned} />
      {entry.credential !== null && <CheckList found={found} />}
      <Technical found={found} hash={entry.verificationHash} />
    </>
  );
}

function Content({ number }: { number: string }) {
  const { t } = useTranslation();
  const entry = useEntry(number);
  const checks = useChecks(entry.data);
  const again = (): void => void entry.refetch();
  if (entry.error instanceof ApiError && entry.error.status === 404) {
    return (
      <VerdictHead
        name="unknown"
        tone={tones.unknown}
        title={t('check.verdict.unknown')}
        text={t('check.explanation.unknown', { number })}
        next={t('check.next.unknown')}
      />
    );
  }
  if (entry.isError) return <Failure error={entry.error} retry={again} />;
  if (checks.isError) return <Failure error={checks.error} retry={() => void checks.refetch()} />;
  if (!entry.data || !checks.data) return <CheckingHead />;
  return <Answer entry={entry.data} found={checks.data} again={again} />;
}

/** Everything about one certificate, by checks made in the visitor's own browser. */
export function CertificateScreen() {
  const { t } = useTranslation();
  const { number: named } = useParams<{ number: string }>();
  const number = named.trim().toUpperCase();
  usePageTitle(t('check.page', { number }));
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('check.title')}</h1>
      <p className="mb-6 mt-2 break-words text-lg font-medium text-muted">{number}</p>
      <Content key={number} number={number} />
    </div>
  );
}
