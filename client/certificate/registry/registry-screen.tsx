import { BadgeCheck, Bot, Search, ShieldCheck, Star } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import type { RegistryCertificate } from '#contract/certificate/registry.ts';
import { normalizeNip } from '#core/account/companies/nip.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { lengths } from '#core/platform/limits.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useRegistry } from './queries.ts';

const typingPauseMillis = 250;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), typingPauseMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What is already here and matches, shown while the server's answer is on its way. */
function matches(certificate: RegistryCertificate, text: string): boolean {
  const { certificateNumber, organization } = certificate;
  const digits = normalizeNip(text);
  if (/^\d{3,}$/.test(digits)) return organization.nip.includes(digits);
  const searched = foldForSearch(`${organization.name} ${certificateNumber} ${organization.nip}`);
  return foldForSearch(text)
    .split(' ')
    .every((word) => searched.includes(word));
}

/** A line of its own: beside the regime it would wrap, and jump when the typeface arrives. */
function CertificateStatus({ certificate }: { certificate: RegistryCertificate }) {
  const { t } = useTranslation();
  if (certificate.status === 'unverified') return <Badge tone="warn">{t('registry.unverified')}</Badge>;
  if (certificate.status !== 'active') return <Badge tone="warn">{t('certificates.expired')}</Badge>;
  if (certificate.contradicted > 0) return <Badge tone="warn">{t('suppliers.states.contradicted')}</Badge>;
  if (!certificate.confirmation) return <Badge>{t('registry.unconfirmed')}</Badge>;
  return (
    <Badge tone="good">
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {t('registry.confirmed')}
    </Badge>
  );
}

function Card({ certificate }: { certificate: RegistryCertificate }) {
  const { t } = useTranslation();
  const Icon = certificate.regime === 'nis2' ? ShieldCheck : Bot;
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <span className="inline-flex items-center gap-2 font-semibold text-brand">
          <Icon aria-hidden="true" className="size-6" />
          {t(`regimes.${certificate.regime}.short`)}
        </span>
        {certificate.priority && (
          <Badge>
            <Star aria-hidden="true" className="size-3.5" />
            {t('registry.priority')}
          </Badge>
        )}
      </div>
      <h2 className="mt-4 break-words font-sans text-lg font-semibold leading-snug">{certificate.organization.name}</h2>
      <p className="text-sm text-muted">NIP {certificate.organization.nip}</p>
      <p className="mt-3">
        <CertificateStatus certificate={certificate} />
      </p>
      <dl className="mt-4 flex-1 space-y-2 text-[0.9375rem]">
        <div>
          <dt className="text-sm text-muted">{t('registry.number')}</dt>
          <dd className="break-words font-medium">{certificate.certificateNumber}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('certificates.issued')}</dt>
          <dd className="font-medium">{day(certificate.issuedAt)}</dd>
        </div>
        {certificate.confirmation && (
          <div>
            <dt className="text-sm text-muted">{t('registry.howConfirmed')}</dt>
            <dd className="font-medium">
              {`${t(`confirmation.methods.${certificate.confirmation.method}`)}, ${day(certificate.confirmation.confirmedAt)}`}
            </dd>
          </div>
        )}
        {certificate.complianceScore !== null && (
          <div>
            <dt className="text-sm text-muted">{t('certificates.score')}</dt>
            <dd className="font-medium">
              {percent(certificate.complianceScore)}
              <span className="mt-1.5 block">
                <Progress value={certificate.complianceScore} label={t('certificates.score')} />
              </span>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-[0.8125rem] text-muted">{t('registry.selfAssessment')}</p>
      <ButtonLink variant="secondary" className="mt-3 w-full" href={certificatePath(certificate.certificateNumber)}>
        {t('registry.verify')}
        <span className="sr-only"> {certificate.certificateNumber}</span>
      </ButtonLink>
    </li>
  );
}

function SearchBox({ text, setText }: { text: string; setText: (text: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="mt-6 max-w-2xl">
      <label htmlFor={id} className="block text-[0.9375rem] font-medium">
        {t('registry.search')}
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden="true" className="absolute left-3 top-1/2 size-5 -translate-y-1/2 text-muted" />
        <input
          id={id}
          type="search"
          maxLength={lengths.search.most}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('registry.placeholder')}
          className="block min-h-12 w-full rounded-md border border-field bg-surface pl-11 pr-3 placeholder:text-muted"
        />
      </div>
    </form>
  );
}

export function RegistryScreen() {
  const { t } = useTranslation();
  usePageTitle(t('registry.title'));
  const [address] = useSearchParams();
  const [text, setText] = useState(address.get('search') ?? '');
  const settled = useSettled(text);
  const registry = useRegistry(settled);
  const everything = useRegistry('');
  const typed = useDeferredValue(text.trim());
  const waiting = registry.isPending || settled !== typed;
  const entries = everything.data?.pages.flatMap((page) => page.page) ?? [];
  const found = waiting
    ? entries.filter((certificate) => matches(certificate, typed))
    : (registry.data?.pages.flatMap((page) => page.page) ?? []);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('registry.title')}</h1>
      <p className="mt-3 max-w-3xl text-muted">{t('registry.lead')}</p>
      <SearchBox text={text} setText={setText} />
      <div className="mt-8" aria-busy={waiting}>
        {registry.isError && <Failure error={registry.error} retry={() => void registry.refetch()} />}
        {waiting && found.length === 0 && !registry.isError && (
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
            {[1, 2, 3].map((placeholder) => (
              <Skeleton key={placeholder} rows={1} className="h-64" label={t('common.loading')} />
            ))}
          </div>
        )}
        {!waiting && !registry.isError && found.length === 0 && (
          <div className="py-12 text-center">
            <p className="text-lg font-semibold">{t(typed ? 'registry.noResults' : 'registry.empty')}</p>
            {typed && <p className="mt-1 text-muted">{t('registry.noResultsText')}</p>}
          </div>
        )}
        <p role="status" className="sr-only">
          {!waiting && found.length > 0 && t('registry.shown', { count: found.length })}
        </p>
        <ul data-order="plan" className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
          {found.map((certificate) => (
            <Card key={certificate.id} certificate={certificate} />
          ))}
        </ul>
        {!waiting && registry.hasNextPage && (
          <div className="mt-8 text-center">
            <Button variant="secondary" disabled={registry.isFetchingNextPage} onClick={() => void registry.fetchNextPage()}>
              {t('registry.more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
