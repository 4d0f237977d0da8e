import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { isValidNip, nipDigits, normalizeNip } from '#core/account/companies/nip.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { NipField } from '#client/account/saved-scope/nip-field.tsx';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import type { BeginningProps } from '#client/assessment/scope/beginning.ts';
import { useScopeCompany } from '#client/assessment/scope/queries.ts';

const CompanyKinds = screen(async () => (await import('./company-kinds.tsx')).CompanyKinds);

/** The NIP of this entry of the browser's history, so that the way back leads to the same company. */
function nipOfHistory(): string | null {
  const { nip } = (history.state ?? {}) as { nip?: unknown };
  return typeof nip === 'string' && isValidNip(nip) ? nip : null;
}

/** Where the register helps no further. */
function ByHand({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={title} alert>
      <p>{t('scope.company.byHand')}</p>
      <ButtonLink variant="secondary" size="small" href={scopeAddress('nis2')}>
        {t('scope.company.fillIn')}
      </ButtonLink>
    </Notice>
  );
}

/** A check that begins with a NIP: what the register states about the company, and what of it is so. */
export function CompanyStart({ known, begin }: BeginningProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const [nip, setNip] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ typed: string; error: string } | null>(null);
  const lookup = useScopeCompany(nip);
  const submit = (typed: string): void => {
    const normalized = normalizeNip(typed);
    const error = normalized.length === nipDigits ? t('register.errors.nipCheckDigit') : t('register.errors.nipLength');
    const valid = isValidNip(normalized);
    setWrong(valid ? null : { typed, error });
    setNip(valid ? normalized : null);
    if (valid) go('/czy-podlegam', { replace: true, state: { nip: normalized } });
  };
  useEffect(() => {
    const requestedNip = search.get('nip');
    if (requestedNip === null) setNip(nipOfHistory());
    else {
      // The address is rewritten without it.
      go('/czy-podlegam', { replace: true });
      submit(requestedNip);
    }
    // Once, when the page is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { data, error, isFetching } = lookup;
  return (
    <section aria-labelledby="scope-company" className="scripted mt-8">
      <h2 id="scope-company" className="sr-only">
        {t('scope.company.title')}
      </h2>
      <NipField initial={nip ?? wrong?.typed} error={wrong?.error} pending={isFetching} submit={submit} />
      <p className="mt-2 max-w-xl text-sm text-muted">{t('scope.company.hint')}</p>
      <div className="mt-4" aria-live="polite">
        {isFetching && <p>{t('scope.company.looking')}</p>}
      </div>
      {!isFetching && error && <ByHand title={error instanceof ApiError && error.status === 429 ? error.text : t('scope.company.away')} />}
      {!isFetching && data?.state === 'unknown' && <ByHand title={t('scope.company.unknown')} />}
      {!isFetching && data?.company && (
        <Suspense fallback={null}>
          <CompanyKinds key={nip} found={data} known={known} begin={begin} />
        </Suspense>
      )}
    </section>
  );
}
