import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useSite } from '#client/accounts/queries.ts';

export function SiteFooter() {
  const { t } = useTranslation();
  const company = useSite().data?.company;
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted sm:px-6">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 sm:flex-row sm:justify-between">
        <div className="max-w-xl space-y-1">
          <p>{t('footer.selfAssessment')}</p>
          {company && (
            <p>
              {company.name} · NIP {company.nip} · {company.address} ·{' '}
              <a className="underline hover:text-ink" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </p>
          )}
          <p>© 2025 Atesto</p>
        </div>
        <nav aria-label={t('footer.nav')} className="flex gap-5">
          <Link href="/rejestr" className="underline hover:text-ink">
            {t('nav.registry')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
