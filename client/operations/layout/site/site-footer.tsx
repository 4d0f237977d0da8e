import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '#client/account/accounts/queries.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { registrationText } from '#core/platform/company-registration.ts';
import { Logo } from '#client/platform/ui/brand/logo.tsx';
import { footerPlaces } from './site-places.ts';

const linkClasses = 'inline-flex min-h-9 items-center text-left underline-offset-4 hover:text-ink hover:underline';

function reopenCookieBanner(): void {
  window.dispatchEvent(new Event('atesto:cookie-settings'));
}

function Group({ title, entries, children }: { title: string; entries: ReturnType<typeof footerPlaces>; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold text-ink">{title}</h2>
      <ul className="mt-2">
        {entries.map(({ path, key }) => (
          <li key={path}>
            <Link href={path} className={linkClasses}>
              {t(key)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** Who runs the service. Every line has its space before the data is here. */
function Company() {
  const { t } = useTranslation();
  const company = useSite().data?.company;
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold text-ink">{t('footer.company')}</h2>
      <address className="mt-3 min-h-[9lh] not-italic leading-6 sm:min-h-[8lh]">
        {company && (
          <>
            {company.name}
            <br />
            {company.address}
            <br />
            NIP {company.nip}, REGON {company.regon}
            <br />
            {registrationText(company, shownLanguage())}
            <br />
            <a className="underline underline-offset-4 hover:text-ink" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            <br />
            <a className="underline-offset-4 hover:text-ink hover:underline" href={`tel:${company.phone.replaceAll(' ', '')}`}>
              {company.phone}
            </a>
          </>
        )}
      </address>
    </div>
  );
}

export function SiteFooter() {
  const { t } = useTranslation();
  const company = useSite().data?.company;
  return (
    <footer className="border-t border-line bg-surface py-9 text-sm text-muted">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]">
          <Company />
          <nav aria-label={t('footer.nav')} className="no-print grid gap-10 sm:contents">
            <Group title={t('footer.product')} entries={footerPlaces('product')} />
            <Group title={t('footer.documents')} entries={footerPlaces('documents')}>
              <li>
                <button type="button" onClick={reopenCookieBanner} className={linkClasses}>
                  {t('footer.cookieSettings')}
                </button>
              </li>
            </Group>
          </nav>
        </div>
        <div className="mt-7 flex flex-col gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between sm:gap-10">
          <div className="flex shrink-0 flex-col gap-1 text-ink">
            <Logo />
            <p className="mt-2 text-muted">© {company?.name ?? 'Atesto'}</p>
          </div>
          <p className="max-w-xl">{t('footer.selfAssessment')}</p>
        </div>
      </div>
    </footer>
  );
}
