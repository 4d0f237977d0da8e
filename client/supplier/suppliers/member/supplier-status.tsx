import { Link } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import type { SupplierCertificate } from '#contract/supplier/suppliers.ts';
import { contradictedCount } from '#core/supplier/supplier-status.ts';
import { day, lastDay, moment, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import type { Supplier } from '#client/supplier/suppliers/queries.ts';

/** Good only where the company was confirmed too and nothing contradicts an answer; nothing here judges a company without a certificate. */
function toneOf(supplier: Supplier): Tone {
  const { state, certificates } = supplier;
  if (state === 'valid' && contradictedCount(supplier) > 0) return 'warn';
  if (state === 'valid') return certificates.some(({ status, confirmation }) => status === 'active' && confirmation) ? 'good' : 'neutral';
  return state === 'revoked' ? 'bad' : state === 'expired' || state === 'unverified' ? 'warn' : 'neutral';
}

export function StateBadge({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const shown = supplier.state === 'valid' && contradictedCount(supplier) > 0 ? 'contradicted' : supplier.state;
  return <Badge tone={toneOf(supplier)}>{t(`suppliers.states.${shown}`)}</Badge>;
}

/** For what and until when, or how it ended; and what speaks against its answers. */
export function Ends({ certificate }: { certificate: SupplierCertificate }) {
  const { t } = useTranslation();
  const { status, expiresAt, revokedAt, complianceScore, contradicted } = certificate;
  const regime = t(`regimes.${certificate.regime}.short`);
  const shown =
    status === 'active'
      ? t('suppliers.until', { regime, date: lastDay(expiresAt) })
      : status === 'revoked'
        ? t('suppliers.takenBack', { regime, date: day(revokedAt ?? expiresAt) })
        : status === 'unverified'
          ? `${regime}: ${t('registry.unverified')}`
          : t('suppliers.ended', { regime, date: day(expiresAt) });
  return (
    <>
      <span className="font-medium">
        {shown}
        {complianceScore !== null && `, ${t('suppliers.score', { score: percent(complianceScore) })}`}
      </span>
      {contradicted > 0 && <span className="block text-[0.8125rem] text-warn">{t('check.contradicted', { count: contradicted })}</span>}
    </>
  );
}

/** One certificate: for what, until when, how the company was confirmed, and where it is checked. */
function CertificateLine({ certificate }: { certificate: SupplierCertificate }) {
  const { t } = useTranslation();
  const { confirmation, certificateNumber } = certificate;
  return (
    <li className="text-[0.9375rem]">
      <Ends certificate={certificate} />
      <span className="block text-sm text-muted">
        {confirmation
          ? t('suppliers.confirmedBy', {
              level: confirmation.level,
              method: t(`confirmation.methods.${confirmation.method}`),
              date: day(confirmation.confirmedAt),
            })
          : t('suppliers.unconfirmed')}
      </span>
      <Link href={certificatePath(certificateNumber)} className="text-sm text-brand underline [overflow-wrap:anywhere]">
        {t('suppliers.open')} <span className="whitespace-nowrap">{certificateNumber}</span>
      </Link>
    </li>
  );
}

/** What the registry states about one company. */
export function SupplierLines({ supplier }: { supplier: Supplier }) {
  if (supplier.certificates.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2">
      {supplier.certificates.map((certificate) => (
        <CertificateLine key={certificate.certificateNumber} certificate={certificate} />
      ))}
    </ul>
  );
}

/** When the answer was worked out. */
export function AsOf({ at }: { at: string }) {
  const { t } = useTranslation();
  return <p className="text-sm text-muted">{t('suppliers.asOf', { at: moment(at) })}</p>;
}
