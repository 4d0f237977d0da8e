import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { tones } from '#proof/check/headline.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { day, lastDay } from '#client/platform/words/formats.ts';
import { saveForOffline } from '#client/platform/offline/save-page.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Answer } from './answer.tsx';
import { CodeOnly } from './code/code-note.tsx';
import { useChecks, useEntry, usePaperCode } from './queries.ts';
import { recordQuery, type RegistryRecord, isNeverIssued } from './check/record.ts';
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
      <Button variant="secondary" size="small" onClick={retry}>
        {t('check.retry')}
      </Button>
    </VerdictHead>
  );
}

/** A way on from a number that was mistyped or never given: correct it, check the file itself, or report the document. */
function OtherNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [typed, setTyped] = useState(number);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = typed.trim().toUpperCase();
    if (wanted) go(`/c/${encodeURIComponent(wanted)}`);
  };
  return (
    <>
      <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-3 text-ink">
        <Field
          label={t('check.other.number')}
          name="number"
          autoComplete="off"
          className="min-w-56 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('check.other.submit')}</Button>
      </form>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href="/sprawdz" className="font-medium text-brand underline">
          {t('check.other.file')}
        </Link>
        <Link href="/reklamacja" className="font-medium text-brand underline">
          {t('check.other.report')}
        </Link>
      </p>
    </>
  );
}

function Unknown({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <VerdictHead
      name="unknown"
      tone={tones.unknown}
      title={t('check.verdict.unknown')}
      text={t('check.explanation.unknown', { number })}
      next={t('check.next.unknown')}
    >
      <OtherNumber number={number} />
    </VerdictHead>
  );
}

/** What the registry states about a number, as nothing more than that. */
function registeredText(t: Translate, number: string, record: RegistryRecord | null | undefined): string {
  const organization = record?.organization;
  return organization ? t('check.checkingText', { number, name: organization.name, nip: organization.nip }) : '';
}

function Content({ number }: { number: string }) {
  const { t } = useTranslation();
  const record = useQueryClient().getQueryData<RegistryRecord | null>(recordQuery(number).queryKey);
  const entry = useEntry(number);
  const checks = useChecks(entry.data, entry.dataUpdatedAt);
  const again = (): void => void entry.refetch();
  const paper = usePaperCode(number, { found: checks.data, hash: entry.data?.verificationHash ?? '', isAway: entry.isError });
  useEffect(() => {
    if (checks.data) saveForOffline().catch(() => undefined);
  }, [checks.data]);
  const code = paper.data ?? { outcome: 'none' };
  if (isNeverIssued(entry.error)) return <Unknown number={number} />;
  if (entry.isError && 'code' in code) return <CodeOnly code={code} retry={again} />;
  if (entry.isError || checks.isError) return <NotChecked retry={() => void (entry.isError ? entry : checks).refetch()} />;
  if (!entry.data || !checks.data || !paper.data) {
    return (
      <>
        <div className="hidden noscript:block">
          <Unscripted number={number} />
        </div>
        <CheckingHead text={registeredText(t, number, record)} />
      </>
    );
  }
  return <Answer checked={{ entry: entry.data, found: checks.data, hash: entry.data.verificationHash, file: null, code }} again={again} />;
}

/** What the registry states, for a browser that can check nothing: never more than that. */
function Unscripted({ number }: { number: string }) {
  const { t } = useTranslation();
  const record = useQueryClient().getQueryData<RegistryRecord | null>(recordQuery(number).queryKey);
  if (record === undefined) return null;
  if (record === null) return <Unknown number={number} />;
  const { status, organization, expiresAt, revokedAt, contradicted } = record;
  const date = revokedAt ? day(revokedAt) : lastDay(expiresAt);
  return (
    <VerdictHead
      name="unscripted"
      tone={tones.unchecked}
      title={t('check.unscripted.title')}
      text={
        organization
          ? t('check.unscripted.text', { number, name: organization.name, nip: organization.nip })
          : t('check.unscripted.removed', { number })
      }
      next={`${t(`share.page.status.${status}`, { date })}. ${contradicted > 0 ? t('check.contradicted', { count: contradicted }) : ''}`}
    />
  );
}

/** Everything about one certificate, by checks made in the visitor's own browser. */
export function CertificateScreen() {
  const { t } = useTranslation();
  const { number: named } = useParams<{ number: string }>();
  const number = named.trim().toUpperCase();
  usePageTitle(t('check.page', { number }));
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-5 sm:px-6 sm:py-10">
      <h1 className="text-xl sm:text-4xl">{t('check.title')}</h1>
      <p className="mb-3 mt-1 break-words font-medium text-muted sm:mb-6 sm:mt-2 sm:text-lg">{number}</p>
      {/* Tall from the start, so that what stands below does not move when the answer comes; `check/early-answer.ts` puts it there. */}
      <div id="answer" className="min-h-dvh">
        <Content key={number} number={number} />
      </div>
    </div>
  );
}
