import { ArrowLeft, Check, Copy, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Certificate, OwnCertificate } from '#contract/certificate/certificates.ts';
import { certificatePath } from '#contract/platform/pages.ts';
import { languages } from '#core/platform/languages.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { useMe, useSite } from '#client/account/accounts/queries.ts';
import { day, lastDay } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button, ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { ownNames } from '#client/platform/ui/brand/language-menu.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { BadgeSnippet } from './badge-snippet.tsx';
import { Contradicted } from './contradicted.tsx';
import { useCopy } from './copy.ts';
import { Letters } from './letters.tsx';
import { Picture } from './picture.tsx';
import { statusKey } from './status.ts';

function Part({ title, text, children }: { title: string; text?: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="font-sans text-lg font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-3xl text-[0.9375rem] text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** The PDF in each language. */
function Documents({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  return (
    <Part title={t('ceremony.documents')} text={t('ceremony.documentsText')}>
      <div className="flex flex-wrap gap-2">
        {languages.map((lang) => (
          <DownloadLink
            key={lang}
            href={addressOf('GET /api/certificates/:id/pdf', { params: { id: certificate.id }, query: { lang } })}
            variant={lang === shownLanguage() ? 'primary' : 'secondary'}
            download
          >
            <Download aria-hidden="true" className="size-4.5" />
            {ownNames[lang]}
          </DownloadLink>
        ))}
      </div>
    </Part>
  );
}

function Address({ number }: { number: string }) {
  const { t } = useTranslation();
  const site = useSite();
  const { copied, copy } = useCopy();
  const address = `${site.data?.publicUrl ?? ''}${certificatePath(number)}`;
  const Icon = copied ? Check : Copy;
  return (
    <Part title={t('ceremony.link')} text={t('ceremony.linkText')}>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={certificatePath(number)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-brand underline [overflow-wrap:anywhere]"
        >
          {address.replace(/^https?:\/\//, '')}
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">({t('common.newTab')})</span>
        </a>
        <Button variant="secondary" size="small" disabled={!site.data} onClick={() => copy(address)}>
          <Icon aria-hidden="true" className="size-4" />
          {t(copied ? 'badge.copied' : 'ceremony.copy')}
        </Button>
      </div>
    </Part>
  );
}

function SharePicture({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const address = addressOf('GET /api/certificates/:id/share-picture', {
    params: { id: certificate.id },
    query: { lang: shownLanguage() },
  });
  return (
    <Part title={t('ceremony.share')} text={t('ceremony.shareText')}>
      <div className="flex flex-wrap items-end gap-4">
        <img
          src={address}
          alt={t('ceremony.shareAlt', { number: certificate.certificateNumber })}
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full max-w-sm rounded-md border border-line"
        />
        <DownloadLink href={address} download>
          <Download aria-hidden="true" className="size-4.5" />
          {t('ceremony.shareDownload')}
        </DownloadLink>
      </div>
    </Part>
  );
}

/** One certificate at full size, as it is drawn, with everything that can be done with it. */
export function CertificateIssued({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation();
  const organization = useMe().data?.organization?.name ?? '';
  const [language] = useState(shownLanguage);
  const title = t(`regimes.${certificate.regime}.certificate`);
  usePageTitle(title);
  const { certificateNumber: number, status } = certificate;
  const active = status === 'active';
  const tone = active ? 'good' : 'neutral';
  return (
    <>
      <ButtonLink href="/certyfikaty" variant="quiet" size="small" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('ceremony.all')}
      </ButtonLink>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-3xl">{title}</h1>
        <Badge tone={certificate.contradicted > 0 ? 'warn' : tone}>{t(statusKey(status))}</Badge>
      </div>
      <Contradicted count={certificate.contradicted} />
      <p className="mt-2 text-muted">
        {active
          ? t('ceremony.active', { issued: day(certificate.issuedAt), until: lastDay(certificate.expiresAt) })
          : t('ceremony.over', { number })}
      </p>
      {certificate.assessmentId && (
        <Picture certificate={certificate} language={language} alt={t('ceremony.alt', { number, organization })} />
      )}
      <p className="mb-6 text-sm text-muted">{t('common.selfAssessment')}</p>
      {certificate.assessmentId && <Documents certificate={certificate} />}
      <Address number={number} />
      {active && (
        <>
          <Letters certificate={certificate} />
          <SharePicture certificate={certificate} />
          <BadgeSnippet certificate={certificate} />
        </>
      )}
    </>
  );
}
