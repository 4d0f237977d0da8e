import { useEffect } from 'react';
import { useParams } from 'wouter';
import { tones } from '#proof/headline.ts';
import { ApiError } from '#client/api.ts';
import { useTranslation } from '#client/i18n.ts';
import { keepForOffline } from '#client/offline/keep.ts';
import { Button } from '#client/ui/button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Answer } from './answer.tsx';
import { CodeOnly } from './code-note.tsx';
import { useChecks, useEntry, usePaperCode } from './queries.ts';
import { CheckingHead, VerdictHead } from './verdict-head.tsx';

/** Nothing is known: neither the registry nor a code said anything. */
function NotChecked({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <VerdictHead
      name="unchecked"
      tone={tones.unchecked}
      title={t('check.verdict.unchecked')}
      text={t('check.explanation.unchecked', { missing: t('check.missing.registry') })}
      next={t('check.next.offline')}
    >
      <Button look="secondary" size="small" onClick={retry}>
        {t('check.retry')}
      </Button>
    </VerdictHead>
  );
}

function Content({ number }: { number: string }) {
  const { t } = useTranslation();
  const entry = useEntry(number);
  const checks = useChecks(entry.data, entry.dataUpdatedAt);
  const again = (): void => void entry.refetch();
  const paper = usePaperCode(number, { found: checks.data, hash: entry.data?.verificationHash ?? '', isAway: entry.isError });
  useEffect(() => {
    if (checks.data) keepForOffline().catch(() => undefined);
  }, [checks.data]);
  const code = paper.data ?? { outcome: 'none' };
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
  if (entry.isError && 'code' in code) return <CodeOnly code={code} retry={again} />;
  if (entry.isError || checks.isError) return <NotChecked retry={() => void (entry.isError ? entry : checks).refetch()} />;
  if (!entry.data || !checks.data || !paper.data) return <CheckingHead />;
  return <Answer checked={{ entry: entry.data, found: checks.data, hash: entry.data.verificationHash, file: null, code }} again={again} />;
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
