import { Download, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearch } from 'wouter';
import type { Certificate, OwnCertificate } from '#contract/certificate/certificates.ts';
import { isLanguage, languages } from '#core/platform/languages.ts';
import { certificatePath } from '#contract/platform/pages.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { RecordedList } from '#client/assessment/contradictions/recorded-list.tsx';
import { pathOf } from '#client/assessment/data/places.ts';
import { day, lastDay, percent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { Announced } from './announced.tsx';
import { Contradicted } from './contradicted.tsx';
import { BadgeSnippet } from './badge-snippet.tsx';
import { CertificateIssued } from './certificate-issued.tsx';
import { useCertificates } from '#client/assessment/data/issued-certificates.ts';
import { Removal } from './removal.tsx';
import { Replacement } from './replacement.tsx';
import { statusKey } from './status.ts';

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** The PDF in the language of choice. */
function PdfDownload({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const id = useId();
  const [language, setLanguage] = useState(shownLanguage);
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {t('certificates.pdfLanguage')}
      </label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        className="min-h-11 rounded-md border border-field bg-surface px-2 text-[0.9375rem]"
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </select>
      <DownloadLink
        href={addressOf('GET /api/certificates/:id/pdf', { params: { id: certificate.id }, query: { lang: language } })}
        download
      >
        <Download aria-hidden="true" className="size-4.5" />
        {t('certificates.pdf')}
      </DownloadLink>
    </div>
  );
}

function Card({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation();
  const active = certificate.status === 'active';
  const tone = active ? 'good' : 'neutral';
  const may = useMay('POST /api/certificates/:id/removal', 'owner');
  return (
    <li className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{t(`regimes.${certificate.regime}.certificate`)}</h2>
          <p className="mt-1 break-words text-muted">{certificate.certificateNumber}</p>
        </div>
        <Badge tone={certificate.contradicted > 0 ? 'warn' : tone}>{t(statusKey(certificate.status))}</Badge>
      </div>
      <Contradicted count={certificate.contradicted} />
      <Announced certificate={certificate} />
      {active && <RecordedList regime={certificate.regime} className="mt-5" />}
      <dl className="mt-5 grid gap-4 sm:grid-cols-3">
        <Fact label={t('certificates.score')}>{percent(certificate.complianceScore)}</Fact>
        <Fact label={t('certificates.issued')}>{day(certificate.issuedAt)}</Fact>
        <Fact label={t('certificates.expires')}>{lastDay(certificate.expiresAt)}</Fact>
        <div className="min-w-0 sm:col-span-3">
          <dt className="text-sm text-muted">SHA-256</dt>
          <dd className="break-all text-sm">{certificate.verificationHash}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={`/certyfikaty?number=${certificate.certificateNumber}`}>{t('certificates.show')}</ButtonLink>
        {certificate.status === 'expired' && (
          <ButtonLink variant="secondary" href={pathOf[certificate.regime]}>
            {t('certificates.renew')}
          </ButtonLink>
        )}
        {certificate.assessmentId && <PdfDownload certificate={certificate} />}
        <DownloadLink variant="quiet" href={certificatePath(certificate.certificateNumber)} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {t('certificates.verify')}
          <span className="sr-only">({t('common.newTab')})</span>
        </DownloadLink>
        {active && may && <Removal certificate={certificate} />}
      </div>
      {active && certificate.version === 1 && certificate.assessmentId && (
        <div className="mt-5">
          <Replacement certificate={certificate} />
        </div>
      )}
      {active && <BadgeSnippet certificate={certificate} />}
    </li>
  );
}

/** All certificates, or the one that the address names at full size. */
export function CertificatesScreen() {
  const certificates = useCertificates();
  const number = new URLSearchParams(useSearch()).get('number');
  const shown = certificates.data?.find((one) => one.certificateNumber === number);
  return shown ? <CertificateIssued key={shown.id} certificate={shown} /> : <AllCertificates />;
}

function AllCertificates() {
  const { t } = useTranslation();
  usePageTitle(t('nav.certificates'));
  const certificates = useCertificates();
  return (
    <>
      <h1 className="text-3xl">{t('nav.certificates')}</h1>
      <p className="mb-6 mt-2 max-w-3xl text-muted">{t('common.selfAssessment')}</p>
      {certificates.isPending && <Skeleton label={t('common.loading')} className="h-40" />}
      {certificates.isError && <Failure error={certificates.error} retry={() => void certificates.refetch()} />}
      {certificates.data?.length === 0 && (
        <div className="py-10 text-center">
          <p className="font-medium">{t('certificates.empty')}</p>
          <p className="mt-1 text-muted">{t('certificates.emptyText')}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <ButtonLink href="/nis2">{t('regimes.nis2.assessment')}</ButtonLink>
            <ButtonLink href="/ai-act" variant="secondary">
              {t('regimes.ai_act.assessment')}
            </ButtonLink>
          </div>
        </div>
      )}
      <ul className="space-y-5">
        {certificates.data?.map((certificate) => (
          <Card key={certificate.id} certificate={certificate} />
        ))}
      </ul>
    </>
  );
}
